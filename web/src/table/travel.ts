/** Cards in motion: from a hand or a plate to the table, and from the table to whoever takes the trick. */
import type { Attachment } from 'svelte/attachments';
import { isMotionReduced } from '../settings.svelte';

const CARD = 220;
const SWEEP = 320;
const FADE = 120;
const PLAY = 'cubic-bezier(.2,.8,.2,1)';

/** The last place a card of one's own had in the hand, kept because it has left the page when it lands. */
const leftHand = new Map<string, DOMRect>();

/** Remember where a card lies, just before it is played. */
export function remember(card: string, node: Element): void {
  leftHand.set(card, node.getBoundingClientRect());
}

const plateOf = (seat: number): Element | null => document.querySelector(`[data-plate="${seat}"]`);

/** Let a card fly in: from the hand if it is one's own, else from its player's plate. */
export function arrive(seat: number, own: string | null): Attachment<HTMLElement> {
  return (node) => {
    if (typeof node.animate !== 'function') return;
    if (isMotionReduced()) {
      node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
      return;
    }
    const from = (own !== null && leftHand.get(own)) || plateOf(seat)?.getBoundingClientRect();
    if (own !== null) leftHand.delete(own);
    if (!from) return;
    const to = node.getBoundingClientRect();
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    const scale = own === null ? 0.5 : from.width / Math.max(1, to.width);
    node.animate(
      [
        { translate: `${x}px ${y}px`, scale: String(scale), opacity: own === null ? 0.2 : 1 },
        { translate: '0 0', scale: '1.02', opacity: 1, offset: 0.85 },
        { translate: '0 0', scale: '1', opacity: 1 },
      ],
      { duration: CARD, easing: PLAY },
    );
  };
}

/** Let a card go to the winner's plate; without a winner, or without motion, it fades. */
export function depart(
  node: Element,
  { seat }: { seat: number | null },
): { duration: number; css: (t: number, u: number) => string } {
  if (typeof node.animate !== 'function') return { duration: 0, css: () => '' };
  const plate = seat === null || isMotionReduced() ? null : plateOf(seat);
  if (!plate) return { duration: FADE, css: (t) => `opacity: ${t}` };
  const [from, to] = [node.getBoundingClientRect(), plate.getBoundingClientRect()];
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  return {
    duration: SWEEP,
    css: (t, u) => `translate: ${x * u * u}px ${y * u * u}px; scale: ${0.3 + 0.7 * t}; opacity: ${Math.min(1, 2 * t)}`,
  };
}
