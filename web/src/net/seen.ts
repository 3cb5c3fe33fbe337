/** What a viewer has been told so far, and how each frame changes that. Nothing here waits, sends or draws. */
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
      const telling = { ...seen.telling, ...frame.telling } as Telling;
      return {
        sequence: frame.sequence,
        table: { ...seen.table, ...frame.table } as TableDocument,
        telling: Object.keys(telling).length ? telling : null,
      };
    }
    case 'presence':
      return seen.table ? { ...seen, table: { ...seen.table, seats: frame.seats } } : seen;
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
      turn: false,
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

const inHands = (telling: Telling | null): number => telling?.seats.reduce((sum, seat) => sum + seat.cards, 0) ?? 0;

/** The moment in which new hands are dealt, before anything is asked; none if there are no new hands. */
export function dealt(before: Telling | null, now: Telling | null, events: readonly LiveEvent[]): Telling | null {
  if (!now?.round || now.round.tricks || now.trick?.cards.length || inHands(before) || !inHands(now)) return null;
  return {
    ...now,
    decision: null,
    legal: [],
    to_act: null,
    seats: now.seats.map((seat) => ({ ...seat, turn: false })),
    say: events.find((event) => event.kind === 'dealt' && event.says)?.says ?? now.say,
  };
}

/** What is left of a telling when nothing of the round to come may be seen, and of the last one only its last trick. */
function unbegun(now: Telling): Telling {
  const seats = now.seats.map((seat) => ({ ...seat, dealer: false, bid: null, need: null, note: null, side: null }));
  return { ...now, phase: 'play', round: null, trick: now.last_trick, seats };
}

/** The table while it waits between two rounds: the new cards stay out of sight until it goes on. */
export function between(before: Telling | null, now: Telling, events: readonly LiveEvent[]): Telling {
  const lying = completed(before, now, events) ?? still(before ?? unbegun(now), now);
  const scored = now.sheet.at(-1);
  const seats = lying.seats.map((seat, at) => ({
    ...seat,
    cards: 0,
    taken: scored?.seats[at]?.taken ?? seat.taken,
    need: null,
    note: null,
    total: now.seats[at]?.total ?? seat.total,
  }));
  return { ...lying, hand: [], seats, sheet: now.sheet, say: scored?.says ?? lying.say };
}

/** What happened, parted where the next round begins: its deal is told when the table goes on. */
export function parted(events: readonly LiveEvent[]): [now: LiveEvent[], later: LiveEvent[]] {
  const scored = events.findIndex((event) => event.kind === 'scored');
  const dealt = events.findIndex((event, at) => at > scored && event.kind === 'dealt');
  return scored < 0 || dealt < 0 ? [[...events], []] : [events.slice(0, dealt), events.slice(dealt)];
}
