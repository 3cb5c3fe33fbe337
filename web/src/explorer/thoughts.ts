/** What somebody thinks in a thought bubble, in words. */
import { say } from '../language/current.svelte';
import type { People } from '../language/people';
import type { ThoughtDocument } from '../telling/documents';
import { placeName } from './places';

type Case = ThoughtDocument['cases'][number];

/** What the other thinks where a card lies in the place of a case: “South or North; not East.” */
export function thoughtIn({ place, thinks, knows }: Case, other: number, people: People): string {
  if (place === other) return say('page-explore-mine');
  if (knows === 'always') return say('page-explore-know-it', { place: placeName(place, people) });
  const others = thinks.filter(([each]) => each !== other);
  const places = others.flatMap(([each, how]) => {
    const named = placeName(each, people);
    return how === 'always' ? named : how === 'sometimes' ? say('page-explore-perhaps', { place: named }) : [];
  });
  const without = others.flatMap(([each, how]) => (how === 'never' ? placeName(each, people) : []));
  return without.length ? say('page-explore-may-not', { places, without }) : say('page-explore-may-be', { places });
}
