/** All that a guided deal adds to a table; fetched with the first one. */
export { default as Coach } from './Coach.svelte';
export { Guide } from './guide.svelte';
export { default as StepList } from './StepList.svelte';
