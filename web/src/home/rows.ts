/** How a table in a list is called, and how it stands. */
import { say } from '../language/current.svelte';
import { ago } from '../language/texts';
import type { Played } from '../memory/played';
import type { TableRowDocument } from '../telling/documents';

/** “Zole with Jānis and Māra”, as far as it is known who is there. */
export function called(row: TableRowDocument, game: string): string {
  if (row.others?.length) return say('page-game-with', { game, names: row.others });
  return row.others && row.open_seats === 0 ? say('page-game-against-bots', { game }) : game;
}

/** “round 4 of 12”; nothing where it is not known. */
export function roundOf({ round: n, rounds: of }: TableRowDocument): string {
  if (!n) return '';
  return of ? say('page-round-of', { n, of }) : say('page-round', { n });
}

/** “1st · 9”: what a finished game came to. */
export const resultOf = ({ place, total }: Played): string =>
  say('page-with-result', { place: say('page-place', { n: place }), total });

/** “round 4 of 12 · it is your turn”; of a finished game its result, where that is remembered. */
export function stands(row: TableRowDocument, now: number, played?: Played): string {
  const status = {
    open: say('page-seats-open', { n: row.open_seats }),
    playing: roundOf(row) || say('page-status-playing'),
    over: played ? resultOf(played) : say('page-status-over'),
  }[row.status];
  return `${status} · ${row.your_turn ? say('page-is-your-turn') : ago(now - row.created_at)}`;
}

/** Tables to come back to: where one is waited for, then those under way, then finished ones. */
export function inOrder(rows: readonly TableRowDocument[]): TableRowDocument[] {
  const rank = (row: TableRowDocument): number => (row.your_turn ? 0 : row.status === 'over' ? 2 : 1);
  return [...rows].sort((one, other) => rank(one) - rank(other));
}
