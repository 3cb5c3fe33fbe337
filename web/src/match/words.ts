/** What is said about matches, in English: part of the pages that need it, not of the first load. */
import text from '../../../src/followsuit/languages/en/match.ftl';
import { english } from '../language/current.svelte';

english.learn(text);
