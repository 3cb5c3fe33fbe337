import { expect, test } from 'vitest';
import { Language } from '../../src/language/wording';
import type { Scene } from '../../src/language/scene';
import english from '../../../src/followsuit/languages/en/names.ftl';
import table from '../../../tests/language/functions.json';

const scene = table.scene as Scene;
const examples = table.examples as [pattern: string, fact: unknown, expected: string][];

test.each(examples)('%s of %j is %j, as in Python', (pattern, fact, expected) => {
  const catalogue = `it =\n    ${pattern.replaceAll('\n', '\n    ')}\n`;
  const language = new Language('xx', catalogue, new Language('en', english));

  expect(language.say({ code: 'it', facts: { it: fact } }, scene)).toBe(expected);
});
