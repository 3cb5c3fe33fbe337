import type { GameDocument } from '../telling/documents';

/** The narrowest tile that a game's words fit on, and the gap between two. */
const LEAST = 166;
export const GAP = 16;

/** How many tiles lie side by side: as many as fit, or fewer where the last row would else be left nearly empty. */
export function tilesInRow(tiles: number, width: number): number {
  const fitting = Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)));
  const rows = Math.max(1, Math.ceil(tiles / fitting));
  return Math.max(1, Math.ceil(tiles / rows));
}

/** The games as they lie on the front page; those that nobody has placed come last. */
export function laidOut(games: readonly GameDocument[]): GameDocument[] {
  const place = ({ front_page }: GameDocument): number => front_page.place ?? Number.MAX_SAFE_INTEGER;
  return [...games].sort((one, other) => place(one) - place(other));
}
