/** What this browser remembers of its reader besides the settings: a name, favourite games, and what was seen once. */

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`followsuit.${key}`);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`followsuit.${key}`, value);
  } catch {
    // Nothing to do where nothing may be kept.
  }
}

/** The name used last, or none. */
export const keptName = (): string => kept('name') ?? '';
export const keepName = (name: string): void => keep('name', name);

function keptList(name: string): string[] {
  try {
    const found: unknown = JSON.parse(kept(name) ?? '[]');
    return Array.isArray(found) ? found.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether somebody has learned a game here, or said that they know it. */
export const isLearned = (game: string): boolean => keptList('learned').includes(game);
export const keepLearned = (game: string): void =>
  keep('learned', JSON.stringify([...new Set([...keptList('learned'), game])]));

/** The keys of favourite games, in the order in which they became that. */
export const keptFavourites = (): string[] => keptList('favourites');
export const keepFavourites = (keys: readonly string[]): void => keep('favourites', JSON.stringify(keys));

/** Whether there was a table to go back to when the front page was last seen. */
export const hadTable = (): boolean => kept('table') !== null;
export function keepHadTable(had: boolean): void {
  if (had) return keep('table', 'some');
  try {
    localStorage.removeItem('followsuit.table');
  } catch {
    // Nothing was kept.
  }
}
