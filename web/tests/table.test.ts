import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { SCENES } from '../gallery/scenes';
import { speak } from '../src/language/current.svelte';
import { settings } from '../src/settings.svelte';
import BidTrack from '../src/table/BidTrack.svelte';
import GameEnd from '../src/table/GameEnd.svelte';
import LastTrick from '../src/table/LastTrick.svelte';
import { formFor, opponentSpot, othersAfter, ownSpot, sideOf } from '../src/table/placing';
import PointsMeter from '../src/table/PointsMeter.svelte';
import RoundEnd from '../src/table/RoundEnd.svelte';
import Say from '../src/table/Say.svelte';
import ScoreSheet from '../src/table/ScoreSheet.svelte';
import Table from '../src/table/Table.svelte';
import { said } from '../src/language/current.svelte';
import { heldCards } from '../src/telling/held';
import { CODES, languageOf } from './languages';
import { meter, sentence } from './samples';

test('the meter fills by points, hatches what is hidden and marks the goal', () => {
  const { container } = render(PointsMeter, { meter: meter() });
  const style = (name: string, property: string): string =>
    container.querySelector<HTMLElement>(`.${name}`)?.style.getPropertyValue(property) ?? '';

  expect(style('taken', 'width')).toBe('13.3%');
  expect([style('hidden', 'left'), style('hidden', 'width')]).toEqual(['13.3%', '11.7%']);
  expect(style('goal', 'left')).toBe('50.8%');
  expect(screen.getByRole('meter').getAttribute('aria-label')).toBe('16 card points, the goal is 61');
});

test('the meter never runs over its end', () => {
  const { container } = render(PointsMeter, { meter: meter({ points: 130, hidden: 0 }) });

  expect(container.querySelector<HTMLElement>('.taken')?.style.width).toBe('100.0%');
});

test('the bid track tells taken, needed and too many apart by shape', () => {
  const marks = (taken: number, of: number): (string | undefined)[] =>
    [...render(BidTrack, { taken, of }).container.querySelectorAll<SVGElement>('[data-mark]')].map(
      (mark) => mark.dataset['mark'],
    );

  expect(marks(1, 2)).toEqual(['taken', 'needed']);
  expect(marks(3, 2)).toEqual(['taken', 'taken', 'over']);
  expect(marks(0, 0)).toEqual([]);
});

test('a refusal is an alert, and its first sentence carries the weight', () => {
  render(Say, { text: 'The queen must wait. Follow hearts.', tone: 'why' });
  render(Say, { text: 'Your turn. Lead any card.' });

  expect(screen.getByRole('alert').querySelector('b')?.textContent).toBe('The queen must wait.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('Your turn.').tagName).toBe('B');
});

test('seats go clockwise from the one after one’s own', () => {
  expect(othersAfter(2, 4)).toEqual([3, 0, 1]);
  expect([0, 1, 2].map((place) => sideOf(place, 3))).toEqual(['left', 'top', 'right']);
});

test('the form follows the number of opponents and the screen', () => {
  expect([formFor(2, true), formFor(3, true)]).toEqual(['corners', 'columns']);
  expect([formFor(3, false), formFor(5, false)]).toEqual(['compass', 'columns']);
  expect([formFor(2, false, true), formFor(7, false, true)]).toEqual(['line', 'line']);
});

test('in columns each card lies under its player', () => {
  expect([0, 1, 2].map((place) => Math.round(opponentSpot('columns', place, 3).across))).toEqual([17, 50, 83]);
});

test('in a line everyone’s card lies under their plate, one’s own at the end', () => {
  expect([opponentSpot('line', 0, 3), ownSpot('line', 3)].map(({ across }) => across)).toEqual([12.5, 87.5]);
});

test('where there is room between two others, one’s own card lies there and nobody makes way', () => {
  const low = { low: 'between' } as const;
  expect([4, 5].map((opponents) => ownSpot('columns', opponents, low).across)).toEqual([50, 60]);
  expect(opponentSpot('columns', 1, 5, low)).toEqual(opponentSpot('columns', 1, 5));
});

test('where there is no room below, the others make way for one’s own card in the middle', () => {
  for (const [opponents, order] of [
    [3, [0, 1, 'own', 2]],
    [4, [0, 1, 'own', 2, 3]],
  ] as const) {
    const low = { low: 'among' } as const;
    const spots = order.map((who) =>
      who === 'own' ? ownSpot('columns', opponents, low) : opponentSpot('columns', who, opponents, low),
    );
    const [first, last] = [0, opponents - 1].map((place) => opponentSpot('columns', place, opponents).across);
    const apart = (last! - first!) / opponents;
    spots.forEach((spot, at) => expect(spot.across).toBeCloseTo(first! + at * apart));
  }
});

test('however small the cards are, one’s own leaves room for the word under it', () => {
  const [wide, narrow] = [0.2, 0.8].map((label) => ownSpot('columns', 3, { label }).y);

  expect(wide! > narrow!).toBe(true);
  expect(-narrow! - 0.7).toBeCloseTo(0.8);
});

test('one’s own card lies nearest', () => {
  for (const form of ['corners', 'compass'] as const) {
    expect(ownSpot(form, 2).y).toBeGreaterThan(opponentSpot(form, 0, 2).y);
  }
});

test('equal totals share a place, and the sheet ends with the winners first', () => {
  const seats = ['Anna', 'Els', 'Tom'].map((name, seat) => ({
    seat,
    name,
    kind: 'person' as const,
    bot: null,
    host: false,
    present: true,
  }));
  const ending = { winners: [1], totals: [8, 12, 8], ranking: [1, 0, 2], says: sentence('Els wins with 12.') };
  render(GameEnd, { ending, seats, people: { names: ['Anna', 'Els', 'Tom'], you: 0, pack: 'french' } });

  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('.place')?.textContent)).toEqual([
    '1st',
    '2nd',
    '2nd',
  ]);
});

test('partners share a line at the end, and the other side is second', () => {
  const names = ['Anna', 'Els', 'Tom', 'Mei'];
  const seats = names.map((name, seat) => ({ seat, name, kind: 'person' as const, bot: null, host: false, present: true }));
  const sides = [
    [1, 3],
    [0, 2],
  ];
  const ending = { winners: [1, 3], totals: [8, 12, 8, 12], ranking: [1, 3, 0, 2], sides, says: sentence('They win.') };
  render(GameEnd, { ending, seats, people: { names, you: 0, pack: 'french' } });

  const parts = ['.place', '.name', '.total .spoken'];
  expect(
    screen.getAllByRole('listitem').map((item) => parts.map((part) => item.querySelector(part)?.textContent)),
  ).toEqual([
    ['1st', 'Els, Mei', '12 points'],
    ['2nd', 'Anna, Tom', '8 points'],
  ]);
});

test('the score sheet says of each bid whether it was made, and knows the round under way', () => {
  const { telling, people } = SCENES['boerenbridge']!;
  render(ScoreSheet, {
    rows: telling.sheet,
    people,
    seats: telling.seats,
    round: telling.round,
    schedule: telling.schedule,
  });
  const rows = screen.getAllByRole('row');

  expect(rows).toHaveLength(1 + 15 + 1);
  expect(rows[1]?.textContent).toContain('bid 0, took 0, made it');
  expect(rows[7]?.getAttribute('aria-current')).toBe('true');
});

test('under a heading that says what they are, sheet and last trick have none of their own', () => {
  const { telling, people } = SCENES['zole']!;
  const sheet = { rows: telling.sheet, people, seats: telling.seats };
  const alone = render(ScoreSheet, sheet);
  expect(screen.getByRole('heading').textContent).toBe('Score sheet');
  alone.unmount();

  render(ScoreSheet, { ...sheet, titled: false });
  render(LastTrick, { trick: telling.last_trick, people, titled: false });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Score sheet');
  expect(document.querySelector('.last .label')?.textContent).not.toContain('last trick');
});

test.each(Object.keys(SCENES))('the table shows %s in every language', (key) => {
  const { game, telling, seats, people } = SCENES[key]!;
  for (const code of CODES) {
    speak(languageOf(code));
    const { container, unmount } = render(Table, { game, telling, seats, people });
    expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
    expect(container.querySelectorAll('.hand button')).toHaveLength(telling.hand.length);
    unmount();
  }
});

test('the reason why a card must wait takes the place of the sentence until the game goes on', async () => {
  const { game, telling, seats, people } = SCENES['zole']!;
  const { rerender } = render(Table, { game, telling, seats, people });
  const waiting = heldCards(telling).find((card) => !card.playable)!;

  await fireEvent.click(document.querySelector(`button[data-card="${waiting.card}"]`)!);
  expect(screen.getByRole('alert').textContent?.trim()).toBe(said(waiting.why, people));

  await rerender({ telling: { ...telling } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a raised card says that it wants another tap, in place of the sentence or of a refusal', async () => {
  settings.confirm = true;
  const { game, telling, seats, people } = SCENES['zole']!;
  const onact = vi.fn();
  render(Table, { game, telling, seats, people, onact });
  const place = (playable: boolean): Element =>
    document.querySelector(`button[data-card="${heldCards(telling).find((card) => card.playable === playable)!.card}"]`)!;

  await fireEvent.click(place(false));
  await fireEvent.click(place(true));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/tap again to play it/)).toBeTruthy();

  await fireEvent.click(place(false));
  expect(screen.queryByText(/tap again/)).toBeNull();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(onact).not.toHaveBeenCalled();
});

test('a card that is played is sent as the server writes it', async () => {
  const { game, telling, seats, people } = SCENES['zole']!;
  const onact = vi.fn();
  render(Table, { game, telling, seats, people, onact });
  const card = heldCards(telling).find((each) => each.playable)!.card;

  await fireEvent.click(document.querySelector(`button[data-card="${card}"]`)!);

  expect(onact.mock.calls).toEqual([[`play ${card}`]]);
});

test('a trick that is complete says who takes it', () => {
  const { game, telling, seats, people } = SCENES['zole']!;
  const trick = { ...telling.trick!, winner: 2 };
  render(Table, { game, telling: { ...telling, trick }, seats, people });

  expect(screen.getByText(/takes it$/, { selector: '.tag span' })).toBeTruthy();
});

test('a score is coloured by whether it is good for whoever got it, not by its sign', () => {
  const { telling, seats, people } = SCENES['zole']!;
  const row = telling.sheet[0]!;
  const cells = [10, -4, 0].map((score, at) => ({ ...row.seats[at]!, score, good: [false, true, null][at]! }));
  const { container } = render(RoundEnd, { row: { ...row, seats: cells }, seats, people });

  expect([...container.querySelectorAll('.plus, .minus')].map((cell) => [cell.className, cell.textContent])).toEqual([
    [expect.stringContaining('minus'), '+10'],
    [expect.stringContaining('plus'), '−4'],
  ]);
});
