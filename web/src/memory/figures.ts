/** What remembered games say together: how many, how well, in what streak. All of them come oldest first. */
import type { Played } from './played';

export interface Figures {
  games: number;
  won: number;
  /** The mean of one's places. */
  place: number;
  best: Played | null;
  /** Games won in a row: now, and at most. */
  streak: number;
  longest: number;
  made: number;
  said: number;
  /** Slips and costly errors a game, over those that were reviewed. */
  errors: number | null;
  reviewed: number;
}

export function figuresOf(games: readonly Played[]): Figures {
  let streak = 0;
  let longest = 0;
  for (const { won } of games) {
    streak = won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  const reviewed = games.flatMap(({ errors }) => errors ?? []);
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  return {
    games: games.length,
    won: games.filter(({ won }) => won).length,
    place: games.length ? sum(games.map(({ place }) => place)) / games.length : 0,
    best: games.reduce<Played | null>((best, game) => (best && !isBetter(game, best) ? best : game), null),
    streak,
    longest,
    made: sum(games.map(({ made }) => made)),
    said: sum(games.map(({ said }) => said)),
    errors: reviewed.length ? sum(reviewed.map(({ slips, costly }) => slips + costly)) / reviewed.length : null,
    reviewed: reviewed.length,
  };
}

/** Whether a result is better than another of the same game: more, or less where that is better. */
const isBetter = (game: Played, other: Played): boolean =>
  game.less ? game.total < other.total : game.total > other.total;

export interface Feat {
  kind: 'best' | 'streak' | 'first-win';
  /** The result or the streak now, and the one before. */
  now: number;
  before: number;
  games: number;
}

/** How many games of the same kind there have to be before a result is a record. */
const ENOUGH = 3;

/**
 * What is remarkable about a game after those before it, of the same game and as many rounds; nothing where nothing is.
 * A best result comes first, then the longest streak, then the first win of all.
 */
export function featOf(before: readonly Played[], game: Played): Feat | null {
  const all = before.filter((each) => each.game === game.game && each.code !== game.code);
  const same = all.filter(({ seats, rounds }) => seats === game.seats && rounds === game.rounds);
  const games = all.length + 1;
  const was = figuresOf(all);
  const { best } = figuresOf(same);
  if (best && same.length >= ENOUGH && isBetter(game, best))
    return { kind: 'best', now: game.total, before: best.total, games };
  if (!game.won) return null;
  if (all.length >= ENOUGH && was.streak + 1 > was.longest && was.longest > 0)
    return { kind: 'streak', now: was.streak + 1, before: was.longest, games };
  return was.won === 0 ? { kind: 'first-win', now: game.total, before: 0, games } : null;
}

/** Which games were played, the one played last first. */
export const gamesPlayed = (games: readonly Played[]): string[] => [...new Set([...games].reverse().map(({ game }) => game))];
