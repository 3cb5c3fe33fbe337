import { afterEach, expect, test, vi } from 'vitest';
import {
  cardName,
  english,
  followLanguage,
  languages,
  letterOf,
  number,
  percent,
  preferred,
  said,
  say,
  signed,
  speak,
  spoken,
  suitName,
  tokenName,
} from '../../src/language/current.svelte';
import { Language } from '../../src/language/wording';
import type { People } from '../../src/language/people';
import { settings } from '../../src/settings.svelte';
import { CODES, languageOf, textsOf } from '../languages';
import { french, ninja, sentence } from '../samples';

const people = (pack: People['pack']): People => ({ ...french, pack });

/** A server that offers languages and sends their catalogues. */
function serve(codes: readonly string[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const code = address.replace(/.*languages\/?/, '');
    asked.push(code);
    if (!code) return Response.json(codes.map((each) => ({ code: each, name: each })));
    return codes.includes(code) ? new Response(textsOf(code).join('\n')) : new Response('{}', { status: 404 });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function browserOf(...wanted: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
}

test('the browser’s first language that is offered is taken, else English', () => {
  const codes = ['en', 'de', 'lv', 'nl', 'pt-BR'];

  expect(preferred(['fr-FR', 'lv-LV', 'nl'], codes)).toBe('lv');
  expect(preferred(['de-AT', 'en'], codes)).toBe('de');
  expect(preferred(['pt-br'], codes)).toBe('pt-BR');
  expect(preferred(['fr'], codes)).toBe('en');
});

test('the page speaks the language of the browser, and afterwards the one that is chosen', async () => {
  serve(['en', 'lv', 'nl']);
  browserOf('lv-LV', 'en');

  await followLanguage();
  expect([spoken(), say('page-close')]).toEqual(['lv', 'Aizvērt']);
  expect(languages().map(({ code }) => code)).toEqual(['en', 'lv', 'nl']);

  settings.language = 'nl';
  await vi.waitFor(() => expect(say('page-close')).toBe('Sluiten'));
  expect(document.documentElement.lang).toBe('nl');
});

test('a chosen language that cannot be had leaves English', async () => {
  serve(['en']);
  settings.language = 'xx';

  await followLanguage();
  expect([spoken(), say('page-close')]).toEqual(['en', 'Close']);
});

test('whoever reads English waits for no language', async () => {
  const asked = serve(['en', 'lv']);
  browserOf('en-GB');

  await followLanguage();
  expect(asked.filter(Boolean)).toEqual([]);
  expect(spoken()).toBe('en');
});

test('a language of a few sentences says the rest in English', () => {
  speak(new Language('xx', 'page-close = Klose\n', english));

  expect([say('page-close'), say('page-menu'), cardName('Kh', french)]).toEqual(['Klose', 'Menu', 'king of hearts']);
});

test('a sentence nobody translated is shown as the server worded it', () => {
  speak(languageOf('lv'));

  expect(said(sentence('Something new.', 'new/code'), french)).toBe('Something new.');
  expect(said(null, french)).toBe('');
});

test('cards, suits and tokens are called what players call them', () => {
  const names = (code: string, pack: People['pack']): string[] =>
    ['en', 'nl', 'lv', 'de'].map((language) => {
      speak(languageOf(language));
      return cardName(code, people(pack));
    });

  expect(names('Kh', 'french')).toEqual(['king of hearts', 'hartenheer', 'ercena kungs', 'Herz-König']);
  expect(names('13w', 'elemental')).toEqual(['13 of water', 'water 13', 'ūdens 13', 'Wasser 13']);
  expect(names('∞', 'elemental')).toEqual(['infinity', 'oneindig', 'bezgalība', 'Unendlich']);
  expect(names('J', 'ninja')).toEqual(['Jack of Arrows', 'pijlenboer', 'bultu kalps', 'Pfeil-Bube']);
  expect([suitName('e', people('elemental')), tokenName('ab', ninja), tokenName('-', ninja)]).toEqual([
    'Erde',
    'Schwert, Stab',
    'leeres Plättchen',
  ]);
});

test('court cards have the letters that packs have in each country', () => {
  const letters = (language: string): string => {
    speak(languageOf(language));
    return ['A', 'K', 'Q', 'J'].map(letterOf).join('');
  };

  expect(['en', 'nl', 'lv', 'de'].map(letters)).toEqual(['AKQJ', 'AHVB', 'AKDJ', 'AKDB']);
});

test('numbers have a true minus, a sign where it is a gain, and the separators of the language', () => {
  expect([number(-4), signed(2), signed(0), signed(-2), percent(0.611)]).toEqual(['−4', '+2', '0', '−2', '61\u202f%']);

  speak(languageOf('de'));
  expect([number(1.5, 1), number(-1234.5, 1)]).toEqual(['1,5', '−1.234,5']);
});

test('counts take the form that the language has for them', () => {
  const tricks = (language: string, ...counts: number[]): string[] => {
    speak(languageOf(language));
    return counts.map((n) => say('page-tricks', { n }));
  };

  expect(tricks('lv', 0, 1, 2, 10, 11, 21, 22)).toEqual([
    'neviena stiķa',
    '1 stiķis',
    '2 stiķi',
    '10 stiķu',
    '11 stiķu',
    '21 stiķis',
    '22 stiķi',
  ]);
  expect(tricks('de', 0, 1, 2)).toEqual(['kein Stich', '1 Stich', '2 Stiche']);
});

test('places are counted in English with their endings', () => {
  expect([1, 2, 3, 4].map((n) => say('page-place', { n }))).toEqual(['1st', '2nd', '3rd', '4th']);
});

test.each(CODES)('no text in %s shouts', (code) => {
  expect(textsOf(code).join('\n')).not.toMatch(/!/);
});
