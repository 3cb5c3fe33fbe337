import { beforeEach, expect, test } from 'vitest';
import { dayLater, givenOn, keepGiven, keepResult, madeOn, streak, today } from '../../src/daily/memory';

beforeEach(() => localStorage.clear());

const made = { points: 2, good: true };

test('a day is one of UTC, wherever the browser is', () => {
  expect(today(Date.UTC(2026, 10, 17, 23, 59))).toBe('2026-11-17');
  expect([dayLater('2026-02-28', 1), dayLater('2026-01-01', -1)]).toEqual(['2026-03-01', '2025-12-31']);
});

test('days in a row are counted up to today, which may still come', () => {
  for (const day of ['2026-11-13', '2026-11-15', '2026-11-16']) keepResult(day, 'zole', made);

  expect(['2026-11-16', '2026-11-17', '2026-11-18'].map((day) => streak(day))).toEqual([2, 2, 0]);
  keepResult('2026-11-17', 'hearts', made);
  expect(streak('2026-11-17')).toBe(3);
});

test('results and numbers given are found again', () => {
  keepResult('2026-11-17', 'zole', made);
  keepGiven('2026-11-17', '5e');

  expect(madeOn('2026-11-17', 'zole')).toEqual(made);
  expect(madeOn('2026-11-17', 'hearts')).toBeNull();
  expect([givenOn('2026-11-17'), givenOn('2026-11-16')]).toEqual([['5e'], []]);
});

test('what cannot be read is as good as nothing', () => {
  localStorage.setItem('followsuit.daily', '{');

  expect(streak('2026-11-17')).toBe(0);
});
