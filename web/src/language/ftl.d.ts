/** A catalogue without its comments, as `catalogues.ts` of the build gives it. */
declare module '*.ftl' {
  const source: string;
  export default source;
}
