import { expect, test } from 'vitest';
import { drawContribution, mixedSeed, rememberPromise, verify } from '../../src/net/seed';

const SECRET = '00ff';
const COMMITMENT = '8909cde2f411a84e86e7a39c8a3916b7cda6a9d977778030b6f6a491401400bc';
const SEED = '5749d712b5f2c0ba7dd2b74a9ecf10f241b345eee2d2725c6aa07015fdcdf383';
const told = { secret: SECRET, commitment: COMMITMENT, contributions: ['5eed', '', 'c0ffee'] };

test('the seed is mixed as the page about fair deals has it', async () => {
  expect(await mixedSeed(SECRET, told.contributions)).toBe(SEED);
});

test('a fair deal is called fair, and more so where this browser took part', async () => {
  expect(await verify('abc', told, SEED)).toBe('fair');

  rememberPromise('abc', COMMITMENT, 'c0ffee');
  expect(await verify('abc', told, SEED)).toBe('fair-and-own');
});

test('what was changed is named: the secret, the seed, or this browser’s own part', async () => {
  rememberPromise('def', COMMITMENT, 'beef');

  expect(await verify('abc', { ...told, secret: '00fe' }, SEED)).toBe('secret');
  expect(await verify('abc', { ...told, contributions: ['', '', ''] }, SEED)).toBe('seed');
  expect(await verify('def', told, SEED)).toBe('own');
});

test('before the end there is nothing to check', async () => {
  expect(await verify('abc', { ...told, secret: null }, SEED)).toBe('untold');
});

test('a contribution is 64 hexadecimal digits, and another one each time', () => {
  expect(drawContribution()).toMatch(/^[0-9a-f]{64}$/);
  expect(drawContribution()).not.toBe(drawContribution());
});
