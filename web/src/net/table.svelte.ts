/** One table as the page sees it: kept up to date by its connection, and shown at a pace that eyes can follow. */
import type { ErrorBody, EventFrame, Frame, LiveEvent, TableDocument, Telling } from '../telling/documents';
import { isMotionReduced, PACES, settings } from '../settings.svelte';
import { planDeal, type Deal } from '../table/deal';
import { Connection, type Wish } from './connection';
import { isMadeAnew, Part } from './fair';
import { after, completed, dealt, NOTHING, spoken, type Seen } from './seen';

export type Standing = 'connecting' | 'live' | 'lost' | 'ended';

/** With more news than this in line, nothing is waited for: somebody was away. */
const BEHIND = 6;

/** Refusals that only say that somebody else was quicker, or the draw of the seed. */
const OVERTAKEN = /^(commitment|contribution)\/|^table\/no-pause$/;

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
  /** What the server shows of the draw does not fit what it showed before. */
  alarmed = $state(false);
  /** What is shown was reached by taking something back. */
  undone = $state(false);

  private seen: Seen = NOTHING;
  private line: Frame[] = [];
  /** What the last frame told of. */
  private told: readonly LiveEvent[] = [];
  private plan: string[] = [];
  /** The action, and the wish to take one back, that were not answered yet. */
  private awaited: number | null = null;
  private awaitedUndo: number | null = null;
  /** The version that was last acted upon: until a later one is known, nothing more is done. */
  private actedUpon = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** This browser's part in drawing the seed. */
  private part = new Part();
  /** The server's clock less this browser's steady one, which goes on whatever the device's clock is set to. */
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
    return performance.now() / 1000 + this.ahead;
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

  /** Ask to take back one's last action, once. */
  undo(): void {
    if (this.table?.may_undo && this.awaitedUndo === null) this.awaitedUndo = this.connection.send({ type: 'undo' });
  }

  /**
   * Do not look at the complete trick, or at the dealing, any longer: whether that was so, and whether it brings `news`
   * that nobody can have acted upon.
   */
  skip(): 'nothing' | 'look' | 'news' {
    if (!this.isHeld) return 'nothing';
    const isSameRound = this.seen.telling?.round?.number === this.telling?.round?.number;
    const isKnown = this.deal === null && !this.line.length && isSameRound;
    clearTimeout(this.timer);
    this.goOn();
    return isKnown ? 'look' : 'news';
  }

  /** The game has no last round: it goes on until somebody stops it. */
  get isEndless(): boolean {
    const round = this.telling?.round;
    return !!round && round.of === null && !this.telling?.target;
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
        this.ahead = frame.now - performance.now() / 1000;
        return;
      case 'ack':
        if (frame.id === this.awaitedUndo) this.awaitedUndo = null;
        if (frame.id === this.awaited) {
          this.awaited = null;
          this.followPlan();
        }
        return;
      case 'refusal':
        if (frame.id === this.awaitedUndo) this.awaitedUndo = null;
        // What comes too fast is refused unread, and so without its id.
        if (frame.id === this.awaited || frame.id === null) {
          [this.awaited, this.actedUpon] = [null, 0];
          this.plan = [];
        }
        if (!OVERTAKEN.test(frame.error.code)) this.following.refused(frame.error);
        return;
      case 'hello':
        this.greet(frame);
        return;
      default:
        if (frame.type === 'event') {
          const { clock, takeover, claim } = frame.table as Partial<TableDocument>;
          this.tellTime(clock ?? takeover ?? claim);
        } else if (frame.type === 'presence') this.tellTime(frame.takeover);
        this.line.push(frame);
        this.work();
    }
  }

  /** A clock that was just told says what time it is there. */
  private tellTime(clock: { now: number | null } | null | undefined): void {
    if (clock?.now) this.ahead = clock.now - performance.now() / 1000;
  }

  private greet(frame: Frame & { type: 'hello' }): void {
    clearTimeout(this.timer);
    [this.looking, this.deal] = [false, null];
    this.line = [];
    [this.awaitedUndo, this.undone] = [null, false];
    this.part.again();
    const isAnew = frame.table.you !== null && isMadeAnew(this.code, frame.table.created_at);
    if (isAnew) this.forget();
    const before = this.seen.table ? this.standing : 'first';
    this.standing = 'live';
    this.telling = frame.telling;
    this.take(after(this.seen, frame));
    this.tellTime(this.seen.table?.clock ?? this.seen.table?.takeover ?? this.seen.table?.claim);
    // When it goes on is said by the server's clock, which only an answer tells.
    if (this.seen.table?.paused) this.send({ type: 'ping' });
    const events = this.withTurn(frame.events);
    if (before === 'lost' && !isAnew) this.following.back();
    if (events.length) this.following.happened(events, []);
    this.join();
  }

  /** The table began anew: what was done and agreed upon at it before counts no more. */
  private forget(): void {
    this.part = new Part();
    [this.awaited, this.actedUpon] = [null, 0];
    this.plan = [];
  }

  /** What was missed, and that it is one's turn, which whoever opens the table hears from nothing else. */
  private withTurn(events: readonly LiveEvent[]): readonly LiveEvent[] {
    const { telling } = this.seen;
    if (!telling?.decision || events.some((event) => event.kind === 'turn')) return spoken(events, telling);
    return spoken([...events, { kind: 'turn' }], telling);
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
    this.told = frame.events;
    if (next.table?.version !== this.seen.table?.version) this.undone = frame.kinds.includes('undone');
    // An older trick that comes to light again is not a new one.
    const complete = this.undone ? null : completed(before, next.telling, frame.events);
    if (complete && this.line.length < BEHIND) this.take(next, complete, true);
    else this.take(next);
    this.following.happened(spoken(frame.events, next.telling), frame.kinds);
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
      this.timer = setTimeout(() => this.goOn(), PACES[settings.pace].look);
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
    if (this.telling) this.reveal();
    this.followPlan();
    this.work();
  }

  private followPlan(): void {
    const [action, ...then] = this.plan;
    if (action === undefined || this.awaited !== null || this.isActing || !this.telling) return;
    if (this.telling.legal.includes(action)) this.act(action, ...then);
    else this.plan = [];
  }

  /** Take part in drawing the seed: commit while that can be done, reveal under a seal that fits. */
  private join(): void {
    const table = this.seen.table;
    if (!table || table.you === null) return;
    this.part.taken(table);
    const wish = this.part.next(table);
    this.alarmed = this.part.isAlarmed;
    if (wish) this.connection.send(wish);
  }
}
