/** A finished game that is explored: where one is in it, through whose eyes, and what was asked of the server for that. */
import { voice } from '../app/live.svelte';
import { packOf } from '../cards/packs';
import { said, say } from '../language/current.svelte';
import type { People } from '../language/people';
import * as api from '../net/api';
import { linkTo } from '../net/site';
import { FACE_UP } from '../pages/replay';
import type {
  CardDocument,
  DealsLeftDocument,
  ErrorBody,
  GameDocument,
  KnowledgeDocument,
  ReplayDocument,
  ThoughtDocument,
} from '../telling/documents';
import { Asked } from './asked.svelte';
import { dealsIn } from './counts';

export class Exploration {
  at = $state(0);
  seat = $state(0);
  trouble = $state.raw<ErrorBody | null>(null);
  private games = $state.raw<GameDocument[]>([]);
  private replay = $state.raw<ReplayDocument | null>(null);
  private otherWished = $state<number | null>(null);
  private cardWished = $state<string | null>(null);
  private announced = -1;

  readonly line = new Asked<DealsLeftDocument>();
  readonly known = new Asked<KnowledgeDocument>();
  readonly told = new Asked<CardDocument>();
  readonly thought = new Asked<ThoughtDocument>();

  readonly game = $derived(this.games.find((each) => each.key === this.replay?.table.game.key) ?? null);
  readonly last = $derived(Math.max(0, (this.replay?.steps.length ?? 1) - 1));
  readonly people: People = $derived({
    names: this.replay?.table.seats.map((each) => each.name) ?? [],
    you: null,
    pack: packOf(this.game?.pack.suits ?? []),
  });
  readonly bots = $derived(this.replay?.table.seats.map((each) => each.kind === 'bot') ?? []);
  readonly name = $derived(this.people.names[this.seat] ?? '');
  readonly step = $derived(this.line.found?.steps.find((each) => each.step === this.at));
  private readonly before = $derived(this.line.found?.steps.find((each) => each.step === this.at - 1));

  /** Whose thoughts are thought about: the next seat that has cards, unless another was chosen. */
  readonly other = $derived.by(() => {
    const seats = this.line.found?.seats ?? this.people.names.map((_, each) => each);
    if (this.otherWished !== null && this.otherWished !== this.seat) return this.otherWished;
    return seats.find((each) => each > this.seat) ?? seats.find((each) => each !== this.seat) ?? 0;
  });
  /** The card that was chosen; else one of which something was ruled out. */
  readonly card = $derived.by(() => {
    const rows = this.known.found?.cards ?? [];
    if (this.cardWished !== null) return this.cardWished;
    const doubtful = rows.filter(({ chances }) => chances.some((chance) => chance > 0 && chance < 1));
    const alone = doubtful.filter(({ copies }) => copies === 1);
    return (alone.find(({ chances }) => chances.includes(0)) ?? alone[0] ?? doubtful[0] ?? rows[0])?.card ?? null;
  });
  /** Whether it is hidden from whoever one looks through the eyes of. */
  readonly isUnseen = $derived(this.known.found?.cards.some((row) => row.card === this.card) ?? false);

  /** What happened in this step. */
  readonly happened = $derived(
    (this.replay?.steps[this.at]?.events ?? [])
      .map((event) => said(event.says, this.people))
      .filter(Boolean)
      .join(' '),
  );
  /** What it taught. */
  readonly learned = $derived.by(() => {
    const now = this.step?.deals[this.seat];
    const { name } = this;
    if (now === undefined) return '';
    if (now === '1') return say('page-explore-knows-all', { name });
    const earlier = this.before?.deals[this.seat];
    return earlier === undefined || earlier === now
      ? say('page-explore-same', { name, deals: dealsIn(now) })
      : say('page-explore-became', { name, before: dealsIn(earlier), after: dealsIn(now) });
  });
  /** The game, the round and the step, in words. */
  readonly where = $derived(
    [
      this.game?.name ?? '',
      ...(this.line.found ? [say('page-round-number', { round: this.line.found.round })] : []),
      say('page-step-of', { n: this.at, of: this.last }),
    ].join(' · '),
  );

  constructor(readonly code: string) {}

  /** Fetch the game, and begin at a step. */
  async begin(start: number): Promise<void> {
    this.trouble = null;
    try {
      [this.games, this.replay] = await Promise.all([api.games(), api.replay(this.code, FACE_UP)]);
      this.seat = this.replay.table.you ?? 0;
      this.go(start);
    } catch (error) {
      this.trouble = api.told(error);
    }
  }

  /** Ask for whatever the step, the eyes and the card need, and say what a step brought. Belongs into a component. */
  follow(showsThought: () => boolean): void {
    const { code } = this;
    $effect(() => {
      if (!this.replay) return;
      const steps = this.line.found?.steps;
      // A round is told whole, so going on within it asks for nothing.
      if (!steps || this.at < steps[0]!.step || this.at > steps.at(-1)!.step) {
        const asked = this.at;
        void this.line.ask(`${this.roundAt(asked)}`, () => api.dealsLeft(code, asked));
      }
    });
    $effect(() => {
      const { at, seat } = this;
      if (this.replay) void this.known.ask(`${at} ${seat}`, () => api.knowledge(code, at, seat));
    });
    $effect(() => {
      const { at, card } = this;
      if (this.replay && card !== null) void this.told.ask(`${at} ${card}`, () => api.cardKnowledge(code, at, card));
    });
    $effect(() => {
      const asked = { step: this.at, seat: this.seat, other: this.other, card: this.card ?? '' };
      if (!this.replay || !showsThought() || !this.isUnseen || this.known.found?.step !== this.at) return;
      void this.thought.ask(Object.values(asked).join(' '), () => api.thought(code, asked));
    });
    $effect(() => this.announce());
  }

  go(goal: number): void {
    this.at = Math.max(0, Math.min(goal, this.last));
    history.replaceState(null, '', linkTo(this.path));
  }

  look(eyes: number): void {
    if (eyes < this.people.names.length) this.seat = eyes;
  }

  choose(card: string): void {
    this.cardWished = card;
  }

  chooseOther(seat: number): void {
    this.otherWished = seat;
  }

  /** The address of this step. */
  get path(): string {
    return `/explore/${this.code}${this.anchor}`;
  }

  /** The step, as an address ends with it. */
  get anchor(): string {
    return this.at ? `#${this.at}` : '';
  }

  /** The step that deals the round of a step. */
  private roundAt(wanted: number): number {
    const steps = this.replay?.steps ?? [];
    let deal = Math.min(wanted, steps.length - 1);
    while (deal > 0 && steps[deal]?.seat !== null) deal -= 1;
    return deal;
  }

  /** Say what a step brought, once its numbers are here; of the first one nothing is said. */
  private announce(): void {
    const { step, seat, people } = this;
    if (!step || step.step === this.announced) return;
    const isFirst = this.announced < 0;
    this.announced = step.step;
    if (isFirst) return;
    const [left, bits] = [step.deals[seat] ?? '1', step.bits[seat] ?? 0];
    const [count, deals] = [Number(left), dealsIn(left)];
    if (step.card && step.seat !== null)
      voice.say(say('page-explore-live', { seat: step.seat, card: step.card, bits, count, deals }, people));
    else voice.say(`${this.happened} ${say('page-explore-live-deals', { count, deals })}`);
  }
}
