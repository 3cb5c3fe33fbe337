/**
 * How long a reader usually takes for a card, so that what the page plays for them takes as long: whoever waits cannot
 * tell a card that had to be played from one that was chosen.
 */

/** Milliseconds, until the reader's own are known. */
const AT_FIRST = [700, 1000, 1400, 2000, 2900];
const KEPT = 12;
const QUICKEST = 400;
/** Nobody waits longer than this for a card that decides itself. */
const SLOWEST = 5000;

export class Habit {
  private taken: readonly number[] = AT_FIRST;

  /** The reader chose among several cards, and took so long. */
  note(milliseconds: number): void {
    const within = Math.min(SLOWEST, Math.max(QUICKEST, milliseconds));
    this.taken = [...this.taken, within].slice(-KEPT);
  }

  /** How long to wait with a card that had to be played: as long as some other card took. */
  draw(chance = Math.random()): number {
    return this.taken[Math.floor(chance * this.taken.length)] ?? SLOWEST;
  }
}
