/** Something asked of the server: the last answer stays until the next one comes, and answers are kept. */
import * as api from '../net/api';
import type { ErrorBody } from '../telling/documents';

const MOST_KEPT = 200;

export class Asked<T> {
  found = $state.raw<T | null>(null);
  trouble = $state.raw<ErrorBody | null>(null);
  isWaiting = $state(false);
  private wanted = '';
  private readonly kept = new Map<string, T>();

  /** Ask, unless the very same was asked last; an answer that comes late is not shown. */
  async ask(key: string, work: () => Promise<T>): Promise<void> {
    if (key === this.wanted && !this.trouble) return;
    this.wanted = key;
    const known = this.kept.get(key);
    if (known !== undefined) return this.show(known);
    this.isWaiting = true;
    try {
      const answer = await work();
      this.kept.set(key, answer);
      if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
      if (key === this.wanted) this.show(answer);
    } catch (error) {
      if (key !== this.wanted) return;
      this.found = null;
      this.trouble = api.told(error);
      this.isWaiting = false;
    }
  }

  /** Show nothing. */
  clear(): void {
    this.wanted = '';
    this.found = null;
    this.trouble = null;
    this.isWaiting = false;
  }

  private show(answer: T): void {
    this.found = answer;
    this.trouble = null;
    this.isWaiting = false;
  }
}
