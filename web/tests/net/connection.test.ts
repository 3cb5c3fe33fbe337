import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, DEAF, PING, waitBefore } from '../../src/net/connection';
import type { ErrorBody, Frame } from '../../src/telling/documents';
import { event, hello } from './tellings';
import { Wire } from './wire';

let heard: Frame[];
let lost: number;
let ended: ErrorBody | null;
let connection: Connection;
const trouble: ErrorBody = { code: 'table/no-spectators', sentence: '', remedy: '', facts: {} };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  Wire.all = [];
  [heard, lost, ended] = [[], 0, null];
  connection = new Connection('bcdfghjkmn', {
    frame: (frame) => void heard.push(frame),
    lost: () => void lost++,
    ended: (error) => void (ended = error),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('after a loss it comes back and asks for what it missed', () => {
  Wire.last.tell(hello());
  Wire.last.tell(event(9));
  Wire.last.break();
  vi.advanceTimersByTime(1000);

  expect(lost).toBe(1);
  expect(Wire.all.map((wire) => new URL(wire.url).search)).toEqual(['', '?since=9']);
});

test('an action whose answer was lost is sent again as it was, an answered one is not', () => {
  Wire.last.tell(hello());
  const first = connection.send({ type: 'act', action: 'play Qc', version: 3 });
  Wire.last.tell({ type: 'ack', id: first, sequence: 8, version: 4 });
  const second = connection.send({ type: 'act', action: 'play Ah', version: 4 });
  connection.send({ type: 'say', preset: 'oops' });
  Wire.last.break();
  vi.advanceTimersByTime(1000);
  Wire.last.tell(hello());

  expect(Wire.last.sent).toEqual([{ type: 'act', action: 'play Ah', version: 4, id: second }]);
});

test.each([1, null])('an action that was refused, with the id %s, is not sent again', (id) => {
  Wire.last.tell(hello());
  connection.send({ type: 'act', action: 'play Qc', version: 3 });
  Wire.last.tell({ type: 'refusal', id, error: trouble });
  Wire.last.break();
  vi.advanceTimersByTime(1000);
  Wire.last.tell(hello());

  expect(Wire.last.sent).toEqual([]);
});

test('a goodbye that is worth coming back from is followed by coming back', () => {
  Wire.last.tell(hello());
  Wire.last.tell({ type: 'bye', error: trouble, again: true });
  Wire.last.break();
  vi.advanceTimersByTime(1000);

  expect([Wire.all.length, ended]).toEqual([2, null]);
});

test('a goodbye for good is told, and nothing is tried again', () => {
  Wire.last.tell({ type: 'bye', error: trouble, again: false });
  vi.advanceTimersByTime(60_000);

  expect([Wire.all.length, ended]).toEqual([1, trouble]);
});

test('signs of life are given, and a server that gives none for long is left', () => {
  Wire.last.tell(hello());
  vi.advanceTimersByTime(PING);
  expect(Wire.last.sent.map((frame) => frame['type'])).toEqual(['ping']);

  vi.advanceTimersByTime(DEAF + PING);
  expect(lost).toBe(1);
});

test('a server that gives no sign of life is left though the clock of the device was set back', () => {
  Wire.last.tell(hello());
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(DEAF + 2 * PING);

  expect(lost).toBe(1);
});

test('whoever has just sat down connects anew without a word of loss', () => {
  Wire.last.tell(hello());
  connection.renew();

  expect([Wire.all.length, lost]).toEqual([2, 0]);
});

test('a network that is back is used at once, by one connection', () => {
  Wire.last.tell(hello());
  Wire.last.break();
  dispatchEvent(new Event('online'));
  Wire.last.tell(hello());
  vi.advanceTimersByTime(1000);

  expect(Wire.all.length).toBe(2);
});

test('whoever comes back after long does not trust the old connection, and after a moment does', () => {
  Wire.last.tell(hello());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Wire.all.length).toBe(1);

  vi.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([Wire.all.map((wire) => wire.readyState), lost]).toEqual([[3, 1], 0]);
});

test('words said without a connection are said when it is back, once', () => {
  Wire.last.tell(hello());
  Wire.last.break();
  const id = connection.send({ type: 'say', text: 'Anybody there?' });
  vi.advanceTimersByTime(1000);
  Wire.last.tell(hello());
  expect(Wire.last.sent).toEqual([{ type: 'say', text: 'Anybody there?', id }]);

  Wire.last.tell({ type: 'ack', id, sequence: 9, version: 4 });
  Wire.last.break();
  vi.advanceTimersByTime(1000);
  Wire.last.tell(hello());
  expect(Wire.last.sent).toEqual([]);
});

test('waits grow, up to ten seconds and a little', () => {
  expect([0, 1, 2, 9].map((tries) => Math.round(waitBefore(tries, 0.5)))).toEqual([300, 700, 1500, 10_000]);
  expect(Math.round(waitBefore(9, 1))).toBe(12_000);
});
