/** What the page says, in the reader's language. */
import { settings } from '../settings.svelte';
import type { Sentence } from '../telling/documents';
import { de } from './de';
import { en, type Catalogue } from './en';
import { lv } from './lv';
import { nl } from './nl';
import { Told, type People } from './told';

export type { Catalogue } from './en';
export type { People } from './told';

export const CATALOGUES: Readonly<Record<string, Catalogue>> = { en, nl, lv, de };

/** The catalogue of the language that is set; reading it in a component keeps that component in step. */
export function words(): Catalogue {
  return CATALOGUES[settings.language] ?? en;
}

/** A sentence of the server in a language: translated by its code, else as the server worded it. */
export function worded(catalogue: Catalogue, sentence: Sentence, people: People): string {
  const translate = catalogue.server[sentence.code];
  return translate ? translate(new Told(sentence.facts, people)) : sentence.sentence;
}

/** The same in the reader's language; nothing for nothing. */
export function said(sentence: Sentence | null | undefined, people: People): string {
  return sentence ? worded(words(), sentence, people) : '';
}
