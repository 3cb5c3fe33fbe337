/** One table as the page sees it: kept up to date by its connection, and shown at a pace that eyes can follow. */
import type { ErrorBody, EventFrame, Frame, LiveEvent, TableDocument, Telling } from '../telling/documents';
import { isMotionReduced } from '../settings.svelte';
import { planDeal, type Deal } from '../table/deal';
import { Connection, type Wish } from './connection';
import { drawContribution, rememberPromise } from './seed';
import { after, between, completed, dealt, NOTHING, parted, type Seen } from './seen';

export type Standing = 'connecting' | 'live' | 'lost' | 'ended';

/** How long a complete trick is looked at. */
const PAUSE = 900;
/** With more news than this in line, nothing is waited for: somebody was away. */
const BEHIND = 6;

/** Refusals that only say that somebody else was quicker. */
const OVERTAKEN = new Set(['contribution/late', 'table/no-pause']);

export interface Following {
  /** Something happened, and is shown now. */
  happened(events: readonly LiveEvent[], kinds: readonly string[]): void;
  refused(error: ErrorBody): void;
  back(): void;
}

export class TableSession {
  standing: Standing = $state('connecting');
  table: TableDocument | null = $state.raw(null);
  telling: Telling | null = $state.raw(null);
  /** Why the connection ended for good. */
  end: ErrorBody | null = $state.raw(null);
  /** A complete trick is being looked at. */
  looking = $state(false);
  /** Cards are being dealt. */
  deal: Deal | null = $state.raw(null);

  private seen: Seen = NOTHING;
  private line: Frame[] = [];
  private later: LiveEvent[] = [];
  /** What the last frame told of. */
  private told: readonly LiveEvent[] = [];
  private plan: string[] = [];
  private awaited: number | null = null;
  /** The version that was last acted upon: until a later one is known, nothing more is done. */
  private actedUpon = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private contributed = false;
  /** The server's clock less this browser's, in seconds. */
  private ahead = 0;
  private readonly connection: Connection;

  constructor(
    readonly code: string,
    private readonly following: Following,
  ) {
    this.connection = new Connection(code, {
      frame: (frame) => this.hear(frame),
      lost: () => {
        this.standing = 'lost';
      },
      ended: (error) => {
        this.standing = 'ended';
        this.end = error;
      },
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.connection.close();
  }

  /** Connect anew, with a seat that was just taken. */
  renew(): void {
    this.connection.renew();
  }

  /** The server's clock now, in seconds since 1970. */
  now(): number {
    return Date.now() / 1000 + this.ahead;
  }

  /** Do something in the game; further actions follow one by one, each while it is legal. */
  act(action: string, ...then: string[]): void {
    if (!this.table || this.isActing) return;
    this.plan = then;
    this.actedUpon = this.table.version;
    this.awaited = this.connection.send({ type: 'act', action, version: this.table.version });
  }

  send(wish: Wish): void {
    this.connection.send(wish);
  }

  /** Do not look at the complete trick, or at the dealing, any longer. */
  skip(): void {
    if (!this.isHeld) return;
    clearTimeout(this.timer);
    this.goOn();
  }

  /** There is something to look at, and what follows waits. */
  private get isHeld(): boolean {
    return this.looking || this.deal !== null;
  }

  /** What was done has not led to anything yet. Its news may come before its acknowledgement, and is enough. */
  private get isActing(): boolean {
    return this.table !== null && this.table.version <= this.actedUpon;
  }

  private hear(frame: Frame): void {
    switch (frame.type) {
      case 'pong':
        this.ahead = frame.now - Date.now() / 1000;
        return;
      case 'ack':
        return;
      case 'refusal':
        if (frame.id === this.awaited) {
          this.actedUpon = 0;
          this.plan = [];
        }
        if (!OVERTAKEN.has(frame.error.code)) this.following.refused(frame.error);
        return;
      case 'hello':
        this.greet(frame);
        return;
      default:
        this.line.push(frame);
        this.work();
    }
  }

  private greet(frame: Frame & { type: 'hello' }): void {
    clearTimeout(this.timer);
    [this.looking, this.deal] = [false, null];
    this.line = [];
    this.later = [];
    const before = this.seen.table ? this.standing : 'first';
    this.standing = 'live';
    this.telling = frame.telling;
    this.take(after(this.seen, frame));
    const clock = this.seen.table?.clock;
    if (clock) this.ahead = clock.now - Date.now() / 1000;
    if (this.seen.table?.paused && this.seen.telling) this.telling = between(null, this.seen.telling, []);
    if (before === 'lost') this.following.back();
    const events = this.withTurn(frame.events);
    if (events.length) this.following.happened(events, []);
    this.join();
  }

  /** What was missed, and that it is one's turn, which whoever opens the table hears from nothing else. */
  private withTurn(events: readonly LiveEvent[]): readonly LiveEvent[] {
    const { telling, table } = this;
    if (!telling?.decision || events.some((event) => event.kind === 'turn')) return events;
    return [...events, { kind: 'turn', seat: table?.you ?? null, cards: [], facts: {}, says: telling.say }];
  }

  /** Show what is in line, one thing after another, until there is something to look at. */
  private work(): void {
    while (!this.isHeld) {
      const frame = this.line.shift();
      if (!frame) return;
      if (frame.type === 'event') {
        this.show(frame);
      } else {
        this.seen = after(this.seen, frame);
        this.table = this.seen.table;
      }
    }
  }

  private show(frame: EventFrame): void {
    const before = this.seen.telling;
    const next = after(this.seen, frame);
    if (next === this.seen) return;
    this.told = [...this.later, ...frame.events];
    const complete = completed(before, next.telling, frame.events);
    if (next.table?.clock) this.ahead = next.table.clock.now - Date.now() / 1000;
    if (next.table?.paused && next.telling) {
      const [now, later] = parted(frame.events);
      if (!this.seen.table?.paused) {
        this.later = later;
        this.take(next, between(before, next.telling, frame.events), complete !== null);
      } else {
        this.take(next, this.telling);
      }
      this.following.happened(now, frame.kinds);
    } else if (complete && this.line.length < BEHIND) {
      this.take(next, complete, true);
      this.following.happened(frame.events, frame.kinds);
    } else {
      this.later = [];
      this.take(next);
      this.following.happened(this.told, frame.kinds);
    }
    this.join();
  }

  /** Take something in; if it is to be looked at, what follows waits a moment. */
  private take(next: Seen, shown: Telling | null = next.telling, look = false): void {
    this.seen = next;
    this.table = next.table;
    if (shown === next.telling) this.reveal();
    else this.telling = shown;
    if (look) {
      this.looking = true;
      this.timer = setTimeout(() => this.goOn(), PAUSE);
    } else {
      this.followPlan();
    }
  }

  /** Show what is known now; new hands are dealt before anything is asked. */
  private reveal(): void {
    const now = this.seen.telling;
    const isWatched = this.line.length < BEHIND && !isMotionReduced() && !document.hidden;
    const dealing = isWatched ? dealt(this.telling, now, this.told) : null;
    this.telling = dealing ?? now;
    if (!dealing) return;
    const cards = dealing.seats.map((seat, at) => (at === this.table?.you ? dealing.hand.length : seat.cards));
    this.deal = planDeal(cards, Math.max(0, dealing.seats.findIndex((seat) => seat.dealer)));
    this.timer = setTimeout(() => this.goOn(), this.deal.length);
  }

  private goOn(): void {
    [this.looking, this.deal] = [false, null];
    if (this.telling && !this.seen.table?.paused) this.reveal();
    this.followPlan();
    this.work();
  }

  private followPlan(): void {
    const [action, ...then] = this.plan;
    if (action === undefined || this.isActing || !this.telling) return;
    if (this.telling.legal.includes(action)) this.act(action, ...then);
    else this.plan = [];
  }

  /** Add to the seed, now that the server's promise was seen and while it still counts. */
  private join(): void {
    const table = this.seen.table;
    if (table?.you === null) this.contributed = false;
    if (!table || table.you === null || table.status !== 'open' || this.contributed) return;
    if (table.fairness.contributions[table.you]) return;
    this.contributed = true;
    const contribution = drawContribution();
    rememberPromise(table.code, table.fairness.commitment, contribution);
    this.connection.send({ type: 'contribute', contribution });
  }
}
