/** Claims at a table as one reader meets them: what is said of them, whose cards lie open, and what may be answered. */
import { untrack } from 'svelte';
import { voice } from '../app/live.svelte';
import { say } from '../language/current.svelte';
import type { People } from '../language/people';
import type { ClaimDocument, HandCard, TableDocument } from '../telling/documents';

export interface Sight {
  table: TableDocument;
  people: People;
  /** A round is being played, and no trick or score is looked at. */
  isPlaying: boolean;
}

/** What everyone is told of a claim, in one sentence. */
export function claimSentence(claim: ClaimDocument, { names, you }: People): string {
  const { seat, standing, order, answers } = claim;
  const who = seat === you ? 'own' : 'other';
  const against = answers.find(({ accepts }) => accepts === false)?.seat ?? seat;
  const facts = { name: names[seat] ?? '', n: order.length, who: names[against] ?? '' };
  if (standing === 'contested' && against === you) return say('page-claim-contested-you', facts);
  return say(`page-claim-${standing.replace('_', '-')}-${who}`, facts);
}

export class Claims {
  /** The claim that the others look at just now. */
  readonly asked: ClaimDocument | null = $derived.by(() => {
    const { table, isPlaying } = this.see();
    return isPlaying && table.claim?.standing === 'asked' ? table.claim : null;
  });
  /** One that was contested, or taken back, in the round under way. */
  readonly contested: ClaimDocument | null = $derived.by(() => {
    const { table, isPlaying } = this.see();
    const isOver = table.claim?.standing === 'contested' || table.claim?.standing === 'taken_back';
    return isPlaying && isOver ? table.claim : null;
  });
  /** The reader has to accept or to contest it. */
  readonly isMine = $derived.by(() => {
    const { you } = this.see().table;
    return this.asked?.answers.some(({ seat, accepts }) => seat === you && accepts === null) ?? false;
  });
  /** The cards of those who claimed stay open; nobody needs to be shown their own. */
  readonly hands: readonly (readonly HandCard[] | null)[] | null = $derived.by(() => {
    const { table, isPlaying } = this.see();
    const laid = table.laid_open.filter(({ seat }) => seat !== table.you);
    if (!isPlaying || !laid.length) return null;
    return table.seats.map(({ seat }) => cardsOf(laid.find((each) => each.seat === seat)?.cards));
  });
  /** One's own claim was contested, and the deal that breaks it is being looked at. */
  isBrokenShown = $state(false);

  constructor(
    private readonly see: () => Sight,
    tell: (text: string) => void,
  ) {
    const said = $derived.by(() => {
      const { table, people } = see();
      return table.claim ? claimSentence(table.claim, people) : '';
    });
    // Whoever plays on has seen enough of it.
    const version = $derived(see().table.version);
    $effect(() => {
      void version;
      this.isBrokenShown = false;
    });
    let before = untrack(() => said);
    $effect(() => {
      if (said === before) return;
      before = said;
      untrack(() => {
        const { table } = see();
        this.isBrokenShown = table.broken_claim !== null;
        if (!said) return;
        if (this.isMine) voice.say(`${said} ${say('page-claim-answer-by')}`, 'assertive');
        else if (!this.asked && !this.isBrokenShown) tell(said);
        else voice.say(said);
      });
    });
  }
}

function cardsOf(codes: readonly string[] | undefined): HandCard[] | null {
  return codes ? [...new Set(codes)].map((card) => ({ card, copies: 1, trump: false, points: null })) : null;
}
