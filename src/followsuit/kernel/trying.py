"""What to say before the first card, found by trying: everything that may be said, in some deals that may be, compiled.

For games in which it has to be weighed what a trick is worth (`plain_scores`): there rules of thumb about calls, which
rest on that, would mislead. Everybody plays at random afterwards, so that nothing is asked of such rules again.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, below, member, shuffled_on, size, stream
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import GAME, Record
from followsuit.kernel.machine import act
from followsuit.kernel.run import random_round
from followsuit.kernel.scoring import utility
from followsuit.kernel.stages import MOST_CALLS, legal_calls
from followsuit.kernel.thumb import unseen

DEALS = 32


@compiled
def call_by_trying(game: Record, tables: Record) -> int:
    """What brought most, of all that the seat to act may say, in the same deals for each."""
    seat, calls, tried = game.to_act, np.zeros(MOST_CALLS, np.int64), np.zeros(1, GAME)
    calls = calls[: legal_calls(game, tables, calls)]
    sums = np.zeros(len(calls))
    # What is drawn follows from what everyone knows: a seat decides the same in every deal that it thinks possible.
    key = stream(U(game.number), U(64 * game.decided + seat))
    for deal in range(DEALS):
        for index in range(len(calls)):
            tried[0] = game
            supposed = tried[0]
            _deal_unseen(supposed, tables, stream(key, U(deal)))
            act(supposed, tables, calls[index])
            random_round(supposed, tables)
            sums[index] += utility(supposed, tables, seat)
    return int(calls[sums.argmax()])


@compiled
def _deal_unseen(game: Record, tables: Record, rng: np.uint64) -> None:
    """Deal what the seat to act has not seen to the others and to the table, and let chance go on from there."""
    left = unseen(game, tables)
    for seat in range(tables.seats):
        if seat not in (game.to_act, game.sits_out):
            hand = NONE
            for _ in range(min(game.size, np.int64(size(left)))):
                rng = shuffled_on(rng)
                card = member(left, below(rng, size(left)))
                left ^= card
                hand |= card
            game.hands[seat] = hand
    game.table = NONE
    for _ in range(min(tables.on_table, np.int64(size(left)))):
        card = left & (~left + ONE)
        left ^= card
        game.table |= card
    game.rng, game.seed = rng, rng
