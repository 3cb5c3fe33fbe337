"""Skat without its bidding values, made of existing words only. It is in no folder of the package.

The first who chooses a game plays it against the other two, picks the two cards on the table up and puts two away; a
game is worth what the ladder says, whatever trumps are missing. So it is what OpenSpiel plays under that name.
"""

from followsuit.cards import french
from followsuit.rules import (
    ByContract,
    CardPoints,
    Contract,
    Contracts,
    Deal,
    FollowSuit,
    Ladder,
    MostPointsAfter,
    NothingPlayed,
    Order,
    PermanentTrumps,
    Rules,
    TableCards,
    TakeNothing,
    TopTrumps,
    game,
)

JACKS = "Jc Js Jh Jd"
POINTS = CardPoints({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2})
STEPS = ((90, 2), (61, 1), (31, -1), (0, -2))
"""Schneider, won, lost, lost schneider: the least card points, and what each of the others pays."""
WON, LOST = 1, -1
"""What each of the others pays in Null."""
GRAND = Order("grand", "Grand", specials=(PermanentTrumps(JACKS),))
NULL = Order("null", "Null", ranks="A K Q J T 9 8 7")


def _for_points(letter: str, name: str, order: str) -> Contract:
    return Contract(
        letter, name, TableCards.TO_SOLO, stash=2, order=order, aim="Take at least 61 of the 120 card points.",
        payment=Ladder(POINTS, all_tricks=2, steps=STEPS, no_trick=-2),
    )  # fmt: skip


GAMES = (
    _for_points("C", "Clubs", "c"),
    _for_points("S", "Spades", "s"),
    _for_points("H", "Hearts", "h"),
    _for_points("D", "Diamonds", "d"),
    _for_points("G", "Grand", GRAND.key),
    Contract(
        "N", "Null", TableCards.TO_SOLO, stash=2, order=NULL.key, until_solo_trick=True, aim="Take no trick.",
        payment=TakeNothing(WON, LOST),
    ),
)  # fmt: skip
PASSED = Contract("", "Passed", TableCards.TO_NOBODY, NothingPlayed(), aim="Nobody plays.", is_played=False)


@game(
    key="test-skat",
    version=1,
    name="Test Skat",
    title="One against two, with a game of the solo player's choice.",
    seats=(3,),
    usual_seats=3,
)
def skat() -> Rules:
    """Twelve rounds."""
    contracts = Contracts(GAMES, all_pass=PASSED)
    return Rules(
        deck=french("7", "A", tens_high=True),
        deal=Deal(hands=10, packets=(3, 4, 3), table=2),
        specials=(TopTrumps(JACKS),),
        orders=(GRAND, NULL),
        stages=(contracts,),
        play=(FollowSuit(),),
        score=(ByContract(contracts),),
        end=(MostPointsAfter(12),),
    )
