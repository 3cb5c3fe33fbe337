/** Scores over the rounds as lines in a picture: where they go, and where their names stand without touching. */

export interface Line {
  seat: number;
  path: string;
  end: { x: number; y: number };
  /** Where its name stands, moved where another would be in the way. */
  label: number;
}

const APART = 16;

/** Names one under another, each as near to its line as those above let it be, and within the picture. */
function spread(wanted: readonly number[], least: number, most: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed: number[] = [...wanted];
  let next = least;
  for (const at of order) {
    placed[at] = Math.max(next, wanted[at] ?? 0);
    next = (placed[at] ?? 0) + APART;
  }
  next = most;
  for (const at of order.reverse()) {
    placed[at] = Math.min(next, placed[at] ?? 0);
    next = (placed[at] ?? 0) - APART;
  }
  return placed;
}

/** The lines of `curves`, each from the first round on, in a picture of some size; and where zero is. */
export function linesOf(curves: readonly (readonly number[])[], width: number, height: number): { lines: Line[]; zero: number } {
  const [least, most] = [Math.min(0, ...curves.flat()), Math.max(0, ...curves.flat())];
  const rounds = Math.max(1, ...curves.map((curve) => curve.length - 1));
  const margin = 12;
  const x = (at: number): number => margin + ((width - 2 * margin) * at) / rounds;
  const y = (value: number): number => margin + (height - 2 * margin) * (1 - (value - least) / (most - least || 1));
  const ends = curves.map((curve) => ({ x: x(curve.length - 1), y: y(curve.at(-1) ?? 0) }));
  const labels = spread(ends.map((end) => end.y), margin, height - margin);
  const lines = curves.map((curve, seat) => ({
    seat,
    path: curve.map((value, at) => `${at ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join(''),
    end: ends[seat] ?? { x: 0, y: 0 },
    label: labels[seat] ?? 0,
  }));
  return { lines, zero: y(0) };
}
