/** A table and a game for tests of what comes through the socket. */
import scenes from '../../gallery/scenes.json';
import type {
  FairnessDocument,
  EventFrame,
  HelloFrame,
  LiveEvent,
  SeatDocument,
  TableDocument,
  Telling,
} from '../../src/telling/documents';
import { sentence } from '../samples';

const seats: SeatDocument[] = ['Anna', 'Jānis', 'Māra'].map((name, seat) => ({
  seat,
  name,
  kind: seat ? 'bot' : 'person',
  bot: seat ? 'casual' : null,
  host: seat === 0,
  present: true,
}));

export const table = (more: Partial<TableDocument> = {}): TableDocument => ({
  code: 'bcdfghjkmn',
  spoken: null,
  sequence: 7,
  version: 3,
  status: 'playing',
  game: { key: 'zole', name: 'Zole', version: 1, options: { seats: 3 } },
  customs: {
    visibility: 'unlisted',
    spectators: true,
    hints: true,
    undo: true,
    chances: false,
    short_rounds: false,
    pace: 1,
    decision_seconds: null,
    bank_seconds: null,
    takeover_seconds: 60,
    round_pause: null,
  },
  seats,
  arrivals: [],
  you: 0,
  arriving: null,
  host: true,
  created_at: 0,
  closed: false,
  paused: false,
  resumes_at: null,
  clock: null,
  takeover: null,
  claim: null,
  laid_open: [],
  decided: false,
  broken_claim: null,
  may_claim: false,
  undo: null,
  may_undo: false,
  lapsed: null,
  fairness: unsealed(),
  chat: [],
  rematch: null,
  branch_of: null,
  same_cards: null,
  match: null,
  lesson: false,
  notices: [],
  ...more,
});

/** A draw in which nobody takes part yet. */
export const unsealed = (): FairnessDocument => ({
  draw: 1,
  commitment: 'c0',
  kinds: ['person', 'person', 'bot'],
  commitments: ['', '', ''],
  seal: null,
  contributions: ['', '', ''],
  awaited: [],
  abandoned: [],
  secret: null,
});

/** A Zole game in which a card is to be played. */
export const playing = (more: Partial<Telling> = {}): Telling => ({
  ...(scenes['zole'].telling as unknown as Telling),
  aim: null,
  ...more,
});

export const trick = (
  number: number,
  cards: readonly string[],
  winner: number | null,
): NonNullable<Telling['trick']> => ({
  number,
  leader: 0,
  cards: cards.map((card, seat) => ({
    seat,
    card,
    ...(seat === 0 && { led: true }),
    ...(seat === winner && { winning: true }),
  })),
  winner,
  led: null,
  free: false,
});

export const live = (kind: string, text = ''): LiveEvent => ({
  kind,
  ...(text && { says: sentence(text) }),
});

export const hello = (more: Partial<HelloFrame> = {}): HelloFrame => ({
  type: 'hello',
  sequence: 7,
  table: table(),
  telling: playing(),
  events: [],
  resumed: false,
  ...more,
});

export const event = (sequence: number, more: Partial<EventFrame> = {}): EventFrame => ({
  type: 'event',
  sequence,
  kinds: ['acted'],
  events: [],
  table: { sequence },
  telling: {},
  ...more,
});
