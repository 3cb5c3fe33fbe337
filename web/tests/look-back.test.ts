import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import LookBack from '../src/table/LookBack.svelte';
import { french } from './samples';

const trick = (number: number, winner: number) => ({
  number,
  leader: 0,
  cards: [],
  winner,
  led: null,
  free: false,
  points: 10 * number,
});
const tricks = [trick(1, 2), trick(2, 0), trick(3, 1)];

test('the tricks of a round are paged through by arrows and buttons, and not past its ends', async () => {
  render(LookBack, { tricks, at: 2, people: french, onclose: vi.fn() });
  expect(screen.getByText('trick 3 of 3')).toBeTruthy();

  await fireEvent.keyDown(window, { key: 'ArrowLeft' });
  expect(screen.getByText('trick 2 of 3')).toBeTruthy();
  expect(screen.getByText('you · 20 points')).toBeTruthy();

  await fireEvent.click(screen.getByRole('button', { name: 'The trick before' }));
  await fireEvent.click(screen.getByRole('button', { name: 'The trick before' }));
  expect(screen.getByText('Māra · 10 points')).toBeTruthy();

  await fireEvent.keyDown(window, { key: 'End' });
  expect(screen.getByText('trick 3 of 3')).toBeTruthy();
});

test('escape goes back to the scores', async () => {
  const onclose = vi.fn();
  render(LookBack, { tricks, at: 0, people: french, onclose });

  await fireEvent.keyDown(window, { key: 'Escape' });

  expect(onclose).toHaveBeenCalledOnce();
});
