/** A review beside its replay: which step each decision is, what is shown of it, and where its curve goes. */
import type { Picture, Taken } from '../pages/replay';
import type {
  JudgedDecisionDocument,
  JudgedOptionDocument,
  ReplayDocument,
  ReviewDocument,
  ReviewedSeatDocument,
} from '../telling/documents';

export type JudgedClass = JudgedDecisionDocument['class'];

/** The classes that count, from the best on, with their signs. */
export const CLASSES = [
  ['best', '◆'],
  ['good', '◇'],
  ['slip', '?'],
  ['costly', '??'],
] as const satisfies readonly (readonly [JudgedClass, string])[];

export const signOf = (judged: JudgedClass): string => CLASSES.find(([name]) => name === judged)?.[1] ?? '';
export const isError = (judged: JudgedClass): boolean => judged === 'slip' || judged === 'costly';

/** What was known of a review and what came now, which lacks the decisions known before. */
export function joined(known: ReviewDocument | null, come: ReviewDocument): ReviewDocument {
  return known ? { ...come, decisions: [...known.decisions, ...come.decisions] } : come;
}

/** The step of the replay at which each action of a player is done; deals are steps too, and no actions. */
export const stepsOf = ({ steps }: ReplayDocument): number[] =>
  steps.flatMap((step, at) => (step.seat === null ? [] : [at]));

/** The action that was best, as far as anybody could know. */
export const bestOf = (decision: JudgedDecisionDocument): JudgedOptionDocument | null => decision.options[0] ?? null;

/** What was done, as one of the options. */
export const playedOf = (decision: JudgedDecisionDocument): JudgedOptionDocument | null =>
  decision.options.find((option) => option.action === decision.action) ?? null;

/** The cards that an action names; none for a bid or a call. */
export const cardsOf = (action: string): string[] =>
  /^(?:play|stash|pass|discard) (.+)$/.exec(action)?.[1]?.split(' ') ?? [];

/** How many choices a seat had, how many of them were sound, and that as a share. */
export function choicesOf({ classes }: ReviewedSeatDocument): { real: number; sound: number; share: number } {
  const sound = classes.best + classes.good;
  const real = sound + classes.slip + classes.costly;
  return { real, sound, share: real ? sound / real : 1 };
}

/** The parts of a result in tenths, rounded so that those that are shown add up to what is shown. */
export function partsOf({ result, others, own }: ReviewedSeatDocument): Record<'deal' | 'others' | 'own' | 'result', number> {
  const tenths = (value: number): number => Math.round(value * 10);
  const whole = tenths(result);
  const shown = { others: tenths(others), own: tenths(own) };
  return { deal: (whole - shown.others - shown.own) / 10, others: shown.others / 10, own: shown.own / 10, result: whole / 10 };
}

/** Where a bar of the waterfall begins and ends. */
export interface Fall {
  part: 'deal' | 'others' | 'own' | 'result';
  value: number;
  from: number;
  to: number;
}

export function fallsOf(seat: ReviewedSeatDocument): Fall[] {
  const parts = partsOf(seat);
  let at = 0;
  const falls = (['deal', 'others', 'own'] as const).map((part): Fall => {
    const from = at;
    at += parts[part];
    return { part, value: parts[part], from, to: at };
  });
  return [...falls, { part: 'result', value: parts.result, from: 0, to: parts.result }];
}

/** A place on a curve: how far along, from 0 to 1, and the chance there. */
export interface Spot {
  x: number;
  chance: number;
  step: number;
}

/** The chance of a seat along some steps of the game, evenly spread. */
export function curveOf(review: ReviewDocument, seat: number, round: number | null = null): Spot[] {
  const points = review.curve.filter((point) => round === null || point.round === round);
  const most = Math.max(1, points.length - 1);
  return points.map(({ step, chances }, at) => ({ x: at / most, chance: chances[seat] ?? 0, step }));
}

/** The same, where every round takes as much room as any other. */
export function curveByRounds(review: ReviewDocument, seat: number, rounds: number): Spot[] {
  const of = new Map<number, number>();
  for (const { round } of review.curve) of.set(round, (of.get(round) ?? 0) + 1);
  const seen = new Map<number, number>();
  return review.curve.map(({ step, round, chances }) => {
    const nth = (seen.get(round) ?? 0) + 1;
    seen.set(round, nth);
    return { x: (round + nth / (of.get(round) ?? 1)) / Math.max(1, rounds), chance: chances[seat] ?? 0, step };
  });
}

/** The decisions that mattered most to a seat, the dearest first. */
export function momentsOf(review: ReviewDocument, seat: number): JudgedDecisionDocument[] {
  const steps = review.seats.find((each) => each.seat === seat)?.moments ?? [];
  return steps.flatMap((step) => review.decisions.find((decision) => decision.step === step) ?? []);
}

/** The step to go to for the next moment after one, in the order of the game; from the last on, the first again. */
export function nextMoment(steps: readonly number[], at: number): number | null {
  const sorted = [...steps].sort((one, other) => one - other);
  return sorted.find((step) => step > at) ?? sorted[0] ?? null;
}

/** The picture with the whole trick in which a step lies, else the one of the step itself. */
export function wholeTrick(pictures: readonly Picture[], step: number): Picture | null {
  for (let at = step; at < pictures.length; at += 1) {
    const picture = pictures[at];
    if (!picture || picture.round !== pictures[step]?.round) break;
    if (picture.telling.trick && picture.telling.trick.winner !== null && picture.events.some(({ kind }) => kind === 'trick'))
      return picture;
  }
  return pictures[step] ?? null;
}

/** The dearest error of each trick, by the step that completes it. */
export function worstOf(
  review: ReviewDocument | null,
  steps: readonly number[],
  taken: readonly Taken[],
): Map<number, JudgedClass> {
  const worst = new Map<number, JudgedClass>();
  for (const decision of review?.decisions ?? []) {
    const trick = taken.find((each) => each.step >= (steps[decision.step] ?? 0) && each.round === decision.round + 1);
    if (!trick || !isError(decision.class)) continue;
    if (worst.get(trick.step) !== 'costly') worst.set(trick.step, decision.class);
  }
  return worst;
}
