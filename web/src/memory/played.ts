/** What a game that is over came to for one seat: what this browser remembers of it. */
import type { Ending, SheetRow, TableDocument, Telling } from '../telling/documents';

/** Decisions by what a review thought of them. */
export interface Errors {
  slips: number;
  costly: number;
}

export interface Played {
  code: string;
  game: string;
  /** When it was over, in seconds since 1970. */
  at: number;
  seats: number;
  /** One's place; equal totals share one. */
  place: number;
  total: number;
  /** Fewer points were better. */
  less: boolean;
  won: boolean;
  rounds: number;
  /** Bids or contracts made, of those said. */
  made: number;
  said: number;
  minutes: number | null;
  /** Only where a review of it was opened. */
  errors: Errors | null;
}

/** The place of a seat: as many are before it as have better totals; the ranking itself is the server's. */
export function placeOf(ending: Ending, seat: number): number {
  const ranked = ending.sides ?? ending.ranking.map((each) => [each]);
  const at = ranked.findIndex((who) => who.includes(seat));
  const totals = ranked.map(([first = 0]) => ending.totals[first] ?? 0);
  return totals.indexOf(totals[at] ?? 0) + 1;
}

/** The score of each seat after each round, from nothing on. */
export const curvesOf = (sheet: readonly SheetRow[], seats: number): number[][] =>
  Array.from({ length: seats }, (_, seat) => [0, ...sheet.map((row) => row.seats[seat]?.total ?? 0)]);

/** What a finished game came to for whoever sits at the table; nothing for those who only looked on. */
export function playedOf(table: TableDocument, telling: Telling | null, at: number): Played | null {
  const you = table.you;
  const ending = telling?.ending;
  if (you === null || !telling || !ending || table.closed) return null;
  const bids = telling.sheet.map((row) => row.seats[you]?.made ?? null).filter((made) => made !== null);
  return {
    code: table.code,
    game: table.game.key,
    at,
    seats: table.seats.length,
    place: placeOf(ending, you),
    total: ending.totals[you] ?? 0,
    less: (ending.totals[ending.ranking[0] ?? 0] ?? 0) < (ending.totals[ending.ranking.at(-1) ?? 0] ?? 0),
    won: ending.winners.includes(you),
    rounds: telling.sheet.length,
    made: bids.filter(Boolean).length,
    said: bids.length,
    minutes: null,
    errors: null,
  };
}
