/** What gives way to what: a question is read whole, however small the screen is. */
import type { Telling } from '../telling/documents';

/** The screen, as far as it matters here. */
export interface Sight {
  phone: boolean;
  flat: boolean;
  short: boolean;
  height: number;
}

/** What else is on the table. */
export interface Beside {
  /** The end of a round or of the game takes the place of a question. */
  isOver: boolean;
  /** A hint or another note wants to be read alone. */
  noteOnly: boolean;
  /** Something lies under the table instead of the tools. */
  hasFoot: boolean;
}

export interface Place {
  /** The phone's bar and strip; a phone held sideways has them too. */
  slim: boolean;
  /** Something other than a card of the hand is asked. */
  asksElse: boolean;
  /** Tokens are laid, which takes the room of the tools and needs none of them. */
  laying: boolean;
  /** A question needs the room of the fans. */
  needsRoom: boolean;
  /** It needs that of the tools, too. */
  crowded: boolean;
  hidesPlates: boolean;
  hidesHand: boolean;
  /** How wide the cards of a hand are that is only looked at. */
  handCard: number | undefined;
}

/** Questions with many answers under each other. */
const LONG_LISTS: readonly string[] = ['choose', 'call', 'take'];

export function placeFor(telling: Telling, sight: Sight, { isOver, noteOnly, hasFoot }: Beside): Place {
  const { decision } = telling;
  const asksCard = decision?.kind === 'play';
  const asksElse = decision !== null && !asksCard && decision.receiver === undefined;
  const slim = sight.phone || sight.flat;
  const laying = decision?.kind === 'tokens';
  const needsRoom = asksElse || isOver;
  const crowded = needsRoom && sight.height < 600;
  // A question and a hint about it are both read whole.
  const isHinted = asksElse && noteOnly && slim;
  const isLongList = LONG_LISTS.includes(decision?.kind ?? '');

  let handCard: number | undefined;
  if (isHinted || (sight.short && asksElse) || (hasFoot && (sight.phone || (slim && sight.short)))) handCard = 62;
  else if (asksElse && !laying && !slim && sight.height < 800) handCard = 82;
  else if (laying && !slim) handCard = 74;

  return {
    slim,
    asksElse,
    laying,
    needsRoom,
    crowded,
    hidesPlates: crowded || isHinted || (isLongList && slim && sight.short),
    hidesHand:
      (asksElse && decision.count > 0) || ((laying || isHinted) && sight.short) ||
      ((isOver || telling.tricks.length > 0) && !telling.hand.length),
    handCard,
  };
}
