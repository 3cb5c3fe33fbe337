import { expect, test } from 'vitest';
import { tilesInRow } from '../../src/home/tiles';

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
