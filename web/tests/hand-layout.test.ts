import { expect, test } from 'vitest';
import { layHand, type HandLayout } from '../src/table/hand-layout';

const lay = (count: number, width = 354, cardWidth = 92, apart: number[] = []): HandLayout =>
  layHand({ width, cardWidth, lift: 16, apart: Array.from({ length: count }, (_, at) => apart.includes(at)) });

test('six cards make one fan across a phone', () => {
  const layout = lay(6);

  expect(layout.rows).toBe(1);
  expect(layout.spots[0]?.x).toBeCloseTo(0);
  expect((layout.spots[5]?.x ?? 0) + 92).toBeCloseTo(354);
});

test('a few cards keep together in the middle', () => {
  const { spots } = lay(2, 900);

  expect((spots[0]?.x ?? 0) + (spots[1]?.x ?? 0) + 92).toBeCloseTo(900);
  expect((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0)).toBeCloseTo(92 * 1.12);
});

test('a group stands ten pixels apart', () => {
  const { spots } = lay(6, 354, 92, [3]);
  const step = (at: number): number => (spots[at]?.x ?? 0) - (spots[at - 1]?.x ?? 0);

  expect(step(3) - step(2)).toBeCloseTo(10);
});

test('nineteen cards take two rows, the upper with one more', () => {
  const layout = lay(19, 336);

  expect(layout.rows).toBe(2);
  expect(layout.spots.filter((spot) => spot.row === 0)).toHaveLength(10);
  expect(Math.max(...layout.spots.map((spot) => spot.x)) + layout.cardWidth).toBeLessThanOrEqual(336.01);
});

test('the step decides between a fan and rows at twenty-two pixels', () => {
  expect(lay(12, 92 + 11 * 22).rows).toBe(1);
  expect(lay(12, 92 + 11 * 22 - 1).rows).toBe(2);
});

test('close cards are raised first and wide ones played at once', () => {
  expect(lay(8, 92 + 7 * 35).raiseFirst).toBe(true);
  expect(lay(8, 92 + 7 * 36).raiseFirst).toBe(false);
  expect(lay(1, 60).raiseFirst).toBe(false);
});

test('nothing lies outside the height that is asked for', () => {
  for (const count of [1, 2, 6, 13, 20]) {
    const layout = lay(count, 336);
    const lowest = Math.max(...layout.spots.map((spot) => spot.y)) + layout.cardWidth * 1.4;
    expect(lowest).toBeLessThanOrEqual(layout.height);
    expect(Math.min(...layout.spots.map((spot) => spot.y))).toBeGreaterThanOrEqual(0);
  }
});

test('no cards need no place', () => {
  expect(lay(0).spots).toEqual([]);
});
