/** Cards in motion: from the dealer to everyone, from a hand or a plate to the table, and to whoever takes the trick. */
import type { Attachment } from 'svelte/attachments';
import { isMotionReduced } from '../settings.svelte';
import { FLIGHT, SORT, type Deal } from './deal';

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

/** Where cards come from and go to: the plate, or where one's own cards are if one has none. */
const placeOf = (seat: number): Element | null => plateOf(seat) ?? document.getElementById('hand');

/** From the middle of one place to that of another, as a translation. */
function way(from: DOMRect, to: DOMRect): string {
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  return `${x}px ${y}px`;
}

/** Let a card of one's own come from the dealer to its place among the others, and to its sorted place at the end. */
export function dealIn(deal: Deal, leaves: number, unsorted: string): Attachment<HTMLElement> {
  return (node) => {
    const dealer = placeOf(deal.dealer);
    if (typeof node.animate !== 'function' || !dealer) return;
    const start = { translate: way(node.getBoundingClientRect(), dealer.getBoundingClientRect()), scale: '0.4' };
    const at = (milliseconds: number): number => milliseconds / deal.length;
    const flight = node.animate(
      [
        { ...start, opacity: 0 },
        { ...start, opacity: 0, offset: at(leaves) },
        { ...start, opacity: 1, offset: at(leaves), easing: PLAY },
        { translate: unsorted, scale: '1', offset: at(leaves + FLIGHT) },
        { translate: unsorted, scale: '1', offset: at(deal.length - SORT), easing: PLAY },
        { translate: '0 0', scale: '1' },
      ],
      { duration: deal.length },
    );
    return () => flight.cancel();
  };
}

/** Let a card of somebody else come from the dealer to their plate, and be theirs. */
export function dealTo(deal: Deal, seat: number, leaves: number): Attachment<HTMLElement> {
  return (node) => {
    const [dealer, plate] = [placeOf(deal.dealer), placeOf(seat)];
    if (typeof node.animate !== 'function' || !dealer || !plate) return;
    const here = node.getBoundingClientRect();
    const [from, to] = [way(here, dealer.getBoundingClientRect()), way(here, plate.getBoundingClientRect())];
    const flight = node.animate(
      [
        { translate: from, opacity: 1, easing: PLAY },
        { translate: to, opacity: 1, offset: 0.8 },
        { translate: to, opacity: 0 },
      ],
      { delay: leaves, duration: FLIGHT },
    );
    return () => flight.cancel();
  };
}

/** Where nothing travels, let a card appear in its place. */
export const appear: Attachment<HTMLElement> = (node) => {
  if (isMotionReduced()) node.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
};

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
    const scale = own === null ? 0.5 : from.width / Math.max(1, to.width);
    node.animate(
      [
        { translate: way(to, from), scale: String(scale), opacity: own === null ? 0.2 : 1 },
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
