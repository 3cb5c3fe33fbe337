/** Latvian. */
import { rankText } from '../cards/letters';
import { cardLv, suitLv, tokenLv } from './cards-lv';
import type { Catalogue } from './en';
import { lvServer } from './server-lv';
import { listed, number, percent, plural, signed } from './numbers';

const language = 'lv';
const count = (n: number, zero: string, one: string, other: string): string =>
  plural(language, n, { zero, one, other });

export const lv: Catalogue = {
  language,
  name: 'Latviešu',
  number: (value, digits = 0) => number(language, value, digits),
  signed: (value, digits = 0) => signed(language, value, digits),
  percent: (chance) => percent(language, chance),
  and: (items) => listed(language, items),
  rank: (rank) => rankText(rank, language),

  card: cardLv,
  token: tokenLv,
  suit: suitLv,

  leaveTable: 'Atstāt galdu',
  scores: 'Rezultāti',
  menu: 'Izvēlne',
  rules: 'Noteikumi',
  toYourHand: 'Uz tavām kārtīm',
  close: 'Aizvērt',

  round: (n) => `${n}. partija`,
  roundOf: (n, of) => `${n}. partija no ${of}`,
  trickOf: (n, of) => `${n}. stiķis no ${of}`,
  cardsEach: (n) => count(n, 'katram # kāršu', 'katram # kārts', 'katram # kārtis'),

  thisRound: 'Šī partija',
  trump: 'trumpe',
  turnedCard: 'atklātā kārts',
  stash: 'noraktās kārtis',
  takenOf: (taken, of) => `${taken} no ${of}`,
  meterSays: (points, goal) => `${count(points, '# acu', '# acs', '# acis')}, mērķis ir ${goal}`,

  you: 'tu',
  youAim: (aim) => (aim ? `tu, ${aim}` : 'tu'),
  bot: 'bots',
  dealer: 'dalītājs',
  dealsNow: 'dala',
  away: 'prom',
  awayBot: 'prom, spēlē bots',
  openSeat: 'brīva vieta',
  onTurn: 'viņa gājiens',
  bidIs: (n) => `sola ${n}`,
  cards: (n) => count(n, '# kāršu', '# kārts', '# kārtis'),
  tricks: (n) => (n === 0 ? 'neviena stiķa' : count(n, '# stiķu', '# stiķis', '# stiķi')),
  tokens: (n) => count(n, '# žetonu', '# žetons', '# žetoni'),
  points: (n) => count(n, '# punktu', '# punkts', '# punkti'),

  led: 'izgāja',
  winning: 'pagaidām ņem',
  takes: 'paņem stiķi',
  trickIs: 'Šis stiķis',
  playedBy: (name, what) => `${name}: ${what}`,
  sumIs: (total) => `skaitās ${total}`,

  yourHand: 'Tavas kārtis',
  canBePlayed: (what) => `${what}, var izspēlēt`,
  mustWait: (what, why) => `${what}, ne tagad: ${why}`,
  isTrump: (what) => `${what}, trumpe`,
  copies: (what, n) => `${what}, skaits: ${n}`,
  raised: (what) => `${what}, pacelta: vēlreiz, lai izspēlētu`,
  tapAgain: (card) => `${card}: pieskaries vēlreiz, lai izspēlētu.`,

  chooseFirst: 'Vispirms izvēlies',
  barred: 'nedrīkst',
  pays: (low, high) =>
    low === high ? signed(language, low) : `no ${signed(language, low)} līdz ${signed(language, high)}`,
  elseCosts: (low, high) =>
    low === high
      ? `citādi ${signed(language, low)}`
      : `citādi no ${signed(language, low)} līdz ${signed(language, high)}`,
  stashThem: (cards) => `Norakt ${listed(language, cards)}`,
  stashMore: (n) => count(n, 'Izvēlies vēl # kāršu', 'Izvēlies vēl # kārti', 'Izvēlies vēl # kārtis'),
  inTheStash: 'norakts',
  takeBack: (what) => `${what}, norakta: ņemt atpakaļ`,
  toStash: (what) => `${what}, norakt`,
  notWinning: 'Vēl neņem.',
  beats: (name, total) => `${name}: ${total}. Tava kārts ir stiprāka.`,
  givesUp: (points) => count(points, 'atdod # punktu', 'atdod # punktu', 'atdod # punktus'),
  layTokens: (n) => count(n, 'Likt # žetonu', 'Likt # žetonu', 'Likt # žetonus'),
  doesNotFit: 'neder',

  lastTrick: 'Pēdējais stiķis',
  lastTrickOf: (name) => `pēdējais stiķis · ${name}`,
  noLastTrick: 'Vēl neviens stiķis nav pabeigts.',
  hint: 'Padoms',
  undo: 'Atcelt',
  chat: 'Sarakste',

  scoreSheet: 'Punktu lapa',
  sheetKey: 'solīts ◆ paņemts = izdevās',
  sheetCards: 'kārtis',
  sheetRound: 'partija',
  total: 'kopā',
  voidRound: 'neskaitās',
  cellSays: (bid, took, made) => `solīts ${bid}, paņemts ${took}, ${made ? 'izdevās' : 'neizdevās'}`,
  noRounds: 'Lapa aizpildās, kad pirmā partija ir galā.',

  roundOver: (n) => `${n}. partija ir galā`,
  lookBack: 'Atskatīties',
  nextRound: 'Nākamā partija',
  nextIn: (seconds) => count(seconds, 'Turpinās pēc # sekundēm', 'Turpinās pēc # sekundes', 'Turpinās pēc # sekundēm'),
  gameOver: 'Spēle ir galā',
  rematch: 'Spēlēt vēlreiz',
  seeReplay: 'Skatīt spēles gaitu',
  home: 'Uz sākumlapu',
  place: (n) => `${n}.`,

  hintSays: (action) => `Ieteikums: ${action}.`,
  doIt: 'Tā arī darīt',
  chatIs: 'Sarakste',
  chatEmpty: 'Vēl nekas nav teikts.',
  chatWrite: 'Rakstīt galdam',
  chatSend: 'Sūtīt',
  chatBetweenRounds: 'Saviem vārdiem var rakstīt starp partijām.',
  mute: (name) => `Nerādīt: ${name}`,
  presets: {
    hello: 'Sveiki',
    'well-played': 'Labi nospēlēts',
    'close-one': 'Gandrīz',
    oops: 'Ups',
    thinking: 'Domāju…',
    'back-soon': 'Tūlīt būšu',
    another: 'Vēl vienu?',
    thanks: 'Paldies',
  },

  gotACode: 'ir kods?',
  codeExample: 'piem., 4xtx6w6y7h',
  join: 'Pievienoties',
  scan: 'Skenēt QR kodu',
  sitDown: 'Apsēsties',
  sitBackDown: 'Atgriezties',
  replay: 'Spēles gaita',
  watch: 'Vērot',
  playNow: 'Spēlēt',
  friends: 'Draugi',
  players: (least, most) =>
    least === most ? count(least, '# spēlētāju', '# spēlētājs', '# spēlētāji') : `${least}–${most} spēlētāji`,
  minutes: (n) => `${number(language, n)} min`,
  seated: (n, of) => `sēž ${n} no ${of}`,
  seatsOpen: (n) => (n === 0 ? 'vietu nav' : count(n, '# brīvu vietu', '# brīva vieta', '# brīvas vietas')),
  statusOpen: 'gaida spēlētājus',
  statusPlaying: 'spēle notiek',
  statusOver: 'pabeigta',
  playAgainstBots: (game) => `Spēlēt ${game} pret botiem`,
  clock: (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`,
  secondsLeft: (n) => count(n, 'atlikušas # sekundes', 'atlikusi # sekunde', 'atlikušas # sekundes'),

  connectionLost: 'Savienojums pārtrūka. Mēģinām vēlreiz.',
  connectionBack: 'Atpakaļ. Nekas nav zaudēts.',

  server: lvServer,
};
