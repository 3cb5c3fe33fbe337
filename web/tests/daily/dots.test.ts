import { expect, test } from 'vitest';
import { columnsOf, holds, tablesADot } from '../../src/daily/dots';

const result = (points: number, tables: number, good = points >= 0) => ({ points, tables, good });

test('a dot is a table up to three hundred, and stands for several from then on', () => {
  expect([0, 1, 300, 301, 900, 901].map(tablesADot)).toEqual([1, 1, 1, 2, 3, 4]);
});

test('each result has its column while there is room', () => {
  const columns = columnsOf([result(-4, 3), result(2, 5)], 7);

  expect(columns).toEqual([
    { low: -4, high: -4, tables: 3, good: false },
    { low: 2, high: 2, tables: 5, good: true },
  ]);
});

test('neighbours share a column where there are many, but no loss one with a win', () => {
  const results = Array.from({ length: 20 }, (_, at) => result(at - 3, 1));
  const columns = columnsOf(results, 5);

  expect(columns.map(({ low, high }) => [low, high])).toEqual([
    [-3, -1],
    [0, 3],
    [4, 7],
    [8, 11],
    [12, 15],
    [16, 16],
  ]);
  expect(columns.reduce((sum, each) => sum + each.tables, 0)).toBe(20);
});

test('a result is found in its column, whichever way results are counted', () => {
  expect([3, 5, 8, 9].map((points) => holds({ low: 8, high: 5, tables: 2, good: true }, points))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
