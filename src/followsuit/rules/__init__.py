"""The words games are written in.

A word is a small frozen value that says what it allows and why it refuses, tells its own sentence for the rules
page, and is the data that the kernel is compiled from. A game is a page of such words; see `followsuit.games`.
"""

from followsuit.rules.bidding import Bids, BlindNil
from followsuit.rules.card_points import CardPoints
from followsuit.rules.contracts import Contract, Contracts, Dues, TableCards
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
from followsuit.rules.end import ExactlyZero, FallenTo, FirstTo, MostPointsAfter, NearestToZeroAfter
from followsuit.rules.follow import (
    FirstTrickWithout,
    FollowSuit,
    HeadTrick,
    NoUndertrump,
    OpensWith,
    Overtrump,
    TrumpWhenVoid,
    Unbroken,
)
from followsuit.rules.offer import Offer
from followsuit.rules.opening import DealerLeads, EldestLeads, HolderLeads
from followsuit.rules.options import Choice, Number, Switch
from followsuit.rules.page import FrontPage, Page, Rules, game
from followsuit.rules.passing import Passing
from followsuit.rules.payments import Ladder, MostTricksLose, NothingPlayed, TakeNothing
from followsuit.rules.points_score import LastTrick, MakersNeedMost, Moon, PointsTaken, PointSteps, TrickMelds
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
from followsuit.rules.side_score import Bags, EveryTrick, MakersTake, Nil, OddTricks, SideContract
from followsuit.rules.sides import EachAlone, Partners
from followsuit.rules.specials import (
    Bowers,
    Everything,
    Nothing,
    Order,
    PermanentTrumps,
    Promoted,
    SuperTrump,
    TopTrumps,
    TrumpRanks,
)
from followsuit.rules.tokens import Tokens
from followsuit.rules.trick import HighestTrumpElseLed
from followsuit.rules.trump import DrawnSuit, FixedTrump, NamesTrump, NoTrump, SuitOfTurned

__all__ = [
    "Bags",
    "Bids",
    "BlindNil",
    "Bowers",
    "ByContract",
    "CardPoints",
    "Choice",
    "Contract",
    "Contracts",
    "Deal",
    "DealerLeads",
    "DealerSitsOut",
    "DealersCard",
    "DoubledWhenTrump",
    "DrawnSuit",
    "Dues",
    "EachAlone",
    "EldestLeads",
    "EveryTrick",
    "Everything",
    "ExactBid",
    "ExactZero",
    "ExactlyZero",
    "FallenTo",
    "FirstTo",
    "FirstTrickWithout",
    "FixedTrump",
    "FollowSuit",
    "FrontPage",
    "HeadTrick",
    "HighestTrumpElseLed",
    "HolderLeads",
    "IconsGained",
    "Ladder",
    "LastTrick",
    "MakersNeedMost",
    "MakersTake",
    "MissedBid",
    "Moon",
    "MostPointsAfter",
    "MostTricksLose",
    "NamesTrump",
    "NearestToZeroAfter",
    "NextCard",
    "Nil",
    "NoSitting",
    "NoTrick",
    "NoTrump",
    "NoUndertrump",
    "Nothing",
    "NothingPlayed",
    "Number",
    "OddTricks",
    "Offer",
    "OpensWith",
    "Order",
    "Overtrump",
    "Page",
    "Partners",
    "Passing",
    "PerTrick",
    "PermanentTrumps",
    "PointSteps",
    "PointsTaken",
    "Promoted",
    "Refusal",
    "Rules",
    "SideContract",
    "SuitOfTurned",
    "SuperTrump",
    "Switch",
    "TableCards",
    "TakeNothing",
    "Tokens",
    "TopRanks",
    "TopTrumps",
    "TrickMelds",
    "TrumpRanks",
    "TrumpWhenVoid",
    "Unbroken",
    "WholeDeck",
    "game",
    "up_and_down",
]
