/** Lets the page import the catalogues of the package: without the comments, which are for translators. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export const withoutComments = (source: string): string => source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');

export const catalogues = (): Plugin => ({
  name: 'catalogues',
  enforce: 'pre',
  load(id) {
    const file = id.split('?')[0] ?? id;
    if (!file.endsWith('.ftl')) return null;
    return `export default ${JSON.stringify(withoutComments(readFileSync(file, 'utf-8')))};`;
  },
});
