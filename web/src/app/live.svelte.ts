/** What a screen reader is told: at most one message a second, with those that came in between joined to it. */

type Manner = 'polite' | 'assertive';
const APART = 1000;

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

  /** What was said last, once more. */
  repeat(): void {
    this.polite = '';
    this.say(this.last);
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
