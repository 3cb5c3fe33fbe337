/** Where the worlds of a card stand in its picture: as the seats sit at the table, whoever looks at the bottom. */
import type { CardModelDocument } from '../telling/documents';
import type { Place } from './places';

export interface World {
  key: string;
  places: readonly Place[];
  x: number;
  y: number;
}

export interface Drawn {
  key: string;
  isTrue: boolean;
  isGone: boolean;
}

export interface Edge {
  one: World;
  other: World;
  seats: readonly number[];
}

const keyOf = (places: readonly Place[]): string => places.join(' ');

/**
 * All worlds of a card before a step and after it, each at its place on a circle round (0, 0), clockwise from below.
 * A seat has the same place at every step, whether the card may be there or not; what is nobody's hand comes after them.
 */
export function worldsOf(models: readonly CardModelDocument[], seat: number, seats: number, radius: number): World[] {
  const found = new Map(models.flatMap(({ worlds }) => worlds.map(({ places }) => [keyOf(places), places] as const)));
  const isHand = (places: readonly Place[]): boolean => places.length === 1 && typeof places[0] === 'number';
  const turnOf = (places: readonly Place[]): number => (Number(places[0]) - seat + seats) % seats;
  const elsewhere = [...found].filter(([, places]) => !isHand(places)).map(([key]) => key);
  const hasHands = elsewhere.length < found.size;
  const all = elsewhere.length + (hasHands ? seats : 0);
  return [...found].map(([key, places]) => {
    const turn = isHand(places) ? turnOf(places) : elsewhere.indexOf(key) + (hasHands ? seats : 0);
    const angle = Math.PI / 2 + (2 * Math.PI * turn) / all;
    return { key, places, x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** How each world is drawn in one picture. */
export function drawnIn(model: CardModelDocument, worlds: readonly World[]): Drawn[] {
  return worlds.map(({ key }) => {
    const own = model.worlds.find(({ places }) => keyOf(places) === key);
    return { key, isTrue: own?.true ?? false, isGone: own === undefined };
  });
}

/** The lines between worlds that somebody cannot tell apart. */
export function edgesOf(model: CardModelDocument, worlds: readonly World[]): Edge[] {
  const at = (number: number): World | undefined => {
    const places = model.worlds[number]?.places;
    return places && worlds.find(({ key }) => key === keyOf(places));
  };
  return model.edges.flatMap(({ worlds: [first, second], seats }) => {
    const [one, other] = [at(first), at(second)];
    return one && other ? [{ one, other, seats }] : [];
  });
}

/** Whether a step has ruled something out. */
export const isChanged = (before: CardModelDocument | null, now: CardModelDocument): boolean =>
  before !== null && before.worlds.map(({ places }) => keyOf(places)).join() !== now.worlds.map(({ places }) => keyOf(places)).join();
