/** What the front page knows of each game by measure: in which order they lie there, and how long one takes. */
import type { GameDocument } from '../telling/documents';

type Options = Record<string, number | string | boolean | null>;

interface Quick {
  /** For one person among bots, with five seconds for each choice; the median of games played by bots. */
  minutes: number;
  /** For a game that might not end by itself. */
  options?: Options;
}

const QUICK: Readonly<Record<string, Quick>> = {
  zole: { minutes: 15 },
  boerenbridge: { minutes: 5 },
  miesjelen: { minutes: 10, options: { round_limit: 15 } },
  'ninja-whist': { minutes: 30 },
  elemental: { minutes: 20 },
};

export const minutesOf = (game: string): number | null => QUICK[game]?.minutes ?? null;
export const quickOptions = (game: string): Options => QUICK[game]?.options ?? {};

/** The games as they lie on the front page; those that nobody has placed come last. */
export function laidOut(games: readonly GameDocument[]): GameDocument[] {
  const order = Object.keys(QUICK);
  const place = (game: GameDocument): number => (order.includes(game.key) ? order.indexOf(game.key) : order.length);
  return [...games].sort((one, other) => place(one) - place(other));
}
