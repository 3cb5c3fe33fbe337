/** Hints and rules in English: cards and people called as the table calls them, and options as people do. */
import { faceOf, signOf } from '../cards/packs';
import { english } from '../language/current.svelte';
import { sceneOf } from '../language/people';
import { listed } from './numbers';
import type { Form, Phrases } from './phrasebook';

const cards: Form = (value, people) =>
  listed(
    'en',
    value.split(' ').map((code) => english.word('CARD', sceneOf(people), code)),
  );
const trump: Form = (value, people) =>
  signOf(value, people.pack) && english.word('SUIT', sceneOf(people), value);
const token: Form = (value, people) =>
  value === '-' || [...value].every((icon) => faceOf(icon, people.pack).sign)
    ? english.word('TOKEN', sceneOf(people), value, 'the')
    : null;
const seat: Form = (value, { names, you }) => (Number(value) === you ? 'yourself' : (names[Number(value)] ?? null));

export const phrasesEn: Phrases = {
  language: 'en',
  sentences: {
    'Told here for: {settings}.': 'Told here for {settings:phrases}.',
    'seats {n}': '{n} players',
    'schedule five': 'five rounds',
    'schedule seven': 'seven rounds',
    'schedule fifteen': 'fifteen rounds',
    'round_limit none': 'as many rounds as it takes',
    'round_limit 1': 'one round at most',
    'round_limit {n}': '{n} rounds at most',
    'bid_cap 0': 'no limit to bids',
    'bid_cap {n}': 'bids of up to {n}',
    'double_max true': 'the longest hand twice',
    'double_max false': 'the longest hand once',
    'rounds 0': 'rounds until the table stops',
    'rounds 1': 'one round',
    'rounds {n}': '{n} rounds',
    'small_zole true': 'with Small zole',
    'small_zole false': 'without Small zole',
    'dues true': 'with dues',
    'dues false': 'without dues',
    'Each counts a number: {numbers}, the others what is printed on them.':
      'Each counts a number: {numbers:worth}, the others what is printed on them.',
    'There are {n} bonus tokens, each with up to three suit icons (`a` Sword, `b` Staff, `c` Knives and `d` Stars); a token is written as its icons (`aab`), the blank one as `-`.':
      'There are {n} bonus tokens, each with up to three suit icons (Sword, Staff, Knives and Stars); one is blank.',
    'Card points: {worth}, the others nothing; {sum} in all.':
      'Card points: {worth:worth}, the others nothing; {sum} in all.',
    'Best on average over {n} imagined deals, hardly ahead of {second}.':
      'Best on average over {n:figure} imagined deals, hardly ahead of {second:phrases}.',
    'Best on average over {n} imagined deals, clearly ahead of {second}.':
      'Best on average over {n:figure} imagined deals, clearly ahead of {second:phrases}.',
    'In each of {n} imagined deals as good as {second}.':
      'In each of {n:figure} imagined deals as good as {second:phrases}.',
    'play {card}': 'the {card:cards}',
    'bid {n}': 'a bid of {n}',
    'trump {suit}': '{suit:trump} as trump',
    'choose B': 'Big',
    'choose Z': 'Zole',
    'choose S': 'Small zole',
    'choose P': 'a pass',
    'stash {cards}': 'putting away the {cards:cards}',
    'add {token}': 'laying {token:token}',
    done: 'laying no more tokens',
    'take {seat} {token}': 'taking {token:token} from {seat:seat}',
  },
  forms: { cards, trump, token, seat },
};
