import { expect, test } from 'vitest';
import { laidOut, smallTile, smallTilesInRow, tilesInRow } from '../../src/home/tiles';
import type { GameDocument } from '../../src/telling/documents';

test('all games lie side by side where each has room', () => {
  expect([1320, 1200, 944, 929].map((width) => tilesInRow(5, width))).toEqual([5, 5, 5, 5]);
});

test('no game is left alone in the last row where another could be with it', () => {
  expect([860, 688].map((width) => tilesInRow(5, width))).toEqual([3, 3]);
  expect([860, 688].map((width) => tilesInRow(6, width))).toEqual([3, 3]);
});

test('there is a column before anything is known or measured', () => {
  expect([tilesInRow(0, 944), tilesInRow(5, 0)]).toEqual([1, 1]);
});

test('games lie in the order of their places, and those without one come last', () => {
  const games = [null, 2, null, 1].map((place, at) => ({ key: `game-${at}`, front_page: { place } }));

  expect(laidOut(games as unknown as GameDocument[]).map(({ key }) => key)).toEqual(['game-3', 'game-1', 'game-0', 'game-2']);
});

test('small tiles fill a row, and on the narrowest phone there are two', () => {
  expect([1200, 944, 688].map((width) => smallTilesInRow(width, false))).toEqual([9, 7, 5]);
  expect([358, 328, 288].map((width) => smallTilesInRow(width, true))).toEqual([3, 2, 2]);
  expect(9 * smallTile(1200) + 8 * 8).toBeLessThanOrEqual(1200);
  expect(smallTile(0)).toBe(0);
});
