import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { speak } from '../src/language/current.svelte';
import Hint from '../src/table/Hint.svelte';
import type { People } from '../src/language/people';
import { withoutNotation } from '../src/words/notation';
import { partsOf, patternOf, Phrasebook, phrasebookOf, placesOf } from '../src/words/phrasebook';
import { phrasesDe } from '../src/words/phrases-de';
import { phrasesEn } from '../src/words/phrases-en';
import { phrasesLv } from '../src/words/phrases-lv';
import { phrasesNl } from '../src/words/phrases-nl';
import games from './games.json';
import { languageOf } from './languages';
import { french } from './samples';
import sayings from './sayings.json';

const LANGUAGES = [phrasesNl, phrasesLv, phrasesDe];
const en = new Phrasebook(phrasesEn);
const nl = new Phrasebook(phrasesNl);
const lv = new Phrasebook(phrasesLv);
const de = new Phrasebook(phrasesDe);
const PACKS: Record<string, People['pack']> = { elemental: 'elemental', 'ninja-whist': 'ninja' };
/** English words that are words of the other language too, and names. */
const SHARED: Record<string, readonly string[]> = {
  nl: 'in is of over met hand harder rest stop water score scores contract limburg whist zole pule'.split(' '),
  lv: 'no to zole'.split(' '),
  de: 'all an in option pule so was will zole'.split(' '),
};

const rules = sayings.rules.map(withoutNotation);
const sentences = [
  ...new Set(rules.flatMap((line) => partsOf(line).filter((part, place) => part && place % 2 === 0))),
];
const reasons = Object.entries(sayings.actions).flatMap(([game, actions]) =>
  actions.flatMap((action) => {
    const people: People = { names: ['Anna', 'Kenji', 'Mei'], you: 0, pack: PACKS[game] ?? 'french' };
    return sayings.reasons.map((reason) => ({ said: reason.replace('{second}', action), people }));
  }),
);

const CODE = /`[^`]+`/g;
const withoutCode = (text: string): string => text.replace(CODE, '');
/** The name of an option, or what a value of one means. */
const isOfOptions = (text: string): boolean => text.startsWith('`');
/** A setting of 0 is told in words: no limit, no end. */
const figuresOf = (text: string): string[] =>
  (withoutCode(text).match(/[+−]?\d+/g) ?? []).filter((figure) => figure !== '0' || !text.startsWith('Told here'));
const wordsOf = (text: string): string[] => withoutCode(text).toLowerCase().match(/\p{L}+/gu) ?? [];
const english = new Set(
  [...sentences, ...sayings.reasons].flatMap(wordsOf).filter((word) => word.length > 1),
);
const leftInEnglish = (text: string, language: string): string[] =>
  wordsOf(text).filter((word) => english.has(word) && !SHARED[language]?.includes(word));

test.each(sentences)('“%s” is told in every language, with its figures and the names of options', (sentence) => {
  for (const book of [nl, lv, de]) {
    const told = book.sentence(sentence);
    expect(told, `${book.language} has no translation`).toBeTypeOf('string');
    expect(told, book.language).not.toMatch(/[{}!]|\bundefined\b|\bnull\b|-\d/);
    expect(leftInEnglish(told!, book.language), book.language).toEqual([]);
    for (const figure of figuresOf(sentence)) expect(told, book.language).toContain(figure);
    if (isOfOptions(sentence))
      for (const name of sentence.match(CODE) ?? []) expect(told, book.language).toContain(name);
  }
});

test('every reason of every player is told in every language, whatever it is about', () => {
  for (const { said, people } of reasons) {
    for (const book of [nl, lv, de]) {
      const told = book.sentence(said, people);
      expect(told, `${book.language}: ${said}`).toBeTypeOf('string');
      expect(leftInEnglish(told!, book.language), told!).toEqual([]);
    }
  }
});

test('every language knows the same sentences, and puts all that differs in them into its own', () => {
  for (const { sentences, language } of LANGUAGES) {
    expect(Object.keys(sentences)).toEqual(Object.keys(phrasesNl.sentences));
    for (const [said, told] of Object.entries(sentences)) {
      const names = (text: string): string[] => [...new Set(placesOf(text).map(([name]) => name))].sort();
      expect(names(told), `${language}: ${said}`).toEqual(names(said));
    }
  }
});

test('no language translates a sentence that the server does not say', () => {
  const heard = [...sentences, ...reasons.map(({ said }) => said), ...Object.values(sayings.actions).flat()];
  const pieces = new Set(heard.flatMap((text) => [text, ...text.split(/: |[,;] |\.$|\*\*/)]));

  const unheard = Object.keys(phrasesNl.sentences).filter(
    (said) => ![...pieces].some((piece) => patternOf(said).test(piece)),
  );
  expect(unheard).toEqual([]);
});

test('a game is said to be the same on its page of rules as on the front page', () => {
  for (const book of [nl, lv, de]) {
    for (const { key, title } of games) {
      expect(book.sentence(title)).toBe(languageOf(book.language).say({ code: `game-${key}-title` }));
    }
  }
});

test('what is not known stays English, also where only a word in a known sentence is new', () => {
  expect(nl.text('Something new. Otherwise any card may be played.')).toBe(
    'Something new. Anders mag elke kaart gespeeld worden.',
  );
  expect(lv.text('When coins are trump, all of this counts double.')).toBe(
    'When coins are trump, all of this counts double.',
  );
});

test('a page keeps its headings, lists and tables, and the name of its game', () => {
  const page = '# Zole\n\n## Scoring\n\n- A due is written.\n\n| option | usual |\n|---|---|\n| `dues` | false |\n';

  expect(nl.text(page)).toBe(
    '# Zole\n\n## Puntentelling\n\n- Er wordt een schuld (pule) opgeschreven.\n\n| optie | gebruikelijk |\n|---|---|\n| `dues` | `false` |\n',
  );
});

test('cards are called what is printed on them', () => {
  const trumps = '3 cards are always trumps, from high to low: Q♣ T♦ K♦.';

  expect(nl.text(trumps)).toBe('3 kaarten zijn altijd troef, van hoog naar laag: V♣ 10♦ H♦.');
  expect(lv.text(trumps)).toBe('Šīs 3 kārtis vienmēr ir trumpes, no augstākās līdz zemākajai: D♣ 10♦ K♦.');
  expect(de.text(trumps)).toBe('3 Karten sind immer Trumpf, von hoch nach niedrig: D♣ 10♦ K♦.');
  expect(en.text(trumps)).toBe('3 cards are always trumps, from high to low: Q♣ 10♦ K♦.');
  expect(nl.text('If it is the Jack of Arrows (`J`), the round has no trump.')).toBe(
    'Is dat de pijlenboer (B), dan heeft de ronde geen troef.',
  );
  expect(de.text('If it is the Jack of Arrows (`J`), the round has no trump.')).toBe(
    'Ist es der Pfeil-Bube (B), hat die Runde keinen Trumpf.',
  );
  expect(de.text('If it is the zero (`0`), the round has no trump.')).toBe(
    'Ist es eine Null (0), hat die Runde keinen Trumpf.',
  );
});

test('numbers and what they count go together', () => {
  const after = (rounds: string): string[] =>
    [nl, lv, de].map((book) => book.text(`After ${rounds}, whoever has the most points wins; equals share the win.`));

  expect(after('one round').map((text) => text.slice(0, 14))).toEqual([
    'Na één ronde w',
    'Pēc vienas par',
    'Nach einer Run',
  ]);
  expect(after('five rounds').map((text) => text.slice(0, 16))).toEqual([
    'Na vijf rondes w',
    'Pēc 5 partijām u',
    'Nach fünf Runden',
  ]);
  expect(after('21 rounds').map((text) => text.slice(0, 17))).toEqual([
    'Na 21 rondes wint',
    'Pēc 21 partijas u',
    'Nach 21 Runden ge',
  ]);
});

test('a reason names cards and people as the table does', () => {
  const reason = 'Best on average over 4096 imagined deals, clearly ahead of stash Ac Ts.';
  const take = 'Best on average over 12 imagined deals, hardly ahead of take 1 aab.';
  const ninja: People = { names: ['Anna', 'Kenji'], you: 0, pack: 'ninja' };

  expect(nl.text(reason, french)).toBe(
    'Gemiddeld de beste keus over 4.096 mogelijke verdelingen, duidelijk beter dan klaverenaas en schoppen 10 wegleggen.',
  );
  expect(lv.text(reason, french)).toBe(
    'Vidēji labākā izvēle 4096 iespējamos dalījumos, skaidri labāka nekā norakt kreiča dūzi un pīķa desmitnieku.',
  );
  expect(de.text(reason, french)).toBe(
    'Im Schnitt über 4.096 denkbare Verteilungen die beste Wahl, deutlich besser als Kreuz-Ass und Pik 10 zu drücken.',
  );
  expect(en.text(reason, french)).toBe(
    'Best on average over 4,096 imagined deals, clearly ahead of putting away the ace of clubs and 10 of spades.',
  );
  expect(nl.text(take, ninja)).toBe(
    'Gemiddeld de beste keus over 12 mogelijke verdelingen, nauwelijks beter dan de fiche zwaard, zwaard, staf van Kenji nemen.',
  );
  expect(de.text(take, ninja)).toBe(
    'Im Schnitt über 12 denkbare Verteilungen die beste Wahl, kaum besser als das Plättchen „Schwert, Schwert, Stab“ von Kenji zu nehmen.',
  );
  expect(en.text(take, ninja)).toBe(
    'Best on average over 12 imagined deals, hardly ahead of taking the token Sword, Sword, Staff from Kenji.',
  );
});

test('no reason leaves notation in English', () => {
  for (const { said, people } of reasons.filter(({ said }) => said.includes(' imagined deals'))) {
    expect(en.text(said, people), said).not.toMatch(/ (?:play|stash|choose|add|take|done)\b/);
  }
});

test('the rules are shown in English as the server words them, but for notation', async () => {
  const book = await phrasebookOf('en');
  const reworded = / Told here for.*?\.|^There are \d+ bonus tokens.*?\.| ?=(?= )/g;

  for (const line of sayings.rules) {
    const shown = book.text(line);
    expect(shown.replace(reworded, '')).toBe(withoutNotation(line).replace(reworded, ''));
    expect(shown.match(/ Told here for.*?\./)?.[0] ?? '').not.toMatch(/[:_]|\b(?:seats|true|false|none)\b/);
  }
});

test('what one would type is left out of the rules, and a ten is a 10', () => {
  expect(en.text('**Big** (`choose B`).')).toBe('**Big**.');
  expect(en.text('Or a pass (`choose P`). It plays any card (`play` and the card), face up.')).toBe(
    'Or a pass. It plays any card, face up.',
  );
  expect(en.text('In a suit the cards rank from high to low: A T K 9.')).toBe(
    'In a suit the cards rank from high to low: A 10 K 9.',
  );
  expect(en.text('Card points: A 11, T 10, K 4, the others nothing; 120 in all.')).toBe(
    'Card points: A = 11, 10 = 10, K = 4, the others nothing; 120 in all.',
  );
});

test('no language leaves notation in the rules, but for the names of options', () => {
  for (const line of sayings.rules.filter((line) => !line.startsWith('|'))) {
    for (const book of [en, nl, lv, de]) expect(book.text(line)).not.toMatch(/`|(?<!\p{L})T(?!\p{L})/u);
  }
});

test('a hint gives its reason in the reader’s language', async () => {
  speak(languageOf('lv'));
  render(Hint, { action: 'play Qc', reason: 'There is nothing else to do.', people: french });

  expect((await screen.findByText(/Neko citu darīt nevar\./)).textContent).toContain('kreiča dāma');
});
