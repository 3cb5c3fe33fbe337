import { expect, test } from 'vitest';
import { changed } from '../../src/net/changes';

const BEFORE = {
  phase: 'play',
  seats: [
    { turn: true, cards: 3 },
    { turn: false, cards: 3 },
  ],
  trick: { number: 1, cards: [{ seat: 0, card: 'Ah' }] },
};

test('changes reach what they name, through keys and places', () => {
  const now = changed(BEFORE, { phase: 'deal', 'seats.0.turn': false, 'seats.0.cards': 2 });

  expect(now).toEqual({ ...BEFORE, phase: 'deal', seats: [{ turn: false, cards: 2 }, BEFORE.seats[1]] });
});

test('a place past the end of a list adds to it', () => {
  expect(changed(BEFORE, { 'trick.cards.1': { seat: 1, card: '9h' } }).trick.cards).toEqual([
    { seat: 0, card: 'Ah' },
    { seat: 1, card: '9h' },
  ]);
});

test('what has not changed stays the same object, and what was before stays as it was', () => {
  const kept = structuredClone(BEFORE);
  const now = changed(BEFORE, { 'seats.0.turn': false });

  expect(now.trick).toBe(BEFORE.trick);
  expect(now.seats[1]).toBe(BEFORE.seats[1]);
  expect(BEFORE).toEqual(kept);
});
