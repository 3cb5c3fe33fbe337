/** The cards in Dutch. */
import { faceOf, type Pack, type Sign } from '../cards/packs';
import { rankText } from './letters';

const SUITS: Record<Sign, string> = {
  clubs: 'klaveren',
  diamonds: 'ruiten',
  hearts: 'harten',
  spades: 'schoppen',
  fire: 'vuur',
  water: 'water',
  earth: 'aarde',
  air: 'lucht',
  sword: 'zwaard',
  staff: 'staf',
  knives: 'messen',
  stars: 'sterren',
  arrows: 'pijlen',
};
const RANKS: Record<string, string> = { A: 'aas', K: 'heer', Q: 'vrouw', J: 'boer' };
const MAGIC: Record<string, string> = { '0': 'nul', '∞': 'oneindig' };

export function cardNl(code: string, pack: Pack): string {
  const { rank, sign } = faceOf(code, pack);
  if (sign === 'arrows') return 'pijlenboer';
  if (!sign) return MAGIC[rank] ?? rank;
  const name = RANKS[rank];
  return name ? `${SUITS[sign]}${name}` : `${SUITS[sign]} ${rankText(rank, 'nl')}`;
}

export const suitNl = (sign: Sign): string => SUITS[sign];

export const tokenNl = (icons: string, pack: Pack): string =>
  icons === '-' ? 'lege fiche' : [...icons].map((icon) => SUITS[faceOf(icon, pack).sign ?? 'arrows']).join(', ');
