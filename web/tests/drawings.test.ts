import { expect, test } from 'vitest';
import { bandOf, coverOf } from '../src/art/drawings';
import { FAMILIES } from '../src/net/defaults';

const COVERS = import.meta.glob<string>('../src/art/covers/*.svg', { eager: true, query: '?raw', import: 'default' });

test('a game is drawn with the files called as it is', () => {
  expect(coverOf('zole')).toMatch(/^<rect .*\/>$/);
  expect(bandOf('ninja-whist')).toMatch(/^<path d="M6 0 [^"]*" fill="currentColor"\/>$/);
});

test('a game without drawings has none of its own', () => {
  expect([coverOf('skat'), bandOf('skat')]).toEqual([null, null]);
});

test('a game without a weave of its own wears that of its family, and other games keep theirs', () => {
  expect(bandOf('skat', 'alone')).toMatch(/^<path d="M0 12 6 2 12 12"/);
  expect(bandOf('elemental', 'exact-bids')).not.toBe(bandOf(null, 'exact-bids'));
});

test('every family has a weave', () => {
  expect(FAMILIES.filter((family) => bandOf(null, family) === null)).toEqual([]);
});

test('games that share a page share no name for a part of their drawings', () => {
  expect(Object.values(COVERS).filter((svg) => / id=/.test(svg))).toEqual([]);
});
