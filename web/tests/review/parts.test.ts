import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import ClassBar from '../../src/review/ClassBar.svelte';
import MomentCard from '../../src/review/MomentCard.svelte';
import OptionBars from '../../src/review/OptionBars.svelte';
import Waterfall from '../../src/review/Waterfall.svelte';
import '../../src/review/words';
import { french } from '../samples';
import { judged, reviewed, sample } from './samples';

test('a waterfall is told whole to those who do not see it', () => {
  render(Waterfall, { seat: reviewed(0), people: french });

  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Deal luck +6.3, others’ play +5.2, own errors −2.5, result +9.0.',
  );
});

test('the share of sound choices is told, and each class by its sign and word', () => {
  const { container } = render(ClassBar, { seat: reviewed(0) });

  expect(container.textContent).toMatch(/89.%/);
  expect([...container.querySelectorAll('li')].map((each) => each.textContent?.trim())).toEqual([
    '◆ best 44',
    '◇ as good 10',
    '? slip 5',
    '?? costly 2',
  ]);
});

test('options come with their points and how sure they are; what was done and what was best is said', () => {
  const { container } = render(OptionBars, { decision: judged(0), review: sample(), people: french });
  const rows = [...container.querySelectorAll('li')].map((each) => each.textContent?.replace(/\s+/g, ' ').trim());

  expect(rows[0]).toContain('+1.2, give or take 0.2');
  expect(rows[0]).toContain('◆ best');
  expect(rows[1]).toContain('?? played');
  expect(container.textContent).toContain('−1.6 for you');
  expect(container.textContent).toContain('The king fell to the jack.');
  expect(container.textContent).toContain('As the cards lay: A♣, 0.4 better.');
});

test('of a forced card nothing else is shown', () => {
  const forced = judged(0, { forced: true, class: 'forced', options: [] });
  const { container } = render(OptionBars, { decision: forced, review: sample(), people: french });

  expect(container.textContent).toContain('Nothing else could be done here.');
  expect(container.querySelector('li')).toBeNull();
});

test('a moment says where it was, what was done and what was better, and can be tried again', () => {
  const [ontry, onsee] = [vi.fn(), vi.fn()];
  const call = judged(0, { trick: null, action: 'choose P', options: [{ ...judged(0).options[0]!, action: 'choose Z' }] });
  render(MomentCard, {
    number: 1,
    decision: call,
    review: sample(),
    people: french,
    picture: null,
    hand: ['Ac'],
    seat: 0,
    ontry,
    onsee,
  });

  expect(screen.getByRole('heading').textContent?.trim()).toBe('Round 1, before play');
  expect(screen.getByText('Play Zole')).toBeTruthy();
  screen.getByRole('button', { name: 'Try it again' }).click();
  screen.getByRole('button', { name: 'See it' }).click();
  expect([ontry.mock.calls.length, onsee.mock.calls.length]).toEqual([1, 1]);
});
