import { expect, test } from 'vitest';
import { fateOf, forcedCard } from '../src/table/ahead';
import { decision, held, sentence } from './samples';

const hand = [held('Kh'), held('9h'), held('Tc')];
const why = sentence('Follow hearts.');
const asked = (...legal: string[]) => ({ hand, decision: decision('play', [], { count: 1, why }), legal });

test('a card chosen ahead waits until a card is asked for', () => {
  expect(fateOf('Kh', { hand, decision: null, legal: [] })).toEqual({ is: 'waiting' });
  expect(fateOf('Kh', { hand, decision: decision('bid', []), legal: ['bid 1'] })).toEqual({ is: 'waiting' });
});

test('it is played when it may be, and laid back with the reason when it may not', () => {
  const telling = asked('play Kh', 'play 9h');

  expect(fateOf('Kh', telling).is).toBe('played');
  expect(fateOf('Tc', telling)).toMatchObject({ is: 'back', card: { card: 'Tc', why: { code: why.code } } });
});

test('a card that was played or dealt away meanwhile is forgotten', () => {
  expect(fateOf('As', asked('play Kh'))).toEqual({ is: 'gone' });
});

test('only a single card that may be played is forced, and the last of a hand openly so', () => {
  expect(forcedCard(asked('play Kh', 'play 9h'))).toBeNull();
  expect(forcedCard(asked('play Tc'))).toEqual({ card: 'Tc', isLast: false });
  expect(forcedCard({ ...asked('play Kh'), hand: [held('Kh')] })).toEqual({ card: 'Kh', isLast: true });
  expect(forcedCard({ ...asked('play 0'), hand: [held('0', { copies: 2 })] })).toEqual({ card: '0', isLast: false });
  expect(forcedCard({ ...asked(), decision: null })).toBeNull();
});
