/** The three packs: how a card's notation is read, which sign a suit has, and in which ink it is printed. */
import type { PackNames } from '../language/scene';

export type Pack = 'french' | 'elemental' | 'ninja';

export type Sign =
  | 'clubs'
  | 'diamonds'
  | 'hearts'
  | 'spades'
  | 'fire'
  | 'water'
  | 'earth'
  | 'air'
  | 'sword'
  | 'staff'
  | 'knives'
  | 'stars'
  | 'arrows';

/** A card as printed: `sign` is null for the magic cards 0 and ∞. */
export interface Face {
  rank: string;
  suit: string;
  sign: Sign | null;
}

const SIGNS: Readonly<Record<Pack, Readonly<Record<string, Sign>>>> = {
  french: { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' },
  elemental: { f: 'fire', w: 'water', e: 'earth', a: 'air' },
  ninja: { a: 'sword', b: 'staff', c: 'knives', d: 'stars' },
};

/** What the pages of the games call their cards, which catalogues go by. */
const NAMES: Readonly<Record<Pack, PackNames>> = {
  french: {
    suits: SIGNS.french,
    ranks: { T: '10', J: 'jack', Q: 'queen', K: 'king', A: 'ace' },
    signs: { c: '♣', d: '♦', h: '♥', s: '♠' },
    printed: { T: '10' },
    several: [],
  },
  elemental: {
    suits: SIGNS.elemental,
    ranks: { '0': 'zero', '∞': 'infinity' },
    signs: { f: '▲', w: '≈', e: '■', a: '○' },
    printed: {},
    several: ['0', '∞'],
  },
  ninja: {
    suits: { a: 'Sword', b: 'Staff', c: 'Knives', d: 'Stars' },
    ranks: { A: 'ace', K: 'king', J: 'Jack of Arrows' },
    signs: { a: '†', b: '‖', c: '⚔', d: '✶' },
    printed: {},
    several: [],
  },
};

/** What the cards of a pack are called, for sentences. */
export const packNames = (pack: Pack): PackNames => NAMES[pack];

/** The sign of every suit of every pack; the Jack of Arrows has a sign too, but no suit. */
export const SUIT_SIGNS: readonly Sign[] = Object.values(SIGNS).flatMap((suits) => Object.values(suits));

const INKS: Readonly<Record<Sign, string>> = {
  spades: 'var(--print-ink, #15242c)',
  clubs: 'var(--print-ink, #15242c)',
  hearts: 'var(--print-red, #bf2230)',
  diamonds: 'var(--print-red, #bf2230)',
  fire: 'var(--print-fire, #c8341a)',
  water: 'var(--print-water, #1c5fb0)',
  earth: 'var(--print-earth, #4e6b1b)',
  air: 'var(--print-air, #6a4c93)',
  sword: 'var(--print-sword, #2b4c7e)',
  staff: 'var(--print-staff, #2f6b3c)',
  knives: 'var(--print-knives, #b3262e)',
  stars: 'var(--print-stars, #8a5a00)',
  arrows: 'var(--print-amber, #f0ae2e)',
};

export const BLACK = 'var(--print-ink, #15242c)';
export const AMBER = 'var(--print-amber, #f0ae2e)';
export const PAPER = 'var(--print-face, #fffefa)';
export const SOLID = 'var(--print-solid, #15242c)';
export const SKIN = 'var(--print-skin, #fffefa)';
export const EDGE = 'rgba(21, 36, 44, 0.34)';

/** The pack that has these suits; suits that no pack of ours has are printed as French ones. */
export function packOf(suits: readonly { letter: string }[]): Pack {
  const letters = suits.map((suit) => suit.letter).join('');
  if (letters === 'fwea') return 'elemental';
  return letters === 'abcd' ? 'ninja' : 'french';
}

/** The sign of a suit's letter, null where the pack has no such suit. */
export function signOf(suit: string, pack: Pack): Sign | null {
  return SIGNS[pack][suit] ?? null;
}

/** Read a card as records write it: `Qc`, `13w`, `0`, `∞`, `Ka`, `J`. */
export function faceOf(code: string, pack: Pack): Face {
  if (pack === 'ninja' && code === 'J') return { rank: 'J', suit: '', sign: 'arrows' };
  const sign = signOf(code.slice(-1), pack);
  return sign ? { rank: code.slice(0, -1), suit: code.slice(-1), sign } : { rank: code, suit: '', sign: null };
}

/** The ink of a sign; with four colours clubs are green and diamonds blue. */
export function inkOf(sign: Sign, fourColours = false): string {
  if (fourColours && sign === 'clubs') return 'var(--print-green, #14693f)';
  if (fourColours && sign === 'diamonds') return 'var(--print-blue, #1a56a8)';
  return INKS[sign];
}

/** The colour of a sign among text, where the page's own inks are legible by day and by night. */
export function textInkOf(sign: Sign): string {
  if (sign === 'hearts' || sign === 'diamonds' || sign === 'fire' || sign === 'knives') return 'var(--red)';
  if (sign === 'water' || sign === 'sword') return 'var(--blue)';
  if (sign === 'earth' || sign === 'staff') return 'var(--green)';
  return sign === 'stars' ? 'var(--amber-ink)' : 'var(--ink)';
}
