/** What the places of cards are called, and how the seats are told apart in drawings. */
import { faceOf, packNames, type Pack } from '../cards/packs';
import { say } from '../language/current.svelte';
import type { People } from '../language/people';

/** A seat's hand by its number; else `table`, `stash`, `undealt`, or `given-2` for what seat 2 has passed. */
export type Place = number | string;

const GIVEN = 'given-';

/** The seat that has passed the cards of a place, if it is of that kind. */
export const giverOf = (place: Place): number | null =>
  typeof place === 'string' && place.startsWith(GIVEN) ? Number(place.slice(GIVEN.length)) : null;

export function placeName(place: Place, people: People): string {
  if (typeof place === 'number') return people.names[place] ?? '';
  const giver = giverOf(place);
  return giver === null ? say(`page-lies-${place}`) : say('page-explore-passed-by', { name: people.names[giver] ?? '' });
}

/** The fewest first letters of each name by which no two are taken for each other. */
export function initialsOf(names: readonly string[]): string[] {
  const letters = names.map((name) => [...name]);
  return letters.map((own, seat) => {
    const others = letters.filter((_, other) => other !== seat);
    const most = Math.min(own.length, 3);
    for (let length = 1; length < most; length += 1) {
      const start = own.slice(0, length).join('');
      if (others.every((other) => other.slice(0, length).join('') !== start)) return start;
    }
    return own.slice(0, most).join('') || '?';
  });
}

/** A line for each seat: four inks and a dash pattern of its own. */
const INKS = ['var(--blue)', 'var(--ink)', 'var(--us)', 'var(--them)'];
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '14 4', '4 4', '2 2 8 2', '1 5'];
export const inkOf = (seat: number): string => INKS[seat % INKS.length]!;
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length]!;

/** A seat as a formula calls it: by name where that is plain and nobody else’s, else by number. */
export function calledInFormula(seat: number, people: People): string {
  const name = people.names[seat] ?? '';
  const isOwn = people.names.filter((other) => other === name).length === 1;
  if (!isOwn || !name || /^([NESW]|\d+)$/.test(name) || name.includes('"')) return String(seat);
  return /^[\p{L}\p{N}_]+$/u.test(name) ? name : `"${name}"`;
}

/** A card and its suit as formulas have them, with the sign of the suit: `Q♥` and `♥`; no suit where it has none. */
export function writtenIn(card: string, pack: Pack): { card: string; suit: string } {
  const { rank, suit } = faceOf(card, pack);
  const { signs, printed } = packNames(pack);
  const sign = signs[suit] ?? suit;
  return { card: `${printed[rank] ?? rank}${sign}`, suit: sign };
}
