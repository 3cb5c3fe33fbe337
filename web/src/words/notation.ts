/** The rules as the server words them are also for those who type their actions; on the page one taps. */

/** What one would type, between brackets: “(`choose P`)”, “(`play` and the card)”. */
const TYPED = / \(`(?:add|bid|choose|play|stash|take|trump)\b[^)]*\)/g;
/** A card beside its name: “the zero (`0`)”. */
const CARD = /\(`([\dAKQJT∞]+)`\)/g;
/** The rank of a ten, among others or before its suit. */
const TEN = /(?<![^ ])T(?=[ ,.;♣♠♥♦]|$)/gm;

/** Rules without what one would type, and with each card called what is printed on it. */
export const withoutNotation = (rules: string): string =>
  rules.replace(TYPED, '').replace(CARD, '($1)').replace(TEN, '10');
