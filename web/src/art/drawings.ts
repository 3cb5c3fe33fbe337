/** What a game is drawn with, found by its key: a cover, and a weave. One without its own wears its family's weave. */

const COVERS = import.meta.glob<string>('./covers/*.svg', { eager: true, query: '?raw', import: 'default' });
const BANDS = import.meta.glob<string>('./bands/*.svg', { eager: true, query: '?raw', import: 'default' });

const FAMILY_BANDS = import.meta.glob<string>('./bands/families/*.svg', { eager: true, query: '?raw', import: 'default' });

/** What stands inside an SVG file, to be put into a drawing of the page. */
const within = (svg: string | undefined): string | null => svg?.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '') ?? null;

/** A game's picture, 200 × 200, in flat shapes. */
export const coverOf = (game: string): string | null => within(COVERS[`./covers/${game}.svg`]);

/** The weave of a game's edge, 12 × 12, in the colour of its surroundings: its own, or that of its family. */
export const bandOf = (game: string | null, family: string | null = null): string | null =>
  within(BANDS[`./bands/${game}.svg`] ?? FAMILY_BANDS[`./bands/families/${family}.svg`]);
