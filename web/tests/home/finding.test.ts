import { expect, test } from 'vitest';
import { found } from '../../src/home/finding';
import { speak } from '../../src/language/current.svelte';
import { languageOf } from '../languages';
import { keysOf, twelve } from './games';

const finds = (text: string): string[] => keysOf(found(twelve(), text));

test('a game is found by a part of its name, whatever the capitals and accents', () => {
  expect(finds('klaver')).toEqual(['klaverjas']);
  expect(finds('BOEREN')).toEqual(['boerenbridge']);
  expect(finds(' zolite ')).toEqual(['zole']);
});

test('a game is found by what it is called elsewhere, and by what is said of it', () => {
  expect(finds('hartenj')).toEqual(['hearts']);
  expect(finds('always trump')).toEqual(['spades']);
});

test('a name that begins so comes before one that only has it', () => {
  expect(finds('whist')).toEqual(['whist', 'ninja-whist']);
});

test('a number asks for so many players, and with minutes for no more of these', () => {
  expect(finds('8')).toEqual(['ninja-whist']);
  expect(finds('8 players')).toEqual(['ninja-whist']);
  expect(finds('5 min')).toEqual(['boerenbridge']);
  expect(finds('3 players, 10 min')).toEqual(['boerenbridge', 'miesjelen']);
});

test('short games are found by that word, already while it is typed', () => {
  expect(finds('short')).toEqual(['boerenbridge', 'miesjelen', 'sueca', 'euchre']);
  expect(finds('4 sh partners')).toEqual(['sueca', 'euchre']);
});

test('a family is found by its name in the reader’s language, and so are players and short games', () => {
  speak(languageOf('nl'));

  expect(finds('ontwijken')).toEqual(['hearts']);
  expect(finds('2 spelers kort')).toEqual(['miesjelen']);
});

test('what nobody plays is not found', () => {
  expect(finds('poker')).toEqual([]);
  expect(finds('9 players')).toEqual([]);
});
