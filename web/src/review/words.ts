/** What is said about reviews, in English: part of the page that shows them, not of the first load. */
import { english } from '../language/current.svelte';

const sources = import.meta.glob<string>('../../../src/followsuit/languages/en/{review,reviewing}.ftl', {
  eager: true,
  import: 'default',
});
english.learn(Object.values(sources).join('\n'));
