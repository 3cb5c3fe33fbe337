/** Where somebody is in a guided deal: which steps have come up, which were read, and which one is looked at again. */
import { say, spoken } from '../language/current.svelte';
import * as api from '../net/api';
import type { LessonStep } from '../telling/documents';

export class Guide {
  steps = $state.raw<readonly LessonStep[]>([]);
  isSkipped = $state(false);
  private read = $state.raw<readonly string[]>([]);
  private again = $state<string | null>(null);
  private asked = 0;

  constructor(private readonly code: string) {}

  /** The step that is shown: one looked at again, else the first that has come up and was not read. */
  readonly step = $derived.by((): LessonStep | null => {
    if (this.isSkipped) return null;
    const again = this.steps.find((step) => step.name === this.again);
    return again ?? this.steps.find((step) => step.moment === 'now' && !this.read.includes(step.name)) ?? null;
  });
  /** Its place, from 0; without one, that of the last that was read. */
  readonly at = $derived(
    this.step ? this.steps.indexOf(this.step) : this.steps.findLastIndex((step) => this.read.includes(step.name)),
  );
  readonly isLast = $derived(this.at === this.steps.length - 1);
  private readonly before = $derived(this.steps.slice(0, Math.max(this.at, 0)).findLast((step) => this.isRead(step)));
  readonly mayGoBack = $derived(this.before !== undefined);
  /** What a screen reader says of the step. */
  readonly spoken = $derived(
    this.step
      ? [
          say('page-lesson-step', { n: this.at + 1, of: this.steps.length, title: this.step.title }),
          ...this.step.says,
        ].join(' ')
      : '',
  );

  isRead(step: LessonStep): boolean {
    return this.read.includes(step.name);
  }

  /** Ask how the deal stands; an older answer that comes later is dropped. */
  async look(): Promise<void> {
    const asked = ++this.asked;
    try {
      const { steps } = await api.lesson(this.code, spoken());
      if (asked === this.asked) this.steps = steps;
    } catch {
      // The table itself says that the connection is lost; the next change asks anew.
    }
  }

  next(): void {
    if (!this.step) return;
    if (this.again === null) this.read = [...this.read, this.step.name];
    this.again = null;
  }

  back(): void {
    this.again = this.before?.name ?? null;
  }

  skip(): void {
    this.isSkipped = true;
  }

  /** Something was done: what was told about it need not be told any more. */
  acted(): void {
    this.again = null;
    const now = this.steps.filter((step) => step.moment === 'now' && !this.isRead(step));
    this.read = [...this.read, ...now.map((step) => step.name)];
  }
}
