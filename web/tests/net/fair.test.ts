import { beforeEach, expect, test } from 'vitest';
import { agreedSeals, commitmentTo, drawContribution, isAlarm, Part, sealOf, takePart, verify } from '../../src/net/fair';
import type { Document, FairnessDocument, TableDocument } from '../../src/telling/documents';
import sample from '../fairness.json';
import { table } from './tellings';

type Record_ = Record<string, unknown>;
const record = (): { seed: string; fairness: (typeof sample)['fairness'] } => structuredClone(sample);
const CODE = 'bcdfghjkmn';

beforeEach(() => localStorage.clear());

/** A server at which this browser sits in the first seat and a bot in the second. */
class Server {
  fairness: FairnessDocument;

  constructor(commitment = '', promise = 'c0') {
    this.fairness = {
      draw: 1,
      commitment: promise,
      kinds: ['person', 'bot'],
      commitments: [commitment, ''],
      seal: null,
      contributions: ['', ''],
      awaited: [],
      abandoned: [],
      secret: null,
    };
  }

  table(): TableDocument {
    return table({ code: CODE, status: 'open', you: 0, fairness: structuredClone(this.fairness) });
  }

  seal(): TableDocument {
    this.fairness.seal = sealOf(this.fairness, '');
    return this.table();
  }
}

/** Sit down with a commitment, which is told. */
async function seated(): Promise<string> {
  let commitment = '';
  await takePart(CODE, (own) => {
    commitment = own;
    return Promise.resolve({ table: table({ code: CODE }), telling: null } as Document);
  });
  return commitment;
}

test('a contribution is 64 hexadecimal digits, and another one each time', () => {
  expect(drawContribution()).toMatch(/^[0-9a-f]{64}$/);
  expect(drawContribution()).not.toBe(drawContribution());
});

test('nothing is revealed before the seal, and the right thing under it, once', async () => {
  const server = new Server(await seated());
  const part = new Part();
  expect(part.next(server.table())).toBe(null);

  const wish = part.next(server.seal()) as { type: string; contribution: string };
  expect([wish.type, commitmentTo(wish.contribution)]).toEqual(['reveal', server.fairness.commitments[0]]);
  expect(part.next(server.table())).toBe(null);
  expect(agreedSeals(CODE)).toEqual([server.fairness.seal]);
});

test('a reload, another tab and a new connection reveal the very same', async () => {
  const server = new Server(await seated());
  const part = new Part();
  const wish = part.next(server.seal());
  part.again();

  expect([part.next(server.table()), new Part().next(server.table())]).toEqual([wish, wish]);
});

test('who is bound to nothing, or to what this browser does not know, commits once', () => {
  for (const commitment of ['', 'ff'.repeat(32)]) {
    const server = new Server(commitment);
    const part = new Part();
    const wish = part.next(server.table()) as { type: string; commitment: string };
    expect(wish.type).toBe('commit');
    expect(part.next(server.table())).toBe(null);

    server.fairness.commitments = [wish.commitment, ''];
    expect(part.next(server.seal())).toMatchObject({ type: 'reveal' });
    localStorage.clear();
  }
});

test('two tabs that share nothing do not overwrite each other for ever', () => {
  const server = new Server('ff'.repeat(32));
  const part = new Part();
  part.next(server.table());
  server.fairness.commitments = ['ee'.repeat(32), ''];
  part.again();

  expect(part.next(server.table())).toBe(null);
});

test('a promise that was changed, or a seal of something else, is not revealed to', async () => {
  const changes: ((server: Server) => void)[] = [
    (server) => (server.fairness.commitment = 'c1'),
    (server) => (server.fairness.kinds = ['person', 'person']),
  ];
  for (const [at, change] of changes.entries()) {
    localStorage.clear();
    const server = new Server(await seated());
    const part = new Part();
    part.next(server.table());
    if (at === 0) change(server);
    const sealed = server.seal();
    if (at === 1) {
      change(server);
      sealed.fairness.kinds = server.fairness.kinds;
    }

    expect(part.next(sealed)).toBe(null);
    expect(part.isAlarmed).toBe(true);
  }
});

test('a draw is not revealed in twice: one that is kept quiet about is an alarm', async () => {
  const first = new Server(await seated());
  new Part().next(first.seal());
  const part = new Part();
  const second = new Server(await seated());

  expect(part.next(second.seal())).toBe(null);
  expect(part.isAlarmed).toBe(true);
});

/** What this browser has kept: that it agreed to some draws of the sample. */
const kept = (...agreed: { draw: number; seal: string; contribution: string; taken: boolean }[]): void =>
  localStorage.setItem('followsuit.fair', JSON.stringify([{ code: CODE, contributions: [], promises: {}, agreed }]));
const [one, two] = [
  { draw: 1, seal: sample.fairness.abandoned[0]!.seal, contribution: 'a1'.repeat(32), taken: true },
  { draw: 2, seal: sample.fairness.seal, contribution: 'c3'.repeat(32), taken: true },
];

test('a record that another program made is proved to whoever agreed to its seal, and only holds for others', () => {
  expect(verify(CODE, record())).toBe('holds');
  kept(one, two);
  expect(verify(CODE, record())).toBe('proved');
  kept(one);
  expect(verify(CODE, record())).toBe('late');
});

test('a record of another draw, without one, or one that forgets what it had is an alarm', () => {
  kept({ ...two, seal: 'ff'.repeat(32) });
  expect(verify(CODE, record())).toBe('another');
  expect(verify(CODE, { seed: 'x' })).toBe('another');
  kept({ ...one, seal: sample.fairness.abandoned[0]!.seal, contribution: 'b2'.repeat(32) }, two);
  expect(verify(CODE, record())).toBe('left-out');
  localStorage.clear();
  expect(verify(CODE, { seed: 'x' })).toBe('untold');
});

/** Every value in some data, by its path. */
const paths = (data: unknown, path: (string | number)[] = []): (string | number)[][] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([key, value]) => paths(value, [...path, key]))
    : [path];

test('whatever is changed in a record, whoever agreed to its seal is alarmed', () => {
  kept(two);
  const changed = paths(record()).map((path) => {
    const copy = record() as Record_;
    const last = path.at(-1)!;
    const place = path.slice(0, -1).reduce<Record_>((inner, key) => inner[key] as Record_, copy);
    const value = place[last];
    place[last] = typeof value === 'number' ? value + 1 : value === '' ? 'aa'.repeat(32) : `${String(value)}0`;
    return [path.join('.'), isAlarm(verify(CODE, copy))];
  });

  expect(changed.length).toBe(30);
  expect(changed.filter(([, found]) => !found)).toEqual([]);
});
