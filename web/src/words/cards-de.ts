/** The cards in German. Suits are named in the singular, as players do: “Herz ist Trumpf”. */
import { faceOf, type Pack, type Sign } from '../cards/packs';
import { rankText } from './letters';

const SUITS: Record<Sign, string> = {
  clubs: 'Kreuz',
  diamonds: 'Karo',
  hearts: 'Herz',
  spades: 'Pik',
  fire: 'Feuer',
  water: 'Wasser',
  earth: 'Erde',
  air: 'Luft',
  sword: 'Schwert',
  staff: 'Stab',
  knives: 'Messer',
  stars: 'Stern',
  arrows: 'Pfeil',
};
const FEMININE: readonly Sign[] = ['earth', 'air'];
const RANKS: Record<string, string> = { A: 'Ass', K: 'König', Q: 'Dame', J: 'Bube' };
const MAGIC: Record<string, string> = { '0': 'Null', '∞': 'Unendlich' };

export function cardDe(code: string, pack: Pack): string {
  const { rank, sign } = faceOf(code, pack);
  if (!sign) return MAGIC[rank] ?? rank;
  const name = RANKS[rank];
  return name ? `${SUITS[sign]}-${name}` : `${SUITS[sign]} ${rankText(rank, 'de')}`;
}

export const suitDe = (sign: Sign): string => SUITS[sign];

/** “Kein Herz”, “Keine Erde”; without a sign, “Kein Trumpf”. Where some are trumps, “Kein einfaches Herz”. */
export const noSuitDe = (sign: Sign | null, plain = false): string =>
  sign
    ? `${FEMININE.includes(sign) ? 'Keine' : 'Kein'} ${plain ? 'einfaches ' : ''}${SUITS[sign]}`
    : 'Kein Trumpf';

export const tokenDe = (icons: string, pack: Pack): string =>
  icons === '-' ? 'leeres Plättchen' : [...icons].map((icon) => SUITS[faceOf(icon, pack).sign ?? 'arrows']).join(', ');

/** “das Plättchen „Messer, Stern““, “das leere Plättchen”. */
export const theTokenDe = (icons: string, pack: Pack): string =>
  icons === '-' ? 'das leere Plättchen' : `das Plättchen „${tokenDe(icons, pack)}“`;
