/**
 * The functions that sentences use, the same in Python: names of cards, suits and people, lists, and numbers.
 *
 * Every name comes from the catalogue itself, by a message that is given the case it stands in: `suit-hearts`,
 * `rank-king`, `card`, `you`. What a catalogue has no name for is called as the game's own page calls it.
 */
import { FluentNumber, type FluentFunction, type FluentValue } from '@fluent/bundle';
import { capital } from './capital';
import { nameAt, partsOf, type Scene } from './scene';

/** What parts the items of a list while a sentence is being worded. */
export const BETWEEN = '\x1f';
/** Asked for instead of a last word between items: they are to be merged with others before they are listed. */
const KEPT_APART = '+';
/** What may be asked for instead of a last word between items: the same between all of them. */
const BETWEEN_ALL: Readonly<Record<string, string>> = { '': ', ', ' ': ' ', ';': '; ' };
const BLANK = '-';
const MINUS = '−';
const THIN_SPACE = '\u202f';
const MOST_IN_WORDS = 10;

/** A sentence that is being worded: in which language, to whom and about whom. */
export interface Telling {
  locale: string;
  /** A message of the catalogue, if there is one: the first that it has of those names. */
  named(names: string | readonly string[], facts?: Record<string, string>): string | null;
  scene: Scene;
}

/** The functions by the name that catalogues use. */
export type Functions = Record<FunctionName, FluentFunction>;
export type FunctionName =
  | 'CARD'
  | 'CARDS'
  | 'RANK'
  | 'RANKS'
  | 'SUIT'
  | 'SUITS'
  | 'SIGN'
  | 'SIGNS'
  | 'LETTER'
  | 'LETTERS'
  | 'TOKEN'
  | 'TOKENS'
  | 'TERM'
  | 'SEAT'
  | 'WHO'
  | 'SIDE'
  | 'PEOPLE'
  | 'LIST'
  | 'MERGE'
  | 'COUNT'
  | 'NUM'
  | 'SIGNED'
  | 'PERCENT'
  | 'WORDS'
  | 'CAPITAL';

type Name = (value: string, kind: string) => string;

const textOf = (value: FluentValue | undefined): string =>
  value === undefined ? '' : value instanceof FluentNumber ? String(value.value) : String(value);
const numberOf = (value: FluentValue | undefined): number =>
  value instanceof FluentNumber ? value.value : Number(value ?? 0);
const itemsOf = (value: string): string[] => value.split(BETWEEN).filter((item) => item);
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A number with the language's separators and a true minus. */
export function numberIn(locale: string, value: number, digits = 0): string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const text = format.format(Math.abs(value));
  return value < 0 && Math.abs(value) >= 0.5 / 10 ** digits ? `${MINUS}${text}` : text;
}

/** The functions; `now` tells what is being worded when they are called. */
export function functionsOf(now: () => Telling): Functions {
  const pack = () => now().scene.pack;

  function joined(items: string[], last: string): string {
    if (last === KEPT_APART) return items.join(BETWEEN);
    const between = BETWEEN_ALL[last];
    if (items.length < 2 || between !== undefined) return items.join(between);
    const facts = { items: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' };
    return now().named(`list-${last}`, facts) ?? items.join(', ');
  }

  const card: Name = (code, kind) => {
    const [rank, suit] = partsOf(pack(), code);
    const form = kind === 'the' && pack().several.includes(code) ? 'a' : kind;
    return now().named(suit ? 'card' : 'card-without-suit', { rank, suit, case: form }) ?? code;
  };
  const rankName: Name = (rank, kind) => {
    const name = pack().ranks[rank] ?? rank;
    return now().named([`rank-${keyOf(name)}`, 'rank-other'], { rank: name, case: kind }) ?? name;
  };
  const suitName: Name = (letter, kind) => {
    const name = pack().suits[letter] ?? letter;
    return now().named([`suit-${keyOf(name)}`, 'suit-other'], { suit: name, case: kind }) ?? name;
  };
  const letter: Name = (rank) => {
    const printed = pack().printed[rank] ?? rank;
    return (/^[\w-]+$/.test(printed) ? now().named(`letter-${printed}`) : null) ?? printed;
  };
  const sign: Name = (code) => {
    const [rank, suit] = partsOf(pack(), code);
    return `${letter(rank, '')}${pack().signs[suit] ?? suit}`;
  };
  const token: Name = (icons, kind) => {
    if (icons === BLANK) return now().named('token-blank', { case: kind }) ?? BLANK;
    const shown = [...icons].map((icon) => suitName(icon, '')).join(', ');
    return now().named('token', { icons: shown, case: kind }) ?? shown;
  };
  const term: Name = (name, kind) => now().named(`term-${keyOf(name)}`, { case: kind }) ?? name;
  const isYou = (seat: string): boolean => now().scene.you !== null && seat === String(now().scene.you);
  const number = (value: number, digits = 0): string => numberIn(now().locale, value, digits);

  function people(seats: string, kind: string, last: string): string {
    const others = itemsOf(seats).filter((seat) => !isYou(seat));
    const you = others.length < itemsOf(seats).length ? [now().named('you', { case: kind }) ?? ''] : [];
    return joined([...you, ...others.map((seat) => nameAt(now().scene, Number(seat)))], last);
  }

  function inWords(value: number, kind: string): string {
    const named = value >= 0 && value <= MOST_IN_WORDS ? now().named(`number-${value}`, { case: kind }) : null;
    return named ?? number(value);
  }

  const one =
    (name: Name): FluentFunction =>
    ([value, kind]) =>
      name(textOf(value), textOf(kind));
  const each =
    (name: Name): FluentFunction =>
    ([items, last, kind]) =>
      joined(
        itemsOf(textOf(items)).map((item) => name(item, textOf(kind))),
        last === undefined ? 'and' : textOf(last),
      );

  return {
    CARD: one(card),
    CARDS: each(card),
    RANK: one(rankName),
    RANKS: each(rankName),
    SUIT: one(suitName),
    SUITS: each(suitName),
    SIGN: one(sign),
    SIGNS: each(sign),
    LETTER: one(letter),
    LETTERS: each(letter),
    TOKEN: one(token),
    TOKENS: each(token),
    TERM: one(term),
    SEAT: ([seat]) => nameAt(now().scene, numberOf(seat)),
    WHO: ([seat]) => (isYou(textOf(seat)) ? 'you' : 'other'),
    SIDE: ([seats]) => (now().scene.you === null ? 'other' : itemsOf(textOf(seats)).some(isYou) ? 'we' : 'they'),
    PEOPLE: ([seats, kind, last]) => people(textOf(seats), textOf(kind), last === undefined ? 'and' : textOf(last)),
    LIST: each((item) => item),
    MERGE: (lists) => lists.map(textOf).filter(Boolean).join(BETWEEN),
    COUNT: ([items]) => new FluentNumber(itemsOf(textOf(items)).length),
    NUM: ([value, digits]) => number(numberOf(value), numberOf(digits)),
    SIGNED: ([value, digits]) =>
      (numberOf(value) > 0 ? '+' : '') + number(numberOf(value), numberOf(digits)),
    PERCENT: ([chance]) => `${number(Math.round(numberOf(chance) * 100))}${THIN_SPACE}%`,
    WORDS: ([value, kind]) => inWords(numberOf(value), textOf(kind)),
    CAPITAL: ([text]) => capital(textOf(text)),
  };
}
