/** The choice of bots: the levels in front, the others below them. */
import { render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { botName } from '../../src/language/texts';
import { BOTS_IN_FRONT } from '../../src/net/defaults';
import BotOptions from '../../src/pages/BotOptions.svelte';

const names = ['beginner', 'casual', 'strong', 'master', 'random', 'greedy', 'instant'];
const bots = names.map((name) => ({ name, says: '' }));
const options = (): HTMLOptionElement[] => screen.getAllByRole('option');

test('levels come first, and the others are a group of their own', () => {
  render(BotOptions, { bots, called: botName });

  expect(options().map((each) => each.value)).toEqual(names);
  const others = within(screen.getByRole('group', { name: 'Others' })).getAllByRole('option');
  expect(others.map((each) => each.textContent)).toEqual(['random', 'plain', 'quick']);
});

test('there is no such group where there are no others', () => {
  render(BotOptions, { bots: bots.slice(0, BOTS_IN_FRONT), called: botName });

  expect(options().length).toBe(BOTS_IN_FRONT);
  expect(screen.queryByRole('group')).toBeNull();
});
