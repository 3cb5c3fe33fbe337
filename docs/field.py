"""The field of trick-taking games: what 33 well-known ones are said with, and what they still lack words for.

The words of a game that is there come from its page; those of the others are written here, and each is checked to
exist. An idea that lacks a word is written once, with how it will be said.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Idea:
    """Something that games share and that cannot be said yet: the word to come, and what it will do."""

    word: str
    says: str


IDEAS = {
    "an auction with levels": Idea(
        "Auction(levels, orders, until)",
        "A stage. Whoever speaks calls a level with an order (`call 2h`), higher than the last one, or passes; it is "
        "over when all others have passed. The last caller's side undertakes it: `Round.declarer` and `Round.order` "
        "are there, the level is to come beside them. All is said aloud, so nothing is hidden.",
    ),
    "doubling": Idea(
        "Doubles(by, again)",
        "A stage, or part of an `Auction`: `call double`, `call redouble`. The round keeps the factor, and "
        "`DoubledWhenTrump` shows how a score term multiplies what came before.",
    ),
    "bidding by value": Idea(
        "ValueBids(values)",
        "A stage of two at a time: one says the next value (`call 18`), the other holds it (`call hold`) or passes, "
        "and whoever is left meets the third. What was held becomes the least that a later `Contract` must be worth.",
    ),
    "an open hand": Idea(
        "OpenHand(whose, after, played_by)",
        "A field of `Rules`. The hand joins what everyone sees (the view's `hands` beside its `hand`, and certain in "
        "`worlds`). In Bridge another plays it, so the seat to act is that one's, which acts for two; an open misère "
        "is played by its own seat.",
    ),
    "melds from the hand": Idea(
        "HandMelds(runs, alike, pair, shown)",
        "A stage that asks for cards to show (`meld Jh 9h`), or for none, and a score term that counts them, as "
        "`TrickMelds` counts a trick. Shown cards are certain to everyone until they are played.",
    ),
    "a called and hidden partner": Idea(
        "CalledCard(ranks, not_in)",
        "A stage (`call Ah`). Whoever holds the card is the caller's partner, and alone knows it: `Round.sides` is the "
        "truth, and the view has each seat's side as far as the viewer knows it, until the card falls.",
    ),
    "partners by the cards they hold": Idea(
        "HoldersTogether(card)",
        "A word for `sides`, with the view of a called partner: the two queens of clubs play together, or one alone.",
    ),
    "a talon with an exchange": Idea(
        "Talon(cards, discards, may_not, shown)",
        "A stage after the one that makes a declarer: it takes `Deal.table` up and puts as many away, as the stash of "
        "a `Contract` does, but with partners, after any auction, and with cards that may not be put away.",
    ),
    "a game named after the talon": Idea(
        "Declares(offers)",
        "A stage behind `Talon`: the declarer names one of the `Contract`s, and with it the order. `Contracts` without "
        "the question who plays.",
    ),
    "staged deals": Idea(
        "Deal(hands=8, first=5)",
        "The first portion is dealt, the stages marked `early` are asked, and chance deals the rest: `deal` becomes an "
        "action that chance may do twice in a round, and a hand that is not whole is a fact that worlds respect.",
    ),
    "a stock drawn from": Idea(
        "Stock(draws=1)",
        "A field of `Rules` beside `tokens`, which are won in the same way: after each trick, winner first, everyone "
        "draws from what was not dealt (`Phase.DRAW`). A card not seen may then be in the stock, which `worlds` has a "
        "place for already.",
    ),
    "trump by the first card": Idea(
        "FirstCardLed()", "A word for `trump`: the order is set when the first card is led."
    ),
    "the choice pushed to the partner": Idea(
        "NamesTrump(push=True)", "The same stage, which asks the partner next instead of the next seat."
    ),
    "a proposal that another accepts": Idea(
        "Proposal()", "A stage with `call propose` and `call accept`: the two are partners in this round."
    ),
    "a vote on what is played": Idea(
        "Vote(orders)", "A stage in which one card of each is laid down for a purpose (`vote 5h`), then shown."
    ),
    "another game in every deal": Idea(
        "InTurn(contracts)", "A stage that asks the dealer for one of the contracts it has not played yet."
    ),
    "a claim in mid-round": Idea(
        "Closing()", "An action beside `play`: close the stock, or stop because 66 are reached. The round is scored."
    ),
    "a declarer by the points held": Idea(
        "MostHonours(points)", "A stage that asks nobody: everyone's points are told, and the side with most declares."
    ),
    "high, low, jack and game": Idea("FourPoints()", "A score term: who took the highest, lowest and jack of trumps."),
    "parts of a point": Idea("CardPoints(of, parts=3)", "Card points in thirds or halves, rounded by side."),
    "defenders who may join or pass": Idea("Whisting()", "A stage behind the auction that asks each of the others."),
    "a pack of 78": Idea("", "A page has at most 60 cards, for a hand is one machine word; it would have to be two."),
}


@dataclass(frozen=True)
class Known:
    """A well-known game: the words that it is said with, and the ideas that it lacks words for."""

    name: str
    words: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    key: str = ""
    """Of its page, if there is one: then its words are read from that."""


def _known(name: str, words: str, *lacks: str) -> Known:
    return Known(name, tuple(words.split()), lacks)


FIELD = (
    Known("Whist", key="whist"),
    Known("Spades", key="spades"),
    Known("Hearts", key="hearts"),
    Known("Sueca", key="sueca"),
    Known("Euchre", key="euchre"),
    Known("Klaverjas", key="klaverjas"),
    Known("Oh Hell", key="oh-hell"),
    Known("Boerenbridge", key="boerenbridge"),
    _known("Bid Whist", "Partners Order Nothing", "an auction with levels", "a talon with an exchange"),
    _known("Norwegian Whist", "Partners OddTricks Order", "a vote on what is played"),
    _known("Israeli Whist", "Bids ExactBid MissedBid", "an auction with levels"),
    _known(
        "Contract Bridge", "Partners FollowSuit OddTricks",
        "an auction with levels", "doubling", "an open hand",
    ),
    _known(
        "Minibridge", "Partners FollowSuit OddTricks NamesTrump",
        "a declarer by the points held", "an open hand",
    ),
    _known(
        "Five Hundred", "Partners Bowers SuperTrump Order",
        "an auction with levels", "a talon with an exchange", "an open hand",
    ),
    _known(
        "Skat", "TopTrumps Order PermanentTrumps Contracts Ladder TakeNothing CardPoints",
        "bidding by value", "a talon with an exchange", "a game named after the talon",
    ),
    _known("Doppelkopf", "PermanentTrumps CardPoints PointSteps", "partners by the cards they hold", "doubling"),
    _known(
        "Schafkopf", "PermanentTrumps Order Contracts Ladder CardPoints",
        "a called and hidden partner", "doubling",
    ),
    _known(
        "Jass (Schieber)", "Partners TrumpRanks Order CardPoints PointsTaken LastTrick NamesTrump FirstTo",
        "the choice pushed to the partner", "melds from the hand",
    ),
    _known(
        "Belote", "Partners TrumpRanks CardPoints PointsTaken LastTrick Offer Overtrump HeadTrick MakersNeedMost",
        "staged deals", "melds from the hand",
    ),
    _known(
        "Coinche", "Partners TrumpRanks CardPoints PointsTaken LastTrick Overtrump HeadTrick",
        "an auction with levels", "doubling", "melds from the hand",
    ),
    _known(
        "Rikken", "FollowSuit NamesTrump TakeNothing",
        "an auction with levels", "a called and hidden partner", "an open hand",
    ),
    _known(
        "Solo Whist", "FollowSuit SuitOfTurned TakeNothing MakersTake",
        "an auction with levels", "a proposal that another accepts", "an open hand",
    ),
    _known(
        "Tarot (French)", "PermanentTrumps CardPoints Contracts Ladder Overtrump Nothing",
        "an auction with levels", "a talon with an exchange", "parts of a point", "a pack of 78",
    ),
    _known(
        "Tarock (Königrufen)", "PermanentTrumps CardPoints Contracts Ladder TrumpWhenVoid",
        "an auction with levels", "a talon with an exchange", "a called and hidden partner",
    ),
    _known(
        "Preferans", "Contracts TakeNothing PerTrick TrumpWhenVoid",
        "an auction with levels", "a talon with an exchange", "defenders who may join or pass",
    ),
    _known(
        "Ulti", "CardPoints Contracts Ladder HeadTrick Overtrump",
        "an auction with levels", "a talon with an exchange", "melds from the hand", "doubling",
    ),
    _known(
        "Mariáš", "CardPoints NamesTrump HeadTrick Overtrump LastTrick",
        "a talon with an exchange", "melds from the hand", "doubling",
    ),
    _known(
        "Sixty-six (Schnapsen)", "CardPoints PointsTaken LastTrick NextCard SuitOfTurned",
        "a stock drawn from", "melds from the hand", "a claim in mid-round",
    ),
    _known("Briscola", "CardPoints PointsTaken NextCard SuitOfTurned", "a stock drawn from"),
    _known("Tressette", "Partners CardPoints PointsTaken LastTrick", "parts of a point", "melds from the hand"),
    _known(
        "Pinochle", "Partners CardPoints PointsTaken LastTrick HeadTrick Overtrump",
        "an auction with levels", "melds from the hand",
    ),
    _known(
        "Pitch (Setback)", "FollowSuit FirstTo", "an auction with levels", "trump by the first card",
        "high, low, jack and game",
    ),
    _known(
        "Barbu", "PerTrick PointsTaken LastTrick TakeNothing Contracts", "another game in every deal", "doubling"
    ),
)  # fmt: skip
