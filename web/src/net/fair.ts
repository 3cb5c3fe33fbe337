/**
 * This browser's part in fair deals: it binds itself to a contribution, reveals it only under a seal that fits all it
 * was shown before, remembers that seal, and checks the record when the game is over. See docs/fairness.md.
 */
import type { AbandonedDrawDocument, Document, FairnessDocument, TableDocument } from '../telling/documents';
import type { Wish } from './connection';
import { sha256 } from './sha256';

const PROTOCOL = 'followsuit/fair/2';
const KEY = 'followsuit.fair';
const MOST = 60;

const digest = (purpose: string, ...lines: string[]): string =>
  sha256([PROTOCOL, purpose, ...lines].map((line) => `${line}\n`).join(''));
const bySeat = (values: readonly string[]): string[] => values.map((value, seat) => `${seat} ${value || '-'}`);

export const promiseOf = (secret: string): string => digest('promise', secret);
export const commitmentTo = (contribution: string): string => digest('commitment', contribution);
export const mixedSeed = (secret: string, contributions: readonly string[]): string =>
  digest('seed', secret, ...bySeat(contributions));

/** The seed of a game's deal of a day. */
export const seedOfDay = (secret: string, day: string, game: string, contributions: readonly string[]): string =>
  digest('day', secret, day, game, ...contributions);

/** What a seal binds. */
type Sealed = Pick<FairnessDocument, 'draw' | 'commitment' | 'kinds' | 'commitments'>;

/** The seal of a draw; `before` is the account of the one abandoned before it, empty for the first. */
export function sealOf(draw: Sealed, before: string): string {
  const seats = draw.kinds.map((kind, seat) => `${kind} ${draw.commitments[seat] || '-'}`);
  return digest('seal', String(draw.draw), before || '-', draw.commitment, ...bySeat(seats));
}

export const accountOf = (draw: AbandonedDrawDocument): string =>
  digest('abandoned', draw.seal, draw.secret, draw.why, draw.refused.join(' ') || '-', ...bySeat(draw.contributions));

/** 32 bytes by chance, in hexadecimal. */
export const drawContribution = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A draw that this browser revealed its contribution in; `taken`: the server said that it had it. */
interface Agreed {
  draw: number;
  seal: string;
  contribution: string;
  taken: boolean;
}

/** What this browser knows of a table, whatever the server says later. */
interface Kept {
  code: string;
  contributions: string[];
  /** The promise of each draw as it was first shown. */
  promises: Record<string, string>;
  agreed: Agreed[];
  /** When it was made. */
  made?: number;
}

/** Where nothing may be kept for good, it is kept as long as the page is open. */
let memory: Kept[] = [];
let isMemory = false;

function all(): Kept[] {
  if (isMemory) return memory;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return memory;
  }
}

const keptOf = (code: string): Kept =>
  all().find((kept) => kept.code === code) ?? { code, contributions: [], promises: {}, agreed: [] };

function keep(kept: Kept): void {
  memory = [...all().filter((other) => other.code !== kept.code), kept].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    isMemory = true;
  }
}

/** Note when a table was made: whether it is another one now than the one that this browser knew by its code. */
export function isMadeAnew(code: string, made: number): boolean {
  const kept = keptOf(code);
  if (kept.made === made) return false;
  const isAnother = kept.made !== undefined;
  keep(isAnother ? { code, contributions: [], promises: {}, agreed: [], made } : { ...kept, made });
  return isAnother;
}

const known = (kept: Kept, commitment: string): string | null =>
  kept.contributions.find((contribution) => commitmentTo(contribution) === commitment) ?? null;

function keepContribution(code: string, contribution: string): void {
  const kept = keptOf(code);
  keep({ ...kept, contributions: [...kept.contributions.slice(-MOST), contribution] });
}

/** Sit down with a commitment: `ask` sends it. Where the code of the table is known its contribution is kept before. */
export async function takePart(
  code: string | null,
  ask: (commitment: string) => Promise<Document>,
): Promise<Document> {
  const contribution = drawContribution();
  if (code !== null) keepContribution(code, contribution);
  const document = await ask(commitmentTo(contribution));
  if (code === null) keepContribution(document.table.code, contribution);
  return document;
}

/** Whether the draws that were abandoned are told as their seals say: the account of the last, or null if not. */
function storyOf(abandoned: readonly AbandonedDrawDocument[]): string | null {
  let before = '';
  for (const [at, draw] of abandoned.entries()) {
    if (draw.draw !== at + 1 || sealOf(draw, before) !== draw.seal || promiseOf(draw.secret) !== draw.commitment)
      return null;
    before = accountOf(draw);
  }
  return before;
}

/** Whether a table's cards were drawn at it, and what proves them may be told by now. */
export const isProvedHere = (table: TableDocument): boolean =>
  table.status === 'over' &&
  !table.branch_of &&
  !table.lesson &&
  !table.same_cards &&
  (table.match === null || (table.match.over && table.match.number === 0));

/** One connection's part in the draws of a table: what to send next, each thing once. */
export class Part {
  /** The server shows something that does not fit what it showed before: nothing is revealed to it. */
  isAlarmed = false;
  private drawn = new Map<number, string>();
  private sent = new Set<string>();

  /** A new connection: what was sent through the old one may be lost. */
  again(): void {
    this.sent.clear();
  }

  /** What this browser has to say now. */
  next(table: TableDocument): Wish | null {
    const { fairness, you } = table;
    if (you === null || table.status !== 'open' || table.branch_of !== null || table.same_cards !== null) return null;
    // The cards of a match are drawn at its first table alone.
    if (table.match !== null && table.match.number > 0) return null;
    const kept = keptOf(table.code);
    const first = kept.promises[fairness.draw];
    if (first === undefined)
      keep({ ...kept, promises: { ...kept.promises, [fairness.draw]: fairness.commitment } });
    const wish = fairness.seal === null ? this.commit(table, kept, you) : this.reveal(table, kept, you);
    const name = JSON.stringify(wish);
    if (!wish || this.sent.has(name)) return null;
    this.sent.add(name);
    return wish;
  }

  /** The server has what was revealed. */
  taken(table: TableDocument): void {
    const kept = keptOf(table.code);
    const agreed = kept.agreed.map((each) =>
      each.seal === table.fairness.seal && table.fairness.contributions[table.you ?? -1] === each.contribution
        ? { ...each, taken: true }
        : each,
    );
    if (agreed.some((each, at) => each.taken !== kept.agreed[at]?.taken)) keep({ ...kept, agreed });
  }

  private commit(table: TableDocument, kept: Kept, you: number): Wish | null {
    const { fairness } = table;
    const own = fairness.commitments[you] ?? '';
    if (own && known(kept, own)) return null;
    let contribution = this.drawn.get(fairness.draw);
    // Another tab, which nothing can be shared with, takes part for this seat.
    if (own && contribution) return null;
    if (!contribution) {
      contribution = drawContribution();
      this.drawn.set(fairness.draw, contribution);
      keepContribution(table.code, contribution);
    }
    return { type: 'commit', commitment: commitmentTo(contribution) };
  }

  private reveal(table: TableDocument, kept: Kept, you: number): Wish | null {
    const { fairness } = table;
    const contribution = known(kept, fairness.commitments[you] ?? '');
    if (contribution === null || fairness.contributions[you] || fairness.seal === null) return null;
    this.isAlarmed = !fits(fairness, kept);
    if (this.isAlarmed) return null;
    const { draw, seal } = fairness;
    if (!kept.agreed.some((each) => each.seal === seal)) {
      const now = keptOf(table.code);
      keep({ ...now, agreed: [...now.agreed, { draw, seal, contribution, taken: false }] });
    }
    return { type: 'reveal', contribution };
  }
}

/** Whether a sealed draw is what it says, and goes with all that this browser was shown, and agreed to, before. */
function fits(fairness: FairnessDocument, kept: Kept): boolean {
  const before = storyOf(fairness.abandoned);
  if (before === null || fairness.draw !== fairness.abandoned.length + 1) return false;
  if (sealOf(fairness, before) !== fairness.seal) return false;
  if ((kept.promises[fairness.draw] ?? fairness.commitment) !== fairness.commitment) return false;
  const seals = new Set([fairness.seal, ...fairness.abandoned.map((draw) => draw.seal)]);
  return kept.agreed.every((each) => seals.has(each.seal));
}

/**
 * What a check of a finished game found. `proved`: this browser took part, and all fits. `holds`: all fits, and this
 * browser took no part. `late`: its contribution did not come in time, and the others drew without it. `untold`: no
 * draw is told of. The others are alarms: what is told does not compute, or is not what this browser agreed to, or
 * leaves out what the server said to have.
 */
export type Verdict = 'proved' | 'holds' | 'late' | 'untold' | 'broken' | 'another' | 'left-out';

export const isAlarm = (verdict: Verdict): boolean => ['broken', 'another', 'left-out'].includes(verdict);

/** The seals that this browser agreed to at a table. */
export const agreedSeals = (code: string): string[] => keptOf(code).agreed.map((each) => each.seal);

interface Told extends Sealed {
  protocol: string;
  seal: string;
  secret: string;
  contributions: string[];
  abandoned: AbandonedDrawDocument[];
}

function computes(told: Told, seed: unknown): boolean {
  const before = storyOf(told.abandoned);
  return (
    told.protocol === PROTOCOL &&
    before !== null &&
    told.draw === told.abandoned.length + 1 &&
    sealOf(told, before) === told.seal &&
    promiseOf(told.secret) === told.commitment &&
    told.commitments.every((commitment, seat) => {
      const contribution = told.contributions[seat];
      return commitment ? !!contribution && commitmentTo(contribution) === commitment : !contribution;
    }) &&
    mixedSeed(told.secret, told.contributions) === seed
  );
}

/** Check the record of a finished game against what this browser remembers. */
export function verify(code: string, record: Readonly<Record<string, unknown>>): Verdict {
  const { agreed } = keptOf(code);
  const told = record['fairness'] as Told | undefined;
  if (!told) return agreed.length ? 'another' : 'untold';
  try {
    if (!computes(told, record['seed'])) return 'broken';
  } catch {
    return 'broken';
  }
  const seals = [told.seal, ...told.abandoned.map((draw) => draw.seal)];
  if (agreed.some((each) => !seals.includes(each.seal))) return 'another';
  for (const each of agreed) {
    const draw = each.seal === told.seal ? told : told.abandoned.find((one) => one.seal === each.seal);
    if (each.taken && !draw?.contributions.includes(each.contribution)) return 'left-out';
  }
  if (agreed.some((each) => each.seal === told.seal)) return 'proved';
  return agreed.length ? 'late' : 'holds';
}
