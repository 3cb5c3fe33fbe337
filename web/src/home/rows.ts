/** How a table in a list is called, and how it stands. */
import type { TableRowDocument } from '../telling/documents';
import { words } from '../words';
import { texts } from '../words/pages';

/** “Zole with Jānis and Māra”, as far as it is known who is there. */
export function called(row: TableRowDocument, game: string): string {
  if (row.others?.length) return texts().gameWith(game, words().and(row.others));
  return row.others && row.open_seats === 0 ? texts().gameAgainstBots(game) : game;
}

/** “round 4 of 12 · it is your turn”. */
export function stands(row: TableRowDocument, now: number): string {
  const w = words();
  const round = row.round ? (row.rounds ? w.roundOf(row.round, row.rounds) : w.round(row.round)) : '';
  const status = {
    open: w.seatsOpen(row.open_seats),
    playing: round || w.statusPlaying,
    over: w.statusOver,
  }[row.status];
  return `${status} · ${row.your_turn ? texts().isYourTurn : texts().ago(now - row.created_at)}`;
}

/** Tables to come back to: where one is waited for, then those under way, then finished ones. */
export function inOrder(rows: readonly TableRowDocument[]): TableRowDocument[] {
  const rank = (row: TableRowDocument): number => (row.your_turn ? 0 : row.status === 'over' ? 2 : 1);
  return [...rows].sort((one, other) => rank(one) - rank(other));
}
