"""Zole, the Latvian game of one against two. Rules: docs/games/zole.md.

The source plays on until the table stops; here a table of 12 rounds is usual and 0 rounds is the open end. Its
scoring table and the less common variants (four at the table, dues) are written out as in Latvian practice.
"""

from followsuit.cards import french
from followsuit.rules import (
    ByContract,
    CardPoints,
    Contract,
    Contracts,
    Deal,
    DealerSitsOut,
    Dues,
    FollowSuit,
    FrontPage,
    Ladder,
    MostPointsAfter,
    MostTricksLose,
    NoSitting,
    NothingPlayed,
    Number,
    PermanentTrumps,
    Rules,
    Switch,
    TableCards,
    TakeNothing,
    game,
)

POINTS = CardPoints({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2})
MORE_THAN_HALF = "The solo player wins with at least 61 of the 120 card points."

BIG = Contract(
    "B", "Big", TableCards.TO_SOLO, stash=2, settles_dues=True, aim=MORE_THAN_HALF,
    payment=Ladder(POINTS, all_tricks=3, steps=((91, 2), (61, 1), (31, -2), (0, -3)), no_trick=-4),
)  # fmt: skip
ZOLE = Contract(
    "Z", "Zole", TableCards.TO_OPPONENTS, aim=MORE_THAN_HALF,
    payment=Ladder(POINTS, all_tricks=7, steps=((91, 6), (61, 5), (31, -6), (0, -7)), no_trick=-8),
)  # fmt: skip
SMALL_ZOLE = Contract(
    "S", "Small zole", TableCards.TO_OPPONENTS, until_solo_trick=True,
    aim="The solo player wins by taking no trick.", payment=TakeNothing(won=6, lost=-7),
)  # fmt: skip
THE_TABLE = Contract(
    "", "The Table", TableCards.TO_NOBODY, aim="Everyone plays alone and avoids tricks.",
    payment=MostTricksLose(POINTS, value=2),
)  # fmt: skip
PASSED_OUT = Contract(
    "",
    "Passed out",
    TableCards.TO_NOBODY,
    is_played=False,
    aim="A due is written.",
    payment=NothingPlayed(),
)


@game(
    key="zole",
    version=1,
    name="Zole",
    title="One against two, for more than half of the points.",
    origin="Latvia",
    seats=(3, 4),
    usual_seats=3,
    options=(
        Number(
            key="rounds",
            default=12,
            most=1_000,
            says="How many rounds are played; with 0 the table stops when it likes.",
        ),
        Switch(key="small_zole", default=True, says="Whether Small zole may be chosen."),
        Switch(
            key="dues",
            default=False,
            says="Three passes play nothing but write a due (pule), which the next won Big collects.",
        ),
    ),
    front_page=FrontPage(place=1, family="alone", also_called=("Zolīte",), minutes=15),
    lesson=24,
)
def zole(seats: int, rounds: int, small_zole: bool, dues: bool) -> Rules:
    """Fourteen permanent trumps, four contracts, and scores that add up to zero. With four the dealer sits out."""
    contracts = Contracts(
        offers=(BIG, ZOLE, SMALL_ZOLE) if small_zole else (BIG, ZOLE),
        all_pass=PASSED_OUT if dues else THE_TABLE,
        dues=Dues(collective=1, private=3) if dues else None,
        not_offered={} if small_zole else {SMALL_ZOLE.letter: SMALL_ZOLE.name},
    )
    return Rules(
        deck=french("9", "A", also="7d 8d", tens_high=True),
        deal=Deal(hands=8, table=2, sitting_out=DealerSitsOut() if seats == 4 else NoSitting()),
        specials=(PermanentTrumps("Qc Qs Qh Qd Jc Js Jh Jd Ad Td Kd 9d 8d 7d"),),
        stages=(contracts,),
        play=(FollowSuit(),),
        score=(ByContract(contracts),),
        end=(MostPointsAfter(rounds),),
    )
