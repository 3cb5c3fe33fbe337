"""Sueca, the Portuguese game of aces and sevens. Rules: docs/games/sueca.md.

As Pagat describes it: 40 cards, 120 points, the dealer's card makes trump, and there is no duty to trump or to win.
More than 60 points are a game, more than 90 two; four take every trick, not only every point, as some tables have it.
Sixty each counts for nobody. The turn goes clockwise here, as in every game of the house; at Portuguese tables it goes
the other way, which changes nothing else.
"""

from followsuit.cards import french_ranked
from followsuit.rules import (
    CardPoints,
    Deal,
    DealersCard,
    FirstTo,
    FollowSuit,
    FrontPage,
    Number,
    Partners,
    PointSteps,
    Rules,
    SuitOfTurned,
    game,
)

POINTS = CardPoints({"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2})


@game(
    key="sueca",
    version=1,
    name="Sueca",
    title="Partners take more than half of 120 points, and the seven is worth ten.",
    origin="Portugal",
    seats=(4,),
    usual_seats=4,
    options=(Number(key="target", default=4, least=1, most=100, says="The games that win the match."),),
    front_page=FrontPage(place=10, family="partners", minutes=10),
    lesson=2,
)
def sueca(target: int) -> Rules:
    """Ten cards each; more than 60 points are a game, more than 90 two, every trick four."""
    return Rules(
        deck=french_ranked("2 3 4 5 6 Q J K 7 A"),
        sides=Partners(),
        deal=Deal(hands=10, face_up=DealersCard(1)),
        trump=SuitOfTurned(),
        play=(FollowSuit(),),
        score=(PointSteps(POINTS, steps=((91, 2), (61, 1)), all_tricks=4),),
        end=(FirstTo(target),),
    )
