/** The cards in Latvian, in the cases that sentences need. */
import { faceOf, type Pack, type Sign } from '../cards/packs';

const SUITS: Record<Sign, string> = {
  clubs: 'kreicis',
  diamonds: 'kāravs',
  hearts: 'ercens',
  spades: 'pīķis',
  fire: 'uguns',
  water: 'ūdens',
  earth: 'zeme',
  air: 'gaiss',
  sword: 'zobens',
  staff: 'nūja',
  knives: 'naži',
  stars: 'zvaigznes',
  arrows: 'bultas',
};
/** Whose king it is: the suit in the genitive. */
const OF_SUIT: Record<Sign, string> = {
  clubs: 'kreiča',
  diamonds: 'kārava',
  hearts: 'ercena',
  spades: 'pīķa',
  fire: 'uguns',
  water: 'ūdens',
  earth: 'zemes',
  air: 'gaisa',
  sword: 'zobena',
  staff: 'nūjas',
  knives: 'nažu',
  stars: 'zvaigžņu',
  arrows: 'bultu',
};
/** What is followed or held: the suit in the accusative. */
const SUIT_AS_OBJECT: Record<Sign, string> = {
  clubs: 'kreici',
  diamonds: 'kāravu',
  hearts: 'ercenu',
  spades: 'pīķi',
  fire: 'uguni',
  water: 'ūdeni',
  earth: 'zemi',
  air: 'gaisu',
  sword: 'zobenu',
  staff: 'nūju',
  knives: 'nažus',
  stars: 'zvaigznes',
  arrows: 'bultas',
};
/** Nominative and accusative. */
const RANKS: Record<string, readonly [string, string]> = {
  A: ['dūzis', 'dūzi'],
  K: ['kungs', 'kungu'],
  Q: ['dāma', 'dāmu'],
  J: ['kalps', 'kalpu'],
  T: ['desmitnieks', 'desmitnieku'],
  '9': ['devītnieks', 'devītnieku'],
  '8': ['astotnieks', 'astotnieku'],
  '7': ['septītnieks', 'septītnieku'],
  '6': ['sešnieks', 'sešnieku'],
  '5': ['piecnieks', 'piecnieku'],
  '4': ['četrinieks', 'četrinieku'],
  '3': ['trijnieks', 'trijnieku'],
  '2': ['divnieks', 'divnieku'],
};
const MAGIC: Record<string, readonly [string, string]> = { '0': ['nulle', 'nulli'], '∞': ['bezgalība', 'bezgalību'] };

function declined(code: string, pack: Pack, place: 0 | 1): string {
  const { rank, sign } = faceOf(code, pack);
  if (sign === 'arrows') return `bultu ${RANKS['J']![place]}`;
  if (!sign) return MAGIC[rank]?.[place] ?? rank;
  return `${OF_SUIT[sign]} ${pack === 'elemental' ? rank : (RANKS[rank]?.[place] ?? rank)}`;
}

/** The card as the subject of a sentence. */
export const cardLv = (code: string, pack: Pack): string => declined(code, pack, 0);
/** The card as its object. */
export const cardAsObjectLv = (code: string, pack: Pack): string => declined(code, pack, 1);
export const rankAsObjectLv = (rank: string): string => RANKS[rank]?.[1] ?? rank;
export const suitAsObjectLv = (sign: Sign): string => SUIT_AS_OBJECT[sign];
export const ofSuitLv = (sign: Sign): string => OF_SUIT[sign];
export const suitLv = (sign: Sign): string => SUITS[sign];

export const tokenLv = (icons: string, pack: Pack): string =>
  icons === '-' ? 'tukšs žetons' : [...icons].map((icon) => SUITS[faceOf(icon, pack).sign ?? 'arrows']).join(', ');
