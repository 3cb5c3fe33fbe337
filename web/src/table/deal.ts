/** A deal as it is watched: when each card leaves the dealer, when one's own turn, and how long it all takes. */
export interface Deal {
  dealer: number;
  /** By seat: when each of its cards leaves the dealer, in milliseconds. */
  leaves: readonly (readonly number[])[];
  /** When the last card has landed, and one's own turn. */
  landed: number;
  /** When everything lies sorted. */
  length: number;
}

export const FLIGHT = 220;
export const TURN = 120;
export const SORT = 220;
const APART = 60;
const LONGEST = 1200;

/** Plan a deal, one card to each in turn from the seat after the dealer; the more cards, the closer they follow. */
export function planDeal(cards: readonly number[], dealer: number): Deal {
  const most = Math.max(0, ...cards);
  const inTurn = cards.map((_, place) => (dealer + 1 + place) % cards.length);
  const order = Array.from({ length: most }, (_, nth) => inTurn.filter((seat) => nth < (cards[seat] ?? 0))).flat();
  const apart = Math.min(APART, (LONGEST - FLIGHT - TURN - SORT) / Math.max(1, order.length - 1));
  const leaves = cards.map((_, seat) => order.flatMap((to, at) => (to === seat ? [at * apart] : [])));
  const landed = Math.max(0, order.length - 1) * apart + FLIGHT;
  return { dealer, leaves, landed, length: landed + TURN + SORT };
}

/** Where each of so many cards lies before they are sorted: every place once, and hardly any in its own. */
export function unsorted(count: number): number[] {
  const shares = (one: number, other: number): boolean => (other ? shares(other, one % other) : one > 1);
  let stride = Math.max(1, Math.round(count * 0.618));
  while (shares(stride, count)) stride += 1;
  return Array.from({ length: count }, (_, card) => (card * stride + 1) % count);
}
