import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Card from '../src/cards/Card.svelte';
import { strokes } from '../src/cards/glyphs';
import { faceOf, inkOf, packOf, signOf } from '../src/cards/packs';
import Token from '../src/cards/Token.svelte';

test('the same letters are other cards in another pack', () => {
  expect(faceOf('7a', 'elemental')).toEqual({ rank: '7', suit: 'a', sign: 'air' });
  expect(faceOf('7a', 'ninja')).toEqual({ rank: '7', suit: 'a', sign: 'sword' });
  expect(faceOf('13w', 'elemental')).toEqual({ rank: '13', suit: 'w', sign: 'water' });
});

test('cards without a suit are their own name', () => {
  expect(faceOf('0', 'elemental')).toEqual({ rank: '0', suit: '', sign: null });
  expect(faceOf('∞', 'elemental')).toEqual({ rank: '∞', suit: '', sign: null });
  expect(faceOf('J', 'ninja')).toEqual({ rank: 'J', suit: '', sign: 'arrows' });
});

test('a pack is known by its suits, and an unknown one is printed French', () => {
  expect(packOf([...'fwea'].map((letter) => ({ letter })))).toBe('elemental');
  expect(packOf([...'abcd'].map((letter) => ({ letter })))).toBe('ninja');
  expect(packOf([...'xyz'].map((letter) => ({ letter })))).toBe('french');
  expect(signOf('x', 'french')).toBeNull();
});

test('four colours part clubs from spades and diamonds from hearts', () => {
  expect(inkOf('clubs')).toBe(inkOf('spades'));
  expect(inkOf('clubs', true)).not.toBe(inkOf('spades', true));
  expect(inkOf('diamonds', true)).not.toBe(inkOf('hearts', true));
});

test('a ten is drawn with its figures', () => {
  expect(strokes('T')).toEqual(strokes('10'));
});

test('every card of every pack can be drawn', () => {
  const suited = (ranks: string[], suits: string): string[] =>
    [...suits].flatMap((suit) => ranks.map((rank) => rank + suit));
  const packs = {
    french: suited([...'23456789TJQKA'], 'cdhs'),
    elemental: [
      ...suited(
        Array.from({ length: 13 }, (_, at) => String(at + 1)),
        'fwea',
      ),
      '0',
      '∞',
    ],
    ninja: [...suited([...'A23456789K'], 'abcd'), 'J'],
  } as const;
  for (const [pack, codes] of Object.entries(packs)) {
    for (const code of codes) {
      const { container, unmount } = render(Card, { code, pack: pack as keyof typeof packs });
      expect(container.querySelectorAll('path, circle').length, code).toBeGreaterThan(1);
      expect(container.innerHTML, code).not.toContain('undefined');
      unmount();
    }
  }
});

test('a token shows one icon for each letter, and the blank one none', () => {
  const icons = (token: string): number => render(Token, { token }).container.querySelectorAll('svg svg').length;

  expect([icons('aab'), icons('cd'), icons('-')]).toEqual([3, 2, 0]);
});
