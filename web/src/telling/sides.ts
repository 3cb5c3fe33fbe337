/** Whose side somebody is on, as the table is seen: to those who look on, the one of the seat that is nearest is `us`. */
import type { SideTelling, Telling } from './documents';

export type Stance = 'us' | 'them';

export const stanceOfSide = (side: SideTelling, nearest: number): Stance =>
  (side.ours ?? side.seats.includes(nearest)) ? 'us' : 'them';

/** None in games without partners. */
export function stanceOf({ sides }: Pick<Telling, 'sides'>, seat: number, nearest: number): Stance | null {
  const side = sides?.find(({ seats }) => seats.includes(seat));
  return side ? stanceOfSide(side, nearest) : null;
}

/** The sides with the nearest first. */
export const nearestFirst = (sides: readonly SideTelling[], nearest: number): SideTelling[] =>
  [...sides].sort((one, other) => Number(other.seats.includes(nearest)) - Number(one.seats.includes(nearest)));
