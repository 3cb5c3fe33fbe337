/** The server's sentences in German, by their code. Cards, suits and people stand without an article. */
import { capital } from './capital';
import { cardDe, noSuitDe, suitDe, theTokenDe, tokenDe } from './cards-de';
import { listed, number, plural, signed } from './numbers';
import type { Told, Translations } from './told';

const CONTRACTS: Record<string, string> = { Big: 'Großer', 'Small zole': 'Kleine Zole', 'The Table': 'Tisch' };
/** What is played or lost: the contract in the accusative. */
const CONTRACTS_AS_OBJECT: Record<string, string> = { ...CONTRACTS, Big: 'den Großen', 'The Table': 'den Tisch' };

const count = (n: number, one: string, other: string): string => plural('de', n, { one, other });
const tricks = (n: number): string => count(n, '# Stich', '# Stiche');
const cardsOf = (n: number): string => count(n, '# Karte', '# Karten');
const card = (told: Told): string => cardDe(told.text('card'), told.pack);
const cards = (told: Told, fact: string, last: 'and' | 'or' = 'and'): string =>
  listed(
    'de',
    told.texts(fact).map((code) => cardDe(code, told.pack)),
    last,
  );
const suit = (told: Told, fact = 'suit'): string => {
  const sign = told.sign(fact);
  return sign ? suitDe(sign) : 'Trumpf';
};
const noSuit = (told: Told): string => noSuitDe(told.sign('led'), told.flag('plain'));
/** “einfaches Pik” where some spades are trumps and do not belong to them. */
const plain = (told: Told, fact = 'led'): string => `${told.flag('plain') ? 'einfaches ' : ''}${suit(told, fact)}`;
const token = (told: Told): string => tokenDe(told.text('token'), told.pack);
const aToken = (told: Told): string => (told.text('token') === '-' ? `ein ${token(told)}` : token(told));
const tokens = (told: Told): string => count(told.number('tokens'), '# Plättchen', '# Plättchen');
const contract = (told: Told): string => CONTRACTS[told.text('contract')] ?? told.text('contract');
const contractAsObject = (told: Told): string => CONTRACTS_AS_OBJECT[told.text('contract')] ?? told.text('contract');
const people = (told: Told, fact = 'seats'): string => listed('de', told.names(fact, 'du'));
/** “Du spielst” or “Anna spielt”. */
const does = (told: Told, you: string, other: string, fact = 'seat'): string =>
  told.isYou(fact) ? `Du ${you}` : `${told.name(fact)} ${other}`;
/** The same within a sentence. */
const doing = (told: Told, you: string, other: string): string =>
  told.isYou() ? `du ${you}` : `${told.name()} ${other}`;
const deals = (told: Told): string => does(told, 'gibst', 'gibt', 'dealer');
const passes = (told: Told): string => does(told, 'passt', 'passt');
const plays = (told: Told): string => `${does(told, 'spielst', 'spielt')} ${card(told)}`;
const trumps = (told: Told): string => `${does(told, 'trumpfst', 'trumpft')} mit ${card(told)}`;
const leads = (told: Told): string => (told.isYou() ? 'liegst vorn' : 'liegt vorn');
const hasPlayed = (told: Told): string => `${does(told, 'hast', 'hat')} ${contractAsObject(told)} gespielt`;
const also = (told: Told): string => (told.texts('also').length ? `, oder spiel ${cards(told, 'also', 'or')}` : '');
const sum = (told: Told): string =>
  told.number('added')
    ? `${told.number('base')} + ${told.number('added')} = ${told.number('total')}`
    : `${told.number('total')}`;
const held = (told: Told): string => cards(told, 'cards', 'or');

const TURNS: Translations = {
  'turn/lead': () => 'Du bist dran. Spiel aus, was du willst.',
  'turn/follow-suit': (told) => `Du bist dran. Bediene ${plain(told, 'suit')}${also(told)}.`,
  'turn/trump-when-void': (told) => `Du bist dran. ${noSuit(told)}: Spiel Trumpf${also(told)}.`,
  'turn/any': (told) => `Du bist dran. ${noSuit(told)}: freie Wahl.`,
  'turn/free': () => 'Du bist dran. Niemand muss bedienen: freie Wahl.',
  'turn/open': () => 'Du bist dran. Noch keine Farbe angespielt: freie Wahl.',
  'turn/bid': () => 'Du bist dran. Wie viele Stiche machst du?',
  'turn/trump': () => 'Du bist dran. Wähle den Trumpf.',
  'turn/choose': () => 'Du bist dran. Passe, oder wähle, was du spielst.',
  'turn/stash': (told) => `Du bist dran. Drücke ${cardsOf(told.number('number'))}.`,
  'turn/tokens': (told) => `Du bist dran. Leg Plättchen zu ${card(told)}, oder keins.`,
  'turn/take': () => 'Du bist dran. Nimm ein Plättchen.',
  'wait/play': (told) => `${told.name()} spielt jetzt.`,
  'wait/lead': (told) => `${told.name()} spielt jetzt aus.`,
  'wait/bid': (told) => `${told.name()} sagt jetzt an.`,
  'wait/trump': (told) => `${told.name()} wählt jetzt den Trumpf.`,
  'wait/choose': (told) => `${told.name()} passt oder wählt jetzt.`,
  'wait/stash': (told) => `${told.name()} drückt jetzt ${cardsOf(told.number('number'))}.`,
  'wait/tokens': (told) => `${told.name()} darf Plättchen zu ${card(told)} legen.`,
  'wait/take': (told) => `${told.name()} nimmt jetzt ein Plättchen.`,
  'wait/chance': () => 'Der Zufall ist dran.',
  'wait/closed': () => 'Niemand war mehr da, darum wurde der Tisch geschlossen.',
};

const DECISIONS: Translations = {
  'decide/bid': () => 'Wie viele machst du?',
  'decide/bid-first': (told) => `${tricks(told.number('tricks'))}. Du sagst zuerst an.`,
  'decide/bid-next': (told) => `${tricks(told.number('tricks'))}, bisher ${told.number('bid')} angesagt.`,
  'decide/bid-last': (told) =>
    `${tricks(told.number('tricks'))}, bisher ${told.number('bid')} angesagt. ` +
    (told.flag('dealer') ? 'Du gibst, also sagst du zuletzt an.' : 'Du sagst zuletzt an.'),
  'decide/trump': () => 'Wähle den Trumpf',
  'decide/trump-turned': (told) => `Du hast ${told.text('card')} aufgedeckt.`,
  'decide/choose': () => 'Was spielst du?',
  'decide/choose-first': (told) => `Du wählst zuerst, dann ${told.name('next')}.`,
  'decide/choose-next': (told) => `Gepasst: ${people(told, 'passed')}. Nach dir wählt ${told.name('next')}.`,
  'decide/choose-last': (told) => `Gepasst: ${people(told, 'passed')}. Du wählst zuletzt.`,
  'decide/stash': (told) => `Drücke ${cardsOf(told.number('number'))}`,
  'decide/stash-counts': () => 'Sie zählen für dich, außer du machst keinen Stich.',
  'decide/play': () => 'Spiel eine Karte',
  'decide/tokens': (told) => `Plättchen zu ${card(told)} legen?`,
  'decide/tokens-add': (told) => `Jedes ${suit(told)}-Symbol zählt 1 dazu. Was du legst, ist keine Punkte mehr wert.`,
  'decide/take': () => 'Nimm ein Plättchen',
  'decide/take-from-one': (told) =>
    `Der Vorrat ist leer. ${does(told, 'hast', 'hat')} die meisten: ${told.number('tokens')}.`,
  'decide/take-from-some': (told) =>
    `Der Vorrat ist leer. Die meisten Plättchen, je ${told.number('tokens')}: ${people(told)}.`,
  'option/bid': (told) => `${told.number('number')} ansagen`,
  'option/trump': (told) => `${suit(told)} ist Trumpf`,
  'option/trump-held': (told) => `du hast ${told.number('number')}`,
  'option/pass': () => 'Passen',
  'option/pass-next': (told) => `dann wählt ${told.name('next')}`,
  'option/pass-all': (told) => `dann heißt es ${contract(told)}`,
  'option/pass-out': () => 'dann wird keine Karte gespielt',
  'option/contract': (told) => capital(`${contractAsObject(told)} spielen`),
  'option/reach-with-table': (told) =>
    `die ${told.number('table')} Talonkarten aufnehmen, ${told.number('stash')} drücken, ${told.number('goal')} erreichen`,
  'option/reach': (told) => `ohne Talon, ${told.number('goal')} erreichen`,
  'option/no-trick': () => 'keinen einzigen Stich machen',
  'option/add': (told) => `${capital(token(told))} legen`,
  'option/done': () => 'Keine Plättchen',
  'option/enough': () => 'Keine Plättchen mehr',
  'option/sum': (told) => `${sum(told)}, reicht nicht`,
  'option/sum-winning': (told) => `${sum(told)}, liegt vorn`,
  'option/take': (told) => `${capital(token(told))} von ${told.isYou() ? 'dir selbst' : told.name()} nehmen`,
};

const TABLE: Translations = {
  'trump/is': (told) => `${suit(told)} ist Trumpf`,
  'trump/none': () => 'Kein Trumpf',
  'trump/unnamed': () => 'Der Trumpf ist noch nicht gewählt',
  'trump/unknown': () => 'Der Trumpf ist noch nicht bekannt',
  'trump/fixed': (told) => {
    const ranks = told
      .texts('ranks')
      .map((each) => ({ Q: 'Damen', J: 'Buben', K: 'Könige', A: 'Asse', T: 'Zehnen' })[each] ?? each);
    const suits = told.signs('suits').map(suitDe);
    const others = told.texts('others').map((code) => cardDe(code, told.pack));
    return `${listed('de', [...ranks, ...suits, ...others])} sind Trumpf`;
  },
  'trump/doubled': () => 'also zählt alles doppelt',
  'trump/named': (told) => `${told.text('card')} aufgedeckt; ${doing(told, 'hast', 'hat')} ${suit(told)} gewählt`,
  'trump/turned': () => 'die aufgedeckte Karte, aus dem Spiel',
  'trump/held': (told) => (told.isYou() ? 'deine eigene Karte' : `eine Karte von ${told.name()}`),
  'contract/alone': (told) => `${does(told, 'spielst', 'spielt')} ${contractAsObject(told)}, allein`,
  'contract/all-passed': (told) => `Alle haben gepasst: ${contract(told)}`,
  'bids/so-far': (told) => `bisher ${told.number('bids')} von ${told.number('tricks')} angesagt`,
  'bids/under': (told) => `${told.number('bids')} von ${told.number('tricks')} angesagt: ${told.number('left')} übrig`,
  'bids/over': (told) => `${told.number('bids')} von ${told.number('tricks')} angesagt: ${told.number('over')} zu viel`,
  'bids/even': (told) => `${told.number('bids')} von ${told.number('tricks')} angesagt: geht genau auf`,
  'meter/stash': (told) => `${told.number('points')} + gedrückt, Ziel ${told.number('goal')}`,
  'meter/points': (told) => `${told.number('points')}, Ziel ${told.number('goal')}`,
  'meter/reached': (told) => `${told.number('points')}, ${told.number('goal')} erreicht`,
  'meter/missed': (told) => `${told.number('points')}, ${told.number('goal')} nicht erreicht`,
  'meter/against': (told) => `${people(told)} ${told.number('points')}`,
  'meter/against-table': (told) => `${people(told)} ${told.number('points')} + Talon`,
  'aim/zero': () => 'Ziel 0',
  'need/more': (told) => `noch ${told.number('tricks')}`,
  'need/made': () => 'keinen mehr',
  'need/none': () => 'keinen',
  'need/reached': () => 'geschafft',
  'need/over': (told) => `${told.number('tricks')} zu viel`,
  'need/short': (told) => `${told.number('tricks')} zu wenig`,
  'note/sits-out': () => 'setzt aus',
  'note/passed': () => 'gepasst',
  'note/alone': (told) => `allein · ${tricks(told.number('tricks'))}`,
  'note/with-you': (told) => `mit dir · ${tricks(told.number('tricks'))}`,
  'note/against-you': (told) => `Gegner · ${tricks(told.number('tricks'))}`,
  'note/against': (told) =>
    `gegen ${told.isYou('solo') ? 'dich' : told.name('solo')} · ${tricks(told.number('tricks'))}`,
  'note/tricks': (told) => (told.number('tricks') ? tricks(told.number('tricks')) : 'kein Stich'),
  'note/bid': (told) => `Ansage ${told.number('number')}`,
  'note/bids-last': () => 'sagt zuletzt an',
};

const CLOSING: Translations = {
  'round/reached': (told) => `${hasPlayed(told)} und mit ${told.number('points')} gewonnen.`,
  'round/not-reached': (told) =>
    `${hasPlayed(told)} und mit ${told.number('points')} von ${told.number('goal')} verloren.`,
  'round/every-trick': (told) => `${hasPlayed(told)} und mit allen Stichen gewonnen.`,
  'round/without-a-trick': (told) => `${hasPlayed(told)} und ohne Stich verloren.`,
  'round/took-nothing': (told) => `${hasPlayed(told)} und ohne Stich gewonnen.`,
  'round/took-a-trick': (told) => `${hasPlayed(told)} und durch einen Stich verloren.`,
  'round/most-tricks-lost': (told) =>
    `Alle haben gepasst. ${does(told, 'hast', 'hat')} ${contractAsObject(told)} mit ` +
    `${count(told.number('tricks'), '# Stich', '# Stichen')} verloren.`,
  'round/not-played': () => 'Alle haben gepasst, also wurde keine Karte gespielt.',
  'round/bids-all': () => 'Alle haben ihre Ansage erfüllt.',
  'round/bids-some': (told) => `Ansage erfüllt: ${people(told)}.`,
  'round/bids-one': (told) => `Nur ${doing(told, 'hast deine', 'hat die')} Ansage erfüllt.`,
  'round/bids-none': () => 'Niemand hat die Ansage erfüllt.',
  'round/nearest-zero': (told) => `Am nächsten an 0: ${people(told)}. Noch ${told.number('distance')}.`,
  'round/at-zero': (told) => `${does(told, 'stehst', 'steht')} genau auf 0.`,
  'round/void': () => 'Mehr als einer auf 0: Die Runde zählt nicht.',
  'round/most-points': (told) => `Die meisten Punkte: ${people(told)}, ${number('de', told.number('score'))}.`,
  'end/won': (told) => `${does(told, 'gewinnst', 'gewinnt')} mit ${number('de', told.number('total'))}.`,
  'end/shared': (told) => `Geteilter Sieg: ${people(told)}.`,
};

const HAPPENING: Translations = {
  'live/deal': (told) =>
    `Runde ${told.number('round')}. Du hast ${cardsOf(told.number('cards'))}. ${deals(told)}.`,
  'live/deal-all': (told) => `Runde ${told.number('round')}. Je ${cardsOf(told.number('cards'))}. ${deals(told)}.`,
  'live/deal-out': (told) => `Runde ${told.number('round')}. Du gibst und setzt aus.`,
  'live/turned': (told) => `${card(told)} aufgedeckt: ${suit(told)} ist Trumpf.`,
  'live/turned-no-trump': (told) => `${card(told)} aufgedeckt: kein Trumpf.`,
  'live/turned-to-name': (told) => `${card(told)} aufgedeckt: ${does(told, 'wählst', 'wählt')} den Trumpf.`,
  'live/trump': (told) => `${suit(told)} ist Trumpf.`,
  'live/named': (told) => `${does(told, 'wählst', 'wählt')} ${suit(told)}.`,
  'live/passed': (told) => `${passes(told)}.`,
  'live/all-passed': (told) => `${passes(told)} auch: ${contract(told)}.`,
  'live/passed-out': (told) => `${passes(told)} auch, also wird keine Karte gespielt.`,
  'live/chose': (told) =>
    `${does(told, 'spielst', 'spielt')} ${contractAsObject(told)}, allein gegen ` +
    `${listed('de', told.names('against', 'dich'))}.`,
  'live/picked-up': (told) => `${does(told, 'nimmst', 'nimmt')} ${cardsOf(told.number('number'))} auf.`,
  'live/picked-up-own': (told) => `Du nimmst ${cards(told, 'cards')} auf.`,
  'live/stashed': (told) => `${does(told, 'drückst', 'drückt')} ${cardsOf(told.number('number'))}.`,
  'live/stashed-own': (told) => `Du drückst ${cards(told, 'cards')}.`,
  'live/bid': (told) => `${does(told, 'sagst', 'sagt')} ${told.number('number')} an.`,
  'live/led': (told) => `${plays(told)} aus.`,
  'live/played': (told) => `${plays(told)}.`,
  'live/played-winning': (told) => `${plays(told)} und ${leads(told)}.`,
  'live/trumped': (told) => `${trumps(told)}.`,
  'live/trumped-winning': (told) => `${trumps(told)} und ${leads(told)}.`,
  'live/tokens': (told) => `${plays(told)} mit ${tokens(told)}: ${told.number('total')}.`,
  'live/tokens-winning': (told) => `${plays(told)} mit ${tokens(told)}: ${told.number('total')}, ${leads(told)}.`,
  'live/trick': (told) => `${does(told, 'machst', 'macht')} den Stich.`,
  'live/trick-points': (told) =>
    `${does(told, 'machst', 'macht')} den Stich, ${count(told.number('points'), '# Punkt', '# Punkte')}.`,
  'live/drew': (told) => `${does(told, 'ziehst', 'zieht')} ${aToken(told)}.`,
  'live/took': (told) =>
    `${does(told, 'nimmst', 'nimmt')} ${aToken(told)} von ${told.isYou('source') ? 'dir' : told.name('source')}.`,
  'live/took-back': (told) => `${does(told, 'nimmst', 'nimmt')} ${aToken(told)} zurück.`,
  'live/round': (told) =>
    `Runde vorbei. ${told.within('round', CLOSING)} Du: ${signed('de', told.number('score'))}, jetzt ${number('de', told.number('total'))}.`,
  'live/round-watched': (told) => `Runde vorbei. ${told.within('round', CLOSING)}`,
  'live/turn-follow-suit': (told) => `Du bist dran. Bediene ${plain(told, 'suit')}: ${held(told)}${also(told)}.`,
  'live/turn-trump-when-void': (told) => `Du bist dran. ${noSuit(told)}, also Trumpf: ${held(told)}${also(told)}.`,
};

const REFUSALS: Translations = {
  'play/follow-suit': (told) => `${card(told)} muss warten. Bediene ${plain(told)}: ${cards(told, 'owed', 'or')}.`,
  'play/trump-when-void': (told) =>
    `${card(told)} muss warten. ${noSuit(told)}, also Trumpf: ${cards(told, 'owed', 'or')}.`,
  'bid/hook': (told) =>
    `${told.number('barred')} darfst du nicht ansagen: Zusammen wären die Ansagen ${told.number('tricks')}. Jede andere Zahl ist erlaubt.`,
  'add/no-match': (told) => `${capital(theTokenDe(told.text('token'), told.pack))} passt nicht zu dieser Karte.`,
};

export const deServer: Translations = { ...TURNS, ...DECISIONS, ...TABLE, ...CLOSING, ...HAPPENING, ...REFUSALS };
