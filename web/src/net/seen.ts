/** What a viewer has been told so far, and how each frame changes that. Nothing here waits, sends or draws. */
import { changed } from './changes';
import type { Frame, LiveEvent, TableDocument, Telling, TrickTelling } from '../telling/documents';

export interface Seen {
  sequence: number;
  table: TableDocument | null;
  telling: Telling | null;
}

export const NOTHING: Seen = { sequence: 0, table: null, telling: null };

/** What is known after a frame; the same object if the frame brings nothing new. */
export function after(seen: Seen, frame: Frame): Seen {
  switch (frame.type) {
    case 'hello':
      return { sequence: frame.sequence, table: frame.table, telling: frame.telling };
    case 'event': {
      if (!seen.table || frame.sequence < seen.sequence) return seen;
      const telling = changed(seen.telling ?? ({} as Telling), frame.telling);
      return {
        sequence: frame.sequence,
        table: { ...changed(seen.table, frame.table), sequence: frame.sequence },
        telling: Object.keys(telling).length ? telling : null,
      };
    }
    case 'presence':
      return seen.table ? { ...seen, table: { ...seen.table, seats: frame.seats, takeover: frame.takeover } } : seen;
    case 'notices':
      return seen.table ? { ...seen, table: { ...seen.table, notices: frame.notices } } : seen;
    default:
      return seen;
  }
}

const isSame = (one: TrickTelling | null, other: TrickTelling | null): boolean =>
  one === other || (one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other));

/** As the table lay before, with nothing to decide; hands are as small as they have become. */
function still(before: Telling, now: Telling): Telling {
  const isSameRound = now.round !== null && now.round.number === before.round?.number;
  return {
    ...before,
    decision: null,
    legal: [],
    to_act: null,
    hand: isSameRound ? now.hand : [],
    seats: before.seats.map((seat, at) => ({
      ...seat,
      cards: isSameRound ? (now.seats[at]?.cards ?? 0) : 0,
    })),
  };
}

/**
 * The moment between two tellings in which a trick lies complete on the table, so that it can be looked at before it
 * is taken away; none if no trick was completed.
 */
export function completed(before: Telling | null, now: Telling | null, events: readonly LiveEvent[]): Telling | null {
  const trick = now?.last_trick ?? null;
  if (!before || !now || !trick || trick.winner === null || isSame(before.last_trick, trick)) return null;
  return { ...still(before, now), trick, say: events.find((event) => event.kind === 'trick')?.says ?? before.say };
}

/** What happened, with what is said of one's turn: where a duty binds the hand, which cards it leaves. */
export function spoken(events: readonly LiveEvent[], telling: Telling | null): LiveEvent[] {
  return events.map((event) => {
    if (event.kind !== 'turn' || !telling) return event;
    const { code, facts } = telling.say;
    return { ...event, says: facts['cards'] ? { code: code.replace('turn/', 'live/turn-'), facts } : telling.say };
  });
}

const inHands = (telling: Telling | null): number => telling?.seats.reduce((sum, seat) => sum + seat.cards, 0) ?? 0;

/** The moment in which new hands are dealt, before anything is asked; none if there are no new hands. */
export function dealt(before: Telling | null, now: Telling | null, events: readonly LiveEvent[]): Telling | null {
  if (!now?.round || now.round.tricks || now.trick?.cards.length || !inHands(now)) return null;
  // Of a round that ended early some hold cards still, which are gone with the next deal.
  if (inHands(before) && before?.round?.number === now.round.number) return null;
  return {
    ...now,
    decision: null,
    legal: [],
    to_act: null,
    say: events.find((event) => event.kind === 'dealt' && event.says)?.says ?? now.say,
  };
}
