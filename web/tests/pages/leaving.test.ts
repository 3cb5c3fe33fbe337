import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as api from '../../src/net/api';
import ReplayPage from '../../src/pages/ReplayPage.svelte';
import TablePage from '../../src/pages/TablePage.svelte';
import type { GameDocument, ReplayDocument } from '../../src/telling/documents';
import { table } from '../net/tellings';
import { Wire } from '../net/wire';

beforeEach(() => {
  vi.stubGlobal('WebSocket', Wire);
  Wire.all = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Something that is asked for, and given when the test says so. */
function later<T>(): { asked: Promise<T>; give: (value: T) => Promise<void> } {
  let answer: (value: T) => void;
  const asked = new Promise<T>((resolve) => (answer = resolve));
  return {
    asked,
    give: async (value) => {
      answer(value);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('a table that was left before it came is not connected to', async () => {
  const games = later<GameDocument[]>();
  vi.spyOn(api, 'games').mockReturnValue(games.asked);
  const { unmount } = render(TablePage, { code: 'bcdfghjkmn', seatKey: null });
  await tick();
  unmount();
  await games.give([]);

  expect(Wire.all).toEqual([]);
});

test('a replay that was left before it came leaves the address alone', async () => {
  const replay = later<ReplayDocument>();
  vi.spyOn(api, 'games').mockResolvedValue([]);
  vi.spyOn(api, 'replay').mockReturnValue(replay.asked);
  const { unmount } = render(ReplayPage, { code: 'bcdfghjkmn', start: null });
  await tick();
  unmount();
  history.replaceState(null, '', '/table/other');
  await replay.give({ table: table(), steps: [] } as unknown as ReplayDocument);

  expect(location.pathname).toBe('/table/other');
});
