"""A page in the shape of bridge: partners, four hands of thirteen, spades are trump, and a trick is a point."""

from __future__ import annotations

from followsuit.cards import french
from followsuit.rules import Deal, FixedTrump, FollowSuit, MostPointsAfter, Partners, PerTrick, Rules, game


@game(key="bridge-shape", version=1, name="Bridge, spades", title="Thirteen tricks.", seats=(4,), usual_seats=4)
def bridge() -> Rules:
    """One round without an auction."""
    return Rules(
        deck=french("2", "A"),
        sides=Partners(),
        deal=Deal(hands=13),
        trump=FixedTrump("s"),
        play=(FollowSuit(),),
        score=(PerTrick(+1),),
        end=(MostPointsAfter(1),),
    )
