import { expect, test } from 'vitest';
import { codeIn, isWhole, placeOf } from '../../src/app/router.svelte';

const at = (address: string) => placeOf(new URL(address, 'http://followsuit.test'));

test('every address stands for a page', () => {
  expect(at('/')).toEqual({ page: 'home' });
  expect(at('/new/zole')).toEqual({ page: 'new', game: 'zole' });
  expect(at('/new')).toEqual({ page: 'new', game: null });
  expect(at('/table/bcdfghjkmn')).toEqual({ page: 'table', code: 'bcdfghjkmn', key: null });
  expect(at('/t/amber-heron-twelve')).toEqual({ page: 'table', code: 'amberherontwelve', key: null });
  expect(at('/replay/bcdfghjkmn#12')).toEqual({ page: 'replay', code: 'bcdfghjkmn', step: 12 });
  expect(at('/rules/zole?seats=4')).toEqual({ page: 'rules', game: 'zole', options: { seats: '4' } });
});

test('a link that hands a seat over carries its key', () => {
  expect(at('/table/bcdfghjkmn#seat=k3y')).toEqual({ page: 'table', code: 'bcdfghjkmn', key: 'k3y' });
});

test('an address of nothing leads nowhere, and a table without a code home', () => {
  expect(at('/what')).toEqual({ page: 'nowhere' });
  expect(at('/table/a/b')).toEqual({ page: 'nowhere' });
  expect(at('/table')).toEqual({ page: 'home' });
});

test('a code is found in whatever was typed or pasted', () => {
  expect(codeIn(' BCDFG-HJKMN ')).toBe('bcdfghjkmn');
  expect(codeIn('https://cards.example.org/table/bcdfghjkmn?x=1#y')).toBe('bcdfghjkmn');
  expect(codeIn('Amber, heron – TWELVE.')).toBe('amberherontwelve');
  expect(codeIn('https://cards.example.org/t/amber-heron-twelve')).toBe('amberherontwelve');
});

test('what was said is not the code of a link, and is asked about first', () => {
  expect(['bcdfghjkmn', 'b2d3fgh4km'].map(isWhole)).toEqual([true, true]);
  expect(['amberherontwelve', 'kxrbdt', 'nowhere', 'bcdfghjkm', 'bcdfghjkm1'].map(isWhole)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});
