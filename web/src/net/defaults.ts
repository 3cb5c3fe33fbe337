/** Made by `npm run schema` from the server's own description. Not to be changed by hand. */

export const BOTS_IN_FRONT = 4;
export const EXTRA_SECONDS = 30;
export const FAMILIES = ['exact-bids', 'partners', 'alone', 'avoid'] as const;
export const FEWEST_TABLES = 2;
export const GAMES_IN_FRONT = 5;
export const LONGEST_NAME = 24;
export const LONGEST_TEXT = 200;
export const MOST_DEALS = 24;
export const MOST_TABLES = 4;
export const SILENCE = 60;
export const USUAL_BOT = 'casual';
