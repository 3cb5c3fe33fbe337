import { expect, test } from 'vitest';
import { after, completed, dealt, NOTHING } from '../../src/net/seen';
import { event, hello, live, playing, table, trick } from './tellings';

test('the first frame tells everything', () => {
  const seen = after(NOTHING, hello());

  expect(seen.sequence).toBe(7);
  expect(seen.table?.code).toBe('bcdfghjkmn');
  expect(seen.telling?.hand.length).toBeGreaterThan(0);
});

test('an event changes the keys it names and leaves the others', () => {
  const before = after(NOTHING, hello());
  const seen = after(before, event(8, { table: { sequence: 8, version: 4 }, telling: { to_act: 2 } }));

  expect([seen.sequence, seen.table?.version, seen.telling?.to_act]).toEqual([8, 4, 2]);
  expect(seen.telling?.hand).toBe(before.telling?.hand);
  expect(seen.table?.seats).toBe(before.table?.seats);
});

test('a game that starts while one looks on is told whole by its first event', () => {
  const waiting = after(NOTHING, hello({ telling: null, table: table({ status: 'open' }) }));
  const started = after(waiting, event(8, { table: { status: 'playing' }, telling: { ...playing() } }));

  expect(after(waiting, event(8)).telling).toBeNull();
  expect(started.telling).toEqual(playing());
});

test('news older than what is known changes nothing', () => {
  const seen = after(NOTHING, hello());

  expect(after(seen, event(6, { telling: { to_act: 1 } }))).toBe(seen);
});

test('presence changes the seats alone', () => {
  const seen = after(NOTHING, hello());
  const seats = table().seats.map((seat) => ({ ...seat, present: seat.seat !== 0 }));
  const left = after(seen, { type: 'presence', seats, takeover: null });

  expect(left.table?.seats[0]?.present).toBe(false);
  expect(left.telling).toBe(seen.telling);
});

test('a trick that was just completed lies there with its winner, and nothing is asked meanwhile', () => {
  const before = playing({ trick: trick(2, ['Ah', 'Kh'], null), last_trick: trick(1, ['9c', 'Ac', 'Tc'], 1) });
  const now = { ...before, trick: trick(3, [], null), last_trick: trick(2, ['Ah', 'Kh', '9h'], 0) };
  const shown = completed(before, now, [live('trick', 'You take the trick.')]);

  expect(shown?.trick).toEqual(now.last_trick);
  expect(shown?.last_trick).toEqual(before.last_trick);
  expect([shown?.decision, shown?.legal, shown?.to_act]).toEqual([null, [], null]);
  expect(shown?.say.sentence).toBe('You take the trick.');
});

test('while a trick is under way there is nothing to look back at', () => {
  const before = playing({ trick: trick(2, ['Ah'], null) });

  expect(completed(before, { ...before, trick: trick(2, ['Ah', 'Kh'], null) }, [])).toBeNull();
  expect(completed(null, before, [])).toBeNull();
});

test('new hands are dealt in the next round, though some held cards still when the last one ended early', () => {
  const early = playing({ phase: 'deal', decision: null, legal: [], round: { ...playing().round!, tricks: 2 } });
  const seats = early.seats.map((seat) => ({ ...seat, cards: 8 }));
  const round = { ...early.round!, number: early.round!.number + 1, tricks: 0 };
  const next = playing({ phase: 'choose', trick: null, seats, round });

  expect(dealt(early, next, [live('dealt', 'Round 2.')])?.say.sentence).toBe('Round 2.');
  expect(dealt(next, next, [])).toBeNull();
});
