/** What of a telling is shown on the table, where that depends on more than one thing. */
import type { Telling, TrickTelling } from '../telling/documents';

/** The round is over, if it was played at all: its last trick lies there until the next is dealt. */
const isResting = ({ phase, round }: Telling): boolean => (phase === 'deal' || phase === 'over') && (round?.tricks ?? 0) > 0;

/** The trick under way, or the last one while the round is looked back on. */
export const trickShown = (telling: Telling): TrickTelling | null =>
  telling.trick ?? (isResting(telling) ? telling.last_trick : null);

/** Nothing is bid and nobody plays alone: the score itself is what counts. */
export const isScored = (telling: Telling): boolean =>
  (telling.phase === 'play' || isResting(telling)) &&
  !telling.sides &&
  telling.seats.every((seat) => seat.bid === null && seat.need === null && seat.side === null && !seat.pile);
