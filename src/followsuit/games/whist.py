"""Whist, the partnership game of odd tricks. Rules: docs/games/whist.md.

Short Whist as English clubs played it and Hoyle's books print it: the last card dealt makes trump, each trick above six
is a point, and the first side to five points wins. Two deliberate choices: honours, which many clubs had dropped, are
not counted; and a game is a game, without a rubber of three around it.
"""

from followsuit.cards import french
from followsuit.rules import (
    Deal,
    DealersCard,
    FirstTo,
    FollowSuit,
    FrontPage,
    Number,
    OddTricks,
    Partners,
    Rules,
    SuitOfTurned,
    game,
)


@game(
    key="whist",
    version=1,
    name="Whist",
    title="Two against two, thirteen tricks, and only those above six count.",
    origin="England",
    seats=(4,),
    usual_seats=4,
    options=(
        Number(
            key="target",
            default=5,
            least=1,
            most=100,
            says="The points that win: 5 in short Whist, 7 in American Whist, 9 or 10 in long Whist.",
        ),
    ),
    front_page=FrontPage(place=7, family="partners", minutes=10),
    lesson=3,
)
def whist(target: int) -> Rules:
    """Follow suit, take tricks with your partner, and be the first to the target."""
    return Rules(
        deck=french("2", "A"),
        sides=Partners(),
        deal=Deal(hands=13, face_up=DealersCard(13)),
        trump=SuitOfTurned(),
        play=(FollowSuit(),),
        score=(OddTricks(above=6),),
        end=(FirstTo(target),),
    )
