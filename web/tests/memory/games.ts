/** Remembered games for tests. */
import type { Played } from '../../src/memory/played';

let number = 0;

/** A game of Zole, later than those before it. */
export function played(more: Partial<Played> = {}): Played {
  number += 1;
  return {
    code: `game${number}`,
    game: 'zole',
    at: 1_700_000_000 + number,
    seats: 3,
    place: 2,
    total: 3,
    less: false,
    won: false,
    rounds: 12,
    made: 4,
    said: 6,
    minutes: 20,
    errors: null,
    ...more,
  };
}
