import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Voice } from '../../src/app/live.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what happens within a second is said together', () => {
  const voice = new Voice();
  for (const text of ['Tom bids 2.', 'Els bids 1.', 'Joost bids 0.']) voice.say(text);
  expect(voice.polite).toBe('Tom bids 2.');

  vi.advanceTimersByTime(1000);
  expect(voice.polite).toBe('Els bids 1. Joost bids 0.');
});

test('with one’s own turn, what led to it is said at once and in order', () => {
  const voice = new Voice();
  voice.say('Tom leads the ace of hearts.');
  voice.say('Els plays the nine of hearts.');
  voice.say('Your turn.', 'assertive');
  vi.advanceTimersByTime(1000);

  expect(voice.assertive).toBe('Els plays the nine of hearts. Your turn.');
});

test('the last thing said can be said again', () => {
  const voice = new Voice();
  voice.say('Your turn. Follow hearts.', 'assertive');
  vi.advanceTimersByTime(3000);
  voice.repeat();
  expect(voice.polite).toBe('');
  vi.advanceTimersByTime(100);

  expect(voice.polite).toBe('Your turn. Follow hearts.');
});
