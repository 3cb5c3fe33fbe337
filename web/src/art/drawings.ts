/** What a game is drawn with, found by its key: a cover, and a weave. One without its own gets the lozenge. */

const COVERS = import.meta.glob<string>('./covers/*.svg', { eager: true, query: '?raw', import: 'default' });
const BANDS = import.meta.glob<string>('./bands/*.svg', { eager: true, query: '?raw', import: 'default' });

/** What stands inside an SVG file, to be put into a drawing of the page. */
const within = (svg: string | undefined): string | null => svg?.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '') ?? null;

/** A game's picture, 200 × 200, in flat shapes. */
export const coverOf = (game: string): string | null => within(COVERS[`./covers/${game}.svg`]);

/** The weave of a game's edge, 12 × 12, in the colour of its surroundings. */
export const bandOf = (game: string): string | null => within(BANDS[`./bands/${game}.svg`]);
