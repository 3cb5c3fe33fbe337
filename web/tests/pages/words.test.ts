import { expect, test } from 'vitest';
import { settings } from '../../src/settings.svelte';
import { actionIn, customsIn, errorIn, nowhere, optionsIn, PAGE_CATALOGUES } from '../../src/words/pages';
import { pagesEn, type PageCatalogue } from '../../src/words/pages-en';
import { table } from '../net/tellings';
import { french } from '../samples';
import games from '../games.json';

const others = Object.values(PAGE_CATALOGUES).filter((catalogue) => catalogue !== pagesEn);
const TRANSLATED_ONLY = ['games', 'bots', 'options', 'values', 'errors'];

test('every language has every text of English, as a text, a list or a function of as many facts', () => {
  const shape = (catalogue: PageCatalogue): string[] =>
    Object.entries(catalogue)
      .filter(([key]) => !TRANSLATED_ONLY.includes(key))
      .flatMap(([key, value]) => {
        if (typeof value === 'function') return `${key}/${value.length}`;
        return typeof value === 'object' ? Object.keys(value).map((inner) => `${key}.${inner}`) : key;
      })
      .sort();

  for (const catalogue of others) expect(shape(catalogue)).toEqual(shape(pagesEn));
});

test('every other language knows every game, option, value and refusal that the other one knows', () => {
  const known = (catalogue: PageCatalogue): string[] =>
    [catalogue.games, catalogue.bots, catalogue.options, catalogue.values, catalogue.errors]
      .flatMap((part) => Object.keys(part))
      .sort();

  for (const catalogue of others) expect(known(catalogue)).toEqual(known(others[0]!));
});

test('every game, option and value of the server is told in every language', () => {
  for (const catalogue of others) {
    for (const game of games) {
      expect(catalogue.games[game.key], game.key).toBeTruthy();
      for (const option of game.options.filter((each) => each.kind !== 'seats')) {
        expect(catalogue.options[`${game.key}.${option.key}`]?.[1], option.key).toBeTruthy();
        for (const { value } of option.values ?? []) {
          expect(catalogue.values[`${game.key}.${option.key}.${value}`], String(value)).toBeTruthy();
        }
      }
    }
  }
});

test('no text is empty or shouts', () => {
  for (const catalogue of Object.values(PAGE_CATALOGUES)) {
    const texts = Object.values(catalogue).flatMap((value) =>
      typeof value === 'object' ? Object.values(value).flat() : value,
    );
    for (const text of texts) if (typeof text === 'string') expect(text).not.toMatch(/!/);
    expect(
      Object.values(catalogue.errors)
        .flat()
        .filter((text) => !text),
    ).toEqual([]);
  }
});

test('a refusal is told by its code with its facts, else as the server worded it', () => {
  const unknown = { code: 'table/unknown', sentence: 'There is no table.', remedy: 'Check.', facts: { table: 'xyz' } };
  settings.language = 'nl';
  expect(errorIn(unknown).sentence).toBe('Er is geen tafel met de code xyz.');
  expect(errorIn({ ...unknown, code: 'new/code' }).sentence).toBe('There is no table.');
  settings.language = 'de';
  expect(errorIn(unknown).sentence).toBe('Es gibt keinen Tisch mit dem Code xyz.');

  settings.language = 'en';
  expect(errorIn(unknown).remedy).toBe('Check.');
  expect(errorIn(nowhere()).sentence).toBe('There is nothing at this address.');
});

test('what is not as usual at a table is said in a few words', () => {
  const zole = games.find((game) => game.key === 'zole') as never;

  expect(optionsIn(zole, { seats: 3, rounds: 20, small_zole: false, dues: false })).toEqual([
    '3 players',
    'Rounds: 20',
    'no Small zole',
  ]);
  expect(customsIn({ ...table().customs, decision_seconds: 30, hints: false })).toEqual([
    'A clock: 30 seconds',
    'no hints',
  ]);

  settings.language = 'de';
  expect(optionsIn(zole, { seats: 3, rounds: 20, small_zole: false, dues: false })).toEqual([
    '3 Spieler',
    'Runden: 20',
    'ohne Kleine Zole',
  ]);
  expect(customsIn({ ...table().customs, decision_seconds: 30, hints: false })).toEqual([
    'Eine Uhr: 30 Sekunden',
    'ohne Tipps',
  ]);
});

test('what somebody wants to take back is named, as far as it was seen', () => {
  expect(['play 9d', 'bid 2', 'stash ?? ??', 'choose B'].map((action) => actionIn(action, french))).toEqual([
    '9 of diamonds',
    'the bid of 2',
    'the last choice',
    'the last choice',
  ]);
});
