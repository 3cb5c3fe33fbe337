import { expect, test } from 'vitest';
import { planDeal, unsorted } from '../src/table/deal';

test('cards go round from the seat after the dealer, a moment apart', () => {
  expect(planDeal([1, 2, 2], 1).leaves).toEqual([[60], [120, 240], [0, 180]]);
});

test('however many cards there are, the deal is over within the longest time', () => {
  const lengths = [1, 8, 13, 20].map((cards) => planDeal(Array.from({ length: 8 }, () => cards), 0).length);

  expect(lengths.every((length) => length <= 1200)).toBe(true);
  expect(lengths.at(-1)).toBe(1200);
});

test('a seat that sits out gets nothing, and nobody waits for it', () => {
  expect(planDeal([0, 2, 2], 0).leaves).toEqual([[], [0, 120], [60, 180]]);
});

test('before it is sorted every card lies in a place of its own, and hardly any where it belongs', () => {
  for (const count of [1, 2, 5, 8, 13, 20]) {
    const places = unsorted(count);
    expect([...places].sort((one, other) => one - other)).toEqual([...places.keys()]);
    expect(places.filter((place, card) => place === card).length).toBeLessThan(2);
  }
});
