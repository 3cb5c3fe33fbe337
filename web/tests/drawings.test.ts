import { expect, test } from 'vitest';
import { bandOf, coverOf } from '../src/art/drawings';

test('a game is drawn with the files called as it is', () => {
  expect(coverOf('zole')).toMatch(/^<rect .*\/>$/);
  expect(bandOf('ninja-whist')).toMatch(/^<path d="M6 0 [^"]*" fill="currentColor"\/>$/);
});

test('a game without drawings has none of its own', () => {
  expect([coverOf('whist'), bandOf('whist'), bandOf('elemental')]).toEqual([null, null, null]);
});
