/**
 * What the server says in English only, in other words: the rules of the games and the reasons of hints.
 *
 * A text is taken apart into sentences, cells and headings, and each is looked up among patterns with places for what
 * differs. What is not known stays English, so that a new game can be read at once.
 */
import { rankText } from './letters';
import { capital } from '../language/capital';
import { countOf } from './english';
import { withoutNotation } from './notation';
import { number } from './numbers';
import type { People } from '../language/people';

/** What stands in a place, as a translation words it; null where it is nothing of the kind. */
export type Form = (value: string, people: People) => string | null;

export interface Phrases {
  language: string;
  /** By the English: `{name}` there is the place of something that differs, `{name:form}` here how it is worded. */
  sentences: Readonly<Record<string, string>>;
  forms: Readonly<Record<string, Form>>;
}

const NOBODY: People = { names: [], you: null, pack: 'french' };
const PLACE = /\{(\w+)(?::(\w+))?\}/g;
const NOTATION = /^(?:`[^`]+`|[AKQJT](?![A-Za-z])|[\d♣♠♥♦∞+−–×=.,; ])+$/;
const CODE_OR_RANK = /`[^`]+`|[AKQJT]/g;
/** The end of a sentence, or of one of the values of an option. */
const END = /(\.|;(?= `)) (?!\|)/g;
const BETWEEN = /(^#+ |^[-*] |^\| | \| | \|$|\n)/;
/** A game's name, and the line under the head of a table. */
const LEFT_ALONE = /^(?:# |\|-)/;

/** Every place of a sentence or its translation, each with the form that it asks for. */
export const placesOf = (sentence: string): [name: string, form: string | undefined][] =>
  [...sentence.matchAll(PLACE)].map(([, name = '', form]) => [name, form]);

/** What a line is made of: each second part is a sentence, a cell or an item, the others stand between them. */
export function partsOf(line: string): string[] {
  if (LEFT_ALONE.test(line)) return ['', line];
  return line
    .replace(END, '$1\n')
    .split(BETWEEN)
    .map((part) => (part === '\n' ? ' ' : part));
}

/** What a sentence with places fits. */
export function patternOf(english: string): RegExp {
  const literal = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(PLACE, '(?<$1>.+?)')}$`);
}

export class Phrasebook {
  private readonly patterns: readonly (readonly [RegExp, string])[];

  constructor(private readonly phrases: Phrases) {
    this.patterns = Object.entries(phrases.sentences)
      .filter(([english]) => english.includes('{'))
      .map(([english, translation]) => [patternOf(english), translation] as const);
  }

  get language(): string {
    return this.phrases.language;
  }

  /** A text of any number of lines, without notation; what is not known in it stays as it is. */
  text(english: string, people = NOBODY): string {
    return withoutNotation(english)
      .split('\n')
      .map((line) =>
        partsOf(line)
          .map((part, place) => (place % 2 ? part : (this.sentence(part, people) ?? part)))
          .join(''),
      )
      .join('\n');
  }

  /** One sentence, cell or item; null if it is not known. */
  sentence(english: string, people = NOBODY): string | null {
    const found = this.find(english, people);
    return found && /^[A-Z]/.test(english) ? capital(found) : found;
  }

  private find(english: string, people: People): string | null {
    if (Object.hasOwn(this.phrases.sentences, english)) return this.phrases.sentences[english]!;
    const same = this.notation(english);
    if (same !== null) return same;
    for (const [pattern, translation] of this.patterns) {
      const places = pattern.exec(english)?.groups;
      const filled = places && this.filled(translation, places, people);
      if (filled) return filled;
    }
    return null;
  }

  private filled(translation: string, places: Readonly<Record<string, string>>, people: People): string | null {
    let isKnown = true;
    const text = translation.replace(PLACE, (_, name: string, form?: string) => {
      const worded = this.worded(places[name] ?? '', form, people);
      isKnown &&= worded !== null;
      return worded ?? '';
    });
    return isKnown ? text : null;
  }

  private worded(value: string, form: string | undefined, people: People): string | null {
    switch (form) {
      case undefined:
        return this.notation(value);
      case 'phrases':
        return this.each(value, people);
      case 'worth':
        return this.notation(value.replace(/(\w+) (\d+)/g, '$1 = $2'));
      case 'figure': {
        const count = countOf(value);
        return count === null ? null : number(this.language, count);
      }
      default:
        return this.phrases.forms[form]?.(value, people) ?? null;
    }
  }

  /** Figures and code as they are, and ranks by the letters that the cards have in this language. */
  private notation(value: string): string | null {
    if (!NOTATION.test(value)) return value === '' ? value : null;
    return value.replace(CODE_OR_RANK, (part) => (part.startsWith('`') ? part : rankText(part, this.language)));
  }

  /** Phrases parted by commas or semicolons. */
  private each(value: string, people: People): string | null {
    const parts = value.split(/([,;] )/).map((part, place) => (place % 2 ? part : this.find(part, people)));
    return parts.includes(null) ? null : parts.join('');
  }
}

const AS_SAID: Phrases = { language: 'en', sentences: {}, forms: {} };
const LOADED: Readonly<Record<string, () => Promise<Phrases>>> = {
  en: async () => (await import('./phrases-en')).phrasesEn,
  nl: async () => (await import('./phrases-nl')).phrasesNl,
  lv: async () => (await import('./phrases-lv')).phrasesLv,
  de: async () => (await import('./phrases-de')).phrasesDe,
};

/** The phrasebook of a language, fetched when it is first needed; where it does not come, all stays as it is said. */
export async function phrasebookOf(language: string): Promise<Phrasebook> {
  const load = LOADED[language];
  return new Phrasebook(load ? await load().catch(() => AS_SAID) : AS_SAID);
}
