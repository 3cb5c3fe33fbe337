/** What the front page is made of: tiles, shelves, the search, chips and stars. */
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { keptFavourites } from '../../src/app/reader';
import FamilyChips from '../../src/home/FamilyChips.svelte';
import FamilyShelf from '../../src/home/FamilyShelf.svelte';
import { favourites } from '../../src/home/favourites.svelte';
import GameCard from '../../src/home/GameCard.svelte';
import GameTile from '../../src/home/GameTile.svelte';
import { roaming } from '../../src/home/roaming';
import SearchField from '../../src/home/SearchField.svelte';
import { settings } from '../../src/settings.svelte';
import { twelve } from './games';

const GAMES = twelve();
const hearts = GAMES.find(({ key }) => key === 'hearts')!;
const playOf = (name: string): HTMLElement => screen.getByRole('button', { name: `Play ${name} against bots` });

afterEach(() => {
  for (const key of favourites.keys) favourites.toggle(key);
});

test('a tile says who can play and how long, and one tap plays the game', async () => {
  const onplay = vi.fn();
  render(GameTile, { game: { ...hearts, title: 'Take no hearts.' }, onplay });
  await fireEvent.click(playOf('Hearts'));

  expect(onplay).toHaveBeenCalledOnce();
  expect(playOf('Hearts').title).toBe('4 players · 15 min. Take no hearts.');
  expect(screen.getByText('4 · 15 min')).toBeTruthy();
});

test('a star makes a game a favourite, which this browser keeps, and no longer one', async () => {
  render(GameTile, { game: hearts });
  const star = screen.getByRole('button', { name: 'Favourite: Hearts' });
  await fireEvent.click(star);

  expect(star.getAttribute('aria-pressed')).toBe('true');
  expect(keptFavourites()).toEqual(['hearts']);
  await fireEvent.click(star);
  expect(keptFavourites()).toEqual([]);
});

test('what was kept and cannot be read is no favourite', () => {
  for (const text of ['{', '{"a": 1}', '[1, null]']) {
    localStorage.setItem('followsuit.favourites', text);
    expect(keptFavourites()).toEqual([]);
  }
});

test('a star on the card of a game is the same as on its tile', async () => {
  render(GameCard, { game: 'zole', name: 'Zole', title: '', players: [3, 4], starred: true });
  await fireEvent.click(screen.getByRole('button', { name: 'Favourite: Zole' }));

  expect(favourites.has('zole')).toBe(true);
});

test('Tab stops once at a shelf, where one was last; arrows go along it', async () => {
  const { container } = render(FamilyShelf, { games: GAMES.slice(0, 3), label: 'All' });
  const stop = roaming(container as HTMLElement);
  const stops = (): (string | null)[] =>
    [...container.querySelectorAll('[data-play][tabindex="0"]')].map((each) => each.getAttribute('aria-label'));
  expect(stops()).toEqual(['Play Zole against bots']);

  playOf('Zole').focus();
  await fireEvent.keyDown(playOf('Zole'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(playOf('Boerenbridge'));
  await fireEvent.keyDown(playOf('Boerenbridge'), { key: 'End' });
  await fireEvent.keyDown(playOf('Miesjelen'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(playOf('Miesjelen'));
  expect(stops()).toEqual(['Play Miesjelen against bots']);
  if (stop) stop();
});

test('the key / leads to the search, unless keys are off or it is written somewhere', async () => {
  render(SearchField, { text: '' });
  const field = screen.getByRole('searchbox', { name: 'Find a game' });
  settings.keys = false;
  await fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).not.toBe(field);

  settings.keys = true;
  await fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(field);
});

test('Escape empties the search, and the arrow down goes on to what was found', async () => {
  const onleave = vi.fn();
  render(SearchField, { text: 'klaver', onleave });
  const field = screen.getByRole('searchbox') as HTMLInputElement;
  await fireEvent.keyDown(field, { key: 'ArrowDown' });
  await fireEvent.keyDown(field, { key: 'Escape' });

  expect([onleave.mock.calls.length, field.value]).toEqual([1, '']);
});

test('chips count the games of each family, and offer only what divides the games', async () => {
  render(FamilyChips, { games: GAMES, family: null, forTwo: false, short: false });
  const group = screen.getByRole('radiogroup', { name: 'Families of games' });
  const chips = within(group).getAllByRole('radio');

  expect(chips.map((chip) => chip.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
    'All 12',
    'Exact bids 5',
    'Partners 5',
    'One against the rest 1',
    'Avoid points 1',
  ]);
  await fireEvent.click(chips[2]!);
  expect(chips.map((chip) => chip.getAttribute('aria-checked'))).toEqual(['false', 'false', 'true', 'false', 'false']);
  expect(screen.getByRole('button', { name: '2 players' }).getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('button', { name: 'under 15 min' })).toBeTruthy();
});

test('where all games are for two, or none is, nobody can ask for that', () => {
  const some = GAMES.filter(({ key }) => ['whist', 'spades'].includes(key));
  render(FamilyChips, { games: some, family: null, forTwo: false, short: false });

  expect(screen.queryByRole('button')).toBeNull();
});
