/** The games that this browser remembers: kept in it and nowhere else, bounded, to be taken along or erased. */
import type { Errors, Played } from './played';

const KEY = 'followsuit.games';
const SINCE = 'followsuit.games-since';
/** The format of the file that they are taken along in. */
export const FORMAT = 'followsuit-games/1';
/** More than anybody plays in a year; some 100 kB. Past it the oldest are forgotten. */
export const MOST = 600;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 40;

function errorsIn(value: unknown): Errors | null {
  if (typeof value !== 'object' || value === null) return null;
  const { slips, costly } = value as Record<string, unknown>;
  return isNumber(slips) && isNumber(costly) ? { slips, costly } : null;
}

/** A game as it was kept, as far as it can be read; nothing where it cannot. */
function gameIn(value: unknown): Played | null {
  if (typeof value !== 'object' || value === null) return null;
  const found = value as Record<string, unknown>;
  const { code, game, at, seats, place, total, rounds, made, said, won, less, minutes } = found;
  if (!isText(code) || !isText(game) || typeof won !== 'boolean' || typeof less !== 'boolean') return null;
  if (![at, seats, place, total, rounds, made, said].every(isNumber)) return null;
  const numbers = { at, seats, place, total, rounds, made, said } as Omit<
    Played,
    'code' | 'game' | 'won' | 'less' | 'minutes' | 'errors'
  >;
  return { code, game, won, less, ...numbers, minutes: isNumber(minutes) ? minutes : null, errors: errorsIn(found['errors']) };
}

/** Games by when they were over, the newest last, each once, and no more than are kept. */
const tidied = (games: readonly Played[]): Played[] =>
  [...new Map(games.map((game) => [game.code, game])).values()].sort((one, other) => one.at - other.at).slice(-MOST);

/** What a text of kept games says; nothing readable is no games. */
export function gamesIn(text: string | null): Played[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    const list = Array.isArray(parsed) ? parsed : ((parsed as { games?: unknown } | null)?.games ?? []);
    return Array.isArray(list) ? tidied(list.flatMap((each) => gameIn(each) ?? [])) : [];
  } catch {
    return [];
  }
}

export function keptGames(): Played[] {
  try {
    return gamesIn(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

function keep(games: readonly Played[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tidied(games)));
  } catch {
    // Nothing to do where nothing may be kept.
  }
}

/** Remember a game, once; what is known of it already stays. Whether it was new. */
export function remember(game: Played): boolean {
  const games = keptGames();
  if (games.some(({ code }) => code === game.code)) return false;
  keep([...games, game]);
  return true;
}

/** Remember what a review of one of the games found; nothing for a game that is not remembered. */
export function rememberErrors(code: string, errors: Errors): void {
  const games = keptGames();
  const game = games.find((each) => each.code === code);
  if (game) keep(games.map((each) => (each === game ? { ...each, errors } : each)));
}

/** Forget all games, and those from before that are looked at again. */
export function forgetGames(now = Date.now() / 1000): void {
  try {
    localStorage.removeItem(KEY);
    localStorage.setItem(SINCE, String(now));
  } catch {
    // Nothing was kept.
  }
}

/** Since when games are remembered, in seconds since 1970: what was erased does not come back. */
export function rememberedSince(): number {
  try {
    return Number(localStorage.getItem(SINCE)) || 0;
  } catch {
    return 0;
  }
}

/** All of it as a file to be taken along. */
export const exported = (games: readonly Played[]): string => JSON.stringify({ format: FORMAT, games }, null, 1);
