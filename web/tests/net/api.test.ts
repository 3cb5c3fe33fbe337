import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, ApiError, sit, table, told } from '../../src/net/api';
import { isOutdated, scriptsIn } from '../../src/net/build';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>): void => void vi.stubGlobal('fetch', vi.fn(answer));
const json = (body: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

test('places of a route are filled in, and what is left out is not asked', () => {
  expect(
    addressOf('GET /tables/{code}/chances', { path: { code: 'a/b' }, query: { card: '∞', seat: undefined } }),
  ).toBe('/api/v1/tables/a%2Fb/chances?card=%E2%88%9E');
});

test('a refusal has the server’s code and words', async () => {
  const error = { code: 'table/full', sentence: 'This table is full.', remedy: 'Watch it.', facts: {} };
  answering(() => json({ error }, 409));
  const caught: unknown = await sit('bcdfghjkmn', { name: 'Anna' }).catch((thrown: unknown) => thrown);

  expect(caught).toBeInstanceOf(ApiError);
  expect(told(caught)).toEqual(error);
});

test('a server that cannot be reached, or answers in no way of ours, is told as such', async () => {
  answering(() => Promise.reject(new TypeError('no network')));
  expect(told(await table('a').catch((thrown: unknown) => thrown)).code).toBe('net/unreachable');

  answering(() => Promise.resolve(new Response('<html>', { status: 200 })));
  expect(told(await table('a').catch((thrown: unknown) => thrown)).code).toBe('net/garbled');

  answering(() => Promise.resolve(new Response('Bad gateway', { status: 502 })));
  expect(told(await table('a').catch((thrown: unknown) => thrown)).code).toBe('net/unreachable');
});

test('a page is out of date when the server’s front page names another script', async () => {
  answering(() => Promise.resolve(new Response('<script src="/assets/index-new.js">')));

  expect(scriptsIn('"/assets/a-1.js" "/assets/b.css"')).toEqual(['/assets/a-1.js']);
  expect(await isOutdated('/assets/index-old.js')).toBe(true);
  expect(await isOutdated('/assets/index-new.js')).toBe(false);
  expect(await isOutdated('/src/main.ts')).toBe(false);
});
