"""The game that both servers are measured with: whist, four by thirteen, deal after deal."""

from __future__ import annotations

from followsuit.cards import french
from followsuit.rules import Deal, DealersCard, FollowSuit, MostPointsAfter, PerTrick, Rules, SuitOfTurned, game

OPEN_ENDED = 0


@game(
    key="bench-whist",
    version=1,
    name="Whist",
    title="Thirteen tricks, and the last card dealt is trump.",
    seats=(4,),
    usual_seats=4,
)
def whist() -> Rules:
    """Every trick is a point."""
    return Rules(
        deck=french("2", "A"),
        deal=Deal(hands=13, face_up=DealersCard(13)),
        trump=SuitOfTurned(),
        play=(FollowSuit(),),
        score=(PerTrick(+1),),
        end=(MostPointsAfter(OPEN_ENDED),),
    )
