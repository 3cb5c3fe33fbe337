"""The words games are written in.

A word is a small frozen value that says what it allows and why it refuses, tells its own sentence for the rules
page, and is the data that the kernel is compiled from. A game is a page of such words; see `followsuit.games`.
"""

from followsuit.rules.bidding import Bids
from followsuit.rules.contracts import (
    CardPoints,
    Contract,
    Contracts,
    Dues,
    Ladder,
    MostTricksLose,
    NothingPlayed,
    TableCards,
    TakeNothing,
)
from followsuit.rules.deal import (
    Deal,
    DealersCard,
    DealerSitsOut,
    NextCard,
    NoSitting,
    TopRanks,
    WholeDeck,
    up_and_down,
)
from followsuit.rules.end import ExactlyZero, MostPointsAfter, NearestToZeroAfter
from followsuit.rules.faces import Everything, Nothing, PermanentTrumps, Promoted, SuperTrump
from followsuit.rules.follow import FollowSuit, TrumpWhenVoid
from followsuit.rules.options import Choice, Number, Switch
from followsuit.rules.page import FrontPage, Page, Rules, game
from followsuit.rules.refusal import Refusal
from followsuit.rules.score import (
    ByContract,
    DoubledWhenTrump,
    ExactBid,
    ExactZero,
    IconsGained,
    MissedBid,
    NoTrick,
    PerTrick,
)
from followsuit.rules.tokens import Tokens
from followsuit.rules.trick import HighestTrumpElseLed
from followsuit.rules.trump import DrawnSuit, NoTrump, SuitOfTurned

__all__ = [
    "Bids",
    "ByContract",
    "CardPoints",
    "Choice",
    "Contract",
    "Contracts",
    "Deal",
    "DealerSitsOut",
    "DealersCard",
    "DoubledWhenTrump",
    "DrawnSuit",
    "Dues",
    "Everything",
    "ExactBid",
    "ExactZero",
    "ExactlyZero",
    "FollowSuit",
    "FrontPage",
    "HighestTrumpElseLed",
    "IconsGained",
    "Ladder",
    "MissedBid",
    "MostPointsAfter",
    "MostTricksLose",
    "NearestToZeroAfter",
    "NextCard",
    "NoSitting",
    "NoTrick",
    "NoTrump",
    "Nothing",
    "NothingPlayed",
    "Number",
    "Page",
    "PerTrick",
    "PermanentTrumps",
    "Promoted",
    "Refusal",
    "Rules",
    "SuitOfTurned",
    "SuperTrump",
    "Switch",
    "TableCards",
    "TakeNothing",
    "Tokens",
    "TopRanks",
    "TrumpWhenVoid",
    "WholeDeck",
    "game",
    "up_and_down",
]
