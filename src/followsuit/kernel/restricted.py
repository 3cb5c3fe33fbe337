"""Players that do without something, compiled: random or greedy, as long as another decision is open to them."""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first, shuffled_on
from followsuit.kernel.compiling import compiled
from followsuit.kernel.greedy import card_by_thumb, greedy
from followsuit.kernel.layout import CALL, DONE, LAY, PLAY, Record
from followsuit.kernel.legality import legal_cards
from followsuit.kernel.policies import GREEDY, RANDOM, any_of, at_random
from followsuit.kernel.stages import barred, most_bid
from followsuit.kernel.without import RESTRICTIONS, TOKENS, TRUMP_LEADS, TRUMPING, ZERO_BIDS, parted

RESTRICTED = 1 << 8
"""From here on a policy is one of those below and, times this, a bit for each thing that it does without."""
BIT_OF = {name: 1 << place for place, name in enumerate(RESTRICTIONS)}
# Compiled code compares plain numbers.
NO_TRUMPING, NO_TRUMP_LEADS = BIT_OF[TRUMPING], BIT_OF[TRUMP_LEADS]
NO_ZERO_BIDS, NO_TOKENS = BIT_OF[ZERO_BIDS], BIT_OF[TOKENS]
COMPILED = {"random": RANDOM, "greedy": GREEDY}


def restricted_policy(name: str) -> int | None:
    """The policy of a player with restrictions, if it is compiled."""
    base, without = parted(name)
    if not without or base not in COMPILED:
        return None
    return COMPILED[base] + RESTRICTED * sum(BIT_OF[each] for each in set(without))


@compiled
def restricted(game: Record, tables: Record, policy: int) -> int:
    """The decision of the seat to act."""
    at, without, is_random = game.at, policy // RESTRICTED, policy % RESTRICTED == RANDOM
    if at == LAY and without & NO_TOKENS:
        return DONE
    if at == PLAY:
        cards = _cards(game, tables, without)
        if is_random:
            game.rng = shuffled_on(game.rng)
            return np.int64(first(any_of(game.rng, cards)))
        return card_by_thumb(game, tables, cards)
    decision = at_random(game, tables) if is_random else greedy(game, tables)
    if at == CALL and without & NO_ZERO_BIDS:
        return _above_zero(game, tables, decision)
    return decision


@compiled
def _cards(game: Record, tables: Record, without: int) -> np.uint64:
    """The cards that may be played, without those that the seat does without, unless there are no others."""
    legal, trumps = legal_cards(game, tables, game.to_act), tables.trumps[game.order]
    held_back = NONE
    if game.played == 0:
        if without & NO_TRUMP_LEADS:
            held_back = trumps
    elif without & NO_TRUMPING and not trumps & (ONE << U(game.trick_cards[game.tricks, 0])):
        held_back = trumps
    left = legal & ~held_back
    return left if left else legal


@compiled
def _above_zero(game: Record, tables: Record, decision: int) -> int:
    """Something said, or what stands in place of a bid of 0: the least other bid, and a look at the cards."""
    stage = tables.stage[game.stage]
    if stage.keeps_closed:
        return 0
    if not stage.is_bid or decision:
        return decision
    least = 2 if barred(game, tables, game.to_act) == 1 else 1
    return least if least <= most_bid(game, tables) else 0
