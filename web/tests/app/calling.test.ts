/** Calling somebody whose turn it is: only while the page is hidden, only if they wanted it, and once a table. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, calledOff, mayNotify } from '../../src/app/calling';
import { settings } from '../../src/settings.svelte';

const shown: [string, { body: string; tag: string; data: { path: string } }][] = [];
const closed: string[] = [];
const asked = vi.fn(async () => 'granted');

beforeEach(() => {
  shown.length = closed.length = 0;
  settings.notify = true;
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: asked });
  const worker = {
    showNotification: async (...told: (typeof shown)[number]) => void shown.push(told),
    getNotifications: async ({ tag }: { tag: string }) => [{ close: () => closed.push(tag) }],
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => worker } });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});

afterEach(() => {
  settings.notify = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a hidden page calls, and the call leads to its table', async () => {
  await call('It is your turn at Zole.', 'bcdfghjkmn');
  expect(shown).toEqual([
    [
      'Followsuit',
      expect.objectContaining({ body: 'It is your turn at Zole.', tag: 'bcdfghjkmn', data: { path: '/table/bcdfghjkmn' } }),
    ],
  ]);
  await calledOff('bcdfghjkmn');
  expect(closed).toEqual(['bcdfghjkmn']);
});

test('nobody is called who sees the page, has not asked for it, or was not allowed to', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await call('Your turn.', 'a');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  settings.notify = false;
  await call('Your turn.', 'a');
  settings.notify = true;
  vi.stubGlobal('Notification', { permission: 'denied' });
  await call('Your turn.', 'a');
  expect(shown).toEqual([]);
});

test('the browser is asked only when the reader wants it', async () => {
  await call('Your turn.', 'a');
  expect(asked).not.toHaveBeenCalled();
  expect(await mayNotify()).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
});
