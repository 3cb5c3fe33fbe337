/** What remembered games say together, and what is remarkable about one. */
import { expect, test } from 'vitest';
import { featOf, figuresOf, gamesPlayed } from '../../src/memory/figures';
import { played } from './games';

const won = (more = {}) => played({ won: true, place: 1, total: 9, ...more });

test('results, bids, streaks and errors are added up', () => {
  const games = [won(), won(), played({ errors: { slips: 3, costly: 1 } }), won({ errors: { slips: 1, costly: 1 } })];
  expect(figuresOf(games)).toMatchObject({
    games: 4,
    won: 3,
    place: 1.25,
    streak: 1,
    longest: 2,
    made: 16,
    said: 24,
    errors: 3,
    reviewed: 2,
  });
  expect(figuresOf([])).toMatchObject({ games: 0, streak: 0, errors: null, best: null });
});

test('a record is one only after some games of the same length, and where less is better only if it is less', () => {
  const before = [6, 4, 5].map((total) => played({ total }));
  expect(featOf(before, played({ total: 9 }))).toEqual({ kind: 'best', now: 9, before: 6, games: 4 });
  expect(featOf(before, played({ total: 6 }))).toBeNull();
  expect(featOf(before.slice(1), played({ total: 9 }))).toBeNull();
  expect(featOf(before, played({ total: 9, rounds: 3 }))).toBeNull();
  const less = before.map((game) => ({ ...game, less: true }));
  expect(featOf(less, played({ total: 9, less: true }))).toBeNull();
  expect(featOf(less, played({ total: 1, less: true }))).toMatchObject({ kind: 'best', before: 4 });
});

test('a streak longer than all before it, and the first win, are told', () => {
  const high = { total: 50 };
  const before = [won(high), played(high), won(high)];
  expect(featOf(before, won())).toEqual({ kind: 'streak', now: 2, before: 1, games: 4 });
  expect(featOf([played(high)], won())).toMatchObject({ kind: 'first-win', games: 2 });
  expect(featOf([played(high)], played())).toBeNull();
});

test('a game is not compared with itself, and games of others do not count', () => {
  const game = won();
  expect(featOf([won({ game: 'hearts' }), game], game)).toMatchObject({ kind: 'first-win', games: 1 });
  expect(gamesPlayed([played({ game: 'hearts' }), played(), played({ game: 'hearts' })])).toEqual(['hearts', 'zole']);
});
