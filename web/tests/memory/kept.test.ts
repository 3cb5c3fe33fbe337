/** What this browser remembers of games: each once, bounded, readable however it was damaged, and erasable. */
import { beforeEach, expect, test } from 'vitest';
import {
  exported,
  forgetGames,
  FORMAT,
  gamesIn,
  keptGames,
  MOST,
  remember,
  rememberedSince,
  rememberErrors,
} from '../../src/memory/kept';
import { played } from './games';

beforeEach(() => localStorage.clear());

test('a game is remembered once, with what is known of it', () => {
  const game = played();
  expect([remember(game), remember({ ...game, total: 99 })]).toEqual([true, false]);
  expect(keptGames()).toEqual([game]);
});

test('what a review found is added to its game, and to no other', () => {
  const [one, other] = [played(), played()];
  remember(one);
  remember(other);
  rememberErrors(one.code, { slips: 2, costly: 1 });
  rememberErrors('unknown', { slips: 9, costly: 9 });
  expect(keptGames().map(({ errors }) => errors)).toEqual([{ slips: 2, costly: 1 }, null]);
});

test('past the bound the oldest are forgotten', () => {
  const games = Array.from({ length: MOST + 5 }, () => played());
  localStorage.setItem('followsuit.games', JSON.stringify(games));
  remember(played());
  const kept = keptGames();
  expect(kept).toHaveLength(MOST);
  expect(kept.some(({ code }) => code === games[5]?.code)).toBe(false);
  expect(JSON.stringify(kept).length).toBeLessThan(150_000);
});

test('what cannot be read is left out, and nothing breaks', () => {
  const game = played();
  const damaged = [null, 7, {}, { ...game, total: 'many' }, { ...game, code: 'x'.repeat(99) }, { ...game, errors: 'none' }];
  expect(gamesIn(JSON.stringify(damaged))).toEqual([{ ...game, errors: null }]);
  expect(['', '{', 'null', '7', '{"games": 3}'].map(gamesIn)).toEqual([[], [], [], [], []]);
});

test('the file that is taken along is read back the same, and erasing leaves nothing', () => {
  const game = played();
  remember(game);
  const file = exported(keptGames());
  expect(JSON.parse(file)).toEqual({ format: FORMAT, games: [game] });
  expect(gamesIn(file)).toEqual([game]);
  forgetGames(1_800_000_000);
  expect([keptGames(), rememberedSince()]).toEqual([[], 1_800_000_000]);
});
