import { expect, test } from 'vitest';
import { meaningOf } from '../../src/pages/keys';
import { decision, option } from '../samples';

test('a letter means what the list of keys says', () => {
  expect(['l', 'H', '?', 'x'].map((key) => meaningOf(key, null))).toEqual(['last', 'hint', 'keys', null]);
});

test('a letter that names a trump or a contract now means that', () => {
  const trump = decision('trump', [option('trump w', { suit: 'w' })]);

  expect([meaningOf('w', trump), meaningOf('w', null)]).toEqual([null, 'who']);
});
