/** What the pages around the table say, in the reader's language, and what the server says about games and refusals. */
import { settings } from '../settings.svelte';
import type {
  BotDocument,
  CustomsDocument,
  ErrorBody,
  GameDocument,
  OptionDocument,
  TableDocument,
  ValueDocument,
} from '../telling/documents';
import { capital } from './capital';
import { words, type People } from './index';
import { pagesDe } from './pages-de';
import { pagesEn, type PageCatalogue } from './pages-en';
import { pagesLv } from './pages-lv';
import { pagesNl } from './pages-nl';

export const PAGE_CATALOGUES: Readonly<Record<string, PageCatalogue>> = {
  en: pagesEn,
  nl: pagesNl,
  lv: pagesLv,
  de: pagesDe,
};

/** The texts in the language that is set. */
export const texts = (): PageCatalogue => PAGE_CATALOGUES[settings.language] ?? pagesEn;

/** A refusal in the reader's language: by its code, else as the server worded it. */
export function errorIn(error: ErrorBody): { sentence: string; remedy: string } {
  const known = texts().errors[error.code];
  if (!known) return error;
  const [sentence, remedy] = known.map((text) =>
    text.replace(/\{(\w+)\}/g, (_, fact: string) => {
      const value = error.facts[fact];
      return Array.isArray(value) ? value.join(', ') : String(value ?? '');
    }),
  ) as [string, string];
  return { sentence, remedy };
}

const ownError = (code: string): ErrorBody => ({ code, sentence: '', remedy: '', facts: {} });

/** An address of this page that leads nowhere. */
export const nowhere = (): ErrorBody => ownError('page/nowhere');
/** A part of this page that did not come. */
export const notLoaded = (): ErrorBody => ownError('page/not-loaded');
/** Told before anybody tries in vain to sit down. */
export const fullTable = (): ErrorBody => ownError('table/full');

export const gameTitle = (game: GameDocument): string => texts().games[game.key] ?? game.title;
export const botName = (name: string): string => texts().bots[name]?.[0] ?? name;
export const botSays = (bot: BotDocument): string => texts().bots[bot.name]?.[1] || bot.says;

export const optionName = (game: string, option: OptionDocument): string =>
  texts().options[`${game}.${option.key}`]?.[0] ?? capital(option.key.replaceAll('_', ' '));
export const optionSays = (game: string, option: OptionDocument): string =>
  texts().options[`${game}.${option.key}`]?.[1] || option.says;
export const valueSays = (game: string, option: OptionDocument, value: ValueDocument): string =>
  texts().values[`${game}.${option.key}.${value.value}`] ?? value.says;

/** What a table plays that is not as usual, in a few words each; and with how many. */
export function optionsIn(game: GameDocument, chosen: Readonly<Record<string, unknown>>): string[] {
  const t = texts();
  return game.options.flatMap((option) => {
    const value = chosen[option.key];
    if (option.kind === 'seats') return words().players(Number(value), Number(value));
    if (value === undefined || value === option.default) return [];
    const name = optionName(game.key, option);
    if (option.kind === 'switch') return value ? t.isOn(name) : t.isOff(name);
    const named = option.values?.find((each) => each.value === value);
    return named ? valueSays(game.key, option, named) : t.isSet(name, value === null ? t.noLimit : String(value));
  });
}

/** How a table is run, where that is worth saying before one sits down. */
export function customsIn(customs: CustomsDocument): string[] {
  const t = texts();
  const clock = customs.decision_seconds === null ? [] : [t.isSet(t.timer, t.seconds(customs.decision_seconds))];
  return [...clock, ...(customs.hints ? [] : [t.noHints])];
}

/** An action as somebody who asks to take it back would call it. */
export function actionIn(action: string, people: People): string {
  const [verb = '', ...rest] = action.split(' ');
  const t = texts().actions;
  if (verb === 'bid') return t.bid(rest.join(' '));
  const cards = rest.filter((card) => card !== '??');
  if ((verb === 'play' || verb === 'stash') && cards.length)
    return t.cards(words().and(cards.map((card) => words().card(card, people.pack))));
  return t.other;
}

/** The names of some seats, as a sentence lists them. */
export const namesIn = (table: TableDocument, seats: readonly number[]): string =>
  words().and(seats.flatMap((seat) => table.seats[seat]?.name || []));

/** What became of the draws that were abandoned at a table, a sentence each. */
export const abandonedDraws = (table: TableDocument): string[] =>
  table.fairness.abandoned.map(({ draw, why, refused }) =>
    texts().abandonedDraw(draw, texts().whyAbandoned[why](namesIn(table, refused))),
  );
