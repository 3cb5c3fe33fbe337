/** What keys mean while the table has the reader's attention. */
import type { Decision } from '../telling/documents';

export type Meaning = 'tokens' | 'last' | 'hint' | 'undo' | 'scores' | 'chat' | 'who' | 'values' | 'again' | 'claim' | 'accept' | 'contest' | 'keys';

const MEANINGS: Readonly<Record<string, Meaning>> = {
  t: 'tokens',
  l: 'last',
  h: 'hint',
  u: 'undo',
  g: 'scores',
  c: 'chat',
  w: 'who',
  v: 'values',
  r: 'again',
  k: 'claim',
  y: 'accept',
  o: 'contest',
  '?': 'keys',
};

/** What a key asks for; nothing where the decision at hand has a use of its own for that letter. */
export function meaningOf(key: string, decision: Decision | null): Meaning | null {
  const letter = key.toLowerCase();
  const isTaken = decision?.options.some((option) => option.letter?.toLowerCase() === letter || option.suit === letter);
  return isTaken ? null : (MEANINGS[letter] ?? null);
}
