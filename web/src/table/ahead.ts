/** What needs no more thought when one's turn comes: a card chosen ahead, and one that is the only one allowed. */
import type { Telling } from '../telling/documents';
import { heldCards, type HeldCard } from '../telling/held';

type Asked = Pick<Telling, 'hand' | 'decision' | 'legal'>;

/** What becomes of a card chosen ahead: it waits for the turn, is played, is laid back, or is no longer in the hand. */
export type Fate = { is: 'waiting' | 'gone' } | { is: 'played' | 'back'; card: HeldCard };

export function fateOf(chosen: string, telling: Asked): Fate {
  const card = heldCards(telling).find((each) => each.card === chosen);
  if (!card) return { is: 'gone' };
  if (telling.decision?.kind !== 'play') return { is: 'waiting' };
  return { is: card.playable ? 'played' : 'back', card };
}

/** The one card that may be played, if there is only one, and whether everyone can see that it is the last. */
export function forcedCard(telling: Asked): { card: string; isLast: boolean } | null {
  if (telling.decision?.kind !== 'play') return null;
  const [only, ...others] = heldCards(telling).filter((card) => card.playable);
  if (!only || others.length) return null;
  return { card: only.card, isLast: telling.hand.length === 1 && only.copies === 1 };
}
