/** The letters that tell suits apart in the language that is spoken: as few of each name as it takes. */
import { packNames, type Pack } from '../cards/packs';
import { capital } from './capital';
import { suitName } from './current.svelte';

/** As many first letters of a name as no other name begins with. */
export function shortest(name: string, others: readonly string[]): string {
  for (let length = 1; length < name.length; length++) {
    const start = name.slice(0, length);
    if (!others.some((other) => other.startsWith(start))) return start;
  }
  return name;
}

export function suitLetter(suit: string, pack: Pack): string {
  const people = { names: [], you: null, pack };
  const names = Object.keys(packNames(pack).suits).map((each) => [each, suitName(each, people).toLowerCase()] as const);
  const own = names.find(([each]) => each === suit)?.[1];
  return own ? capital(shortest(own, names.filter(([each]) => each !== suit).map(([, name]) => name))) : '';
}
