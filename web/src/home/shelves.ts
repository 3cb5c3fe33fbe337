/** Where each game stands on the front page: in front, among one's own, or on the shelf of its family. */
import { said } from '../language/current.svelte';
import { FAMILIES, GAMES_IN_FRONT } from '../net/defaults';
import type { GameDocument, TableRowDocument } from '../telling/documents';
import { laidOut } from './tiles';

/** Where games without a family stand, after all families. */
const OTHERS = 'others';
const ORDER: readonly string[] = [...FAMILIES, OTHERS];
const MOST_OWN = 4;

export interface Shelf {
  family: string;
  games: readonly GameDocument[];
}

/** The family that a game is shelved with. */
export const familyOf = ({ front_page: { family } }: GameDocument): string =>
  family !== null && ORDER.includes(family) ? family : OTHERS;

export const familyName = (family: string): string => said({ code: `family/${family}` });

/** The games that stand in front, and the others; with few games there are no others. */
export function inFront(games: readonly GameDocument[]): { front: GameDocument[]; others: GameDocument[] } {
  const all = laidOut(games);
  return { front: all.slice(0, GAMES_IN_FRONT), others: all.slice(GAMES_IN_FRONT) };
}

/** Games by their families, in the order of these; a family without a game has no shelf. */
export const shelvesOf = (games: readonly GameDocument[]): Shelf[] =>
  ORDER.map((family) => ({ family, games: games.filter((game) => familyOf(game) === family) })).filter(
    (shelf) => shelf.games.length > 0,
  );

/** As shelves are best put into rows: the longest first. */
export const longestFirst = (shelves: readonly Shelf[]): Shelf[] =>
  [...shelves].sort((one, other) => other.games.length - one.games.length);

/** One's own games, four at most: favourites, then those played last. */
export function yoursOf(
  games: readonly GameDocument[],
  favourites: readonly string[],
  tables: readonly TableRowDocument[],
): GameDocument[] {
  const played = [...tables].sort((one, other) => other.created_at - one.created_at).map(({ game }) => game);
  const keys = [...new Set([...favourites, ...played])];
  return keys.flatMap((key) => games.find((game) => game.key === key) ?? []).slice(0, MOST_OWN);
}
