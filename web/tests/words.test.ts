import { expect, test } from 'vitest';
import { preferredLanguage, settings } from '../src/settings.svelte';
import { CATALOGUES, said, worded, type People } from '../src/words';
import { cardAsObjectLv } from '../src/words/cards-lv';
import { en, type Catalogue } from '../src/words/en';
import { number, percent, plural, signed } from '../src/words/numbers';
import { french, sentence } from './samples';
import sentences from './sentences.json';

const others = Object.values(CATALOGUES).filter((catalogue) => catalogue !== en);
const people = (pack: string): People => ({
  names: ['Anna', 'Jānis', 'Māra', 'Els'],
  you: 0,
  pack: pack as People['pack'],
});

const SEATS = ['seat', 'dealer', 'next', 'solo', 'source'];

test('every language has every word of English, as a text or as a function of as many facts', () => {
  const shape = (catalogue: Catalogue): [string, string, number][] =>
    Object.entries(catalogue)
      .filter(([key]) => key !== 'server')
      .map(([key, value]): [string, string, number] => [
        key,
        typeof value,
        typeof value === 'function' ? value.length : 0,
      ])
      .sort();

  for (const catalogue of others) expect(shape(catalogue)).toEqual(shape(en));
});

test('every phrase of the chat is there in every language', () => {
  for (const catalogue of others) expect(Object.keys(catalogue.presets)).toEqual(Object.keys(en.presets));
});

test('no language leaves a text empty, shouts, or says the English one for a sentence', () => {
  for (const catalogue of Object.values(CATALOGUES)) {
    for (const [key, value] of Object.entries(catalogue)) {
      if (typeof value === 'string') expect(value, key).toMatch(/^[^!]+$/);
    }
  }
  for (const catalogue of others) expect(catalogue.noLastTrick).not.toBe(en.noLastTrick);
});

test.each(Object.entries(sentences))('%s is translated, with its facts in it', (code, example) => {
  for (const catalogue of others) {
    const text = worded(catalogue, example as never, people(example.pack));
    expect(catalogue.server[code], catalogue.language).toBeTypeOf('function');
    expect(text, catalogue.language).toMatch(/^[^!?{}]+\??[^!?{}]*$/);
    expect(text, catalogue.language).not.toMatch(/undefined|NaN|\bnull\b|\[object|-\d/);
    for (const [fact, value] of Object.entries(example.facts)) {
      const said = typeof value === 'number' && !SEATS.includes(fact) && example.sentence.includes(String(value));
      if (said) expect(text, `${catalogue.language}: ${fact}`).toContain(String(value));
    }
  }
});

test('no language translates a sentence that the server does not say', () => {
  for (const catalogue of others) {
    expect(Object.keys(catalogue.server).filter((code) => !(code in sentences))).toEqual([]);
  }
});

test('a sentence nobody translated is shown as the server worded it', () => {
  settings.language = 'lv';

  expect(said(sentence('Something new.', 'new/code'), french)).toBe('Something new.');
  expect(said(null, french)).toBe('');
});

test('whoever is spoken to is called you, and others by name', () => {
  const bid = (seat: number) => sentence('', 'live/bid', { seat, number: 2 });

  expect(worded(CATALOGUES['nl']!, bid(0), french)).toBe('Je biedt 2.');
  expect(worded(CATALOGUES['lv']!, bid(0), french)).toBe('Tu soli 2.');
  expect(worded(CATALOGUES['lv']!, bid(1), french)).toBe('Jānis sola 2.');
  expect(worded(CATALOGUES['de']!, bid(0), french)).toBe('Du sagst 2 an.');
  expect(worded(CATALOGUES['de']!, bid(1), french)).toBe('Jānis sagt 2 an.');
});

test('a refusal names cards in the case that the sentence asks for', () => {
  const refusal = sentence('', 'play/follow-suit', { card: 'Qh', led: 'h', owed: ['Kh', '9h'] });

  expect(worded(CATALOGUES['lv']!, refusal, french)).toBe(
    'Ercena dāma jāpataupa. Jāatbild ar ercenu: spēlē ercena kungu vai ercena devītnieku.',
  );
  expect(cardAsObjectLv('J', 'ninja')).toBe('bultu kalpu');
  expect(worded(CATALOGUES['de']!, refusal, french)).toBe(
    'Herz-Dame muss warten. Bediene Herz: Herz-König oder Herz 9.',
  );
});

test('German has the article and the case that a suit, a contract and a count ask for', () => {
  const told = (code: string, facts: Record<string, unknown>, pack = 'french'): string =>
    worded(CATALOGUES['de']!, sentence('', code, facts), people(pack));

  expect(told('turn/any', { led: 'h' })).toBe('Du bist dran. Kein Herz: freie Wahl.');
  expect(told('turn/any', { led: 'e' }, 'elemental')).toBe('Du bist dran. Keine Erde: freie Wahl.');
  expect(told('turn/any', { led: 't' })).toBe('Du bist dran. Kein Trumpf: freie Wahl.');
  expect(told('option/contract', { contract: 'Big' })).toBe('Den Großen spielen');
  expect(told('option/contract', { contract: 'Zole' })).toBe('Zole spielen');
  expect(told('live/chose', { seat: 1, contract: 'Big', against: [0, 2] })).toBe(
    'Jānis spielt den Großen, allein gegen dich und Māra.',
  );
  expect(told('round/most-tricks-lost', { seat: 0, contract: 'The Table', tricks: 4 })).toBe(
    'Alle haben gepasst. Du hast den Tisch mit 4 Stichen verloren.',
  );
  expect(told('live/drew', { seat: 1, token: '-' }, 'ninja')).toBe('Jānis zieht ein leeres Plättchen.');
  expect(told('option/take', { seat: 0, token: '-' }, 'ninja')).toBe('Leeres Plättchen von dir selbst nehmen');
  expect(told('add/no-match', { token: 'bd', fitting: [] }, 'ninja')).toBe(
    'Das Plättchen „Stab, Stern“ passt nicht zu dieser Karte.',
  );
});

test('cards are called what players call them', () => {
  const names = (code: string, pack: People['pack']): string[] => [en, ...others].map((each) => each.card(code, pack));

  expect(names('Kh', 'french')).toEqual(['king of hearts', 'hartenheer', 'ercena kungs', 'Herz-König']);
  expect(names('13w', 'elemental')).toEqual(['13 of water', 'water 13', 'ūdens 13', 'Wasser 13']);
  expect(names('∞', 'elemental')).toEqual(['infinity', 'oneindig', 'bezgalība', 'Unendlich']);
  expect(names('J', 'ninja')).toEqual(['Jack of Arrows', 'pijlenboer', 'bultu kalps', 'Pfeil-Bube']);
});

test('Latvian has a form for nought and the teens, one for one, and one for the rest', () => {
  const tricks = (n: number): string => plural('lv', n, { zero: '# stiķu', one: '# stiķis', other: '# stiķi' });

  expect([0, 1, 2, 10, 11, 21, 22].map(tricks)).toEqual([
    '0 stiķu',
    '1 stiķis',
    '2 stiķi',
    '10 stiķu',
    '11 stiķu',
    '21 stiķis',
    '22 stiķi',
  ]);
});

test('German has one form for one and one for the rest', () => {
  const { tricks, seatsOpen, secondsLeft } = CATALOGUES['de']!;

  expect([0, 1, 2].map(tricks)).toEqual(['kein Stich', '1 Stich', '2 Stiche']);
  expect([0, 1, 2].map(seatsOpen)).toEqual(['voll', '1 Platz frei', '2 Plätze frei']);
  expect([1, 21].map(secondsLeft)).toEqual(['noch 1 Sekunde', 'noch 21 Sekunden']);
});

test('numbers have a true minus, a sign where it is a gain, and the separators of the language', () => {
  expect(number('en', -4)).toBe('−4');
  expect([signed('en', 2), signed('en', 0), signed('en', -2)]).toEqual(['+2', '0', '−2']);
  expect(number('nl', 1.5, 1)).toBe('1,5');
  expect(number('de', -1234.5, 1)).toBe('−1.234,5');
  expect(percent('en', 0.611)).toBe('61\u202f%');
});

test('places are counted in English with their endings', () => {
  expect([1, 2, 3, 4].map(en.place)).toEqual(['1st', '2nd', '3rd', '4th']);
});

test('the browser’s first language that we speak is taken, else English', () => {
  expect(preferredLanguage(['fr-FR', 'lv-LV', 'nl'])).toBe('lv');
  expect(preferredLanguage(['de-AT', 'en'])).toBe('de');
  expect(preferredLanguage(['fr'])).toBe('en');
});
