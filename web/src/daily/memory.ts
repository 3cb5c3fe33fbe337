/** What this browser remembers of deals of the day: results by day and game, and the numbers that it gave. */

const KEY = 'followsuit.daily';
const MOST_DAYS = 400;

/** What was made of a deal, and whether that is at least as good as to have played nothing. */
export interface Made {
  points: number;
  good: boolean;
}

interface Kept {
  /** By day and game. */
  days: Record<string, Record<string, Made>>;
  /** What this browser gave to the next day's seed, by day. */
  given: Record<string, string[]>;
}

const nothing = (): Kept => ({ days: {}, given: {} });

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    return { ...nothing(), ...(found ?? {}) };
  } catch {
    return nothing();
  }
}

/** The newest days of a table, as many as are worth keeping. */
const newest = <T>(table: Record<string, T>, most: number): Record<string, T> =>
  Object.fromEntries(Object.entries(table).sort().slice(-most));

function keep({ days, given }: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ days: newest(days, MOST_DAYS), given: newest(given, 40) }));
  } catch {
    // Where nothing may be kept there is no streak.
  }
}

export function keepResult(day: string, game: string, made: Made): void {
  const all = kept();
  keep({ ...all, days: { ...all.days, [day]: { ...all.days[day], [game]: made } } });
}

export function keepGiven(day: string, number: string): void {
  const all = kept();
  keep({ ...all, given: { ...all.given, [day]: [...(all.given[day] ?? []), number].slice(-20) } });
}

/** What this browser gave on a day. */
export const givenOn = (day: string): readonly string[] => kept().given[day] ?? [];

/** What was made of a game on a day; null if it was not played here. */
export const madeOn = (day: string, game: string): Made | null => kept().days[day]?.[game] ?? null;

/** The day so many days later, or before. */
export function dayLater(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** The day that it is now, by the clock of UTC. */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);

/** How many days in a row some deal was played, up to today; a day that is not over yet breaks nothing. */
export function streak(now = today()): number {
  const { days } = kept();
  let day = days[now] ? now : dayLater(now, -1);
  let count = 0;
  for (; days[day]; day = dayLater(day, -1)) count++;
  return count;
}
