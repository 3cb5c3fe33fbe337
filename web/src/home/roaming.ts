/** Arrows go from game to game: along a shelf, and up or down to the nearest in another row. */
import type { Attachment } from 'svelte/attachments';

/** Two boxes that begin so near to each other stand in one row. */
const ROW = 12;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The nearest box below (or above, if `down` is negative): of the next row, the one that is least far aside. */
export function nearest(from: Box, boxes: readonly Box[], down: 1 | -1): number {
  const middle = (box: Box): number => (box.left + box.right) / 2;
  const away = (box: Box): number => (down > 0 ? box.top - from.bottom : from.top - box.bottom);
  const beyond = boxes.map((box, at) => ({ at, away: away(box), aside: Math.abs(middle(box) - middle(from)) }));
  const next = beyond.filter((each) => each.away > -ROW && boxes[each.at] !== from);
  const least = Math.min(...next.map((each) => each.away));
  const row = next.filter((each) => each.away < least + ROW).sort((one, other) => one.aside - other.aside);
  return row[0]?.at ?? -1;
}

export const roaming: Attachment<HTMLElement> = (node) => {
  const steer = (event: KeyboardEvent): void => {
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-game]') : null;
    if (!from || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const shelf = [...(from.closest('[data-shelf]')?.querySelectorAll<HTMLElement>('[data-game]') ?? [])];
    const at = shelf.indexOf(from);
    let goal: HTMLElement | undefined;
    if (event.key === 'ArrowRight') goal = shelf[at + 1];
    else if (event.key === 'ArrowLeft') goal = shelf[at - 1];
    else if (event.key === 'Home') goal = shelf[0];
    else if (event.key === 'End') goal = shelf.at(-1);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const all = [...node.querySelectorAll<HTMLElement>('[data-game]')];
      const boxes = all.map((each) => each.getBoundingClientRect());
      goal = all[nearest(boxes[all.indexOf(from)]!, boxes, event.key === 'ArrowDown' ? 1 : -1)];
    }
    if (!goal) return;
    event.preventDefault();
    goal.querySelector<HTMLElement>('[data-play]')?.focus();
  };
  node.addEventListener('keydown', steer);
  return () => node.removeEventListener('keydown', steer);
};
