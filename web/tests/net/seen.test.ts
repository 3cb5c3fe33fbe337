import { expect, test } from 'vitest';
import { after, between, completed, NOTHING, parted } from '../../src/net/seen';
import { sentence } from '../samples';
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
  const left = after(seen, { type: 'presence', seats });

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

test('between two rounds the new hand stays out of sight, and tricks and totals are those of the score', () => {
  const before = playing({ trick: trick(8, ['Ah', 'Kh'], null) });
  const cells = before.sheet[0]!.seats.map((cell, at) => ({ ...cell, taken: at + 1 }));
  const row = { ...before.sheet[0]!, seats: cells, says: sentence('Jānis played Big and lost.') };
  const seats = before.seats.map((seat, at) => ({ ...seat, cards: 8, total: at * 10 }));
  const round = { ...before.round!, number: before.round!.number + 1 };
  const shown = between(
    before,
    { ...before, seats, round, sheet: [row], last_trick: trick(8, ['Ah', 'Kh', '9h'], 0) },
    [],
  );

  expect(shown.hand).toEqual([]);
  expect(shown.round?.number).toBe(before.round?.number);
  expect(shown.seats.map((seat) => [seat.cards, seat.taken, seat.need, seat.note, seat.total])).toEqual([
    [0, 1, null, null, 0],
    [0, 2, null, null, 10],
    [0, 3, null, null, 20],
  ]);
  expect(shown.say.sentence).toBe('Jānis played Big and lost.');
});

test('the deal of the next round is told apart from the end of the last', () => {
  const kinds = (events: readonly { kind: string }[]): string[] => events.map(({ kind }) => kind);
  const [now, later] = parted([live('played'), live('trick'), live('scored'), live('dealt'), live('turn')]);

  expect([kinds(now), kinds(later)]).toEqual([
    ['played', 'trick', 'scored'],
    ['dealt', 'turn'],
  ]);
  expect(kinds(parted([live('dealt'), live('turn')])[0])).toEqual(['dealt', 'turn']);
});
