/** Whom a sentence speaks to, and about which people and cards. */

/** What the cards of a deck are called by its own page; catalogues know most of these names in their language. */
export interface PackNames {
  /** By letter. */
  suits: Readonly<Record<string, string>>;
  /** Those that are not their own name: `A` is the ace. */
  ranks: Readonly<Record<string, string>>;
  /** By the letter of the suit. */
  signs: Readonly<Record<string, string>>;
  /** What a rank shows as where that is not its notation: `T` as 10. */
  printed: Readonly<Record<string, string>>;
  /** The cards that there are several of: one of them is *a* zero, not *the* zero. */
  several: readonly string[];
}

export interface Scene {
  pack: PackNames;
  /** By seat. */
  names: readonly string[];
  /** The seat that is spoken to; null for a spectator. */
  you: number | null;
}

const NO_PACK: PackNames = { suits: {}, ranks: {}, signs: {}, printed: {}, several: [] };

/** For what speaks of nobody, and of no cards. */
export const ANYWHERE: Scene = { pack: NO_PACK, names: [], you: null };

/** The rank and the suit of a card as records write it; a card may have no suit. */
export function partsOf(pack: PackNames, card: string): [rank: string, suit: string] {
  const suit = card.slice(-1);
  return card.length > 1 && suit in pack.suits ? [card.slice(0, -1), suit] : [card, ''];
}

/** The name of a seat. */
export const nameAt = (scene: Scene, seat: number): string => scene.names[seat] ?? String(seat + 1);
