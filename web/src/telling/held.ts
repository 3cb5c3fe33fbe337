/** The hand as its holder may use it: which cards can be played now, and why the others must wait. */
import type { HandCard, Sentence, Telling } from './documents';

export interface HeldCard extends HandCard {
  playable: boolean;
  /** Why it must wait, when a card is to be played and it may not be. */
  why: Sentence | null;
}

export function heldCards({ hand, decision, legal }: Pick<Telling, 'hand' | 'decision' | 'legal'>): HeldCard[] {
  return hand.map((card) => {
    const playable = decision?.kind === 'play' && legal.includes(`play ${card.card}`);
    const why = !playable && decision?.why ? { ...decision.why, facts: { ...decision.why.facts, card: card.card } } : null;
    return { ...card, playable, why };
  });
}
