import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import ChoiceList from '../src/table/ChoiceList.svelte';
import PenaltyPile from '../src/table/PenaltyPile.svelte';
import StashPicker from '../src/table/StashPicker.svelte';
import TrickTug from '../src/table/TrickTug.svelte';
import type { SideTelling } from '../src/telling/documents';
import { nearestFirst, stanceOf } from '../src/telling/sides';
import { decision, french, held, option, sentence } from './samples';

const side = (seats: number[], more: Partial<SideTelling> = {}): SideTelling => ({
  seats,
  ours: null,
  name: sentence(seats.includes(0) ? 'We' : 'They'),
  total: 0,
  taken: 0,
  bid: null,
  points: null,
  melds: null,
  goal: null,
  makes: false,
  says: null,
  ...more,
});

test('the nearest side is ours to those who look on, and comes first', () => {
  const sides = [side([0, 2]), side([1, 3])];

  expect(stanceOf({ sides }, 2, 0)).toBe('us');
  expect(stanceOf({ sides }, 3, 0)).toBe('them');
  expect(stanceOf({}, 3, 0)).toBe(null);
  expect(nearestFirst(sides, 1)[0]?.seats).toEqual([1, 3]);
});

test('each side counts its tricks towards its goal', () => {
  const sides = [side([0, 2], { ours: true, taken: 3, goal: 7 }), side([1, 3], { ours: false, taken: 1, goal: 7 })];
  const { container } = render(TrickTug, { tug: { unit: 'tricks', of: 13 }, sides, people: french });

  expect(screen.getByRole('region', { name: 'Tricks' }).textContent).toMatch(/We\s*3.*They\s*1/s);
  expect(container.querySelectorAll('path.us[d^="M0-5"]')).toHaveLength(3);
  expect(container.querySelectorAll('path.them[d^="M0-4"]')).toHaveLength(1);
  expect(container.querySelectorAll('.goal')).toHaveLength(1);
});

test('a pile tells its suits, its cards and their sum, and that there is none', () => {
  const cards = [
    { suit: 'h', card: null, number: 6 },
    { suit: null, card: 'Qs', number: 1 },
  ];
  render(PenaltyPile, { pile: { cards, points: 19 }, people: french });
  render(PenaltyPile, { pile: { cards: [], points: 0 }, people: french });

  expect(screen.getByText('6 hearts,')).toBeTruthy();
  expect(screen.getByText('queen of spades,')).toBeTruthy();
  expect(screen.getByText('19 points')).toBeTruthy();
  expect(screen.getByText('nothing yet')).toBeTruthy();
});

test('what is called about a card is shown with it, and chosen by its letter', async () => {
  const asked = {
    ...decision('call', [
      option('call pass', { label: sentence('Pass'), letter: 'P' }),
      option('call up', { label: sentence('Order it up'), letter: 'U' }),
    ]),
    offered: 'Jh',
  };
  const onact = vi.fn();
  render(ChoiceList, { decision: asked, people: french, onact });

  expect(screen.getByText(/jack of hearts/)).toBeTruthy();
  await fireEvent.keyDown(window, { key: 'u' });
  await fireEvent.click(screen.getByRole('button', { name: 'Order it up' }));
  expect(onact.mock.calls).toEqual([['call up']]);
});

test('a card that may not be put away says why', async () => {
  const asked = {
    ...decision('pick', []),
    count: 1,
    verb: 'discard',
    among: ['9c'],
    picked: { code: 'pick/discard', facts: { number: 1, cards: [] } },
    why: sentence('It stays in your hand.'),
  };
  const onact = vi.fn();
  render(StashPicker, { decision: asked, hand: [held('Jh'), held('9c')], people: french, onact });

  await fireEvent.click(screen.getByRole('button', { name: /jack of hearts/ }));
  expect(screen.getByRole('alert').textContent).toContain('It stays in your hand.');
  await fireEvent.click(screen.getByRole('button', { name: /9 of clubs/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'Put 9♣ away' }));
  expect(onact.mock.calls).toEqual([['discard 9c']]);
});
