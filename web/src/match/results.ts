/** A match as it is shown: who held the same cards at which table, and what they made of them. */
import type { ComparisonDocument, MatchDocument } from '../telling/documents';

/** Teams are called by letters. */
export const letterOfTeam = (team: number): string => String.fromCharCode(65 + team);

/** Averages of several tables are told to one decimal, all else in whole points. */
export function digitsOf(comparison: ComparisonDocument): 0 | 1 {
  const told = [...comparison.people.flatMap(({ others, ahead }) => [others, ahead]), ...comparison.teams.map(({ ahead }) => ahead)];
  return told.every(Number.isInteger) ? 0 : 1;
}

/** The table and the seat that the reader has, if any. */
export function ownPlace(match: MatchDocument): { table: number; seat: number } | null {
  for (const [table, { seats }] of match.tables.entries()) {
    const own = seats.find(({ you }) => you);
    if (own) return { table, seat: own.seat };
  }
  return null;
}

/** What somebody at a seat of a table is called. */
export const nameAt = (match: MatchDocument, table: number, seat: number): string =>
  match.tables[table]?.seats[seat]?.name ?? '–';

/** Everyone who held the cards of a seat, one for each table. */
export const holdersOf = (match: MatchDocument, seat: number): string[] =>
  match.tables.map((_, table) => nameAt(match, table, seat));

/** Whether people play for the same team at different tables; with bots all around, teams mean nothing. */
export const hasTeams = (match: MatchDocument): boolean =>
  [...new Set(match.tables.flatMap(({ seats }) => seats.map(({ team }) => team)))].some(
    (team) => match.tables.filter(({ seats }) => seats.some((seat) => seat.team === team && seat.kind === 'person')).length > 1,
  );

/** Who plays for a team, people before bots. */
export function membersOf(match: MatchDocument, team: number): string[] {
  const seats = match.tables.flatMap((table) => table.seats).filter((seat) => seat.team === team);
  return [...seats.filter(({ kind }) => kind === 'person'), ...seats.filter(({ kind }) => kind === 'bot')].map(
    ({ name }) => name,
  );
}

export interface DealRow {
  /** Which deal, from 1. */
  deal: number;
  /** By table. */
  points: (number | null)[];
  ahead: number | null;
}

/** The deals that the cards of a seat were played in, and how far ahead its holder at one of the tables is in each. */
export const dealRows = (comparison: ComparisonDocument, table: number, seat: number): DealRow[] =>
  comparison.deals.map(({ points, ahead }, at) => ({
    deal: at + 1,
    points: points.map((scores) => scores?.[seat] ?? null),
    ahead: ahead[table]?.[seat] ?? null,
  }));
