/** Asking the server over HTTP: every answer is JSON, and every refusal has one form. */
import type {
  BotDocument,
  BranchBody,
  CardDocument,
  CardsDocument,
  CodeDocument,
  ChanceDocument,
  DailyDocument,
  DailyListDocument,
  DealsLeftDocument,
  Document,
  DoneDocument,
  ErrorBody,
  FormulaAnswer,
  GameDocument,
  HandOverDocument,
  HintDocument,
  KnowledgeDocument,
  LanguageDocument,
  LessonDocument,
  MatchDocument,
  NewMatchBody,
  NewTableBody,
  NoticeDocument,
  RematchBody,
  ReplayDocument,
  ReportBody,
  ReviewProgressDocument,
  Route,
  RulesDocument,
  SitBody,
  TableListDocument,
  TryBody,
  ThoughtDocument,
  UnseenDocument,
} from './schema';
import { linkTo } from './site';

export const BELOW = linkTo('/api/v1');
const PATIENCE = 20_000;
/** A hint waits until the player whose advice it is was compiled, which may take a minute on a new machine. */
const PATIENCE_FOR_A_HINT = 180_000;

/** What was wrong, and a way on. The codes `net/…` are this page's own: nobody answered, or not in our way. */
export class ApiError extends Error {
  constructor(
    readonly body: ErrorBody,
    readonly status = 0,
  ) {
    super(body.sentence || body.code);
    this.name = 'ApiError';
  }

  get code(): string {
    return this.body.code;
  }
}

const own = (code: string): ErrorBody => ({ code, sentence: '', remedy: '', facts: {} });
export const unreachable = (): ErrorBody => own('net/unreachable');
const garbled = (): ErrorBody => own('net/garbled');

/** Whatever was thrown, as a refusal that can be shown. */
export function told(error: unknown): ErrorBody {
  return error instanceof ApiError ? error.body : garbled();
}

type Value = string | number | boolean | null;

interface Asked {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, Value | undefined>>;
  body?: unknown;
  patience?: number;
}

/** The address of a route with its places filled in; what is left out of the query is not asked. */
export function addressOf(route: Route, { path = {}, query = {} }: Asked = {}): string {
  const filled = route
    .slice(route.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? '')));
  const asked = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const search = new URLSearchParams(asked).toString();
  return `${BELOW}${filled}${search ? `?${search}` : ''}`;
}

async function answered(route: Route, asked: Asked = {}): Promise<Response> {
  const signal = AbortSignal.timeout(asked.patience ?? PATIENCE);
  const wanted: RequestInit = { method: route.slice(0, route.indexOf(' ')), signal };
  if (asked.body !== undefined) {
    wanted.body = JSON.stringify(asked.body);
    wanted.headers = { 'content-type': 'application/json' };
  }
  try {
    return await fetch(addressOf(route, asked), wanted);
  } catch {
    throw new ApiError(unreachable());
  }
}

async function ask<T>(route: Route, asked: Asked = {}): Promise<T> {
  const response = await answered(route, asked);
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new ApiError(response.status >= 500 ? unreachable() : garbled(), response.status);
  }
  if (response.ok) return answer as T;
  throw new ApiError((answer as { error?: ErrorBody }).error ?? garbled(), response.status);
}

let gamesAsked: Promise<GameDocument[]> | null = null;

/** Every game; asked for once, unless it failed. */
export function games(): Promise<GameDocument[]> {
  gamesAsked ??= ask<GameDocument[]>('GET /games').catch((error: unknown) => {
    gamesAsked = null;
    throw error;
  });
  return gamesAsked;
}

export const languages = (): Promise<LanguageDocument[]> => ask('GET /languages');
/** The catalogue of a language, as far as the page needs it. */
export async function language(code: string): Promise<string> {
  const response = await answered('GET /languages/{code}', { path: { code } });
  if (!response.ok) throw new ApiError(garbled(), response.status);
  return response.text();
}

export const bots = (): Promise<BotDocument[]> => ask('GET /bots');
export const notices = (): Promise<NoticeDocument[]> => ask('GET /notices');
/** The rules of a game in a language, without what one would type: on the page one taps. */
export const rules = (
  key: string,
  options: Readonly<Record<string, Value>>,
  words: string,
): Promise<RulesDocument> =>
  ask('GET /games/{key}/rules', { path: { key }, query: { ...options, words, notation: 'off' } });

/** Begin a guided deal. */
export const learn = (key: string, name: string): Promise<Document> =>
  ask('POST /games/{key}/lesson', { path: { key }, body: { name } });
/** A guided deal as it stands, in words. */
export const lesson = (code: string, words: string): Promise<LessonDocument> =>
  ask('GET /tables/{code}/lesson', { path: { code }, query: { words } });
/** How the cards rank at a table now, in words. */
export const cards = (code: string, words: string): Promise<CardsDocument> =>
  ask('GET /tables/{code}/cards', { path: { code }, query: { words } });

export const makeTable = (body: NewTableBody): Promise<Document> => ask('POST /tables', { body });
export const makeMatch = (body: NewMatchBody): Promise<MatchDocument> => ask('POST /matches', { body });
/** A match, by the code of any of its tables. */
export const match = (code: string): Promise<MatchDocument> => ask('GET /matches/{code}', { path: { code } });
export const publicTables = (): Promise<TableListDocument> => ask('GET /tables', { query: { limit: 12 } });
export const myTables = (limit = 12, after?: string): Promise<TableListDocument> =>
  ask('GET /me/tables', { query: { limit, after } });
/** The code of the table that words or few letters stand for. */
export const codeSaid = async (said: string): Promise<string> =>
  (await ask<CodeDocument>('GET /codes/{said}', { path: { said } })).code;
export const table = (code: string): Promise<Document> => ask('GET /tables/{code}', { path: { code } });
export const sit = (code: string, body: SitBody): Promise<Document> =>
  ask('POST /tables/{code}/seats', { path: { code }, body });
export const giveSeat = (code: string, seat: number, bot: string | null): Promise<DoneDocument> =>
  ask('PUT /tables/{code}/seats/{seat}', { path: { code, seat }, body: { bot } });
export const leaveSeat = (code: string, seat: number): Promise<DoneDocument> =>
  ask('DELETE /tables/{code}/seats/{seat}', { path: { code, seat } });
export const fillSeats = (code: string, bot: string): Promise<DoneDocument> =>
  ask('POST /tables/{code}/fill', { path: { code }, body: { bot } });
export const handOver = (code: string, seat: number): Promise<HandOverDocument> =>
  ask('POST /tables/{code}/seats/{seat}/key', { path: { code, seat } });
export const claim = (code: string, key: string): Promise<Document> =>
  ask('POST /tables/{code}/claim', { path: { code }, body: { key } });
export const report = (code: string, body: ReportBody): Promise<DoneDocument> =>
  ask('POST /tables/{code}/reports', { path: { code }, body });
export const hint = (code: string): Promise<HintDocument> =>
  ask('GET /tables/{code}/hint', { path: { code }, patience: PATIENCE_FOR_A_HINT });
export const chances = (code: string, card: string): Promise<ChanceDocument> =>
  ask('GET /tables/{code}/chances', { path: { code }, query: { card } });
export const unseenCards = async (code: string): Promise<string[]> =>
  (await ask<UnseenDocument>('GET /tables/{code}/chances/cards', { path: { code } })).cards;
export const stop = (code: string): Promise<DoneDocument> => ask('POST /tables/{code}/stop', { path: { code } });
export const rematch = (code: string, body: RematchBody): Promise<Document> =>
  ask('POST /tables/{code}/rematch', { path: { code }, body });
/** A whole game; a long one comes in pieces. */
export async function replay(code: string, seat: string): Promise<ReplayDocument> {
  const whole = await replayPiece(code, seat, 0);
  while (typeof whole.next === 'number') {
    const piece = await replayPiece(code, seat, whole.next);
    whole.steps.push(...piece.steps);
    whole.next = piece.next;
  }
  return whole;
}
const replayPiece = (code: string, seat: string, first: number): Promise<ReplayDocument> =>
  ask('GET /tables/{code}/replay', { path: { code }, query: { seat, first } });
/** Have a finished game reviewed, or look how far that is: what there is of it, its decisions from `first` on. */
export const beginReview = (code: string, first = 0): Promise<ReviewProgressDocument> =>
  ask('POST /tables/{code}/review', { path: { code }, query: { first } });
export const review = (code: string, first = 0): Promise<ReviewProgressDocument> =>
  ask('GET /tables/{code}/review', { path: { code }, query: { first } });
export const branch = (code: string, body: BranchBody): Promise<Document> =>
  ask('POST /tables/{code}/branch', { path: { code }, body });
export const pastChances = (code: string, seat: number, step: number, card: string): Promise<ChanceDocument> =>
  ask('GET /tables/{code}/replay/chances', { path: { code }, query: { seat, step, card } });
/** What could be known at a step of a finished game. */
export const dealsLeft = (code: string, step: number): Promise<DealsLeftDocument> =>
  ask('GET /tables/{code}/replay/deals', { path: { code }, query: { step } });
export const knowledge = (code: string, step: number, seat: number): Promise<KnowledgeDocument> =>
  ask('GET /tables/{code}/replay/knowledge', { path: { code }, query: { step, seat } });
export const cardKnowledge = (code: string, step: number, card: string): Promise<CardDocument> =>
  ask('GET /tables/{code}/replay/knowledge/card', { path: { code }, query: { step, card } });
export const thought = (code: string, query: { step: number; seat: number; other: number; card: string }): Promise<ThoughtDocument> =>
  ask('GET /tables/{code}/replay/knowledge/thought', { path: { code }, query });
export const formula = (code: string, query: { step: number; formula: string; words: string }): Promise<FormulaAnswer> =>
  ask('GET /tables/{code}/replay/knowledge/formula', { path: { code }, query });
export const record = (code: string): Promise<Record<string, unknown>> =>
  ask('GET /tables/{code}/record', { path: { code } });

export const dailyDeals = (): Promise<DailyListDocument> => ask('GET /daily');
/** The deal of a day, or of today. */
export const dailyDeal = (game: string, day: string | null): Promise<DailyDocument> =>
  ask('GET /daily/{game}', { path: { game }, query: { day: day ?? undefined } });
export const tryDaily = (game: string, body: TryBody): Promise<Document> =>
  ask('POST /daily/{game}/try', { path: { game }, body });
