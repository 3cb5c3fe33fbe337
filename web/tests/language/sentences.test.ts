import { describe, expect, test } from 'vitest';
import { Language } from '../../src/language/wording';
import type { Scene } from '../../src/language/scene';
import table from '../../../tests/language/sentences.json';

type Said = [code: string, facts: Record<string, unknown>, expected: string];

const files: Record<string, string> = import.meta.glob('../../../src/followsuit/languages/*/{names,play,games}.ftl', {
  eager: true,
  import: 'default',
});
const scene = table.scene as Scene;

describe.each(['nl', 'lv', 'de'] as const)('in %s', (code) => {
  const texts = Object.entries(files).filter(([path]) => path.includes(`/languages/${code}/`));
  const language = new Language(code, texts.map(([, text]) => text).join('\n'));

  test.each(table[code] as Said[])('%s of %j is %j, as in Python', (message, facts, expected) => {
    expect(language.say({ code: message, facts }, scene)).toBe(expected);
  });
});
