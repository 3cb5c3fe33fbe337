import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { settings } from '../src/settings.svelte';
import Hand from '../src/table/Hand.svelte';
import { french, playable, sentence } from './samples';

const why = sentence('Q♥ must wait. Follow hearts: K♥.');
const cards = [
  playable('Qh', { trump: true, playable: false, why }),
  playable('Kh'),
  playable('9h'),
  playable('Tc', { playable: false, why }),
];

function open(more: object = {}) {
  const [onplay, onrefuse] = [vi.fn(), vi.fn()];
  render(Hand, { cards, people: french, asked: true, onplay, onrefuse, ...more });
  const card = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
  return { onplay, onrefuse, card };
}

test('a tap plays a card that can be played', async () => {
  const { onplay, card } = open();

  await fireEvent.click(card(/^King of hearts/));

  expect(onplay.mock.calls).toEqual([['Kh']]);
});

test('a card that must wait is not played and tells why', async () => {
  const { onplay, onrefuse, card } = open();

  await fireEvent.click(card(/^Queen of hearts/));

  expect(onplay).not.toHaveBeenCalled();
  expect(onrefuse.mock.calls[0]?.[0].why).toEqual(why);
});

test('a card says its name, whether it is trump, and whether it can be played', () => {
  const { card } = open();

  expect(card(/^King/).getAttribute('aria-label')).toBe('King of hearts, can be played');
  expect(card(/^Queen/).getAttribute('aria-label')).toBe(
    'Queen of hearts, trump, not now: Q♥ must wait. Follow hearts: K♥.',
  );
  expect(card(/^Queen/).getAttribute('aria-disabled')).toBe('true');
});

test('with the confirm setting the first tap raises and the second plays', async () => {
  settings.confirm = true;
  const { onplay, card } = open();

  await fireEvent.click(card(/^King/));
  expect(onplay).not.toHaveBeenCalled();
  expect(card(/^King/).getAttribute('aria-pressed')).toBe('true');

  await fireEvent.click(card(/^King/));
  expect(onplay.mock.calls).toEqual([['Kh']]);
});

test('escape lowers a raised card', async () => {
  settings.confirm = true;
  const { card } = open();
  await fireEvent.click(card(/^King/));

  await fireEvent.keyDown(card(/^King/), { key: 'Escape' });

  expect(card(/^King/).getAttribute('aria-pressed')).toBeNull();
});

test('the hand is one tab stop, on the first card that can be played', () => {
  const { card } = open();
  const stops = screen.getAllByRole('button').filter((button) => button.tabIndex === 0);

  expect(stops).toEqual([card(/^King/)]);
});

test('arrows go through what can be played, and with Shift through every card', async () => {
  const { card } = open();
  card(/^9/).focus();

  await fireEvent.keyDown(card(/^9/), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(card(/^9/));

  await fireEvent.keyDown(card(/^9/), { key: 'ArrowRight', shiftKey: true });
  expect(document.activeElement).toBe(card(/^10/));

  await fireEvent.keyDown(card(/^10/), { key: 'Home' });
  expect(document.activeElement).toBe(card(/^King/));

  await fireEvent.keyDown(card(/^King/), { key: 'End', shiftKey: true });
  expect(document.activeElement).toBe(card(/^10/));
});

test('while no card is asked for, none is dim and none is played', async () => {
  const { onplay, card } = open({ asked: false });

  await fireEvent.click(card(/^King/));

  expect(onplay).not.toHaveBeenCalled();
  expect(document.querySelector('.dim')).toBeNull();
});

test('equal faces are shown once, with their number', () => {
  render(Hand, { cards: [playable('0', { copies: 2 })], people: { ...french, pack: 'elemental' }, asked: true });

  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Zero, 2 of them, can be played');
  expect(screen.getByText('×2')).toBeTruthy();
});

test('dragging a card up plays it, and a short drag leaves it in the hand', async () => {
  const { onplay, card } = open();
  const king = card(/^King/);
  king.setPointerCapture = () => undefined;
  const drag = async (up: number): Promise<void> => {
    const at = (y: number) => ({ isPrimary: true, button: 0, buttons: 1, pointerId: 1, clientX: 50, clientY: y });
    await fireEvent.pointerDown(king, at(600));
    await fireEvent.pointerMove(king, at(600 - up));
    await fireEvent.pointerUp(king, at(600 - up));
    await fireEvent.click(king);
  };

  await drag(30);
  expect(onplay).not.toHaveBeenCalled();

  await drag(120);
  expect(onplay.mock.calls).toEqual([['Kh']]);
});

test('a card that was let go of beside it does not follow the mouse', async () => {
  const { onplay, card } = open();
  const king = card(/^King/);
  const at = (y: number, buttons: number) => ({ isPrimary: true, button: 0, buttons, clientX: 50, clientY: y });
  await fireEvent.pointerDown(king, at(600, 1));
  await fireEvent.pointerMove(king, at(480, 0));
  expect(king.dataset['dragging']).toBeUndefined();

  await fireEvent.click(king);
  expect(onplay.mock.calls).toEqual([['Kh']]);
});

test('a card tapped before one’s turn is answered, and not played', async () => {
  const onearly = vi.fn();
  const { onplay, card } = open({ asked: false, onearly });

  await fireEvent.click(card(/^King/));

  expect(onplay).not.toHaveBeenCalled();
  expect(onearly.mock.calls[0]?.[0].card).toBe('Kh');
});

test('a card chosen ahead says so', () => {
  const { card } = open({ asked: false, ahead: 'Kh' });

  expect(card(/^King/).getAttribute('aria-label')).toBe('King of hearts, chosen ahead: once more takes it back');
  expect(card(/^King/).getAttribute('aria-pressed')).toBe('true');
});
