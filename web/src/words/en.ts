/** English: the catalogue whose shape every other language follows. */
import { faceOf, type Pack, type Sign } from '../cards/packs';
import { rankText } from '../cards/letters';
import { listed, number, percent, plural, signed } from './numbers';
import type { Translations } from './told';

const language = 'en';
const count = (n: number, one: string, other: string): string => plural(language, n, { one, other });

const SUITS: Record<Sign, string> = {
  clubs: 'clubs',
  diamonds: 'diamonds',
  hearts: 'hearts',
  spades: 'spades',
  fire: 'fire',
  water: 'water',
  earth: 'earth',
  air: 'air',
  sword: 'Sword',
  staff: 'Staff',
  knives: 'Knives',
  stars: 'Stars',
  arrows: 'Arrows',
};
const RANKS: Record<string, string> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: '10',
  '0': 'zero',
  '∞': 'infinity',
};

function card(code: string, pack: Pack): string {
  const { rank, sign } = faceOf(code, pack);
  const name = RANKS[rank] ?? rank;
  if (sign === 'arrows') return 'Jack of Arrows';
  return sign ? `${name} of ${SUITS[sign]}` : name;
}

function token(icons: string, pack: Pack): string {
  const names = [...icons].map((icon) => SUITS[faceOf(icon, pack).sign ?? 'arrows']);
  return icons === '-' ? 'blank token' : names.join(', ');
}

export const en = {
  language,
  name: 'English',
  number: (value: number, digits = 0) => number(language, value, digits),
  signed: (value: number, digits = 0) => signed(language, value, digits),
  percent: (chance: number) => percent(language, chance),
  and: (items: readonly string[]) => listed(language, items),
  rank: (rank: string) => rankText(rank, language),

  card,
  token,
  suit: (sign: Sign) => SUITS[sign],

  leaveTable: 'Leave the table',
  scores: 'Scores',
  menu: 'Menu',
  rules: 'Rules',
  toYourHand: 'To your hand',
  close: 'Close',

  round: (n: number) => `round ${n}`,
  roundOf: (n: number, of: number) => `round ${n} of ${of}`,
  trickOf: (n: number, of: number) => `trick ${n} of ${of}`,
  cardsEach: (n: number) => count(n, '# card each', '# cards each'),

  thisRound: 'This round',
  trump: 'trump',
  turnedCard: 'turned card',
  stash: 'stash',
  takenOf: (taken: number, of: number) => `${taken} of ${of}`,
  meterSays: (points: number, goal: number) => `${points} card points, the goal is ${goal}`,

  you: 'you',
  youAim: (aim: string) => (aim ? `you, ${aim}` : 'you'),
  bot: 'bot',
  dealer: 'dealer',
  dealsNow: 'deals',
  away: 'away',
  awayBot: 'away, a bot plays',
  openSeat: 'open seat',
  onTurn: 'to act',
  bidIs: (n: number) => `bid ${n}`,
  cards: (n: number) => count(n, '# card', '# cards'),
  tricks: (n: number) => (n === 0 ? 'no trick' : count(n, '# trick', '# tricks')),
  tokens: (n: number) => count(n, '# token', '# tokens'),
  points: (n: number) => count(n, '# point', '# points'),

  led: 'led',
  winning: 'winning',
  takes: 'takes it',
  trickIs: 'This trick',
  playedBy: (name: string, what: string) => `${name}: ${what}`,
  sumIs: (total: number) => `counts ${total}`,

  yourHand: 'Your hand',
  canBePlayed: (what: string) => `${what}, can be played`,
  mustWait: (what: string, why: string) => `${what}, not now: ${why}`,
  isTrump: (what: string) => `${what}, trump`,
  copies: (what: string, n: number) => `${what}, ${n} of them`,
  raised: (what: string) => `${what}, raised: once more plays it`,
  tapAgain: (card: string) => `${card}: tap again to play it.`,

  chooseFirst: 'Choose first',
  barred: 'barred',
  pays: (low: number, high: number) =>
    low === high ? signed(language, low) : `${signed(language, low)} to ${signed(language, high)}`,
  elseCosts: (low: number, high: number) =>
    low === high ? `else ${signed(language, low)}` : `else ${signed(language, low)} to ${signed(language, high)}`,
  stashThem: (cards: readonly string[]) => `Stash ${listed(language, cards)}`,
  stashMore: (n: number) => count(n, 'Choose # more card', 'Choose # more cards'),
  inTheStash: 'in the stash',
  takeBack: (what: string) => `${what}, in the stash: take it back`,
  toStash: (what: string) => `${what}, move it to the stash`,
  notWinning: 'Not winning yet.',
  beats: (name: string, total: number) => `Beats ${name}’s ${total}.`,
  givesUp: (points: number) => count(points, 'gives up # point', 'gives up # points'),
  layTokens: (n: number) => count(n, 'Lay # token', 'Lay # tokens'),
  doesNotFit: 'does not fit',

  lastTrick: 'Last trick',
  lastTrickOf: (name: string) => `last trick · ${name}`,
  noLastTrick: 'No trick is complete yet.',
  hint: 'Hint',
  undo: 'Undo',
  chat: 'Chat',

  scoreSheet: 'Score sheet',
  sheetKey: 'bid ◆ took = made it',
  sheetCards: 'cards',
  sheetRound: 'round',
  total: 'total',
  voidRound: 'void',
  cellSays: (bid: number, took: number, made: boolean) => `bid ${bid}, took ${took}, ${made ? 'made it' : 'missed'}`,
  noRounds: 'The sheet fills when the first round is over.',

  roundOver: (n: number) => `Round ${n} is over`,
  lookBack: 'Look back',
  nextRound: 'Next round',
  nextIn: (seconds: number) => count(seconds, 'Goes on in # second', 'Goes on in # seconds'),
  gameOver: 'The game is over',
  rematch: 'Play again',
  seeReplay: 'See the replay',
  home: 'To the front page',
  place: (n: number) =>
    ({ one: `${n}st`, two: `${n}nd`, few: `${n}rd`, other: `${n}th` })[
      new Intl.PluralRules(language, { type: 'ordinal' }).select(n) as 'one' | 'two' | 'few' | 'other'
    ] ?? `${n}th`,

  hintSays: (action: string) => `Suggested: ${action}.`,
  doIt: 'Do that',
  chatIs: 'Chat',
  chatEmpty: 'Nothing has been said yet.',
  chatWrite: 'Write to the table',
  chatSend: 'Send',
  chatBetweenRounds: 'Words of your own can be written between rounds.',
  mute: (name: string) => `Mute ${name}`,
  presets: {
    hello: 'Hello',
    'well-played': 'Well played',
    'close-one': 'Close one',
    oops: 'Oops',
    thinking: 'Thinking…',
    'back-soon': 'Back soon',
    another: 'Another?',
    thanks: 'Thanks',
  } as Record<string, string>,

  gotACode: 'got a code?',
  codeExample: 'e.g. 4xtx6w6y7h',
  join: 'Join',
  scan: 'Scan a QR code',
  sitDown: 'Sit down',
  sitBackDown: 'Sit back down',
  replay: 'Replay',
  watch: 'Watch',
  playNow: 'Play now',
  friends: 'Friends',
  players: (least: number, most: number) =>
    least === most ? count(least, '# player', '# players') : `${least}–${most} players`,
  minutes: (n: number) => `${number(language, n)} min`,
  seated: (n: number, of: number) => `${n} of ${of} seated`,
  seatsOpen: (n: number) => (n === 0 ? 'full' : count(n, '# seat open', '# seats open')),
  statusOpen: 'waiting for players',
  statusPlaying: 'being played',
  statusOver: 'finished',
  playAgainstBots: (game: string) => `Play ${game} against bots`,
  clock: (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`,
  secondsLeft: (n: number) => count(n, '# second left', '# seconds left'),

  connectionLost: 'Connection lost. Trying again.',
  connectionBack: 'Back. Nothing was lost.',

  /** The server's sentences by their code. English needs none: the server's own wording is shown. */
  server: {} as Translations,
};

export type Catalogue = typeof en;
