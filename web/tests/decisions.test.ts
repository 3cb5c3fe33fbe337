import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { settings } from '../src/settings.svelte';
import DecisionSheet from '../src/table/DecisionSheet.svelte';
import type { Decision, HandCard } from '../src/telling/documents';
import type { People } from '../src/language/people';
import { decision, french, held, ninja, option, sentence } from './samples';

function open(asked: Decision, people: People = french, hand: HandCard[] = []) {
  const onact = vi.fn();
  render(DecisionSheet, { decision: asked, hand, people, onact });
  return onact;
}
const bids = (most: number, barred = -1): Decision =>
  decision(
    'bid',
    Array.from({ length: most + 1 }, (_, number) =>
      option(`bid ${number}`, {
        number,
        label: sentence(`Bid ${number}`),
        legal: number !== barred,
        why: number === barred ? sentence('The bids would add up to 5.') : null,
        pays: { won: [10 + 2 * number, 10 + 2 * number], lost: [-2, -6] },
      }),
    ),
  );
const press = async (name: string | RegExp): Promise<void> => {
  await fireEvent.click(screen.getByRole('button', { name }));
};

test('a bid is chosen first and made by the button that names it', async () => {
  const onact = open(bids(5));

  await press('Choose first');
  expect(onact).not.toHaveBeenCalled();

  await fireEvent.click(screen.getByRole('radio', { name: /^Bid 3/ }));
  await press('Bid 3');
  expect(onact.mock.calls).toEqual([['bid 3']]);
});

test('the barred number stays in its place, cannot be chosen and says why', async () => {
  const onact = open(bids(5, 1));
  const one = screen.getByRole('radio', { name: 'Bid 1: The bids would add up to 5.' });

  await fireEvent.click(one);

  expect(one.getAttribute('aria-checked')).toBe('false');
  expect(screen.getByRole('alert').textContent).toContain('The bids would add up to 5.');
  await press('Choose first');
  expect(onact).not.toHaveBeenCalled();
});

test('digits choose a bid, two of them in a row a bid past nine', async () => {
  open(bids(14));

  await fireEvent.keyDown(window, { key: '1' });
  expect(screen.getByRole('button', { name: 'Bid 1' })).toBeTruthy();

  await fireEvent.keyDown(window, { key: '2' });
  expect(screen.getByRole('button', { name: 'Bid 12' })).toBeTruthy();
});

test('keys do nothing when they are switched off', async () => {
  settings.keys = false;
  open(bids(5));

  await fireEvent.keyDown(window, { key: '2' });

  expect(screen.getByRole('button', { name: 'Choose first' })).toBeTruthy();
});

test('arrows move through the numbers and choose them', async () => {
  open(bids(3));
  const radios = screen.getAllByRole('radio');
  radios[0]?.focus();

  await fireEvent.keyDown(radios[0]!, { key: 'ArrowRight' });

  expect(document.activeElement).toBe(radios[1]);
  expect(radios[1]?.getAttribute('aria-checked')).toBe('true');
});

test('a contract shows what it pays and what it costs', async () => {
  const onact = open(
    decision('choose', [
      option('choose P', { letter: 'P', label: sentence('Pass') }),
      option('choose B', { letter: 'B', label: sentence('Play Big'), pays: { won: [2, 6], lost: [-4, -8] } }),
    ]),
  );
  const text = screen.getByRole('radio', { name: /Play Big/ }).textContent?.replace(/\s+/g, ' ');

  expect(text).toContain('+2 to +6');
  expect(text).toContain('else −4 to −8');
  await fireEvent.keyDown(window, { key: 'b' });
  await press('Play Big');
  expect(onact.mock.calls).toEqual([['choose B']]);
});

test('the stash is sent when it is full, and a card can be taken back', async () => {
  const hand = ['Th', 'Kc', '9d'].map((card) => held(card, { points: { Th: 10, Kc: 4, '9d': 0 }[card] ?? 0 }));
  const onact = open(decision('stash', [], { count: 2 }), french, hand);

  await press('10 of hearts, move it to the stash');
  await press('9 of diamonds, move it to the stash');
  await press('9 of diamonds, in the stash: take it back');
  await press('king of clubs, move it to the stash');
  expect(screen.getByText('14 points')).toBeTruthy();
  await press('Stash 10♥ and K♣');

  expect(onact.mock.calls).toEqual([['stash Th Kc']]);
});

test('a trump is named by its letter', async () => {
  const onact = open(
    decision('trump', [
      option('trump f', { suit: 'f', label: sentence('Fire is trump') }),
      option('trump w', { suit: 'w' }),
    ]),
    { ...french, pack: 'elemental' },
  );

  await fireEvent.keyDown(window, { key: 'f' });
  await press('Fire is trump');

  expect(onact.mock.calls).toEqual([['trump f']]);
});

test('tokens add up, say what they beat and what they cost, and are laid together', async () => {
  const onact = open(
    decision(
      'tokens',
      [
        option('add aab', { token: 'aab', adds: 2, worth: 3 }),
        option('add ab', { token: 'ab', adds: 1, worth: 2 }),
        option('add dd', { token: 'dd', legal: false }),
        option('done', { label: sentence('No tokens') }),
      ],
      { laying: { card: '7a', sum: { base: 7, added: 0, total: 7 }, wins_from: 10, beats: 2, beats_total: 9 } },
    ),
    ninja,
  );
  expect(screen.getByText('Not winning yet.')).toBeTruthy();

  await press('Sword, Sword, Staff: +2');
  await press('Sword, Staff: +1');
  await press('Stars, Stars: does not fit');
  expect(screen.getByText(/Beats Mei’s 9/)).toBeTruthy();
  expect(screen.getByText('gives up 5 points')).toBeTruthy();
  await press('Lay 2 tokens');

  expect(onact.mock.calls).toEqual([['add aab', 'add ab', 'done']]);
});

test('a token is taken from the seat that it lies with', async () => {
  const onact = open(
    decision('take', [
      option('take 1 cd', { token: 'cd', source: 1 }),
      option('take 2 ab', { token: 'ab', source: 2, label: sentence('Take Mei’s Sword, Staff') }),
    ]),
    ninja,
  );

  await fireEvent.click(screen.getByRole('radio', { name: 'Mei: Sword, Staff' }));
  await press('Take Mei’s Sword, Staff');

  expect(onact.mock.calls).toEqual([['take 2 ab']]);
});

test.each(['bid', 'trump', 'choose', 'stash', 'take'] as const)('the time left to decide is seen while one is asked to %s', (kind) => {
  const asked = kind === 'bid' ? bids(3) : { ...decision(kind, []), count: kind === 'stash' ? 2 : 0 };
  render(DecisionSheet, { decision: asked, hand: [held('Ah'), held('Kh')], people: french, seconds: 65 });

  expect(screen.getByRole('timer', { name: '65 seconds left' }).textContent).toContain('1:05');
});

test('without a clock nothing is counted down', () => {
  open(bids(3));

  expect(screen.queryByRole('timer')).toBeNull();
});
