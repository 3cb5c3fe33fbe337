import { expect, it } from 'vitest';
import { linkTo, placeAt, rootIn } from '../../src/net/site';

it('is at the root of its site, unless the server wrote another path into the page', () => {
  expect([undefined, './', '/', '/cards/'].map(rootIn)).toEqual(['/', '/', '/', '/cards/']);
});

it('leads to places below that path, and leaves whole addresses as they are', () => {
  expect(linkTo('/rules', '/cards/')).toBe('/cards/rules');
  expect(linkTo('/', '/cards/')).toBe('/cards/');
  expect(linkTo('https://example.org/cards/rules', '/cards/')).toBe('https://example.org/cards/rules');
  expect(linkTo('/rules')).toBe('/rules');
});

it('knows its places again, with and without the path', () => {
  const found = ['/cards', '/cards/', '/cards/rules/zole', '/rules/zole', '/cardsharp'];
  expect(found.map((path) => placeAt(path, '/cards/'))).toEqual(['/', '/', '/rules/zole', '/rules/zole', '/cardsharp']);
});
