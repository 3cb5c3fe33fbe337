import { expect, test } from 'vitest';
import { called, inOrder, stands } from '../../src/home/rows';
import { speak } from '../../src/language/current.svelte';
import { languageOf } from '../languages';
import type { TableRowDocument } from '../../src/telling/documents';

const row = (more: Partial<TableRowDocument> = {}): TableRowDocument => ({
  code: 'bcdfghjkmn',
  game: 'zole',
  status: 'playing',
  visibility: 'unlisted',
  open_seats: 0,
  created_at: 0,
  ...more,
});

test('a table is called by its game and the people who are there', () => {
  expect(called(row({ others: ['Jānis', 'Māra'] }), 'Zole')).toBe('Zole with Jānis and Māra');
  expect(called(row({ others: [] }), 'Zole')).toBe('Zole against bots');
  expect(called(row({ others: [], open_seats: 2 }), 'Zole')).toBe('Zole');
});

test('of a table that is not at hand nothing is said that is not known', () => {
  expect(called(row(), 'Zole')).toBe('Zole');
  expect(stands(row(), 600)).toBe('being played · 10 minutes ago');
});

test('a table says which round it is and whether one is waited for', () => {
  expect(stands(row({ round: 4, rounds: 12, your_turn: true }), 600)).toBe('round 4 of 12 · it is your turn');
  expect(stands(row({ round: 4, rounds: null, your_turn: false }), 600)).toBe('round 4 · 10 minutes ago');
});

test('in Latvian no name has to be declined', () => {
  speak(languageOf('lv'));

  expect(called(row({ others: ['Jānis', 'Māra'] }), 'Zole')).toBe('Zole: Jānis un Māra');
});

test('where one is waited for comes first, and what is finished last', () => {
  const rows = [
    row({ code: 'over', status: 'over' }),
    row({ code: 'open', status: 'open', open_seats: 1 }),
    row({ code: 'turn', your_turn: true }),
  ];

  expect(inOrder(rows).map(({ code }) => code)).toEqual(['turn', 'open', 'over']);
});
