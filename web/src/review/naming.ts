/** What an action is called where decisions are looked back at. */
import { cardSign, said } from '../language/current.svelte';
import type { People } from '../language/people';
import type { ReviewDocument } from '../telling/documents';
import { cardsOf } from './review';

/** In short: the signs of its cards, or what its button said. */
export function actionSign(action: string, { labels }: Pick<ReviewDocument, 'labels'>, people: People): string {
  const cards = cardsOf(action);
  if (cards.length) return cards.map((card) => cardSign(card, people)).join(' ');
  const label = labels[action];
  return label ? said(label, people) : action;
}
