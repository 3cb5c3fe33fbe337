import { spoken } from '../../src/net/seen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableSession } from '../../src/net/table.svelte';
import { settings } from '../../src/settings.svelte';
import type { LiveEvent, Telling } from '../../src/telling/documents';
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

test('this browser takes part in drawing the seed', () => {
  const open = table({ status: 'open' });
  Wire.last.tell(hello({ telling: null, table: open }));
  Wire.last.tell(event(8));

  expect(sent('commit')).toEqual([
    { type: 'commit', id: 1, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
  ]);
});

test('whoever only watches takes no part in it', () => {
  Wire.last.tell(hello({ telling: null, table: table({ status: 'open', you: null }) }));

  expect(sent('commit')).toEqual([]);
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

/** The round is over, as the server tells it until the next is dealt. */
const ended = (last: string): Partial<Telling> => ({
  phase: 'deal',
  to_act: null,
  hand: [],
  decision: null,
  legal: [],
  trick: null,
  last_trick: trick(8, ['Ah', 'Kh', last], 0),
  round: { ...playing().round!, tricks: 8, meter: { ...playing().round!.meter!, points: 87 } },
});

test('after a look at its last trick a finished round is shown as it ended', () => {
  Wire.last.tell(hello({ telling: playing({ last_trick: trick(7, ['Ac', 'Kc', '9c'], 0) }) }));
  Wire.last.tell(event(8, { table: { paused: true }, telling: ended('9h'), events: [live('scored', 'Over.')] }));
  expect([session.looking, session.telling?.trick?.number]).toEqual([true, 8]);

  vi.advanceTimersByTime(900);
  const { telling } = session;
  expect([telling?.round?.meter?.points, telling?.last_trick?.number, telling?.hand]).toEqual([87, 8, []]);
});

test('a game without a last round is known as such between two rounds too', () => {
  const round = { ...playing().round!, of: null };
  Wire.last.tell(hello({ table: table({ paused: true }), telling: playing({ ...ended('9h'), round }) }));

  expect(session.isEndless).toBe(true);
});

test('what is taken back brings no older trick to look at', () => {
  const [older, newer] = [trick(2, ['Ac', 'Kc', '9c'], 1), trick(3, ['Ah', 'Kh', '9h'], 0)];
  Wire.last.tell(hello({ telling: playing({ trick: null, last_trick: newer }) }));
  const telling = { trick: trick(3, ['Ah', 'Kh'], null), last_trick: older };
  Wire.last.tell(event(8, { kinds: ['undone'], table: { version: 8 }, telling }));

  expect([session.looking, session.undone, session.telling?.trick?.number]).toEqual([false, true, 3]);
  Wire.last.tell(event(9, { kinds: ['said'] }));
  expect(session.undone).toBe(true);
  Wire.last.tell(event(10, { kinds: ['acted'], table: { version: 10 } }));
  expect(session.undone).toBe(false);
});

test('taking back is asked for once until it is answered', () => {
  Wire.last.tell(hello({ table: table({ may_undo: true }) }));
  session.undo();
  session.undo();
  expect(sent('undo').length).toBe(1);

  Wire.last.tell({ type: 'ack', id: 1, sequence: 8, version: 8 });
  session.undo();
  expect(sent('undo').length).toBe(2);
});

test('a commitment that was lost on the way is sent again, the very same', () => {
  const open = table({ status: 'open' });
  Wire.last.tell(hello({ telling: null, table: open }));
  const [first] = sent('commit') as { commitment: string }[];
  Wire.last.break();
  vi.advanceTimersByTime(1000);
  Wire.last.tell(hello({ telling: null, table: open }));

  expect(sent('commit')).toMatchObject([{ commitment: first!.commitment }]);
});

test('the clock goes by when it was told, however long that waits to be shown', () => {
  const now = Date.now() / 1000;
  Wire.last.tell(hello({ telling: playing({ last_trick: null }) }));
  Wire.last.tell(event(8, { telling: { trick: null, last_trick: trick(1, ['Ah', 'Kh', '9h'], 0) } }));
  Wire.last.tell(event(9, { table: { clock: { seat: 0, deadline: now + 10, now: now + 3, bank: [] } } }));
  vi.advanceTimersByTime(900);

  expect(session.now() - Date.now() / 1000).toBeCloseTo(3);
});

test.each([3_600_000, -3_600_000])('a clock goes on when that of the device is set by %d ms', (step) => {
  const now = Date.now() / 1000;
  Wire.last.tell(hello({ table: table({ clock: { seat: 0, deadline: now + 10, now, bank: [] } }) }));
  vi.setSystemTime(Date.now() + step);
  vi.advanceTimersByTime(2000);

  expect(session.now() - now).toBeCloseTo(2);
});

test('what ends a look says whether it brings news', () => {
  const taken = trick(1, ['Ah', 'Kh', '9h'], 0);
  expect(session.skip()).toBe('nothing');
  Wire.last.tell(hello({ telling: playing({ last_trick: null }) }));
  Wire.last.tell(event(8, { telling: { trick: null, last_trick: taken } }));
  expect(session.skip()).toBe('look');

  Wire.last.tell(event(9, { telling: { trick: null, last_trick: { ...taken, number: 2 } } }));
  Wire.last.tell(event(10, { telling: { trick: trick(3, ['Qc'], null) } }));
  expect(session.skip()).toBe('news');
});

test('of several actions each is sent when the one before has led to its version', () => {
  Wire.last.tell(hello({ telling: playing({ legal: ['add ab', 'done'] }) }));
  session.act('add ab', 'done');
  Wire.last.tell({ type: 'ack', id: 1, sequence: 8, version: 4 });
  expect(sent('act').length).toBe(1);

  Wire.last.tell(event(8, { table: { version: 4 }, telling: { legal: ['done'] } }));
  expect(sent('act').at(-1)).toMatchObject({ action: 'done', version: 4 });
});

test('what is done before its version has led to anything is done once', () => {
  Wire.last.tell(hello({ telling: playing({ legal: ['play Qc'] }) }));
  session.act('play Qc');
  session.act('play Qc');
  Wire.last.tell({ type: 'ack', id: 1, sequence: 8, version: 4 });
  session.act('play Qc');

  expect(sent('act').length).toBe(1);
});

test('news that come before the acknowledgement can be acted upon', () => {
  Wire.last.tell(hello({ telling: playing({ legal: ['play Qc'] }) }));
  session.act('play Qc');
  Wire.last.tell(event(8, { table: { version: 4 }, telling: { legal: ['play Jc'] } }));
  session.act('play Jc');
  expect(sent('act').at(-1)).toMatchObject({ action: 'play Jc', version: 4 });

  Wire.last.tell({ type: 'ack', id: 1, sequence: 8, version: 4 });
  session.act('play Jc');
  expect(sent('act').length).toBe(2);
});

test.each([1, null])('after a refusal one can try again, even if it has the id %s', (id) => {
  Wire.last.tell(hello({ telling: playing({ legal: ['play Qc'] }) }));
  session.act('play Qc');
  const error = { code: 'limit/rate', sentence: '', remedy: '', facts: {} };
  Wire.last.tell({ type: 'refusal', id, error });
  session.act('play Qc');

  expect(sent('act').length).toBe(2);
});

test('what should follow an action does not follow something else', () => {
  const legal = ['add ab', 'add cd', 'done'];
  Wire.last.tell(hello({ telling: playing({ legal }) }));
  session.act('add ab', 'add cd', 'done');
  Wire.last.tell(event(8, { kinds: ['undone'], table: { version: 8 }, telling: { legal } }));
  Wire.last.tell({ type: 'refusal', id: 1, error: { code: 'action/stale', sentence: '', remedy: '', facts: {} } });
  Wire.last.tell(event(9, { table: { version: 9 }, telling: { legal } }));

  expect(sent('act').length).toBe(1);
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

test('whoever opens the table on their turn is told so, once', () => {
  Wire.last.tell(hello());
  expect(happened.map(({ kind, says }) => [kind, says])).toEqual([['turn', spoken([{ kind: 'turn' }], playing())[0]?.says]]);

  Wire.last.tell(hello({ events: [live('turn', 'Your turn.')] }));
  expect(happened.length).toBe(2);
});

test('whoever opens the table on the turn of somebody else is told nothing yet', () => {
  Wire.last.tell(hello({ telling: playing({ decision: null, legal: [] }) }));
  Wire.last.tell(hello({ table: table({ paused: true }), telling: playing(ended('9h')) }));

  expect(happened).toEqual([]);
});

/** Between two rounds, and then the cards of the next. */
function dealNext(): void {
  const empty = playing({ hand: [], seats: playing().seats.map((seat) => ({ ...seat, cards: 0 })) });
  Wire.last.tell(hello({ telling: empty }));
  const round = { ...playing().round!, tricks: 0 };
  const seats = playing().seats.map((seat) => ({ ...seat, cards: 8 }));
  const telling = { ...playing({ round, seats, trick: null }) };
  Wire.last.tell(event(8, { telling, events: [live('dealt'), live('dealt', 'Round 2. You have 8 cards.')] }));
}

test('new cards are dealt before anything is asked, and what follows waits', () => {
  dealNext();
  Wire.last.tell(event(9, { telling: { trick: trick(1, ['Qc'], null) } }));
  expect([session.telling?.decision, session.telling?.legal, session.telling?.trick]).toEqual([null, [], null]);
  expect(session.telling?.say.sentence).toBe('Round 2. You have 8 cards.');

  vi.advanceTimersByTime(session.deal?.length ?? 0);
  expect(session.deal).toBeNull();
  expect([session.telling?.decision?.kind, session.telling?.trick?.cards.length]).toEqual(['play', 1]);
});

test('a tap ends the dealing', () => {
  dealNext();
  session.skip();

  expect([session.deal, session.telling?.decision?.kind]).toEqual([null, 'play']);
});

test('with less motion nothing is dealt in sight, and the question comes at once', () => {
  settings.motion = 'reduced';
  dealNext();

  expect([session.deal, session.telling?.decision?.kind]).toEqual([null, 'play']);
});

test('a page that is opened in mid-game deals nothing', () => {
  Wire.last.tell(hello());

  expect(session.deal).toBeNull();
});
