/** The people and the cards of a table, as its components hand them on; sentences take them as a scene. */
import { packNames, type Pack } from '../cards/packs';
import { ANYWHERE, type Scene } from './scene';

export interface People {
  /** By seat. */
  names: readonly string[];
  /** The seat that is spoken to; null for a spectator. */
  you: number | null;
  pack: Pack;
}

export const sceneOf = (people?: People): Scene => (people ? { ...people, pack: packNames(people.pack) } : ANYWHERE);
