/** What the parts of the explorer show of what the server tells. */
import { render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import DealHands from '../../src/explorer/DealHands.svelte';
import PlaceMatrix from '../../src/explorer/PlaceMatrix.svelte';
import { thoughtIn } from '../../src/explorer/thoughts';
import type { People } from '../../src/language/people';
import type { KnowledgeDocument } from '../../src/telling/documents';

const people: People = { names: ['South', 'West', 'North', 'East'], you: null, pack: 'french' };
const known: KnowledgeDocument = {
  seat: 0,
  step: 2,
  deals: '26460',
  places: [1, 2, 3],
  cards: [
    { card: 'Qh', copies: 1, chances: [0.5556, 0.4444, 0], since: null },
    { card: 'Ks', copies: 1, chances: [0.002, 0.9979, 0.0001], since: null },
  ],
  located: [],
  lacked: [{ seat: 3, suits: ['h'] }],
};

test('what is ruled out is said and struck, never blank, and small chances are not told as none', async () => {
  const onchoose = vi.fn();
  render(PlaceMatrix, { known, people, card: 'Qh', onchoose });
  const [queen, king] = screen.getAllByRole('row').slice(1) as [HTMLElement, HTMLElement];

  expect(within(queen).getAllByRole('cell').map((cell) => cell.textContent?.trim())).toEqual(['56', '44', 'ruled out']);
  expect(within(king).getAllByRole('cell').map((cell) => cell.textContent?.trim())).toEqual(['<1', '>99', '<1']);
  within(king).getByRole('button', { name: 'king of spades' }).click();
  expect(onchoose).toHaveBeenCalledWith('Ks');
});

test('a deal is drawn as hands, with what was played faded and one card marked', () => {
  const witness = { seat: 0, hands: [['As'], ['Ks'], ['Qh'], ['Tc']], elsewhere: {}, breaks: 'Qh', breaks_at: 2 };
  const { container } = render(DealHands, { witness, played: [[], [], ['Ah'], []], people });

  expect([...container.querySelectorAll('.key [data-card]')].map((card) => card.getAttribute('data-card'))).toEqual(['Qh']);
  expect([...container.querySelectorAll('.gone [data-card]')].map((card) => card.getAttribute('data-card'))).toEqual(['Ah']);
  expect(screen.getByText('queen of hearts: the claim fails by it')).toBeTruthy();
});

test('a thought says what somebody has, knows, or holds possible', () => {
  const thinks = (each: Record<number, 'always' | 'sometimes' | 'never'>): [number, 'always' | 'sometimes' | 'never'][] =>
    Object.entries(each).map(([place, how]) => [Number(place), how]);
  const some = { deals: '1', chance: 0.5 };

  expect(thoughtIn({ ...some, place: 1, thinks: thinks({ 1: 'always' }), knows: 'always' }, 1, people)).toBe('“I have it.”');
  expect(thoughtIn({ ...some, place: 2, thinks: thinks({ 2: 'always' }), knows: 'always' }, 1, people)).toBe(
    '“I know it: North.”',
  );
  expect(
    thoughtIn(
      { ...some, place: 2, thinks: thinks({ 0: 'always', 1: 'never', 2: 'always', 3: 'never' }), knows: 'never' },
      1,
      people,
    ),
  ).toBe('“South or North; not East.”');
  expect(
    thoughtIn({ ...some, place: 2, thinks: thinks({ 0: 'sometimes', 1: 'never', 2: 'always' }), knows: 'sometimes' }, 1, people),
  ).toBe('“Perhaps South or North.”');
});
