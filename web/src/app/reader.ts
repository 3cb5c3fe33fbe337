/** What this browser remembers of its reader besides the settings: a name, and what was seen once. */

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

export const hasSeenTour = (): boolean => kept('tour') !== null;
export const keepTourSeen = (): void => keep('tour', 'seen');
