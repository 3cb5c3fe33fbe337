/** A finished game as pictures: what lay on the table at each step, and where the tricks are. */
import { changed } from '../net/changes';
import { completed } from '../net/seen';
import type { HandCard, LiveEvent, ReplayDocument, Telling, TrickTelling } from '../telling/documents';

/** Whose eyes the server is asked for, when all cards are to be open. */
export const FACE_UP = 'face-up';

/** With all cards open, every seat's hand is told too. */
type OpenTelling = Telling & { hands?: HandCard[][] };

export interface Picture {
  telling: Telling;
  /** Every seat's hand, where the cards are open. */
  hands: HandCard[][] | null;
  events: readonly LiveEvent[];
  round: number;
}

/** A trick, and the step that completes it. */
export interface Taken {
  step: number;
  round: number;
  trick: TrickTelling;
}

/** Nothing is asked of whoever looks back. */
function lookedAt(telling: Telling, hand: readonly HandCard[] | undefined): Telling {
  return { ...telling, decision: null, legal: [], hand: [...(hand ?? telling.hand)] };
}

/** Every step as it looked; a trick that a step completes still lies there. `base` is the seat nearest the reader. */
export function picturesOf({ steps }: ReplayDocument, base: number): Picture[] {
  let now: OpenTelling | null = null;
  return steps.map((step) => {
    const before: OpenTelling | null = now;
    now = changed(before ?? ({} as OpenTelling), step.telling);
    const trick = completed(before, now, step.events);
    const isRoundOver = before !== null && now.sheet.length > before.sheet.length;
    const shown = !trick ? now : isRoundOver ? { ...now, trick: now.last_trick } : trick;
    const hands = now.hands ?? null;
    return { telling: lookedAt(shown, hands?.[base]), hands, events: step.events, round: step.round };
  });
}

/** Where to sit down to play on: in the seat that is looked from, else one's own, else that of whoever acts next. */
export function seatToPlay(eyes: string, you: number | null, toAct: number | null): number {
  return eyes === FACE_UP ? (you ?? toAct ?? 0) : Number(eyes);
}

/** The tricks of a game, in order. */
export function tricksOf(pictures: readonly Picture[]): Taken[] {
  return pictures.flatMap(({ telling, events, round }, step) =>
    telling.trick?.winner !== null && telling.trick && events.some((event) => event.kind === 'trick')
      ? [{ step, round, trick: telling.trick }]
      : [],
  );
}

/** The step to go to from one, by whole tricks: just after the trick before, or at the end of the next. */
export function byTrick(taken: readonly Taken[], step: number, way: 1 | -1, last: number): number {
  const steps = taken.map((each) => each.step);
  return way === 1 ? (steps.find((each) => each > step) ?? last) : (steps.findLast((each) => each < step) ?? 0);
}
