/** What words of the server's English stand for, so that other languages can say the same. */
import { SUIT_SIGNS, type Pack, type Sign } from '../cards/packs';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const CARDS: Readonly<Record<string, readonly [code: string, pack: Pack]>> = {
  zero: ['0', 'elemental'],
  infinity: ['∞', 'elemental'],
  'Jack of Arrows': ['J', 'ninja'],
};

/** The number of a word or of figures: “five”, “12”. */
export function countOf(english: string): number | null {
  if (/^\d+$/.test(english)) return Number(english);
  const count = NUMBERS.indexOf(english.toLowerCase());
  return count < 0 ? null : count;
}

/** The suit of a name: “spades”, “Sword”. */
export function signNamed(english: string): Sign | null {
  const name = english.toLowerCase();
  return SUIT_SIGNS.find((sign) => sign === name) ?? null;
}

/** The suits of a list of names; null if one of them is no suit. */
export function signsNamed(english: string): Sign[] | null {
  const signs = english.split(', ').flatMap((name) => signNamed(name) ?? []);
  return signs.length === english.split(', ').length ? signs : null;
}

/** The card without a suit that a name stands for. */
export const cardNamed = (english: string): readonly [code: string, pack: Pack] | null => CARDS[english] ?? null;
