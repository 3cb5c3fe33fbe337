/** Small documents for tests: only what a test is about has to be given. */
import type { HeldCard } from '../src/telling/held';
import type { Decision, HandCard, Meter, Option, Sentence } from '../src/telling/documents';
import type { People } from '../src/language/people';

export const french: People = { names: ['Anna', 'Jānis', 'Māra'], you: 0, pack: 'french' };
export const ninja: People = { names: ['Anna', 'Kenji', 'Mei'], you: 0, pack: 'ninja' };

export const sentence = (text: string, code = 'test/said', facts: Sentence['facts'] = {}): Sentence => ({
  code,
  sentence: text,
  facts,
});

export const held = (card: string, more: Partial<HandCard> = {}): HandCard => ({
  card,
  copies: 1,
  trump: false,
  points: null,
  ...more,
});

export const playable = (card: string, more: Partial<HeldCard> = {}): HeldCard => ({
  ...held(card),
  playable: true,
  why: null,
  ...more,
});

export const option = (action: string, more: Partial<Option> = {}): Option => ({
  action,
  legal: true,
  label: sentence(action),
  detail: null,
  pays: null,
  why: null,
  ...more,
});

export const decision = (kind: Decision['kind'], options: Option[], more: Partial<Decision> = {}): Decision => ({
  kind,
  title: sentence('What now?'),
  detail: null,
  options,
  count: 0,
  ...more,
});

export const meter = (more: Partial<Meter> = {}): Meter => ({
  side: [1],
  points: 16,
  hidden: 14,
  goal: 61,
  ticks: [31, 61, 91],
  of: 120,
  says: sentence('16 + stash, needs 61'),
  ...more,
});
