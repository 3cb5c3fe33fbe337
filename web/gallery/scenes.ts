/** Positions of real games, as `scenes.py` found them, with people at the table. */
import type { Pack } from '../src/cards/packs';
import type { SeatDocument, Telling } from '../src/telling/documents';
import type { People } from '../src/language/people';
import found from './scenes.json';

export interface Scene {
  game: { key: string; name: string };
  telling: Telling;
  seats: SeatDocument[];
  people: People;
}

const NAMES: Record<string, string> = {
  zole: 'Zole',
  boerenbridge: 'Boerenbridge',
  miesjelen: 'Miesjelen',
  'ninja-whist': 'Ninja Whist',
  elemental: 'Elemental',
};
const PACKS: Record<string, Pack> = { elemental: 'elemental', 'ninja-whist': 'ninja' };
const BOTS = ['Māra', 'Joost', 'Tom', 'Kenji', 'Wiel', 'Sjeng'];

function seatOf(name: string, seat: number): SeatDocument {
  const bot = BOTS.includes(name);
  return { seat, name, kind: bot ? 'bot' : 'person', bot: bot ? 'search' : null, host: seat === 0, present: true };
}

export const SCENES: Record<string, Scene> = Object.fromEntries(
  Object.entries(found).map(([key, scene]) => [
    key,
    {
      game: { key: scene.game, name: NAMES[scene.game] ?? scene.game },
      telling: scene.telling as unknown as Telling,
      seats: scene.names.map(seatOf),
      people: { names: scene.names, you: 0, pack: PACKS[scene.game] ?? 'french' },
    },
  ]),
);
