"""Four hands of thirteen, twice: a page for the kernel, and a loop written by hand for this one shape.

The loop has the same generator and the same way of picking a card as the kernel, and nothing that the shape does not
need: no tables, no state that could be taken up again, no history.
"""

from __future__ import annotations

import numpy as np

from followsuit.cards import french
from followsuit.kernel.bits import NONE, ONE, U, below, first, member, shuffled_on, size
from followsuit.kernel.compiling import compiled
from followsuit.rules import Deal, DealersCard, FollowSuit, MostPointsAfter, PerTrick, Rules, SuitOfTurned, game

SUIT = U(0x1FFF)


@game(key="whist", version=1, name="Whist, 4 × 13", title="Thirteen tricks.", seats=(4,), usual_seats=4)
def whist() -> Rules:
    """Plain whist: one round of thirteen tricks."""
    return Rules(
        deck=french("2", "A"),
        deal=Deal(hands=13, face_up=DealersCard(13)),
        trump=SuitOfTurned(),
        play=(FollowSuit(),),
        score=(PerTrick(+1),),
        end=(MostPointsAfter(1),),
    )


@compiled
def by_hand(games: int, seed: int) -> int:
    """Deal and play so many games at random; the tricks of seat 0."""
    rng = U(seed)
    hands = np.empty(4, np.uint64)
    taken = np.zeros(4, np.int64)
    for _ in range(games):
        left, count, card = U((1 << 52) - 1), U(52), NONE
        for seat in range(4):
            hand = NONE
            for _ in range(13):
                rng = shuffled_on(rng)
                card = member(left, below(rng, count))
                left ^= card
                hand |= card
                count -= ONE
            hands[seat] = hand
        trumps = SUIT << (first(card) // U(13) * U(13))
        leader = 0
        for _ in range(13):
            best, winner, led = NONE, 0, NONE
            for place in range(4):
                seat = (leader + place) & 3
                hand = hands[seat]
                legal = hand & led
                if legal == NONE:
                    legal = hand
                rng = shuffled_on(rng)
                card = member(legal, below(rng, size(legal)))
                hands[seat] = hand ^ card
                number = first(card)
                if place == 0:
                    led = SUIT << (number // U(13) * U(13))
                power = number + U(100) if card & trumps else number + ONE if card & led else NONE
                power = (power << U(2)) | U(3 - place)
                if power > best:
                    best, winner = power, seat
            taken[winner] += 1
            leader = winner
    return int(taken[0])
