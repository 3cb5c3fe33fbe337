/** What the end of a game shows: the moment, the curve, the picture, and lozenges that lie the same for everyone. */
import { expect, test } from 'vitest';
import { linesOf } from '../../src/end/curve';
import { momentOf } from '../../src/end/moment';
import { scattered, strung } from '../../src/end/scatter';
import { drawn } from '../../src/end/share';
import type { Taken } from '../../src/pages/replay';
import type { SheetCell, SheetRow, Telling } from '../../src/telling/documents';

const cell = (score: number): SheetCell => ({
  bid: null,
  taken: null,
  made: null,
  points: null,
  score,
  total: score,
  good: null,
});
const row = (round: number, scores: number[], more: Partial<SheetRow> = {}): SheetRow => ({
  round,
  hand_size: null,
  trump: null,
  dealer: 0,
  contract: null,
  solo: null,
  void: false,
  seats: scores.map(cell),
  says: { code: 'round/none', facts: {} },
  ...more,
});
const told = (...sheet: SheetRow[]): Telling => ({ sheet }) as unknown as Telling;
const trick = (round: number, winner: number, points?: number): Taken => ({
  step: round,
  round,
  trick: {
    number: 1,
    leader: 0,
    cards: [{ seat: winner, card: 'Qh' }],
    winner,
    led: 'h',
    free: false,
    ...(points === undefined ? {} : { points }),
  },
});

test('the moment is the richest trick of a round that went well', () => {
  const sheet = told(row(1, [4, -2, -2]), row(2, [-4, 2, 2]));
  const found = momentOf(sheet, [trick(1, 0, 12), trick(2, 0, 30), trick(1, 1, 40)], 0, false);
  expect([found?.row.round, found?.points, found?.score]).toEqual([1, 12, 4]);
});

test('where points are no joy it is the best round, and without a good round there is none', () => {
  const table = told(row(1, [2, 2, -4], { contract: 'table' }));
  expect(momentOf(table, [trick(1, 0, 30)], 0, false)).toMatchObject({ score: 2, points: null });
  expect(momentOf(told(row(1, [13, 0, 13]), row(2, [0, 26, 0])), [trick(2, 0, 3)], 0, true)?.row.round).toBe(2);
  expect(momentOf(told(row(1, [0, 5, 5])), [], 0, false)).toBeNull();
});

test('names beside the curve do not touch, and stay within the picture', () => {
  const { lines, zero } = linesOf([[0, 9], [0, 9], [0, 8], [0, -10]], 300, 140);
  const labels = lines.map(({ label }) => label).sort((one, other) => one - other);
  expect(labels.slice(1).every((label, at) => label - (labels[at] ?? 0) >= 15.9)).toBe(true);
  expect(Math.min(...labels)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...labels)).toBeLessThanOrEqual(140);
  expect(zero).toBeGreaterThan(12);
});

test('lozenges lie the same for everyone, and no more of them than a screen holds', () => {
  expect(scattered(390, 700)).toEqual(scattered(390, 700));
  expect(scattered(5000, 4000).length).toBeLessThanOrEqual(260);
  expect(strung(400).lozenges).toHaveLength(11);
});

test('the picture has one’s own name as text, whatever it is, and no other', () => {
  const svg = drawn({ game: 'zole', title: 'Zole', name: '<b>&"Anna"', total: '9', says: '1st of 3', curve: [0, 2, 9] });
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(svg).not.toContain('<b>');
  expect([...parsed.querySelectorAll('text')].map((each) => each.textContent)).toEqual([
    'Zole',
    '<b>&"Anna" 9',
    '1st of 3',
    'followsuit',
  ]);
});
