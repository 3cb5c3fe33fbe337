/** The server's sentences in Dutch, by their code. */
import { rankText } from '../cards/letters';
import { faceOf } from '../cards/packs';
import { capital } from './capital';
import { cardNl, suitNl, tokenNl } from './cards-nl';
import { listed, number, plural, signed } from './numbers';
import type { Told, Translations } from './told';

const CONTRACTS: Record<string, string> = { Big: 'Groot', 'Small zole': 'Kleine zole', 'The Table': 'De Tafel' };

const count = (n: number, one: string, other: string): string => plural('nl', n, { one, other });
const tricks = (n: number): string => count(n, '# slag', '# slagen');
const cardsOf = (n: number): string => count(n, '# kaart', '# kaarten');
const card = (told: Told, fact = 'card'): string => cardNl(told.text(fact), told.pack);
const cards = (told: Told, fact: string, last: 'and' | 'or' = 'and'): string =>
  listed(
    'nl',
    told.texts(fact).map((code) => cardNl(code, told.pack)),
    last,
  );
const suit = (told: Told, fact = 'suit'): string => {
  const sign = told.sign(fact);
  return sign ? suitNl(sign) : 'troef';
};
/** “gewone schoppen” where some spades are trumps and do not belong to them. */
const plain = (told: Told, fact = 'led'): string => `${told.flag('plain') ? 'gewone ' : ''}${suit(told, fact)}`;
const rank = (told: Told): string => {
  const { rank: letter } = faceOf(told.text('card'), told.pack);
  return ({ A: 'aas', K: 'heer', Q: 'vrouw', J: 'boer' } as Record<string, string>)[letter] ?? rankText(letter, 'nl');
};
const token = (told: Told): string => tokenNl(told.text('token'), told.pack);
const tokens = (told: Told): string => count(told.number('tokens'), '# fiche', '# fiches');
const contract = (told: Told): string => CONTRACTS[told.text('contract')] ?? told.text('contract');
const people = (told: Told, fact = 'seats'): string => listed('nl', told.names(fact, 'jij'));
const who = (told: Told, fact = 'seat'): string => (told.isYou(fact) ? 'jij' : told.name(fact));
/** “Je speelt” or “Anna speelt”. */
const does = (told: Told, you: string, other = you, fact = 'seat'): string =>
  told.isYou(fact) ? `Je ${you}` : `${told.name(fact)} ${other}`;
const also = (told: Told): string => (told.texts('also').length ? `, of speel ${cards(told, 'also', 'or')}` : '');
const sum = (told: Told): string =>
  told.number('added')
    ? `${told.number('base')} + ${told.number('added')} = ${told.number('total')}`
    : `${told.number('total')}`;
const held = (told: Told): string => cards(told, 'cards', 'or');

const TURNS: Translations = {
  'turn/lead': () => 'Jouw beurt. Kom uit met een kaart naar keuze.',
  'turn/follow-suit': (told) => `Jouw beurt. Beken ${plain(told, 'suit')}${also(told)}.`,
  'turn/trump-when-void': (told) => `Jouw beurt. Geen ${plain(told)}: troef${also(told)}.`,
  'turn/any': (told) => `Jouw beurt. Geen ${plain(told)}: elke kaart mag.`,
  'turn/free': () => 'Jouw beurt. Niemand hoeft te bekennen: elke kaart mag.',
  'turn/open': () => 'Jouw beurt. Er is nog geen kleur uitgekomen: elke kaart mag.',
  'turn/bid': () => 'Jouw beurt. Hoeveel slagen haal je?',
  'turn/trump': () => 'Jouw beurt. Noem de troef.',
  'turn/choose': () => 'Jouw beurt. Pas, of kies wat je speelt.',
  'turn/stash': (told) => `Jouw beurt. Leg ${cardsOf(told.number('number'))} weg.`,
  'turn/tokens': (told) => `Jouw beurt. Leg fiches bij de ${card(told)}, of geen.`,
  'turn/take': () => 'Jouw beurt. Neem een fiche.',
  'wait/play': (told) => `${told.name()} speelt nu.`,
  'wait/lead': (told) => `${told.name()} komt nu uit.`,
  'wait/bid': (told) => `${told.name()} biedt nu.`,
  'wait/trump': (told) => `${told.name()} noemt nu de troef.`,
  'wait/choose': (told) => `${told.name()} past of kiest nu.`,
  'wait/stash': (told) => `${told.name()} legt nu ${cardsOf(told.number('number'))} weg.`,
  'wait/tokens': (told) => `${told.name()} mag fiches leggen bij de ${card(told)}.`,
  'wait/take': (told) => `${told.name()} neemt nu een fiche.`,
  'wait/chance': () => 'Het toeval is aan zet.',
  'wait/closed': () => 'Er was niemand meer, dus is de tafel gesloten.',
};

const DECISIONS: Translations = {
  'decide/bid': () => 'Hoeveel haal je er?',
  'decide/bid-first': (told) => `${tricks(told.number('tricks'))}. Je biedt als eerste.`,
  'decide/bid-next': (told) => `${tricks(told.number('tricks'))}, tot nu toe ${told.number('bid')} geboden.`,
  'decide/bid-last': (told) =>
    `${tricks(told.number('tricks'))}, tot nu toe ${told.number('bid')} geboden. ` +
    (told.flag('dealer') ? 'Je geeft, dus je biedt als laatste.' : 'Je biedt als laatste.'),
  'decide/trump': () => 'Noem de troef',
  'decide/trump-turned': (told) => `Je draaide ${told.text('card')}.`,
  'decide/choose': () => 'Wat speel je?',
  'decide/choose-first': (told) => `Je kiest als eerste, daarna ${told.name('next')}.`,
  'decide/choose-next': (told) => `Gepast: ${people(told, 'passed')}. Na jou kiest ${told.name('next')}.`,
  'decide/choose-last': (told) => `Gepast: ${people(told, 'passed')}. Je kiest als laatste.`,
  'decide/stash': (told) => `Leg ${cardsOf(told.number('number'))} weg`,
  'decide/stash-counts': () => 'Ze tellen voor jou, tenzij je geen slag haalt.',
  'decide/play': () => 'Speel een kaart',
  'decide/tokens': (told) => `Fiches leggen bij de ${rank(told)}?`,
  'decide/tokens-add': (told) => `Elk teken ${suit(told)} telt 1 op. Wat je legt, is geen punten meer waard.`,
  'decide/take': () => 'Neem een fiche',
  'decide/take-from-one': (told) =>
    `De voorraad is leeg. ${does(told, 'hebt', 'heeft')} de meeste: ${told.number('tokens')}.`,
  'decide/take-from-some': (told) =>
    `De voorraad is leeg. ${capital(people(told))} hebben de meeste: elk ${told.number('tokens')}.`,
  'option/bid': (told) => `Bied ${told.number('number')}`,
  'option/trump': (told) => `${capital(suit(told))} is troef`,
  'option/trump-held': (told) => `je hebt er ${told.number('number')}`,
  'option/pass': () => 'Passen',
  'option/pass-next': (told) => `laat ${told.name('next')} kiezen`,
  'option/pass-all': (told) => `dan wordt het ${contract(told)}`,
  'option/pass-out': () => 'dan wordt er geen kaart gespeeld',
  'option/contract': (told) => `Speel ${contract(told)}`,
  'option/reach-with-table': (told) =>
    `neem de ${told.number('table')} tafelkaarten, leg er ${told.number('stash')} weg, haal ${told.number('goal')}`,
  'option/reach': (told) => `geen tafelkaarten, haal ${told.number('goal')}`,
  'option/no-trick': () => 'haal geen enkele slag',
  'option/add': (told) => `Leg ${token(told)}`,
  'option/done': () => 'Geen fiches',
  'option/enough': () => 'Geen fiches meer',
  'option/sum': (told) => `${sum(told)}, wint niet`,
  'option/sum-winning': (told) => `${sum(told)}, wint`,
  'option/take': (told) => `Neem ${token(told)} van ${told.isYou() ? 'jezelf' : told.name()}`,
};

const TABLE: Translations = {
  'trump/is': (told) => `${capital(suit(told))} is troef`,
  'trump/none': () => 'Geen troef',
  'trump/unnamed': () => 'De troef moet nog worden genoemd',
  'trump/unknown': () => 'De troef is nog niet bekend',
  'trump/fixed': (told) => {
    const ranks = told
      .texts('ranks')
      .map((each) => ({ Q: 'vrouwen', J: 'boeren', K: 'heren', A: 'azen' })[each] ?? each);
    const suits = told.signs('suits').map(suitNl);
    const others = told.texts('others').map((code) => cardNl(code, told.pack));
    return `${capital(listed('nl', [...ranks, ...suits, ...others]))} zijn troef`;
  },
  'trump/doubled': () => 'dus alles telt dubbel',
  'trump/named': (told) => `${told.text('card')} gedraaid; ${does(told, 'noemde').replace(/^Je/, 'je')} ${suit(told)}`,
  'trump/turned': () => 'de gedraaide kaart, uit het spel',
  'trump/held': (told) => (told.isYou() ? 'jouw eigen kaart' : `een kaart van ${told.name()}`),
  'contract/alone': (told) => `${does(told, 'speelt')} ${contract(told)}, alleen`,
  'contract/all-passed': (told) => `Iedereen paste: ${contract(told)}`,
  'bids/so-far': (told) => `tot nu toe ${told.number('bids')} van ${told.number('tricks')} geboden`,
  'bids/under': (told) => `${told.number('bids')} van ${told.number('tricks')} geboden: ${told.number('left')} over`,
  'bids/over': (told) => `${told.number('bids')} van ${told.number('tricks')} geboden: ${told.number('over')} te veel`,
  'bids/even': (told) => `${told.number('bids')} van ${told.number('tricks')} geboden: precies op`,
  'meter/stash': (told) => `${told.number('points')} + weggelegd, doel ${told.number('goal')}`,
  'meter/points': (told) => `${told.number('points')}, doel ${told.number('goal')}`,
  'meter/reached': (told) => `${told.number('points')}, ${told.number('goal')} gehaald`,
  'meter/missed': (told) => `${told.number('points')}, ${told.number('goal')} niet gehaald`,
  'meter/against': (told) => `${people(told)} ${told.number('points')}`,
  'meter/against-table': (told) => `${people(told)} ${told.number('points')} + tafel`,
  'aim/zero': () => 'naar nul',
  'need/more': (told) => `nog ${told.number('tricks')}`,
  'need/made': () => 'niets meer',
  'need/none': () => 'geen enkele',
  'need/reached': () => 'gehaald',
  'need/over': (told) => `${told.number('tricks')} te veel`,
  'need/short': (told) => `${told.number('tricks')} te weinig`,
  'note/sits-out': () => 'zit deze ronde uit',
  'note/passed': () => 'gepast',
  'note/alone': (told) => `alleen · ${tricks(told.number('tricks'))}`,
  'note/with-you': (told) => `met jou · ${tricks(told.number('tricks'))}`,
  'note/against-you': (told) => `tegen jou · ${tricks(told.number('tricks'))}`,
  'note/against': (told) => `tegen ${who(told, 'solo')} · ${tricks(told.number('tricks'))}`,
  'note/tricks': (told) => (told.number('tricks') ? tricks(told.number('tricks')) : 'geen slag'),
  'note/bid': (told) => `bod ${told.number('number')}`,
  'note/bids-last': () => 'biedt als laatste',
};

const CLOSING: Translations = {
  'round/reached': (told) => `${does(told, 'speelde')} ${contract(told)} en won met ${told.number('points')}.`,
  'round/not-reached': (told) =>
    `${does(told, 'speelde')} ${contract(told)} en verloor met ${told.number('points')} van ${told.number('goal')}.`,
  'round/every-trick': (told) => `${does(told, 'speelde')} ${contract(told)} en won met alle slagen.`,
  'round/without-a-trick': (told) => `${does(told, 'speelde')} ${contract(told)} en verloor zonder slag.`,
  'round/took-nothing': (told) => `${does(told, 'speelde')} ${contract(told)} en won: geen slag gehaald.`,
  'round/took-a-trick': (told) => `${does(told, 'speelde')} ${contract(told)} en verloor door een slag te halen.`,
  'round/most-tricks-lost': (told) =>
    `Iedereen paste. ${does(told, 'verloor')} ${contract(told)} met ${tricks(told.number('tricks'))}.`,
  'round/not-played': () => 'Iedereen paste, dus er is geen kaart gespeeld.',
  'round/bids-all': () => 'Iedereen haalde het bod.',
  'round/bids-some': (told) => `Bod gehaald: ${people(told)}.`,
  'round/bids-one': (told) => `Alleen ${who(told)} haalde het bod.`,
  'round/bids-none': () => 'Niemand haalde het bod.',
  'round/nearest-zero': (told) => `Het dichtst bij nul: ${people(told)}. Nog ${told.number('distance')}.`,
  'round/at-zero': (told) => `${does(told, 'staat')} precies op nul.`,
  'round/void': () => 'Meer dan een speler op nul: de ronde telt niet.',
  'round/most-points': (told) => `De meeste punten: ${people(told)}, ${number('nl', told.number('score'))}.`,
  'end/won': (told) => `${does(told, 'wint')} met ${number('nl', told.number('total'))}.`,
  'end/shared': (told) => `Gedeelde winst: ${people(told)}.`,
};

const HAPPENING: Translations = {
  'live/deal': (told) =>
    `Ronde ${told.number('round')}. Je hebt ${cardsOf(told.number('cards'))}. ${does(told, 'geeft', 'geeft', 'dealer')}.`,
  'live/deal-all': (told) =>
    `Ronde ${told.number('round')}. Elk ${cardsOf(told.number('cards'))}. ${does(told, 'geeft', 'geeft', 'dealer')}.`,
  'live/deal-out': (told) => `Ronde ${told.number('round')}. Je geeft en zit deze ronde uit.`,
  'live/turned': (told) => `${capital(card(told))} gedraaid: ${suit(told)} is troef.`,
  'live/turned-no-trump': (told) => `${capital(card(told))} gedraaid: geen troef.`,
  'live/turned-to-name': (told) => `${capital(card(told))} gedraaid: ${who(told)} noemt de troef.`,
  'live/trump': (told) => `${capital(suit(told))} is troef.`,
  'live/named': (told) => `${does(told, 'noemt')} ${suit(told)}.`,
  'live/passed': (told) => `${does(told, 'past')}.`,
  'live/all-passed': (told) => `${does(told, 'past')} ook: ${contract(told)}.`,
  'live/passed-out': (told) => `${does(told, 'past')} ook, dus er wordt geen kaart gespeeld.`,
  'live/chose': (told) =>
    `${does(told, 'speelt')} ${contract(told)}, alleen tegen ${listed('nl', told.names('against', 'jou'))}.`,
  'live/picked-up': (told) => `${does(told, 'neemt')} ${cardsOf(told.number('number'))} op.`,
  'live/picked-up-own': (told) => `Je neemt ${cards(told, 'cards')} op.`,
  'live/stashed': (told) => `${does(told, 'legt')} ${cardsOf(told.number('number'))} weg.`,
  'live/stashed-own': (told) => `Je legt ${cards(told, 'cards')} weg.`,
  'live/bid': (told) => `${does(told, 'biedt')} ${told.number('number')}.`,
  'live/led': (told) => `${does(told, 'komt')} uit met ${card(told)}.`,
  'live/played': (told) => `${does(told, 'speelt')} ${card(told)}.`,
  'live/played-winning': (told) => `${does(told, 'speelt')} ${card(told)} en wint nu.`,
  'live/trumped': (told) => `${does(told, 'troeft')} met ${card(told)}.`,
  'live/trumped-winning': (told) => `${does(told, 'troeft')} met ${card(told)} en wint nu.`,
  'live/tokens': (told) => `${does(told, 'speelt')} ${card(told)} met ${tokens(told)}: ${told.number('total')}.`,
  'live/tokens-winning': (told) =>
    `${does(told, 'speelt')} ${card(told)} met ${tokens(told)}: ${told.number('total')}, wint nu.`,
  'live/trick': (told) => `${does(told, 'haalt')} de slag.`,
  'live/trick-points': (told) =>
    `${does(told, 'haalt')} de slag, ${count(told.number('points'), '# punt', '# punten')}.`,
  'live/drew': (told) => `${does(told, 'trekt')} ${token(told)}.`,
  'live/took': (told) =>
    `${does(told, 'neemt')} ${token(told)} van ${told.isYou('source') ? 'jou' : told.name('source')}.`,
  'live/took-back': (told) => `${does(told, 'neemt')} ${token(told)} terug.`,
  'live/round': (told) =>
    `Ronde klaar. ${told.within('round', CLOSING)} Jij: ${signed('nl', told.number('score'))}, nu ${number('nl', told.number('total'))}.`,
  'live/round-watched': (told) => `Ronde klaar. ${told.within('round', CLOSING)}`,
  'live/turn-follow-suit': (told) => `Jouw beurt. Beken ${plain(told, 'suit')}: ${held(told)}${also(told)}.`,
  'live/turn-trump-when-void': (told) =>
    `Jouw beurt. Geen ${plain(told)}, dus troef: ${held(told)}${also(told)}.`,
};

const REFUSALS: Translations = {
  'play/follow-suit': (told) =>
    capital(`${card(told)} moet wachten. Beken ${plain(told)}: ${cards(told, 'owed', 'or')}.`),
  'play/trump-when-void': (told) =>
    capital(`${card(told)} moet wachten. Geen ${plain(told)}, dus troef: ${cards(told, 'owed', 'or')}.`),
  'bid/hook': (told) =>
    `Je mag geen ${told.number('barred')} bieden: samen zouden de biedingen ${told.number('tricks')} zijn. Elk ander getal mag.`,
  'add/no-match': (told) => `De fiche ${token(told)} past niet bij deze kaart.`,
};

export const nlServer: Translations = { ...TURNS, ...DECISIONS, ...TABLE, ...CLOSING, ...HAPPENING, ...REFUSALS };
