"""Klaverjas, the Dutch game of trump, roem and card points. Rules: docs/games/klaverjas.md.

As Dutch clubs play it and Pagat describes it: sixteen deals, the duties of Rotterdam or of Amsterdam. The seat after
the dealer names the trump, because it must ("verplicht") or unless it passes that on. Roem counts by itself for whoever
takes the trick; nobody has to call it. Every trick brings 100, to either side. Makers are wet ("nat") unless they have
more than the others, roem included: with as many they are wet, too, and the others get everything of both.
"""

from followsuit.cards import french
from followsuit.rules import (
    CardPoints,
    Choice,
    Deal,
    EveryTrick,
    FollowSuit,
    FrontPage,
    HeadTrick,
    LastTrick,
    MakersNeedMost,
    MostPointsAfter,
    NamesTrump,
    NoUndertrump,
    Number,
    Overtrump,
    Partners,
    PointsTaken,
    Rules,
    Switch,
    TrickMelds,
    TrumpRanks,
    TrumpWhenVoid,
    game,
)

POINTS = CardPoints({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}, trump={"J": 20, "9": 14})
ROEM = TrickMelds(
    runs={3: 20, 4: 50},
    pair="K Q",
    pair_points=20,
    alike={"A": 100, "T": 100, "K": 100, "Q": 100, "J": 200},
)


@game(
    key="klaverjas",
    version=1,
    name="Klaverjas",
    title="Name a trump suit and take more than half of the points, roem included.",
    origin="the Netherlands",
    seats=(4,),
    usual_seats=4,
    options=(
        Number(key="rounds", default=16, most=1_000, least=1, says="How many deals are played."),
        Choice(
            key="duties",
            default="rotterdam",
            values={
                "rotterdam": "who cannot follow must trump, higher than before if possible and lower if not",
                "amsterdam": "who cannot follow need not trump on the partner's trick, and undertrumps only if it must",
            },
            says="What a player owes who cannot follow suit.",
        ),
        Switch(key="may_pass", default=False, says="Whether naming the trump may be left to the next player."),
    ),
    front_page=FrontPage(place=12, family="partners", also_called=("Klaverjassen",), minutes=30),
    lesson=2,
)
def klaverjas(rounds: int, duties: str, may_pass: bool) -> Rules:
    """Makers who do not get more than the others lose everything to them."""
    amsterdam = duties == "amsterdam"
    return Rules(
        deck=french("7", "A", tens_high=True),
        sides=Partners(),
        deal=Deal(hands=8, packets=(3, 2, 3)),
        specials=(TrumpRanks("J 9 A T K Q 8 7"),),
        stages=(NamesTrump(may_pass=may_pass),),
        play=(
            HeadTrick(trumps_only=True),
            FollowSuit(),
            Overtrump(unless_partner_wins=amsterdam),
            NoUndertrump() if amsterdam else TrumpWhenVoid(),
        ),
        score=(PointsTaken(POINTS), LastTrick(10), EveryTrick(100), ROEM, MakersNeedMost()),
        end=(MostPointsAfter(rounds),),
    )
