/** What the page plays by itself where somebody wants that: a card chosen ahead, and one that is the only one allowed. */
import { voice } from '../app/live.svelte';
import { capital } from '../language/capital';
import { cardName, said, say } from '../language/current.svelte';
import type { People } from '../language/people';
import { settings } from '../settings.svelte';
import { fateOf, forcedCard } from '../table/ahead';
import { Habit } from '../table/habit';
import type { Telling } from '../telling/documents';

/** How long a card lies chosen, so that it is seen, before the page plays it. */
const BEAT = 600;

export interface Sight {
  telling: Telling;
  people: People;
  /** A round is over, or the game is. */
  isResting: boolean;
  /** Something else on the table is settled first, or what was taken back is not done again unasked. */
  isUnsettled: boolean;
}

export class Comforts {
  /** The card that is played when the reader's turn comes. */
  ahead = $state<string | null>(null);
  private readonly habit = new Habit();
  private askedAt = 0;

  constructor(
    private readonly see: () => Sight,
    private readonly play: (card: string) => void,
    tell: (text: string) => void,
  ) {
    // A card chosen ahead is played when it may be, and laid back when it may not.
    $effect(() => {
      if (this.ahead === null) return;
      const { telling, people, isResting, isUnsettled } = see();
      const fate = fateOf(this.ahead, telling);
      if (fate.is === 'gone' || isResting || isUnsettled) this.ahead = null;
      else if (fate.is === 'back') {
        this.ahead = null;
        const card = capital(cardName(fate.card.card, people));
        tell(say('page-ahead-back', { card, why: said(fate.card.why, people) }));
      } else if (fate.is === 'played') return this.playSoon(fate.card.card, BEAT);
    });

    // Where only one card may be played there is nothing to choose; unless it is the last, nobody is to notice that.
    $effect(() => {
      const { telling, isUnsettled } = see();
      const forced = settings.autoplay && !isUnsettled && this.ahead === null ? forcedCard(telling) : null;
      if (forced) return this.playSoon(forced.card, forced.isLast ? BEAT : this.habit.draw());
    });

    $effect(() => {
      if (see().telling.decision) this.askedAt = performance.now();
    });
  }

  private playSoon(card: string, milliseconds: number): () => void {
    const timer = setTimeout(() => {
      this.ahead = null;
      this.play(card);
    }, milliseconds);
    return () => clearTimeout(timer);
  }

  /** A card was tapped before anything is asked: it is chosen ahead, or the answer says whose turn it is. */
  readonly early = (card: string): string => {
    const { telling, people } = this.see();
    if (telling.to_act === null || telling.to_act === people.you) return '';
    if (!settings.ahead || telling.phase !== 'play') {
      return say('page-not-your-turn', { name: people.names[telling.to_act] ?? '' });
    }
    this.ahead = this.ahead === card ? null : card;
    voice.say(say(this.ahead ? 'page-is-ahead' : 'page-ahead-off', { what: capital(cardName(card, people)) }));
    return '';
  };

  /** The reader acts by themselves: how long that took is what a card that plays itself goes by. */
  acted(): void {
    const { telling } = this.see();
    this.ahead = null;
    if (telling.decision?.kind === 'play' && !forcedCard(telling)) this.habit.note(performance.now() - this.askedAt);
  }
}
