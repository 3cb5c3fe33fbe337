/** The server's sentences in Latvian, by their code. Names stay in the nominative, so that none has to be declined. */
import { faceOf } from '../cards/packs';
import { capital } from './capital';
import { cardAsObjectLv, cardLv, ofSuitLv, rankAsObjectLv, suitAsObjectLv, suitLv, tokenLv } from './cards-lv';
import { listed, number, plural, signed } from './numbers';
import type { Told, Translations } from './told';

/** Nominative and accusative. */
const CONTRACTS: Record<string, readonly [string, string]> = {
  Big: ['Lielais', 'Lielo'],
  Zole: ['Zole', 'Zoli'],
  'Small zole': ['Mazā zole', 'Mazo zoli'],
  'The Table': ['Galdiņš', 'Galdiņu'],
};

const count = (n: number, zero: string, one: string, other: string): string => plural('lv', n, { zero, one, other });
const tricks = (n: number): string => count(n, '# stiķu', '# stiķis', '# stiķi');
const tricksAsObject = (n: number): string => count(n, '# stiķu', '# stiķi', '# stiķus');
const cardsAsObject = (n: number): string => count(n, '# kāršu', '# kārti', '# kārtis');
const cardsHeld = (told: Told): string => count(told.number('cards'), '# kāršu', '# kārts', '# kārtis');
const withTokens = (told: Told): string => count(told.number('tokens'), '# žetoniem', '# žetonu', '# žetoniem');
const card = (told: Told): string => cardLv(told.text('card'), told.pack);
const cardObject = (told: Told): string => cardAsObjectLv(told.text('card'), told.pack);
const objects = (told: Told, fact: string, last: 'and' | 'or' = 'and'): string =>
  listed(
    'lv',
    told.texts(fact).map((code) => cardAsObjectLv(code, told.pack)),
    last,
  );
const suit = (told: Told, fact = 'suit'): string => {
  const sign = told.sign(fact);
  return sign ? suitLv(sign) : 'trumpe';
};
const suitObject = (told: Told, fact = 'suit'): string => {
  const sign = told.sign(fact);
  return sign ? `${told.flag('plain') ? 'parasto ' : ''}${suitAsObjectLv(sign)}` : 'trumpi';
};
const ofSuit = (told: Told, fact = 'led'): string => {
  const sign = told.sign(fact);
  return sign ? `${told.flag('plain') ? 'parastā ' : ''}${ofSuitLv(sign)}` : 'trumpes';
};
const token = (told: Told): string => tokenLv(told.text('token'), told.pack);
const contract = (told: Told): string => CONTRACTS[told.text('contract')]?.[0] ?? told.text('contract');
const contractObject = (told: Told): string => CONTRACTS[told.text('contract')]?.[1] ?? told.text('contract');
const people = (told: Told, fact = 'seats'): string => listed('lv', told.names(fact, 'tu'));
const who = (told: Told, fact = 'seat'): string => (told.isYou(fact) ? 'tu' : told.name(fact));
/** “Tu spēlē” or “Anna spēlē”. */
const does = (told: Told, you: string, other = you, fact = 'seat'): string =>
  told.isYou(fact) ? `Tu ${you}` : `${told.name(fact)} ${other}`;
const played = (told: Told): string => `${does(told, 'spēlēji', 'spēlēja')} ${contractObject(told)}`;
const also = (told: Told): string => (told.texts('also').length ? ` vai spēlē ${objects(told, 'also', 'or')}` : '');
const sum = (told: Told): string =>
  told.number('added')
    ? `${told.number('base')} + ${told.number('added')} = ${told.number('total')}`
    : `${told.number('total')}`;

const TURNS: Translations = {
  'turn/lead': () => 'Tavs gājiens. Izej ar jebkuru kārti.',
  'turn/follow-suit': (told) => `Tavs gājiens. Atbildi ar ${suitObject(told)}${also(told)}.`,
  'turn/trump-when-void': (told) => `Tavs gājiens. Nav ${ofSuit(told)}: jāliek trumpe${also(told)}.`,
  'turn/any': (told) => `Tavs gājiens. Nav ${ofSuit(told)}: der jebkura kārts.`,
  'turn/free': () => 'Tavs gājiens. Nevienam nav jāatbild: der jebkura kārts.',
  'turn/open': () => 'Tavs gājiens. Masts vēl nav noteikts: der jebkura kārts.',
  'turn/bid': () => 'Tavs gājiens. Cik stiķu paņemsi?',
  'turn/trump': () => 'Tavs gājiens. Nosauc trumpi.',
  'turn/choose': () => 'Tavs gājiens. Saki garām vai izvēlies, ko spēlēsi.',
  'turn/stash': (told) => `Tavs gājiens. Noroc ${cardsAsObject(told.number('number'))}.`,
  'turn/tokens': (told) => `Tavs gājiens. Pieliec žetonus pie kārts vai neliec: ${card(told)}.`,
  'turn/take': () => 'Tavs gājiens. Paņem žetonu.',
  'wait/play': (told) => `Tagad spēlē ${told.name()}.`,
  'wait/lead': (told) => `Tagad iziet ${told.name()}.`,
  'wait/bid': (told) => `Tagad sola ${told.name()}.`,
  'wait/trump': (told) => `Tagad trumpi nosauc ${told.name()}.`,
  'wait/choose': (told) => `Tagad izvēlas ${told.name()}.`,
  'wait/stash': (told) => `Tagad ${told.name()} norok ${cardsAsObject(told.number('number'))}.`,
  'wait/tokens': (told) => `Tagad ${told.name()} var pielikt žetonus: ${card(told)}.`,
  'wait/take': (told) => `Tagad žetonu ņem ${told.name()}.`,
  'wait/chance': () => 'Tagad lemj nejaušība.',
  'wait/closed': () => 'Pie galda vairs neviena nebija, tāpēc tas ir slēgts.',
};

const DECISIONS: Translations = {
  'decide/bid': () => 'Cik stiķu paņemsi?',
  'decide/bid-first': (told) => `${tricks(told.number('tricks'))}. Tu soli pirmais.`,
  'decide/bid-next': (told) => `${tricks(told.number('tricks'))}, līdz šim solīts ${told.number('bid')}.`,
  'decide/bid-last': (told) =>
    `${tricks(told.number('tricks'))}, līdz šim solīts ${told.number('bid')}. ` +
    (told.flag('dealer') ? 'Tu dali, tāpēc soli pēdējais.' : 'Tu soli pēdējais.'),
  'decide/trump': () => 'Nosauc trumpi',
  'decide/trump-turned': (told) => `Tu atklāji ${told.text('card')}.`,
  'decide/choose': () => 'Ko spēlēsi?',
  'decide/choose-first': (told) => `Tu izvēlies pirmais, pēc tam ${told.name('next')}.`,
  'decide/choose-next': (told) => `Garām: ${people(told, 'passed')}. Pēc tevis izvēlas ${told.name('next')}.`,
  'decide/choose-last': (told) => `Garām: ${people(told, 'passed')}. Tu izvēlies pēdējais.`,
  'decide/stash': (told) => `Noroc ${cardsAsObject(told.number('number'))}`,
  'decide/stash-counts': () => 'Tās skaitās tev, ja vien paņem kaut vienu stiķi.',
  'decide/play': () => 'Spēlē kārti',
  'decide/tokens': (told) => `Likt žetonus ar ${rankAsObjectLv(faceOf(told.text('card'), told.pack).rank)}?`,
  'decide/tokens-add': (told) => `Katra zīme (${suit(told)}) pieskaita 1. Ieliktie žetoni vairs nedod punktus.`,
  'decide/take': () => 'Paņem žetonu',
  'decide/take-from-one': (told) => `Krājums ir tukšs. Visvairāk žetonu: ${who(told)} (${told.number('tokens')}).`,
  'decide/take-from-some': (told) =>
    `Krājums ir tukšs. Visvairāk žetonu: ${people(told)} (pa ${told.number('tokens')}).`,
  'option/bid': (told) => `Solīt ${told.number('number')}`,
  'option/trump': (told) => `Trumpe: ${suit(told)}`,
  'option/trump-held': (told) => `tev ir ${told.number('number')}`,
  'option/pass': () => 'Garām',
  'option/pass-next': (told) => `lai izvēlas ${told.name('next')}`,
  'option/pass-all': (told) => `tad spēlē ${contractObject(told)}`,
  'option/pass-out': () => 'tad kārtis netiek spēlētas',
  'option/contract': (told) => `Spēlēt ${contractObject(told)}`,
  'option/reach-with-table': (told) =>
    `paņem ${told.number('table')} galda kārtis, noroc ${told.number('stash')}, savāc ${told.number('goal')}`,
  'option/reach': (told) => `bez galda kārtīm, savāc ${told.number('goal')}`,
  'option/no-trick': () => 'neņem nevienu stiķi',
  'option/add': (told) => `Likt: ${token(told)}`,
  'option/done': () => 'Bez žetoniem',
  'option/enough': () => 'Vairāk nelikt',
  'option/sum': (told) => `${sum(told)}, neņem`,
  'option/sum-winning': (told) => `${sum(told)}, ņem`,
  'option/take': (told) => `${capital(who(told))}: ņemt žetonu ${token(told)}`,
};

const TABLE: Translations = {
  'trump/is': (told) => `Trumpe: ${suit(told)}`,
  'trump/none': () => 'Bez trumpes',
  'trump/unnamed': () => 'Trumpe vēl jānosauc',
  'trump/unknown': () => 'Trumpe vēl nav zināma',
  'trump/fixed': (told) => {
    const ranks = told.texts('ranks').map((each) => ({ Q: 'dāmas', J: 'kalpi', K: 'kungi', A: 'dūži' })[each] ?? each);
    const suits = told.signs('suits').map((sign) => (sign === 'diamonds' ? 'kāravi' : suitLv(sign)));
    const others = told.texts('others').map((code) => cardLv(code, told.pack));
    return `Trumpes: ${listed('lv', [...ranks, ...suits, ...others])}`;
  },
  'trump/doubled': () => 'tāpēc viss skaitās dubulti',
  'trump/named': (told) => `atklāta ${told.text('card')}; ${suitObject(told)} nosauca ${who(told)}`,
  'trump/turned': () => 'atklātā kārts, ārpus spēles',
  'trump/held': (told) => (told.isYou() ? 'tava kārts' : `kārts pieder: ${told.name()}`),
  'contract/alone': (told) => `${does(told, 'spēlē')} ${contractObject(told)} viens`,
  'contract/all-passed': (told) => `Visi garām: ${contract(told)}`,
  'bids/so-far': (told) => `līdz šim solīts ${told.number('bids')} no ${told.number('tricks')}`,
  'bids/under': (told) => `solīts ${told.number('bids')} no ${told.number('tricks')}: paliek ${told.number('left')}`,
  'bids/over': (told) => `solīts ${told.number('bids')} no ${told.number('tricks')}: par daudz ${told.number('over')}`,
  'bids/even': (told) => `solīts ${told.number('bids')} no ${told.number('tricks')}: tieši`,
  'meter/stash': (told) => `${told.number('points')} + noraktās, vajag ${told.number('goal')}`,
  'meter/points': (told) => `${told.number('points')}, vajag ${told.number('goal')}`,
  'meter/reached': (told) => `${told.number('points')}, ${told.number('goal')} sasniegts`,
  'meter/missed': (told) => `${told.number('points')}, ${told.number('goal')} nav sasniegts`,
  'meter/against': (told) => `${people(told)} ${told.number('points')}`,
  'meter/against-table': (told) => `${people(told)} ${told.number('points')} + galds`,
  'aim/zero': () => 'līdz nullei',
  'need/more': (told) => `vajag ${told.number('tricks')}`,
  'need/made': () => 'vairāk ne',
  'need/none': () => 'nevienu',
  'need/reached': () => 'izpildīts',
  'need/over': (told) => `par daudz: ${told.number('tricks')}`,
  'need/short': (told) => `pietrūks: ${told.number('tricks')}`,
  'note/sits-out': () => 'šoreiz nespēlē',
  'note/passed': () => 'garām',
  'note/alone': (told) => `viens · ${tricks(told.number('tricks'))}`,
  'note/with-you': (told) => `ar tevi · ${tricks(told.number('tricks'))}`,
  'note/against-you': (told) => `pret tevi · ${tricks(told.number('tricks'))}`,
  'note/against': (told) => `pretinieks: ${who(told, 'solo')} · ${tricks(told.number('tricks'))}`,
  'note/tricks': (told) => (told.number('tricks') ? tricks(told.number('tricks')) : 'neviena stiķa'),
  'note/bid': (told) => `sola ${told.number('number')}`,
  'note/bids-last': () => 'sola pēdējais',
};

const CLOSING: Translations = {
  'round/reached': (told) => `${played(told)}. Uzvara ar ${told.number('points')}.`,
  'round/not-reached': (told) => `${played(told)}. Zaudējums: ${told.number('points')} no ${told.number('goal')}.`,
  'round/every-trick': (told) => `${played(told)}. Uzvara ar visiem stiķiem.`,
  'round/without-a-trick': (told) => `${played(told)}. Zaudējums bez stiķa.`,
  'round/took-nothing': (told) => `${played(told)}. Uzvara: neviena stiķa.`,
  'round/took-a-trick': (told) => `${played(told)}. Zaudējums: paņemts stiķis.`,
  'round/most-tricks-lost': (told) =>
    `Visi garām. ${does(told, 'zaudēji', 'zaudēja')} ${contractObject(told)}, paņemot ${tricksAsObject(told.number('tricks'))}.`,
  'round/not-played': () => 'Visi garām, tāpēc kārtis netika spēlētas.',
  'round/bids-all': () => 'Visi izpildīja solīto.',
  'round/bids-some': (told) => `Solīto izpildīja ${people(told)}.`,
  'round/bids-one': (told) => (told.isYou() ? 'Solīto izpildīji tikai tu.' : `Solīto izpildīja tikai ${told.name()}.`),
  'round/bids-none': () => 'Neviens neizpildīja solīto.',
  'round/nearest-zero': (told) => `Vistuvāk nullei: ${people(told)}. Vēl ${told.number('distance')}.`,
  'round/at-zero': (told) => `Tieši uz nulles: ${who(told)}.`,
  'round/void': () => 'Uz nulles ir vairāki: partija neskaitās.',
  'round/most-points': (told) => `Visvairāk punktu: ${people(told)}, ${number('lv', told.number('score'))}.`,
  'end/won': (told) => `${does(told, 'uzvari', 'uzvar')} ar ${number('lv', told.number('total'))}.`,
  'end/shared': (told) => `Uzvaru dala ${people(told)}.`,
};

const HAPPENING: Translations = {
  'live/deal': (told) =>
    `${told.number('round')}. partija. Tev ir ${cardsHeld(told)}. ${does(told, 'dali', 'dala', 'dealer')}.`,
  'live/deal-all': (told) =>
    `${told.number('round')}. partija. Katram ${cardsHeld(told)}. ${does(told, 'dali', 'dala', 'dealer')}.`,
  'live/deal-out': (told) => `${told.number('round')}. partija. Tu dali un šoreiz nespēlē.`,
  'live/turned': (told) => `Atklāta kārts: ${card(told)}. Trumpe: ${suit(told)}.`,
  'live/turned-no-trump': (told) => `Atklāta kārts: ${card(told)}. Bez trumpes.`,
  'live/turned-to-name': (told) => `Atklāta kārts: ${card(told)}. Trumpi nosauc ${who(told)}.`,
  'live/trump': (told) => `Trumpe: ${suit(told)}.`,
  'live/named': (told) => `${does(told, 'nosauc')} ${suitObject(told)}.`,
  'live/passed': (told) => `${does(told, 'saki', 'saka')} garām.`,
  'live/all-passed': (told) => `Arī ${who(told)} garām: ${contract(told)}.`,
  'live/passed-out': (told) => `Arī ${who(told)} garām, kārtis netiek spēlētas.`,
  'live/chose': (told) =>
    `${does(told, 'spēlē')} ${contractObject(told)} viens. Pretinieki: ${people(told, 'against')}.`,
  'live/picked-up': (told) => `${does(told, 'paņem')} ${cardsAsObject(told.number('number'))}.`,
  'live/picked-up-own': (told) => `Tu paņem ${objects(told, 'cards')}.`,
  'live/stashed': (told) => `${does(told, 'noroc', 'norok')} ${cardsAsObject(told.number('number'))}.`,
  'live/stashed-own': (told) => `Tu noroc ${objects(told, 'cards')}.`,
  'live/bid': (told) => `${does(told, 'soli', 'sola')} ${told.number('number')}.`,
  'live/led': (told) => `${does(told, 'izej', 'iziet')} ar ${cardObject(told)}.`,
  'live/played': (told) => `${does(told, 'spēlē')} ${cardObject(told)}.`,
  'live/played-winning': (told) => `${does(told, 'spēlē')} ${cardObject(told)} un pagaidām ņem.`,
  'live/trumped': (told) => `${does(told, 'liec', 'liek')} trumpi: ${cardObject(told)}.`,
  'live/trumped-winning': (told) => `${does(told, 'liec', 'liek')} trumpi: ${cardObject(told)}, un pagaidām ņem.`,
  'live/tokens': (told) =>
    `${does(told, 'spēlē')} ${cardObject(told)} ar ${withTokens(told)}: ${told.number('total')}.`,
  'live/tokens-winning': (told) =>
    `${does(told, 'spēlē')} ${cardObject(told)} ar ${withTokens(told)}: ${told.number('total')}, pagaidām ņem.`,
  'live/trick': (told) => `${does(told, 'paņem')} stiķi.`,
  'live/trick-points': (told) =>
    `${does(told, 'paņem')} stiķi, ${count(told.number('points'), '# acu', '# acs', '# acis')}.`,
  'live/drew': (told) => `${does(told, 'velc', 'velk')} žetonu: ${token(told)}.`,
  'live/took': (told) => `${does(told, 'paņem')} žetonu: ${token(told)}. Tas piederēja: ${who(told, 'source')}.`,
  'live/took-back': (told) => `${does(told, 'paņem')} atpakaļ žetonu: ${token(told)}.`,
  'live/round': (told) =>
    `Partija galā. ${told.within('round', CLOSING)} Tu: ${signed('lv', told.number('score'))}, tagad ${number('lv', told.number('total'))}.`,
  'live/round-watched': (told) => `Partija galā. ${told.within('round', CLOSING)}`,
  'live/turn-follow-suit': (told) =>
    `Tavs gājiens. Atbildi ar ${suitObject(told)}: ${objects(told, 'cards', 'or')}${also(told)}.`,
  'live/turn-trump-when-void': (told) =>
    `Tavs gājiens. Nav ${ofSuit(told)}, jāliek trumpe: ${objects(told, 'cards', 'or')}${also(told)}.`,
};

const REFUSALS: Translations = {
  'play/follow-suit': (told) =>
    capital(`${card(told)} jāpataupa. Jāatbild ar ${suitObject(told, 'led')}: spēlē ${objects(told, 'owed', 'or')}.`),
  'play/trump-when-void': (told) =>
    capital(`${card(told)} jāpataupa. Nav ${ofSuit(told)}, tāpēc trumpe: spēlē ${objects(told, 'owed', 'or')}.`),
  'bid/hook': (told) =>
    `Nedrīkst solīt ${told.number('barred')}: solījumi kopā būtu ${told.number('tricks')}. Der jebkurš cits skaitlis.`,
  'add/no-match': (told) => `Šis žetons kārtij neder: ${token(told)}.`,
};

export const lvServer: Translations = { ...TURNS, ...DECISIONS, ...TABLE, ...CLOSING, ...HAPPENING, ...REFUSALS };
