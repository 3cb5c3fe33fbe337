/** Games found by what is typed: names in any language, how many play, and how long it takes. */
import { english, say } from '../language/current.svelte';
import { gameTitle } from '../language/texts';
import { seatsOf } from '../pages/play-now';
import type { GameDocument } from '../telling/documents';
import { familyName, familyOf } from './shelves';

/** A game that takes fewer minutes is short. */
export const SHORT = 15;

/** A text as it is compared: without capitals and accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const isFor = (game: GameDocument, players: number): boolean => seatsOf(game).all.includes(players);
export const isShort = ({ front_page: { minutes } }: GameDocument): boolean => minutes !== null && minutes < SHORT;

const namesOf = ({ key, name, front_page }: GameDocument): string[] =>
  [key, name, ...front_page.also_called].map(plain);

/** All that is said of a game, and how players are called, which is true of every game. */
function saidOf(game: GameDocument): string {
  const players = { code: 'page-players', facts: { n: 2 } };
  const texts = [familyName(familyOf(game)), game.title, gameTitle(game), say('page-players', { n: 2 }), english.say(players)];
  return plain([...namesOf(game), ...texts].join(' '));
}

type Asks = (game: GameDocument) => boolean;

/** What each part of a text asks of a game: `3`, `10 min`, a word for short, or any other word. */
function asked(text: string): Asks[] {
  const quick = say('page-find-short').split(',').map((word) => plain(word.trim()));
  const parts = plain(text).match(/\d+\s*min\p{L}*|\d+|[^\s\d,]+/gu) ?? [];
  return parts.map((part): Asks => {
    const number = parseInt(part, 10);
    if (/min/.test(part) && number) return ({ front_page: { minutes } }) => minutes !== null && minutes <= number;
    if (!Number.isNaN(number)) return (game) => isFor(game, number);
    if (part.length > 1 && quick.some((word) => word.startsWith(part))) {
      return (game) => isShort(game) || namesOf(game).some((name) => name.includes(part));
    }
    return (game) => saidOf(game).includes(part);
  });
}

/** The games that fit all that is typed; those whose names begin so come first. */
export function found(games: readonly GameDocument[], text: string): GameDocument[] {
  const asks = asked(text);
  const start = plain(text).trim().split(/[\s,]+/)[0] ?? '';
  const isNamed = (game: GameDocument): boolean => namesOf(game).some((name) => name.startsWith(start));
  const fitting = games.filter((game) => asks.every((fits) => fits(game)));
  return [...fitting.filter(isNamed), ...fitting.filter((game) => !isNamed(game))];
}
