/** A review that is being made: asked for, and looked at again and again until it is whole. */
import * as api from '../net/api';
import type { ErrorBody, ReviewDocument, ReviewProgressDocument } from '../telling/documents';
import { joined } from './review';

const AGAIN_AFTER = 1000;
/** How often in a row it may fail to answer before that is said. */
const PATIENCE = 3;

export class Following {
  review = $state.raw<ReviewDocument | null>(null);
  progress = $state.raw<Omit<ReviewProgressDocument, 'review'> | null>(null);
  trouble = $state.raw<ErrorBody | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;
  private failures = 0;

  constructor(private readonly code: string) {}

  get isFinished(): boolean {
    return this.progress?.status === 'finished';
  }

  /** Have the game reviewed, and follow that; call `stop` to have done with it. */
  begin = (): Promise<void> => this.ask(api.beginReview);

  /** Follow a review that there is or that is being made; where there is none, none is begun. */
  async look(): Promise<void> {
    await this.ask(api.review);
    if (this.trouble?.code === 'review/none') this.trouble = null;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async ask(asked: (code: string, first: number) => Promise<ReviewProgressDocument>): Promise<void> {
    clearTimeout(this.timer);
    this.trouble = null;
    const first = this.review?.decisions.length ?? 0;
    try {
      const { review, ...progress } = await asked(this.code, first);
      this.failures = 0;
      this.progress = progress;
      // Made anew by another node it has fewer decisions than were known, and they are told from the first on.
      if (review) this.review = first > review.judged ? null : joined(first ? this.review : null, review);
    } catch (error) {
      if (!this.isLost(error)) return;
    }
    if (!this.isStopped && !(this.isFinished && this.review)) this.timer = setTimeout(() => void this.ask(this.next()), AGAIN_AFTER);
  }

  private next(): typeof api.review {
    return this.progress ? api.review : api.beginReview;
  }

  /** Whether it is worth asking again after a failure; if not, it is told. */
  private isLost(error: unknown): boolean {
    const told = api.told(error);
    const wasGoingOn = this.progress !== null && !this.isFinished;
    if (wasGoingOn && told.code === 'review/none') {
      // Its node went away, or nobody asked for a while: begun anew.
      this.progress = null;
      this.review = null;
      return true;
    }
    this.failures += 1;
    if (wasGoingOn && told.code === 'net/unreachable' && this.failures < PATIENCE) return true;
    this.trouble = told;
    return false;
  }
}
