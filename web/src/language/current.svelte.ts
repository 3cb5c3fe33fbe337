/**
 * The language that the page speaks now, and all that it says in it.
 *
 * Reading it in a component keeps that component in step. English is part of the page; any other language is fetched
 * from the server when it is chosen, and English is spoken where it cannot be had.
 */
import * as api from '../net/api';
import { settings } from '../settings.svelte';
import type { LanguageDocument } from '../telling/documents';
import type { FunctionName } from './functions';
import { nameOf, type Facts, type Message } from './message';
import { sceneOf, type People } from './people';
import { Language } from './wording';

/** A message that was worded in English as well. */
type Told = Message & { sentence?: string };

const ENGLISH = 'en';

const sources = import.meta.glob<string>('../../../src/followsuit/languages/en/{names,play,page,front,errors,games,explorer}.ftl', {
  eager: true,
  import: 'default',
});
export const english = new Language(ENGLISH, Object.values(sources).join('\n'));

let current = $state.raw(english);
let offered = $state.raw<readonly LanguageDocument[]>([]);
const loaded = new Map<string, Language>([[ENGLISH, english]]);

/** Say everything in this language from now on. */
export function speak(language: Language): void {
  loaded.set(language.code, language);
  current = language;
}

/** The code of the language that is spoken. */
export const spoken = (): string => current.code;

/** Every language that can be chosen; at first the spoken one alone. */
export const languages = (): readonly LanguageDocument[] =>
  offered.length ? offered : [{ code: current.code, name: current.say({ code: 'language-name' }) }];

/** The first of the wanted languages that is offered, else English: for `lv-LV` also `lv`. */
export function preferred(wanted: readonly string[], codes: readonly string[]): string {
  for (const tag of wanted) {
    const [primary] = tag.toLowerCase().split('-');
    const found =
      codes.find((code) => code.toLowerCase() === tag.toLowerCase()) ?? codes.find((code) => code === primary);
    if (found) return found;
  }
  return ENGLISH;
}

async function fetched(code: string): Promise<Language> {
  const known = loaded.get(code);
  if (known) return known;
  return new Language(code, await api.language(code), english);
}

async function lookUp(): Promise<void> {
  offered = await api.languages().catch(() => offered);
}

/** Speak the language that is set, else the first of the browser's; English where it cannot be had. */
async function settle(): Promise<void> {
  const chosen = settings.language;
  const isEnglish = (chosen || navigator.languages[0] || ENGLISH).startsWith(ENGLISH);
  const looked = offered.length ? Promise.resolve() : lookUp();
  // Those who read English wait for nothing.
  if (!chosen && !isEnglish) await looked;
  const code = chosen || (isEnglish ? ENGLISH : preferred(navigator.languages, offered.map((each) => each.code)));
  const language = await fetched(code).catch(() => english);
  if (settings.language === chosen) speak(language);
}

/** Speak the right language from now on; the first picture had better wait for it, or it would be English first. */
export async function followLanguage(): Promise<void> {
  await settle();
  $effect.root(() => {
    $effect(() => {
      document.documentElement.lang = current.code;
    });
    let before = settings.language;
    $effect(() => {
      if (settings.language !== before) void settle();
      before = settings.language;
    });
  });
}

/** What the page itself says, by its name in the catalogue. */
export function say(name: string, facts?: Facts, people?: People): string {
  return current.say({ code: name, facts }, sceneOf(people));
}

/** Whether there is a sentence for a code: in the spoken language, or at least in English. */
export const isSaid = (code: string): boolean => [current, english].some((each) => each.says(nameOf(code)));

/** What somebody else says, as a code with facts; nothing for nothing. */
export function said(message: Told | null | undefined, people?: People): string {
  return message ? current.say({ english: message.sentence, ...message }, sceneOf(people)) : '';
}

/** What more the catalogue has to say about a message: its `remedy`, or what something `says`. */
export function more(message: Message, attribute: 'remedy' | 'says', people?: People): string {
  return current.more(message, attribute, sceneOf(people));
}

const word = (name: FunctionName, people: People | undefined, ...facts: (string | number)[]): string =>
  current.word(name, sceneOf(people), ...facts);

export const cardName = (card: string, people: People): string => word('CARD', people, card);
/** A card as short as can be: Q♠. */
export const cardSign = (card: string, people: People): string => word('SIGN', people, card);
export const tokenName = (icons: string, people: People): string => word('TOKEN', people, icons);
export const suitName = (suit: string, people: People): string => word('SUIT', people, suit);
/** What the corner of a card shows for a rank: packs sold in each country have letters of their own. */
export const letterOf = (rank: string): string => word('LETTER', undefined, rank);
export const number = (value: number, digits = 0): string => word('NUM', undefined, value, digits);
export const signed = (value: number, digits = 0): string => word('SIGNED', undefined, value, digits);
export const percent = (chance: number): string => word('PERCENT', undefined, chance);
