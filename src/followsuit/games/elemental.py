"""Elemental: exact bids with four zeros and four infinities. Rules: docs/games/elemental.md."""

from followsuit.cards import elemental as elemental_deck
from followsuit.rules import (
    Bids,
    Deal,
    Everything,
    ExactBid,
    FollowSuit,
    FrontPage,
    MissedBid,
    MostPointsAfter,
    NextCard,
    Nothing,
    Rules,
    SuitOfTurned,
    game,
)


@game(
    key="elemental",
    version=1,
    name="Elemental",
    title="Bid your tricks; zeros slip away and infinities cannot be beaten.",
    seats=range(3, 7),
    usual_seats=4,
    front_page=FrontPage(place=5, family="exact-bids", minutes=20),
)
def elemental(seats: int) -> Rules:
    """A card more every round until the whole deck is dealt."""
    rounds = 60 // seats
    return Rules(
        deck=elemental_deck(),
        deal=Deal(hands=tuple(range(1, rounds + 1)), face_up=NextCard(except_longest=True)),
        trump=SuitOfTurned(no_trump="0", named="∞"),
        specials=(Nothing("0"), Everything("∞")),
        stages=(Bids(),),
        play=(FollowSuit(),),
        score=(ExactBid(20, per_trick=10), MissedBid(per_trick=-10)),
        end=(MostPointsAfter(rounds),),
    )
