import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { Giving } from '../src/table/giving.svelte';
import { placeFor } from '../src/table/making-room';
import PassingTurns from '../src/table/PassingTurns.svelte';
import PointsStillOut from '../src/table/PointsStillOut.svelte';
import type { Decision, Passing, Telling } from '../src/telling/documents';
import { decision, french, held, sentence } from './samples';

const passing = (more: Partial<Passing> = {}): Passing => ({
  cards: 3,
  way: 'right',
  ways: ['left', 'right', 'across', 'keep'],
  this_round: 1,
  going_on: true,
  to: 2,
  by: 1,
  given: [],
  received: [],
  says: sentence('Pass three to the right'),
  detail: null,
  ...more,
});

const rows = (): string[] => screen.getAllByRole('listitem').map((row) => row.textContent.replace(/\s+/g, ' ').trim());

test('passing turns: this round stands out with the receiver, and the next is named', () => {
  render(PassingTurns, { passing: passing(), people: french });

  expect(rows()).toEqual(['left', 'right this round: you to Māra', 'across next', 'no passing']);
  expect(screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null, null]);
});

test('after the last way the first is next, and those who look on pass to nobody', () => {
  render(PassingTurns, { passing: passing({ way: 'keep', this_round: 3, to: null }), people: french });

  expect(rows()).toEqual(['left next', 'right', 'across', 'no passing this round']);
});

test('points still out are counted by suit, and what is alone of its kind is named', () => {
  const kinds = [
    { suit: 'h', card: null, number: 2 },
    { suit: null, card: 'Qs', number: 1 },
  ];
  render(PointsStillOut, { out: { cards: ['Ah', '3h', 'Qs'], kinds, points: 15 }, people: french });

  expect(screen.getByText('2 hearts, Q♠')).toBeTruthy();
  expect(rows()).toEqual(['ace of hearts', '3 of hearts', 'queen of spades']);
});

test('the last heart is named itself, and then it is said that all are taken', () => {
  const kinds = [{ suit: 'h', card: null, number: 1 }];
  render(PointsStillOut, { out: { cards: ['9h'], kinds, points: 1 }, people: french });
  render(PointsStillOut, { out: { cards: [], kinds: [], points: 0 }, people: french });

  expect(screen.getByText('9♥')).toBeTruthy();
  expect(screen.getByText('all taken')).toBeTruthy();
});

const telling = (asked: Decision | null, hand = ['Ah', 'Kh', '2c']): Telling =>
  ({ decision: asked, hand: hand.map((card) => held(card)), tricks: [] }) as unknown as Telling;
const toGive = decision('pick', [], { count: 2, verb: 'pass', receiver: 1 });

test('cards are chosen and taken back, one too many is not, and they are given together', () => {
  const giving = new Giving(() => telling(toGive));
  for (const card of ['Ah', 'Kh', 'Ah', '2c', 'Ah']) giving.pick(card);

  expect([giving.chosen, giving.missing, giving.isTooMany]).toEqual([['Kh', '2c'], 0, true]);
  expect(giving.take()).toBe('pass Kh 2c');
  expect([giving.chosen, giving.missing, giving.isTooMany]).toEqual([[], 2, false]);
});

test('nothing is given while cards are missing, or where nobody is to be given any', () => {
  const giving = new Giving(() => telling(toGive));
  giving.pick('Ah');

  expect(giving.take()).toBe(null);
  expect(new Giving(() => telling(decision('play', []))).picking).toBe(null);
});

const PHONE = { phone: true, flat: false, short: false, height: 844 };
const ALONE = { isOver: false, noteOnly: false, hasFoot: false };

test('a question has the room of the plates and tools on a low screen only', () => {
  const low = { ...PHONE, short: true, height: 568 };
  const [roomy, tight] = [PHONE, low].map((sight) => placeFor(telling(decision('bid', [])), sight, ALONE));

  expect([roomy?.needsRoom, roomy?.crowded, roomy?.hidesPlates]).toEqual([true, false, false]);
  expect([tight?.needsRoom, tight?.crowded, tight?.hidesPlates]).toEqual([true, true, true]);
});

test('cards that are given are chosen in the hand, those that are put away in the question', () => {
  const away = placeFor(telling(decision('stash', [], { count: 2 })), PHONE, ALONE);
  const given = placeFor(telling(toGive), PHONE, ALONE);

  expect([away.asksElse, away.hidesHand]).toEqual([true, true]);
  expect([given.asksElse, given.hidesHand]).toEqual([false, false]);
});
