import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableSession } from '../../src/net/table.svelte';
import type { LiveEvent } from '../../src/telling/documents';
import { event, hello, live, playing, table, trick } from './tellings';
import { Wire } from './wire';

let session: TableSession;
let happened: LiveEvent[];
let refused: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  [happened, refused] = [[], []];
  session = new TableSession('bcdfghjkmn', {
    happened: (events) => void happened.push(...events),
    refused: (error) => void refused.push(error.code),
    back: () => {},
  });
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sent = (type: string): unknown[] => Wire.last.sent.filter((frame) => frame['type'] === type);

test('the seed gets this browser’s part once the promise was seen', () => {
  const open = table({ status: 'open', fairness: { commitment: 'c0', contributions: ['', '', ''], secret: null } });
  Wire.last.tell(hello({ telling: null, table: open }));
  Wire.last.tell(event(8));

  expect(sent('contribute')).toEqual([
    { type: 'contribute', id: 1, contribution: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
  ]);
});

test('whoever only watches adds nothing to the seed', () => {
  Wire.last.tell(hello({ telling: null, table: table({ status: 'open', you: null }) }));

  expect(sent('contribute')).toEqual([]);
});

test('a complete trick is looked at for a moment, and what follows waits', () => {
  const before = playing({ trick: trick(2, ['Ah', 'Kh'], null), last_trick: null });
  Wire.last.tell(hello({ telling: before }));
  const taken = trick(2, ['Ah', 'Kh', '9h'], 0);
  Wire.last.tell(event(8, { telling: { trick: trick(3, [], null), last_trick: taken } }));
  Wire.last.tell(event(9, { telling: { trick: trick(3, ['Qc'], null) } }));
  expect([session.looking, session.telling?.trick?.winner]).toEqual([true, 0]);

  vi.advanceTimersByTime(900);
  expect([session.looking, session.telling?.trick?.cards.length]).toEqual([false, 1]);
});

test('a tap ends the look at a trick', () => {
  Wire.last.tell(hello({ telling: playing({ last_trick: null }) }));
  Wire.last.tell(event(8, { telling: { trick: null, last_trick: trick(1, ['Ah', 'Kh', '9h'], 0) } }));
  session.skip();

  expect([session.looking, session.telling?.trick]).toEqual([false, null]);
});

test('the next deal is shown and told only when the table goes on', () => {
  Wire.last.tell(hello());
  const dealt = playing({ hand: [], sheet: playing().sheet });
  Wire.last.tell(
    event(8, {
      table: { paused: true },
      telling: { ...dealt },
      events: [live('scored', 'Over.'), live('dealt', 'Round 2.')],
    }),
  );
  expect(happened.map((each) => each.kind)).toEqual(['scored']);

  Wire.last.tell(event(9, { table: { paused: false } }));
  expect(happened.map((each) => each.kind)).toEqual(['scored', 'dealt']);
});

test('of several actions each is sent when the one before has led to its version', () => {
  Wire.last.tell(hello({ telling: playing({ legal: ['add ab', 'done'] }) }));
  session.act('add ab', 'done');
  Wire.last.tell({ type: 'ack', id: 1, sequence: 8, version: 4 });
  expect(sent('act').length).toBe(1);

  Wire.last.tell(event(8, { table: { version: 4 }, telling: { legal: ['done'] } }));
  expect(sent('act').at(-1)).toMatchObject({ action: 'done', version: 4 });
});

test('what follows is dropped once it is not legal any more', () => {
  Wire.last.tell(hello());
  session.act('add ab', 'done');
  Wire.last.tell(event(8, { table: { version: 4 }, telling: { legal: ['play Qc'] } }));
  Wire.last.tell({ type: 'ack', id: 1, sequence: 8, version: 4 });

  expect(sent('act').length).toBe(1);
});

test('a refusal is told, unless it only says that somebody was quicker', () => {
  Wire.last.tell(hello());
  for (const code of ['action/stale', 'table/no-pause']) {
    Wire.last.tell({ type: 'refusal', id: null, error: { code, sentence: '', remedy: '', facts: {} } });
  }

  expect(refused).toEqual(['action/stale']);
});
