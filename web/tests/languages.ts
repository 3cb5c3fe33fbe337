/** Every language of the package, for tests and the gallery, which have no server to ask. */
import { english } from '../src/language/current.svelte';
import { Language } from '../src/language/wording';

const FILES = import.meta.glob<string>('../../src/followsuit/languages/*/{names,play,page,front,errors,games,explorer,match,review,reviewing}.ftl', {
  eager: true,
  import: 'default',
});

/** The texts of a language, by the names of its files. */
export const textsOf = (code: string): string[] =>
  Object.entries(FILES).flatMap(([file, text]) => (file.includes(`/languages/${code}/`) ? text : []));

export const CODES: readonly string[] = [...new Set(Object.keys(FILES).map((file) => file.split('/').at(-2)!))];

export const languageOf = (code: string): Language =>
  code === english.code ? english : new Language(code, textsOf(code).join('\n'), english);
