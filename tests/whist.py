"""A sixth game, made of existing words only: plain Whist. It is in no folder of the package.

Its key is one that no game would choose, so that a real Whist may be added.
"""

from followsuit.cards import french
from followsuit.rules import Deal, DealersCard, FollowSuit, MostPointsAfter, PerTrick, Rules, SuitOfTurned, game


@game(
    key="test-whist",
    version=1,
    name="Test Whist",
    title="Thirteen tricks, and the last card dealt is trump.",
    seats=(4,),
    usual_seats=4,
)
def whist() -> Rules:
    """Every trick is a point; one round."""
    return Rules(
        deck=french("2", "A"),
        deal=Deal(hands=13, face_up=DealersCard(13)),
        trump=SuitOfTurned(),
        play=(FollowSuit(),),
        score=(PerTrick(+1),),
        end=(MostPointsAfter(1),),
    )
