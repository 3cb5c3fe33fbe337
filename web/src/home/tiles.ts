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

/** The same for small tiles, on a shelf. */
const LEAST_SMALL = 124;
const LEAST_SMALL_PHONE = 104;
export const SHELF_GAP = 8;
export const SHELF_GAP_PHONE = 10;

/** How many small tiles lie side by side: at least two. */
export function smallTilesInRow(width: number, isPhone: boolean): number {
  const [least, gap] = isPhone ? [LEAST_SMALL_PHONE, SHELF_GAP_PHONE] : [LEAST_SMALL, SHELF_GAP];
  return Math.max(2, Math.floor((width + gap) / (least + gap)));
}

/** How wide a small tile is, so that a full row of them is as wide as the page. */
export function smallTile(width: number): number {
  const columns = smallTilesInRow(width, false);
  return Math.max(0, Math.floor((width + SHELF_GAP) / columns) - SHELF_GAP);
}

/** The games as they lie on the front page; those that nobody has placed come last. */
export function laidOut(games: readonly GameDocument[]): GameDocument[] {
  const place = ({ front_page }: GameDocument): number => front_page.place ?? Number.MAX_SAFE_INTEGER;
  return [...games].sort((one, other) => place(one) - place(other));
}
