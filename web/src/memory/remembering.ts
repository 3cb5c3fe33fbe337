/** Remembering a game at its end, and whether there is something remarkable about it. */
import type { TableDocument, Telling } from '../telling/documents';
import { featOf, type Feat } from './figures';
import { keptGames, remember, rememberedSince } from './kept';
import { playedOf, type Played } from './played';

/** Longer than anybody sits at one game: what was left lying is not told in minutes. */
const LONGEST = 12 * 60;

export interface Remembered {
  game: Played;
  feat: Feat | null;
}

/**
 * Remember what a game came to, once, and compare it with those before. `wasThere`: its end was seen, so that its length
 * is known. Games that play on from a replay are practice, and are not counted.
 */
export function rememberGame(
  table: TableDocument,
  telling: Telling,
  wasThere: boolean,
  now = Date.now() / 1000,
): Remembered | null {
  const kept = keptGames();
  const known = kept.find(({ code }) => code === table.code);
  const isCounted = table.branch_of === null && (wasThere || table.created_at > rememberedSince());
  const played = known ?? (isCounted ? playedOf(table, telling, now) : null);
  if (!played) return null;
  if (!known) {
    const minutes = Math.round((now - table.created_at) / 60);
    if (wasThere && minutes >= 0 && minutes <= LONGEST) played.minutes = Math.max(1, minutes);
    remember(played);
  }
  return { game: played, feat: featOf(kept.filter(({ at }) => at < played.at), played) };
}
