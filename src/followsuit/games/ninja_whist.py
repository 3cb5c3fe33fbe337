"""Ninja Whist: exact bids, an unruly Jack, and tokens that are points or power. Rules: docs/games/ninja-whist.md.

The source gives every player a score token after a round; it is read as blank for those who missed their bid.
"""

from followsuit.cards import ninja
from followsuit.rules import (
    Bids,
    Deal,
    DealerLeads,
    ExactBid,
    FollowSuit,
    FrontPage,
    IconsGained,
    MostPointsAfter,
    NextCard,
    Number,
    Promoted,
    Rules,
    SuitOfTurned,
    SuperTrump,
    Switch,
    Tokens,
    game,
    up_and_down,
)

TOKENS = Tokens(
    tuple(
        (
            "- a b c d aa ab ac ad bb bc bd cc cd dd aab aac aad bba bbc bbd cca ccb ccd dda ddb ddc abc abd acd bcd"
        ).split()
    )
)


@game(
    key="ninja-whist",
    version=1,
    name="Ninja Whist",
    title="Meet your bid, and spend bonus tokens to strike harder.",
    origin="the family of Norwegian Whist",
    seats=range(2, 9),
    usual_seats=4,
    options=(
        Number(
            key="bid_cap",
            default=7,
            most=20,
            says="The highest bid, as on the printed bid markers; 0 lifts the limit.",
        ),
        Switch(
            key="double_max",
            default=False,
            seats=(7, 8),
            says="Play the round with the longest hand twice.",
        ),
    ),
    front_page=FrontPage(place=4, family="exact-bids", minutes=30),
)
def ninja_whist(seats: int, bid_cap: int, double_max: bool) -> Rules:
    """Hands grow from one card to all that can be dealt and shrink again; the dealer leads."""
    hands = up_and_down(41 // seats, longest_twice=double_max)
    return Rules(
        deck=ninja(),
        deal=Deal(hands=hands, face_up=NextCard(except_longest=True)),
        trump=SuitOfTurned(no_trump="J"),
        specials=(
            SuperTrump("J", number=11),
            Promoted("A", over="K", number=12),
            Promoted("A", over="J", number=12, trump_only=True),
        ),
        stages=(Bids(hook=True, cap=bid_cap or None),),
        opening=DealerLeads(),
        play=(FollowSuit(),),
        tokens=TOKENS,
        score=(ExactBid(10), IconsGained(TOKENS)),
        end=(MostPointsAfter(len(hands)),),
    )
