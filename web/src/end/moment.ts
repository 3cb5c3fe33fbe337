/** The moment of a game that was best for a seat: the trick that brought it the most, else its best round. */
import { picturesOf, tricksOf, type Taken } from '../pages/replay';
import type { ReplayDocument, SheetRow, Telling, TrickTelling } from '../telling/documents';

export interface Moment {
  row: SheetRow;
  /** What the round brought. */
  score: number;
  trick: TrickTelling | null;
  /** The card points that the trick brought, where they are worth having. */
  points: number | null;
}

/** How much better a round was for a seat than for the others, on average. */
function edgeOf(row: SheetRow, you: number, less: boolean): number {
  const others = row.seats.filter((_, seat) => seat !== you).map(({ score }) => score);
  const mean = others.reduce((sum, score) => sum + score, 0) / Math.max(1, others.length);
  const edge = (row.seats[you]?.score ?? 0) - mean;
  return less ? -edge : edge;
}

const bestBy = <T>(list: readonly T[], worth: (each: T) => number): T | null =>
  list.reduce<T | null>((best, each) => (best === null || worth(each) > worth(best) ? each : best), null);

/** The moment among all rounds and tricks of a game; nothing where no round was good for the seat. */
export function momentOf(telling: Telling, taken: readonly Taken[], you: number, less: boolean): Moment | null {
  const won = taken.filter(({ trick }) => trick.winner === you);
  // In a round that went badly, or that nobody undertook and that is about taking little, points are no joy.
  const isForPoints = ({ contract, solo, declarer }: SheetRow): boolean => !contract || solo !== null || declarer != null;
  const isGlad = (each: SheetRow): boolean => isForPoints(each) && (each.seats[you]?.score ?? 0) > 0;
  const glad = new Set(telling.sheet.filter(isGlad).map(({ round }) => round));
  const row = bestBy(telling.sheet.filter((each) => !each.void), (each) => edgeOf(each, you, less));
  const worth = ({ trick }: Taken): number => trick.points ?? 0;
  const rich = less ? null : bestBy(won.filter((each) => worth(each) > 0 && glad.has(each.round)), worth);
  const richRow = telling.sheet.find(({ round }) => round === rich?.round);
  if (rich && richRow)
    return { row: richRow, score: richRow.seats[you]?.score ?? 0, trick: rich.trick, points: rich.trick.points ?? null };
  if (!row || edgeOf(row, you, less) <= 0) return null;
  const last = won.findLast(({ round }) => round === row.round);
  return { row, score: row.seats[you]?.score ?? 0, trick: last?.trick ?? null, points: null };
}

/** The same from a whole replay. */
export const momentIn = (replay: ReplayDocument, telling: Telling, you: number, less: boolean): Moment | null =>
  momentOf(telling, tricksOf(picturesOf(replay, you)), you, less);
