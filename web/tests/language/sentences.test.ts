import { expect, test } from 'vitest';
import { nameOf } from '../../src/language/message';
import { sceneOf, type People } from '../../src/language/people';
import { CODES, languageOf } from '../languages';
import sentences from '../sentences.json';

const SPOKEN = CODES.map(languageOf);

test.each(Object.entries(sentences))('%s is said in every language, with its facts', (code, { facts, pack }) => {
  const people: People = { names: ['Anna', 'Jānis', 'Māra', 'Els'], you: 0, pack: pack as People['pack'] };
  for (const language of SPOKEN) {
    expect(language.says(nameOf(code)), language.code).toBe(true);
    expect(language.say({ code, facts }, sceneOf(people)), language.code).toMatch(/^[^{}]+$/);
  }
});
