/** Lozenges in the inks of the covers, laid once and left lying; the same seed lays them the same way for everyone. */

const INKS = ['#9c2230', '#f0ae2e', '#1d4c82', '#fffefa', '#0e5a66', '#c8341a', '#6a4c93', '#2f6b3c'] as const;
const STRUNG = ['#9c2230', '#f0ae2e', '#1d4c82', '#f6f1e6', '#0e5a66'] as const;
const SEED = 7;
/** Pixels of table for each lozenge. */
const ROOM = 4100;
const MOST = 260;
/** How far apart the lozenges of a garland hang, and how many hang between two nails. */
const APART = 40;
const BETWEEN = 6;

export interface Lozenge {
  x: number;
  y: number;
  path: string;
  turn: number;
  ink: string;
  /** Which comes down how late. */
  after: number;
}

export function scattered(width: number, height: number): Lozenge[] {
  let state = SEED;
  const next = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: Math.min(MOST, Math.round((width * height) / ROOM)) }, (_, at) => {
    const [x, y] = [next() * width, next() ** 1.35 * height];
    const size = 4 + next() * 7;
    const wide = size * (0.62 + next() * 0.5);
    const turn = Math.round((next() - 0.5) * 70);
    const ink = INKS[Math.floor(next() * INKS.length)] ?? INKS[0];
    return { x, y, path: `M0 ${-size} ${wide} 0 0 ${size} ${-wide} 0Z`, turn, ink, after: at % 20 };
  });
}

const hang = (at: number): number => 10 + 16 * Math.sin((Math.PI * (at % BETWEEN)) / BETWEEN);

/** The string across the top, and what hangs on it. */
export function strung(width: number): { string: string; lozenges: Lozenge[] } {
  const count = Math.max(1, Math.round(width / APART));
  const step = width / count;
  const points = Array.from({ length: count * BETWEEN + 1 }, (_, at) => {
    return `${((at / BETWEEN) * step).toFixed(1)} ${hang(at / BETWEEN).toFixed(1)}`;
  });
  const lozenges = Array.from({ length: count + 1 }, (_, at) => ({
    x: at * step,
    y: hang(at),
    path: 'M0 0 11 14 0 28-11 14Z',
    turn: 0,
    ink: STRUNG[at % STRUNG.length] ?? STRUNG[0],
    after: at % 20,
  }));
  return { string: `M${points.join('L')}`, lozenges };
}
