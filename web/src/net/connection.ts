/**
 * A WebSocket to one table that mends itself. It connects anew with growing waits, asks for what it missed, gives signs
 * of life, and sends an action again whose answer was lost: the server does it once and answers twice.
 */
import type { ClientFrame, ErrorBody, Frame } from '../telling/documents';
import { BELOW } from './api';
import { SILENCE } from './defaults';

/** What can be asked for; the connection numbers it. */
export type Wish = ClientFrame;

export interface Hearing {
  frame(frame: Frame): void;
  /** The connection is lost, and looked for again. */
  lost(): void;
  /** The server ended it for good, and says why. */
  ended(error: ErrorBody): void;
}

/** Signs of life, in milliseconds: three in the time after which the server lets go of whoever said nothing. */
export const PING = (SILENCE * 1000) / 3;
/** After this long without a word from the server, the connection is taken to be dead. */
export const DEAF = 45_000;
/** After this long without a word, a connection that somebody comes back to is not trusted any more. */
const STALE = PING + 5000;
const WAITS = [300, 700, 1500, 3000, 6000, 10_000];

/** How long to wait before the next try; a little by chance, so that not everyone comes at once. */
export function waitBefore(tries: number, chance = Math.random()): number {
  const wait = WAITS[Math.min(tries, WAITS.length - 1)] ?? 10_000;
  return wait * (0.8 + 0.4 * chance);
}

export class Connection {
  private socket: WebSocket | null = null;
  private tries = 0;
  private since = 0;
  private last = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  private heardAt = { steady: 0, wall: 0 };
  /** What is sent when the connection is back: actions that were not answered yet and words never sent, by their id. */
  private readonly kept = new Map<number, Wish>();

  constructor(
    private readonly code: string,
    private readonly hearing: Hearing,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  /** Send a wish; its id comes back with the answer. Without a connection, actions and words wait for the next one. */
  send(wish: Wish): number {
    const id = ++this.last;
    if (wish.type === 'act' || (wish.type === 'say' && !this.isOpen)) this.kept.set(id, wish);
    this.put(id, wish);
    return id;
  }

  /** Connect anew at once: whoever has just been given a seat is known to the server only from then on. */
  renew(): void {
    if (this.closed) return;
    this.drop();
    this.open();
  }

  /** End it, and do not come back. */
  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearInterval(this.pings);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** How long nothing was heard. The one clock may stand still while the device sleeps, the other may be set back. */
  private get silence(): number {
    return Math.max(performance.now() - this.heardAt.steady, Date.now() - this.heardAt.wall);
  }

  private put(id: number, wish: Wish): void {
    if (this.isOpen) this.socket?.send(JSON.stringify({ ...wish, id }));
  }

  private open(): void {
    clearTimeout(this.retry);
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const since = this.since ? `?since=${this.since}` : '';
    const socket = new WebSocket(
      `${scheme}//${location.host}${BELOW}/tables/${encodeURIComponent(this.code)}/socket${since}`,
    );
    this.socket = socket;
    this.heardAt = { steady: performance.now(), wall: Date.now() };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as Frame);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
    clearInterval(this.pings);
    this.pings = setInterval(() => this.beat(), PING);
  }

  private beat(): void {
    if (this.silence > DEAF) this.lose();
    else this.send({ type: 'ping' });
  }

  private hear(frame: Frame): void {
    this.heardAt = { steady: performance.now(), wall: Date.now() };
    if (frame.type === 'ack' || frame.type === 'refusal') this.kept.delete(Number(frame.id));
    // What came too fast was not even read: which of them it was cannot be said, and none is tried again unasked.
    if (frame.type === 'refusal' && frame.id === null) this.kept.clear();
    if (frame.type === 'bye') {
      if (frame.again) return;
      this.close();
      this.hearing.ended(frame.error);
      return;
    }
    if (frame.type === 'hello' || frame.type === 'event') this.since = frame.sequence;
    this.hearing.frame(frame);
    if (frame.type === 'hello') {
      this.tries = 0;
      for (const [id, wish] of this.kept) this.put(id, wish);
    }
  }

  private lose(): void {
    if (this.closed) return;
    this.drop();
    this.hearing.lost();
    this.retry = setTimeout(() => this.open(), waitBefore(this.tries++));
  }

  /** The network, or the reader, is back: no reason to wait any longer, or to trust what was silent for long. */
  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === 'hidden') return;
    if (this.socket && this.silence <= STALE) return;
    this.tries = 0;
    this.renew();
  };
}
