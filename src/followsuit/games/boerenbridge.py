"""Boerenbridge, the Dutch game of exact guesses. Rules: docs/games/boerenbridge.md.

The source names 5, 7 and 15 rounds in different places; all three are schedules here. Its dealer "changes the
guess by one" when the guesses fit the tricks; here that number is simply not open to the dealer.
"""

from followsuit.cards import french
from followsuit.rules import (
    Bids,
    Choice,
    Deal,
    DrawnSuit,
    ExactBid,
    ExactZero,
    FollowSuit,
    FrontPage,
    MissedBid,
    MostPointsAfter,
    Rules,
    TopRanks,
    WholeDeck,
    game,
    up_and_down,
)

HANDS = {
    "five": up_and_down(5, start=3),
    "seven": up_and_down(6, start=3),
    "fifteen": up_and_down(8),
}


@game(
    key="boerenbridge",
    version=1,
    name="Boerenbridge",
    title="Say how many tricks you will take, then take exactly that many.",
    origin="the Netherlands",
    seats=range(3, 7),
    usual_seats=4,
    options=(
        Choice(
            key="schedule",
            default="five",
            values={
                "five": "hands of 3 4 5 4 3, every card dealt",
                "seven": "hands of 3 4 5 6 5 4 3, every card dealt",
                "fifteen": "hands of 1 to 8 and back to 1 from all 52 cards",
            },
            seats_by_value={"five": (4,), "seven": (4,), "fifteen": range(3, 7)},
            says="How many rounds are played, and with which cards.",
        ),
    ),
    front_page=FrontPage(place=2, family="exact-bids", also_called=("Chinees poepen",), minutes=5),
    lesson=3,
)
def boerenbridge(schedule: str) -> Rules:
    """Bid with a hook for the dealer, follow suit, score only what was guessed exactly."""
    hands = HANDS[schedule]
    return Rules(
        deck=french("2", "A"),
        deal=Deal(hands=hands, pack=WholeDeck() if schedule == "fifteen" else TopRanks()),
        trump=DrawnSuit(),
        stages=(Bids(hook=True),),
        play=(FollowSuit(),),
        score=(ExactBid(10, per_trick=2), ExactZero(+10, from_hand=6), MissedBid(per_trick=-2)),
        end=(MostPointsAfter(len(hands)),),
    )
