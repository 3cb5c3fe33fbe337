/** Texts that are put together from several: options, refusals, times, and what a game calls its own things. */
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
import { isSaid, more, number, said, say, spoken } from './current.svelte';
import type { People } from './people';

/**
 * A refusal in the reader's language: by its rule, by the message that words it, or by its code; what the catalogue
 * lacks, as the server worded it.
 */
export function errorIn(error: ErrorBody, people?: People): { sentence: string; remedy: string } {
  const { code, facts, sentence, remedy } = error;
  const named = [facts.rule, facts.message].find((each) => typeof each === 'string' && isSaid(each));
  const message = { code: typeof named === 'string' ? named : code, facts, english: sentence };
  return { sentence: said(message, people), remedy: more(message, 'remedy', people) || remedy };
}

const ownError = (code: string): ErrorBody => ({ code, sentence: '', remedy: '', facts: {} });

/** An address of this page that leads nowhere. */
export const nowhere = (): ErrorBody => ownError('page/nowhere');
/** A part of this page that did not come. */
export const notLoaded = (): ErrorBody => ownError('page/not-loaded');
/** Told before anybody tries in vain to sit down. */
export const fullTable = (): ErrorBody => ownError('page/full');

/** The name of a message about something that a game or a bot calls its own. */
const named = (...parts: readonly unknown[]): string => parts.join('-').replaceAll('_', '-');

export const gameTitle = ({ key, title }: GameDocument): string =>
  said({ code: named('game', key, 'title'), english: title });
export const botName = (name: string): string => said({ code: named('bot', name), english: name });
export const botSays = ({ name, says }: BotDocument): string => more({ code: named('bot', name) }, 'says') || says;

export const optionName = (game: string, { key }: OptionDocument): string =>
  said({ code: named('option', game, key), english: capital(key.replaceAll('_', ' ')) });
export const optionSays = (game: string, { key, says }: OptionDocument): string =>
  more({ code: named('option', game, key) }, 'says') || says;
export const valueSays = (game: string, { key }: OptionDocument, { value, says }: ValueDocument): string =>
  says && said({ code: named('value', game, key, value), english: says });

/** “3 players”, “2–6 players”. */
export const playersIn = (least: number, most: number): string =>
  least === most ? say('page-players', { n: least }) : say('page-players-range', { least, most });

/** What a table plays that is not as usual, in a few words each; and with how many. */
export function optionsIn(game: GameDocument, chosen: Readonly<Record<string, unknown>>): string[] {
  return game.options.flatMap((option) => {
    const value = chosen[option.key];
    if (option.kind === 'seats') return say('page-players', { n: Number(value) });
    if (value === undefined || value === option.default) return [];
    const name = optionName(game.key, option);
    if (option.kind === 'switch') return value ? name : say('page-is-off', { name });
    const named = option.values?.find((each) => each.value === value);
    if (named) return valueSays(game.key, option, named);
    return say('page-is-set', { name, value: value === null ? say('page-no-limit') : String(value) });
  });
}

/** How a table is run, where that is worth saying before one sits down. */
export function customsIn(customs: CustomsDocument): string[] {
  const n = customs.decision_seconds;
  const clock = n === null ? [] : [say('page-is-set', { name: say('page-timer'), value: say('page-seconds', { n }) })];
  return [...clock, ...(customs.hints ? [] : [say('page-no-hints')])];
}

/** An action as somebody who asks to take it back would call it. */
export function actionIn(action: string, people: People): string {
  const [verb = '', ...rest] = action.split(' ');
  if (verb === 'bid') return say('page-action-bid', { n: rest.join(' ') });
  const cards = rest.filter((card) => card !== '??');
  if (['play', 'stash', 'pass', 'discard'].includes(verb) && cards.length) return say('page-action-cards', { cards }, people);
  return say('page-action-other');
}

/** What is won or lost by a choice: “+2 to +6”. */
export const pays = ([low, high]: readonly [number, number]): string =>
  low === high ? say('page-pays', { low }) : say('page-pays-range', { low, high });
export const elseCosts = ([low, high]: readonly [number, number]): string =>
  low === high ? say('page-else-costs', { low }) : say('page-else-costs-range', { low, high });

/** The names of some seats, for a sentence to list. */
export const namesIn = (table: TableDocument, seats: readonly number[]): string[] =>
  seats.flatMap((seat) => table.seats[seat]?.name || []);

/** What became of the draws that were abandoned at a table, a sentence each. */
export const abandonedDraws = (table: TableDocument): string[] =>
  table.fairness.abandoned.map(({ draw, why, refused }) => {
    const reason = { code: `page-why-abandoned-${why}`, facts: { names: namesIn(table, refused) } };
    return say('page-abandoned-draw', { draw, why: reason });
  });

/** How many deals fit what is known; a number of many digits by its power of ten. */
export const worldsIn = (worlds: string): string =>
  worlds.length > 12
    ? say('page-worlds-fit-about', { power: worlds.length - 1 })
    : say('page-worlds-fit', { worlds: Number(worlds) });

/** A phrase of the chat. */
export const presetIn = (preset: string): string => said({ code: `page-preset-${preset}`, english: preset });

/** How long ago something was, in seconds, as a few words. */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat([spoken(), 'en'], { numeric: 'auto' });
  if (seconds < 90) return say('page-just-now');
  if (seconds < 5400) return format.format(-Math.round(seconds / 60), 'minute');
  if (seconds < 129_600) return format.format(-Math.round(seconds / 3600), 'hour');
  return format.format(-Math.round(seconds / 86_400), 'day');
}

/** What is left of a clock: `1:05`. */
export const clock = (seconds: number): string =>
  `${number(Math.floor(seconds / 60))}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
