import { expect, test } from 'vitest';
import { speak } from '../../src/language/current.svelte';
import {
  abandonedDraws,
  actionIn,
  ago,
  botName,
  botSays,
  clock,
  customsIn,
  errorIn,
  fullTable,
  gameTitle,
  nowhere,
  optionName,
  optionsIn,
  optionSays,
  pays,
  playersIn,
  valueSays,
  worldsIn,
} from '../../src/language/texts';
import type { GameDocument } from '../../src/telling/documents';
import { CODES, languageOf } from '../languages';
import { table } from '../net/tellings';
import { french } from '../samples';
import samples from '../games.json';

const games = samples as unknown as GameDocument[];
const zole = games.find((game) => game.key === 'zole')!;
const others = CODES.filter((code) => code !== 'en');

test.each(others)('every game, option and value of the server is told in %s', (code) => {
  speak(languageOf(code));

  for (const game of games) {
    expect(gameTitle(game)).not.toBe(game.title);
    for (const option of game.options.filter((each) => each.kind !== 'seats')) {
      expect(optionSays(game.key, option)).not.toBe(option.says);
      for (const value of option.values ?? []) expect(valueSays(game.key, option, value)).not.toBe(value.says);
    }
  }
});

test('what no catalogue knows is called as the server calls it', () => {
  const game = { ...zole, key: 'new', title: 'A new game.' };
  const option = { ...zole.options[1]!, key: 'round_limit', says: 'How many.' };

  expect(gameTitle(game)).toBe('A new game.');
  expect([optionName('new', option), optionSays('new', option)]).toEqual(['Round limit', 'How many.']);
  expect([botName('sage'), botSays({ name: 'sage', says: 'Knows all.' })]).toEqual(['sage', 'Knows all.']);
  expect([botName('instant'), optionName('zole', { ...option, key: 'small_zole' })]).toEqual(['quick', 'Small zole']);
});

test('a refusal is told by its code with its facts, else as the server worded it', () => {
  const unknown = { code: 'table/unknown', sentence: 'There is no table.', remedy: 'Check.', facts: { table: 'xyz' } };
  speak(languageOf('nl'));
  expect(errorIn(unknown).sentence).toBe('Er is geen tafel met de code xyz.');
  expect(errorIn({ ...unknown, code: 'new/code' })).toEqual({ sentence: 'There is no table.', remedy: 'Check.' });
  speak(languageOf('de'));
  expect(errorIn(unknown).sentence).toBe('Es gibt keinen Tisch mit dem Code xyz.');
  const other = { code: 'option/invalid', sentence: 'No.', remedy: '', facts: { message: 'table/full' } };
  expect(errorIn(other).sentence).toBe('Dieser Tisch ist voll.');
  const hidden = { ...unknown, facts: { ...unknown.facts, message: 'store/unusable' } };
  expect(errorIn(hidden).sentence).toBe('Es gibt keinen Tisch mit dem Code xyz.');

  speak(languageOf('en'));
  expect(errorIn(nowhere())).toEqual({
    sentence: 'There is nothing at this address.',
    remedy: 'Start at the front page.',
  });
  expect(errorIn(fullTable()).sentence).toBe('This table is full.');
});

test('what a rule forbids is told by the rule, with the names of the cards', () => {
  const facts = { rule: 'play/not-held', card: 'Ah', held: ['Qc', 'Ts'] };
  const illegal = { code: 'action/illegal', sentence: 'You do not hold A♥.', remedy: '', facts };

  speak(languageOf('en'));
  expect(errorIn(illegal, french).sentence).toBe('You do not hold A♥. Your hand: Q♣ and 10♠.');
  speak(languageOf('de'));
  expect(errorIn(illegal, french).sentence).toBe('Herz-Ass hast du nicht. Dein Blatt: Kreuz-Dame und Pik 10.');
  speak(languageOf('en'));
});

test('what is not as usual at a table is said in a few words', () => {
  const options = { seats: 3, rounds: 20, small_zole: false, dues: false };
  const customs = { ...table().customs, decision_seconds: 30, hints: false };

  expect(optionsIn(zole, options)).toEqual(['3 players', 'Rounds: 20', 'no Small zole']);
  expect(customsIn(customs)).toEqual(['A clock: 30 seconds', 'no hints']);

  speak(languageOf('de'));
  expect(optionsIn(zole, options)).toEqual(['3 Spieler', 'Runden: 20', 'ohne Kleine Zole']);
  expect(customsIn(customs)).toEqual(['Eine Uhr: 30 Sekunden', 'ohne Tipps']);
});

test('what somebody wants to take back is named, as far as it was seen', () => {
  expect(['play 9d', 'bid 2', 'stash ?? ??', 'choose B'].map((action) => actionIn(action, french))).toEqual([
    '9 of diamonds',
    'the bid of 2',
    'the last choice',
    'the last choice',
  ]);
});

test('a range is told as one number where both ends are the same', () => {
  expect([pays([2, 2]), pays([2, 6]), playersIn(4, 4), playersIn(2, 6)]).toEqual([
    '+2',
    '+2 to +6',
    '4 players',
    '2–6 players',
  ]);
});

test('an abandoned draw is told with its reason', () => {
  const told = table();
  told.seats[0]!.name = 'Anna';
  told.fairness.abandoned = [
    { draw: 1, why: 'left', refused: [] },
    { draw: 2, why: 'time', refused: [0] },
  ] as never;

  expect(abandonedDraws(told)).toEqual([
    'Draw 1 was abandoned: somebody left.',
    'Draw 2 was abandoned: nothing came in time from Anna.',
  ]);
});

test('times and large numbers are told as a reader of the language would', () => {
  expect([clock(65.4), ago(30), ago(600), worldsIn('12345'), worldsIn('1'.repeat(16))]).toEqual([
    '1:05',
    'just now',
    '10 minutes ago',
    'Deals that fit: 12,345.',
    'Deals that fit: about 10 to the 15.',
  ]);

  speak(languageOf('lv'));
  expect([ago(30), ago(600)]).toEqual(['tikko', 'pirms 10 minūtēm']);
});
