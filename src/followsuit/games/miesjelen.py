"""Miesjelen, the South Limburg game of exactly zero. Rules: docs/games/miesjelen.md.

What the source calls a session and a round are a round and a trick here, as everywhere in this project.
"""

from followsuit.cards import french
from followsuit.rules import (
    Deal,
    DealersCard,
    DoubledWhenTrump,
    ExactlyZero,
    FollowSuit,
    FrontPage,
    NearestToZeroAfter,
    NoTrick,
    Number,
    PerTrick,
    Rules,
    SuitOfTurned,
    TrumpWhenVoid,
    game,
)


@game(
    key="miesjelen",
    version=1,
    name="Miesjelen",
    title="Five tricks at a time, from 25 down to exactly zero.",
    origin="South Limburg, the Netherlands",
    seats=range(2, 7),
    usual_seats=4,
    options=(
        Number(
            key="round_limit",
            default=None,
            least=1,
            most=1_000,
            may_be_none=True,
            says="Stop after this many rounds (void ones count): the score nearest to 0 then wins, and equals share. "
            "Without a limit a game may go on for a very long time.",
        ),
    ),
    front_page=FrontPage(place=3, family="exact-bids", minutes=10, options={"round_limit": 15}),
    lesson=62,
)
def miesjelen(round_limit: int | None) -> Rules:
    """Follow, else trump; every trick is a point off; taking none costs five; spades double."""
    limit = () if round_limit is None else (NearestToZeroAfter(round_limit),)
    return Rules(
        deck=french("7", "A"),
        deal=Deal(hands=5, packets=(3, 2), face_up=DealersCard(3)),
        trump=SuitOfTurned(),
        play=(FollowSuit(), TrumpWhenVoid()),
        score=(PerTrick(-1), NoTrick(+5), DoubledWhenTrump("s")),
        start=25,
        end=(ExactlyZero(void_when_shared=True), *limit),
    )
