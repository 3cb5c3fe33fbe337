"""Oh Hell, the game of saying how many tricks one will take and taking exactly that many. Rules: docs/games/oh-hell.md.

The usual options are the game as Pagat publishes it (pagat.com, "Oh Hell!"): ten cards each, eight with six players
and seven with seven, one fewer every round down to a single card and one more every round back again; the next card
is turned for trump; the dealer bids last and may not make the bids fit the tricks; a met bid scores ten and a point a
trick, a missed one nothing. What it leaves open or tells as variants is settled here:

- The round of one card is played once. With `schedule` hands may also grow first, or go only one way.
- `longest` is never more than the pack gives: with the card that is turned, or without it where `no_trump` has the
  longest hands played without trump. The turned card is out of play. Where one card is the longest hand, that is all of
  the game.
- Everyone bids aloud and once, and sees its own card in the round of one card, too.
- The hook holds in every round, that of one card included; without `hook` the dealer is as free as the others.
- `scoring` and `zero` are the two other ways to score that are often met, and what a met bid of zero is worth.
- After the last round most points win, and equals share.
"""

from followsuit.cards import french
from followsuit.rules import (
    Bids,
    Choice,
    Deal,
    ExactBid,
    ExactZero,
    FollowSuit,
    FrontPage,
    MissedBid,
    MostPointsAfter,
    NextCard,
    NoTrump,
    Number,
    PerTrick,
    Rules,
    SuitOfTurned,
    Switch,
    game,
    up_and_down,
)

SCORING = {
    "exact": (ExactBid(10, per_trick=1),),
    "tricks": (PerTrick(+1), ExactBid(10)),
    "penalty": (ExactBid(10, per_trick=1), MissedBid(per_trick=-1)),
}


@game(
    key="oh-hell",
    version=1,
    name="Oh Hell",
    title="Take exactly the tricks you bid, from ten cards down to one and back.",
    origin="England and the United States",
    seats=range(3, 8),
    usual_seats=4,
    options=(
        Choice(
            key="schedule",
            default="down-up",
            values={
                "down-up": "from the longest hand down to one card and up again",
                "up-down": "from one card up to the longest hand and down again",
                "down": "from the longest hand down to one card",
                "up": "from one card up to the longest hand",
            },
            says="How the hands grow and shrink from round to round.",
        ),
        Number(
            key="longest",
            default=10,
            least=1,
            most=17,
            says="How many cards the longest hand has; fewer where the pack does not hold as many.",
        ),
        Switch(key="no_trump", default=False, says="Play the rounds with the longest hand without trump."),
        Switch(key="hook", default=True, says="The dealer may not make the bids add up to the tricks."),
        Choice(
            key="scoring",
            default="exact",
            values={
                "exact": "a met bid scores 10 and a point a trick, a missed one nothing",
                "tricks": "every trick scores a point, and a met bid 10 more",
                "penalty": "a met bid scores 10 and a point a trick, a missed one −1 for each trick off",
            },
            says="What bids and tricks score.",
        ),
        Choice(
            key="zero",
            default="ten",
            values={"ten": "10, as for any bid", "five": "5, because it is easier"},
            says="What a met bid of zero scores.",
        ),
    ),
    front_page=FrontPage(place=6, family="exact-bids", also_called=("Nomination Whist", "Blackout"), minutes=20),
    lesson=8,
)
def oh_hell(seats: int, schedule: str, longest: int, no_trump: bool, hook: bool, scoring: str, zero: str) -> Rules:
    """Bid, follow suit, score what was bid exactly; a card fewer or more every round."""
    longest = min(longest, (52 if no_trump else 51) // seats)
    up, down = tuple(range(1, longest + 1)), tuple(range(longest, 0, -1))
    has_trump = longest > 1 or not no_trump
    hands = {"up": up, "down": down, "up-down": up_and_down(longest), "down-up": (*down, *up[1:])}[schedule]
    return Rules(
        deck=french("2", "A"),
        deal=Deal(hands=hands, face_up=NextCard(except_longest=no_trump) if has_trump else None),
        trump=SuitOfTurned() if has_trump else NoTrump(),
        stages=(Bids(hook=hook),),
        play=(FollowSuit(),),
        score=(*SCORING[scoring], *((ExactZero(-5, from_hand=1),) if zero == "five" else ())),
        end=(MostPointsAfter(len(hands)),),
    )
