/** Where a bubble has room: beside what it points at, never over it, and over as little else as can be. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
  /** On which side of what it points at the bubble stands. */
  side: 'above' | 'below' | 'left' | 'right';
  /** How high it may be; the rest of what it says is scrolled to. */
  height: number;
  /** Where along that side the pointer goes, from the bubble's own corner. */
  pointer: number;
}

/** How far the tip of the pointer is from the bubble. */
export const REACH = 19;
const MARGIN = 8;
/** What the pointer needs of a side, to each hand. */
const CORNER = 30;
/** The lowest bubble that can be read, in which the rest is scrolled to. */
const LOWEST = 150;
/** What it costs that a part has to be scrolled to, beside what covering so much of something else does. */
const SCROLLED = 0.7;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * The best spot for a bubble of some size inside the screen. `clear` has what had better stay in sight, each with how
 * much that matters.
 */
export function spotFor(
  size: { width: number; height: number },
  target: Box,
  screen: { width: number; height: number },
  clear: readonly { box: Box; weight: number }[],
): Spot {
  const [middleX, middleY] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2];
  const mostLeft = screen.width - MARGIN - size.width;
  const along = (at: number, most: number): number => clamp(at, MARGIN, Math.max(MARGIN, most));
  /** As high as it is, unless there is less room. */
  const within = (room: number): number => Math.min(size.height, Math.max(room, Math.min(LOWEST, size.height)));
  const above = within(target.top - REACH - MARGIN);
  const below = within(screen.height - MARGIN - target.bottom - REACH);
  const beside = within(screen.height - 2 * MARGIN);
  const corners: Omit<Spot, 'pointer'>[] = [];
  for (const part of [0.5, 0.2, 0.8]) {
    const x = along(target.left + (target.right - target.left) * part - size.width / 2, mostLeft);
    const mostTop = screen.height - MARGIN - beside;
    const y = along(target.top + (target.bottom - target.top) * part - beside / 2, mostTop);
    corners.push(
      { side: 'above', left: x, top: target.top - REACH - above, height: above },
      { side: 'below', left: x, top: target.bottom + REACH, height: below },
      { side: 'left', left: target.left - REACH - size.width, top: y, height: beside },
      { side: 'right', left: target.right + REACH, top: y, height: beside },
    );
  }
  let best: { spot: Spot; cost: number } | null = null;
  for (const { side, left, top, height } of corners) {
    const mostTop = screen.height - MARGIN - height;
    const box = { left, top, right: left + size.width, bottom: top + height };
    const outside =
      Math.max(0, MARGIN - left) + Math.max(0, left - mostLeft) + Math.max(0, MARGIN - top) + Math.max(0, top - mostTop);
    const cost =
      outside * 1e4 +
      (size.height - height) * size.width * SCROLLED +
      clear.reduce((sum, each) => sum + overlap(box, each.box) * each.weight, 0);
    if (best && cost >= best.cost) continue;
    const isLevel = side === 'above' || side === 'below';
    const pointer = isLevel
      ? clamp(middleX - left, CORNER, size.width - CORNER)
      : clamp(middleY - top, CORNER, height - CORNER);
    best = { spot: { side, left: along(left, mostLeft), top: along(top, mostTop), height, pointer }, cost };
  }
  return best!.spot;
}
