import { expect, test } from 'vitest';
import { familyName, familyOf, inFront, longestFirst, shelvesOf, yoursOf } from '../../src/home/shelves';
import { speak } from '../../src/language/current.svelte';
import { languageOf } from '../languages';
import { another, five, keysOf, tableOf, twelve } from './games';

test('the five games with the lowest places stand in front, and all others behind them', () => {
  const { front, others } = inFront([...twelve()].reverse());

  expect(keysOf(front)).toEqual(['zole', 'boerenbridge', 'miesjelen', 'ninja-whist', 'elemental']);
  expect(others.length).toBe(7);
  expect(inFront(five()).others).toEqual([]);
});

test('each family has a shelf, in their order, and the longest can be put first', () => {
  const shelves = shelvesOf(inFront(twelve()).others);

  expect(shelves.map(({ family, games }) => [family, games.length])).toEqual([
    ['exact-bids', 1],
    ['partners', 5],
    ['avoid', 1],
  ]);
  expect(longestFirst(shelves).map(({ family }) => family)).toEqual(['partners', 'exact-bids', 'avoid']);
});

test('a game without a family, or with one that nobody knows, stands after all others', () => {
  const games = [another('a', 'A', [4]), another('b', 'B', [4], { family: 'what' }), ...five()];

  expect(games.slice(0, 2).map(familyOf)).toEqual(['others', 'others']);
  expect(shelvesOf(games).at(-1)?.family).toBe('others');
  expect(familyName('others')).toBe('More games');
});

test('families are called as the reader calls them', () => {
  speak(languageOf('nl'));

  expect(familyName('alone')).toBe('Eén tegen de rest');
});

test('one’s own are favourites, then what was played last, each once, and four at most', () => {
  const tables = [tableOf('sueca', 1), tableOf('hearts', 3), tableOf('zole', 2), tableOf('whist', 0)];

  expect(keysOf(yoursOf(twelve(), ['hearts', 'gone'], tables))).toEqual(['hearts', 'zole', 'sueca', 'whist']);
  expect(keysOf(yoursOf(twelve(), ['euchre', 'hearts'], tables))).toEqual(['euchre', 'hearts', 'zole', 'sueca']);
  expect(yoursOf(twelve(), [], [])).toEqual([]);
});
