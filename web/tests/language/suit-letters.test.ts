import { expect, test } from 'vitest';
import { shortest, suitLetter } from '../../src/language/suit-letters';

test('one letter of a suit’s name is enough where no other begins with it', () => {
  expect(['c', 'd', 'h', 's'].map((suit) => suitLetter(suit, 'french'))).toEqual(['C', 'D', 'H', 'S']);
});

test('names that begin alike have as many letters as tell them apart', () => {
  expect(['karo', 'kreuz'].map((name, at, all) => shortest(name, [all[1 - at]!, 'herz']))).toEqual(['ka', 'kr']);
});

test('a card without a suit has no letter', () => {
  expect(suitLetter('', 'elemental')).toBe('');
});
