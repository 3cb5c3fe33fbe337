import { expect, test } from 'vitest';
import { dealsIn, log10Of, powerIn, scaleOf } from '../../src/explorer/counts';

test('deals are exact up to nine digits, and then a power of ten', () => {
  expect(['1', '26460', '999999999', '11732745024', '9999999999', `1${'0'.repeat(31)}`].map(dealsIn)).toEqual([
    '1',
    '26,460',
    '999,999,999',
    '1.2 × 10¹⁰',
    '1.0 × 10¹⁰',
    '1.0 × 10³¹',
  ]);
});

test('a logarithm is found for any number of digits', () => {
  expect(log10Of('1')).toBe(0);
  expect(log10Of('1000')).toBeCloseTo(3);
  expect(log10Of(`5${'0'.repeat(40)}`)).toBeCloseTo(40.699, 3);
});

test('a scale has lines at nothing, the middle and the top', () => {
  expect([0.2, 1.5, 5.9, 28.4].map(scaleOf)).toEqual([
    [0, 1],
    [0, 1, 2],
    [0, 3, 6],
    [0, 15, 29],
  ]);
  expect([0, 3, 6, 28].map(powerIn)).toEqual(['1', '1,000', '10⁶', '10²⁸']);
});
