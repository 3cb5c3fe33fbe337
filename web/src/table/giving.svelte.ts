/** Cards that are chosen in the hand itself, one by one, and given to somebody else together. */
import type { Decision, Telling } from '../telling/documents';

export class Giving {
  #telling: () => Telling;
  #chosen: string[] = $state([]);
  /** One more was tapped than are to be given. */
  isTooMany = $state(false);

  constructor(telling: () => Telling) {
    this.#telling = telling;
  }

  /** What is asked, while it is to give cards. */
  get decision(): Decision | null {
    const { decision } = this.#telling();
    return decision?.receiver === undefined ? null : decision;
  }

  /** Those that are chosen, as far as they are still held. */
  get chosen(): string[] {
    const { hand } = this.#telling();
    return this.decision ? this.#chosen.filter((code) => hand.some(({ card }) => card === code)) : [];
  }

  /** What may be chosen, and how many. */
  get picking(): { among: string[]; count: number } | null {
    const { decision } = this;
    return decision && { among: decision.among ?? this.#telling().hand.map(({ card }) => card), count: decision.count };
  }

  /** How many have still to be chosen. */
  get missing(): number {
    return (this.decision?.count ?? 0) - this.chosen.length;
  }

  /** Choose a card, or take it back. */
  pick(code: string): void {
    const { chosen } = this;
    const isChosen = chosen.includes(code);
    this.isTooMany = !isChosen && this.missing <= 0;
    if (isChosen) this.#chosen = chosen.filter((each) => each !== code);
    else if (!this.isTooMany) this.#chosen = [...chosen, code];
  }

  forget(): void {
    [this.#chosen, this.isTooMany] = [[], false];
  }

  /** The action that gives the chosen cards, once all are; then none is chosen any more. */
  take(): string | null {
    const { decision, chosen } = this;
    const action = decision && this.missing === 0 ? `${decision.verb} ${chosen.join(' ')}` : null;
    this.forget();
    return action;
  }
}
