/** What a screen reader is told: at most one message a second, with those that came in between joined to it. */

type Manner = 'polite' | 'assertive';
const APART = 1000;
/** How long nothing is said before something is said again. */
const EMPTIED = 100;

export class Voice {
  polite = $state('');
  assertive = $state('');
  private waiting: { text: string; manner: Manner }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = '';

  say(text: string, manner: Manner = 'polite'): void {
    if (!text) return;
    this.waiting.push({ text, manner });
    if (this.timer === undefined) this.speak();
  }

  /** What was said last, once more: emptied first, since only what changes is read out. */
  repeat(): void {
    const again = this.last;
    this.polite = '';
    setTimeout(() => this.say(again), EMPTIED);
  }

  /** Say all that waits, in order; if any of it cannot wait, at once. */
  private speak(): void {
    this.timer = undefined;
    if (!this.waiting.length) return;
    this.last = this.waiting.map(({ text }) => text).join(' ');
    this[this.waiting.some(({ manner }) => manner === 'assertive') ? 'assertive' : 'polite'] = this.last;
    this.waiting = [];
    this.timer = setTimeout(() => this.speak(), APART);
  }
}

export const voice = new Voice();
