"""A page that contradicts itself is refused with a sentence for each mistake."""

from __future__ import annotations

from dataclasses import replace

import pytest

import followsuit as fs
from followsuit.cards import Deck, Suit, elemental, french
from followsuit.games.ninja_whist import TOKENS
from followsuit.games.zole import BIG, PASSED_OUT, POINTS, SMALL_ZOLE, THE_TABLE, ZOLE
from followsuit.rules import (
    Bids,
    ByContract,
    CardPoints,
    Contract,
    Contracts,
    Deal,
    DealerLeads,
    DealersCard,
    DealerSitsOut,
    DoubledWhenTrump,
    DrawnSuit,
    Dues,
    EachAlone,
    Everything,
    ExactBid,
    ExactlyZero,
    ExactZero,
    FixedTrump,
    HolderLeads,
    IconsGained,
    Ladder,
    MakersNeedMost,
    MissedBid,
    MostPointsAfter,
    NamesTrump,
    NearestToZeroAfter,
    NextCard,
    Nothing,
    Offer,
    Order,
    Overtrump,
    Partners,
    Passing,
    PermanentTrumps,
    PerTrick,
    PointsTaken,
    Promoted,
    Rules,
    SideContract,
    SuitOfTurned,
    SuperTrump,
    TableCards,
    TakeNothing,
    Tokens,
    TopRanks,
    TrumpRanks,
    Unbroken,
    game,
)
from followsuit.rules.check import problems
from followsuit.rules.end import End
from followsuit.rules.faces import Special
from followsuit.rules.score import Score
from tests.support import SETTINGS, setting_name
from tests.whist import whist

PLAIN = Rules(deck=french("2", "A"), deal=Deal(hands=5), play=(), score=(PerTrick(+1),), end=(MostPointsAfter(1),))
"""Five cards each of 52, without trump: a page with room for one mistake at a time."""
TURNED = replace(PLAIN, deal=Deal(hands=5, face_up=NextCard()), trump=SuitOfTurned())
LISTED = replace(PLAIN, deal=Deal(hands=(1, 2, 3)), end=(MostPointsAfter(3),))
TOKENED = replace(PLAIN, tokens=Tokens(("-", "c", "d", "cc", "cd", "dd")))
CHOSEN = fs.game("zole").rules
OFFERED = replace(PLAIN, deal=Deal(hands=5, face_up=NextCard()), sides=Partners(), stages=(Offer(),))


def dealt(deal: Deal, rules: Rules = PLAIN) -> Rules:
    """Rules with another deal."""
    return replace(rules, deal=deal)


def scored(*words: Score) -> Rules:
    """The plain rules with other scores."""
    return replace(PLAIN, score=words)


def special(word: Special) -> Rules:
    """The plain rules with a special word."""
    return replace(PLAIN, specials=(word,))


def ended(*words: End, rules: Rules = LISTED) -> Rules:
    """Rules with three listed rounds, or others, and another end."""
    return replace(rules, end=words)


def chosen(*offers: Contract, all_pass: Contract = THE_TABLE, dues: Dues | None = None) -> Rules:
    """Zole with other contracts."""
    contracts = Contracts(offers=offers, all_pass=all_pass, dues=dues)
    return replace(CHOSEN, stages=(contracts,), score=(ByContract(contracts),))


def laddered(*steps: tuple[int, int], points: CardPoints = POINTS) -> Contract:
    """Big with another ladder."""
    return replace(BIG, payment=Ladder(points, all_tricks=3, steps=steps, no_trick=-4))


def fives() -> Deck:
    """A deck of five suits."""
    deck = french("2", "9")
    return replace(deck, suits=(*deck.suits, Suit("x", "stars", "★")))


def doubled(deck: Deck) -> Deck:
    """A deck with every card twice."""
    return replace(deck, cards=tuple(card for card in deck.cards for _ in range(2)))


MISTAKES: dict[str, tuple[Rules, int, str]] = {
    # the table and the deck
    "nine seats": (PLAIN, 9, "`seats` is 9, but a table has at most 8."),
    "one seat": (PLAIN, 1, "`seats` is 1, which leaves one player with cards: at least two must play."),
    "one of two sits out": (
        dealt(Deal(hands=5, sitting_out=DealerSitsOut())),
        2,
        "`seats` is 2, which leaves one player with cards: at least two must play.",
    ),
    "61 cards": (
        replace(PLAIN, deck=replace(elemental(), cards=(*elemental().cards, fs.Card("0")))),
        4,
        "`deck` has 61 cards, but at most 60 can be played with.",
    ),
    "five suits": (replace(PLAIN, deck=fives()), 4, "`deck` has 5 suits, but at most 4 can be played with."),
    "a leader without cards": (
        replace(PLAIN, deal=Deal(hands=5, sitting_out=DealerSitsOut()), opening=DealerLeads()),
        4,
        "`opening` asks a dealer to lead whom DealerSitsOut gives no cards: let the eldest lead, or let it play.",
    ),
    # the hands
    "no round": (
        dealt(Deal(hands=())),
        4,
        "`deal.hands` lists no round: give one hand size, or one for each round.",
    ),
    "an empty hand": (
        dealt(Deal(hands=(1, 0, 1)), LISTED),
        4,
        "`deal.hands` has a hand of 0: every hand needs at least one card.",
    ),
    "a hand of 21": (
        dealt(Deal(hands=21)),
        2,
        "`deal.hands` has a hand of 21: a hand has at most 20 cards.",
    ),
    "less than no table": (
        dealt(Deal(hands=5, table=-1)),
        4,
        "`deal.table` is −1: it counts the cards on the table, from 0.",
    ),
    "an empty packet": (
        dealt(Deal(hands=5, packets=(3, 0, 2))),
        4,
        "`deal.packets` has a packet of 0: every packet needs at least one card.",
    ),
    "packets that miss the hand": (
        dealt(Deal(hands=5, packets=(3, 3))),
        4,
        "`deal.packets` add up to 6, but a hand has 5: let them add up to every hand, or leave them out.",
    ),
    "packets that miss some hands": (
        dealt(Deal(hands=(1, 2, 3), packets=(2,)), LISTED),
        4,
        "`deal.packets` add up to 2, but a hand has 1 or 3: let them add up to every hand, or leave them out.",
    ),
    # the pack
    "more cards than there are": (
        dealt(Deal(hands=14)),
        4,
        (
            "`deal.hands` of 14 for four players and `deal.table` of 0 need 56 cards, but the pack has 52: deal fewer, "
            "or seat fewer."
        ),
    ),
    "more cards in a later round": (
        dealt(Deal(hands=(13, 14, 15)), LISTED),
        4,
        (
            "`deal.hands` of 14 for four players and `deal.table` of 0 need 56 cards, but the pack has 52: deal fewer, "
            "or seat fewer."
        ),
    ),
    "more cards with the table": (
        dealt(Deal(hands=13, table=2)),
        4,
        (
            "`deal.hands` of 13 for four players and `deal.table` of 2 need 54 cards, but the pack has 52: deal fewer, "
            "or seat fewer."
        ),
    ),
    "more cards than the top ranks": (
        dealt(Deal(hands=3, pack=TopRanks())),
        5,
        (
            "`deal.hands` of 3 for five players and `deal.table` of 0 need 15 cards, but the pack has 12: deal fewer, "
            "or seat fewer."
        ),
    ),
    "no card left to turn": (
        dealt(Deal(hands=13, face_up=NextCard()), TURNED),
        4,
        (
            "`deal.face_up` turns the next card, but with `deal.hands` of 13 all 52 cards are dealt: deal fewer, or "
            "turn none in the longest hand with NextCard(except_longest=True)."
        ),
    ),
    "no card left to turn before the longest": (
        dealt(Deal(hands=(1, 2, 3), pack=TopRanks(), face_up=NextCard(except_longest=True)), LISTED),
        4,
        (
            "`deal.face_up` turns the next card, but with `deal.hands` of 1 all 4 cards are dealt: deal fewer, or turn "
            "none in the longest hand with NextCard(except_longest=True)."
        ),
    ),
    # the turned card and the trump
    "the dealer's sixth of five": (
        dealt(Deal(hands=5, face_up=DealersCard(6)), TURNED),
        4,
        "`deal.face_up` shows the dealer's card number 6, but the shortest hand has 5: choose 1 to 5.",
    ),
    "the dealer's card of none": (
        dealt(Deal(hands=5, face_up=DealersCard(0)), TURNED),
        4,
        "`deal.face_up` shows the dealer's card number 0, but the shortest hand has 5: choose 1 to 5.",
    ),
    "the dealer's second of one": (
        dealt(Deal(hands=(1, 2, 3), face_up=DealersCard(2)), LISTED),
        4,
        "`deal.face_up` shows the dealer's card number 2, but the shortest hand has 1: choose 1 to 1.",
    ),
    "a card of a dealer without cards": (
        dealt(Deal(hands=5, face_up=DealersCard(5), sitting_out=DealerSitsOut()), TURNED),
        4,
        (
            "`deal.face_up` is DealersCard, but DealerSitsOut gives the dealer no cards: turn NextCard, or let the "
            "dealer play."
        ),
    ),
    "a turned card and a drawn suit": (
        replace(TURNED, trump=DrawnSuit()),
        4,
        "`deal.face_up` turns a card, but `trump` is DrawnSuit: turn none, or take the trump of SuitOfTurned.",
    ),
    "no turned card": (
        replace(PLAIN, trump=SuitOfTurned()),
        4,
        "`trump` is SuitOfTurned, but no card is ever turned: set `deal.face_up` to DealersCard or NextCard.",
    ),
    "a card that is never turned": (
        dealt(Deal(hands=5, face_up=NextCard(except_longest=True)), TURNED),
        4,
        "`trump` is SuitOfTurned, but no card is ever turned: set `deal.face_up` to DealersCard or NextCard.",
    ),
    "no trump by a card that is not there": (
        replace(TURNED, trump=SuitOfTurned(no_trump="J")),
        4,
        "`trump.no_trump` names “J”, which is not a card of the deck: write one such as `2c`.",
    ),
    "a trump named by a card in another spelling": (
        replace(TURNED, deck=elemental(), trump=SuitOfTurned(named="oo")),
        4,
        "`trump.named` names “oo”, which is not a card of the deck: write one such as `0`.",
    ),
    "a trump named by a dealer without cards": (
        replace(
            TURNED,
            deal=Deal(hands=5, face_up=NextCard(), sitting_out=DealerSitsOut()),
            trump=SuitOfTurned(named="2c"),
        ),
        4,
        (
            "`trump.named` lets the dealer name a trump by its hand, but DealerSitsOut gives it none: leave one of "
            "them out."
        ),
    ),
    "permanent trumps and a trump suit": (
        replace(PLAIN, trump=DrawnSuit(), specials=(PermanentTrumps("Qc"),)),
        4,
        (
            "`trump` is DrawnSuit, but `specials` has PermanentTrumps, beside which no suit is trump: leave one of "
            "them out."
        ),
    ),
    # special cards
    "a permanent trump that is not there": (
        special(PermanentTrumps("Qc QS")),
        4,
        "`specials`: PermanentTrumps names “QS”, which is not a card of the deck: write one such as `2c`.",
    ),
    "a permanent trump twice": (
        special(PermanentTrumps("Qc Qs Qc")),
        4,
        "`specials`: PermanentTrumps names “Qc” more than once: write every card once.",
    ),
    "a super trump that is not there": (
        special(SuperTrump("J", number=14)),
        4,
        "`specials`: SuperTrump names “J”, which is not a card of the deck: write one such as `2c`.",
    ),
    "a nothing that is not there": (
        special(Nothing("0")),
        4,
        "`specials`: Nothing names “0”, which is not a card of the deck: write one such as `2c`.",
    ),
    "an everything that is not there": (
        special(Everything("∞")),
        4,
        "`specials`: Everything names “∞”, which is not a card of the deck: write one such as `2c`.",
    ),
    "a promoted rank that is not there": (
        special(Promoted("1", over="K", number=15)),
        4,
        "`specials`: Promoted names “1”, which is not a rank of the deck: write one of 2 3 4 5 6 7 8 9 T J Q K A.",
    ),
    "a promotion over a rank that is not there": (
        special(Promoted("A", over="Kc", number=15)),
        4,
        "`specials`: Promoted names “Kc”, which is not a rank of the deck: write one of 2 3 4 5 6 7 8 9 T J Q K A.",
    ),
    # bids
    "a cap below zero": (
        replace(PLAIN, stages=(Bids(cap=-1),)),
        4,
        "`stages`: Bids has a `cap` of −1, which leaves nothing to bid: give 0 or more.",
    ),
    # sides, stages and openings
    "partners whose sides are not equal": (
        replace(PLAIN, sides=Partners()),
        3,
        "`sides` are not of one size with three seats: let all have the same number of seats.",
    ),
    "everyone on one side": (
        replace(PLAIN, sides=Partners(1)),
        4,
        "`sides` has everyone on the same side with four seats: make at least two sides.",
    ),
    "partners of nobody": (
        replace(PLAIN, sides=Partners()),
        2,
        "`sides` gives nobody a partner with two seats: make fewer sides, or set it to EachAlone.",
    ),
    "a partner who sits out": (
        replace(PLAIN, sides=Partners(), deal=Deal(hands=5, sitting_out=DealerSitsOut())),
        4,
        "`sides` has partners, but DealerSitsOut leaves one of them alone: drop one of the two.",
    ),
    "an opening with a card that is not there": (
        replace(PLAIN, opening=HolderLeads("1c")),
        4,
        "`opening` names “1c”, which is not a card of the deck: write one such as `2c`.",
    ),
    "a stage twice": (
        replace(PLAIN, stages=(Bids(), Bids(hook=True))),
        4,
        "`stages` has Bids more than once: leave one of them out.",
    ),
    "two who undertake the round": (
        replace(OFFERED, stages=(*OFFERED.stages, NamesTrump())),
        4,
        "`stages` let somebody undertake the round more than once: leave all but one of them out.",
    ),
    "a stage that sets the trump beside a word that does": (
        replace(TURNED, stages=(NamesTrump(),)),
        4,
        "`stages`: NamesTrump sets the trump, but `trump` is SuitOfTurned: leave one of them out.",
    ),
    "passing nowhere": (
        replace(PLAIN, stages=(Passing(3, to=()),)),
        4,
        "`stages`: Passing has an empty `to`: say how far the cards are passed in each round.",
    ),
    "passing more than a hand": (
        replace(PLAIN, stages=(Passing(6, to=(1,)),)),
        4,
        "`stages`: Passing passes 6 cards of hands that have 5: pass 1 to 5.",
    ),
    "passing cards that have copies": (
        replace(PLAIN, deck=doubled(french("9", "A")), stages=(Passing(3, to=(1,)),)),
        4,
        "`stages`: Passing moves cards, which needs a deck without copies of a card: give it one, or leave it out.",
    ),
    "passing the card that was shown": (
        replace(PLAIN, deal=Deal(hands=5, face_up=DealersCard(5)), trump=SuitOfTurned(), stages=(Passing(3, to=(1,)),)),
        4,
        "`stages`: Passing may pass on the card that DealersCard shows: turn NextCard, or pass none.",
    ),
    "nothing to offer": (
        replace(OFFERED, deal=Deal(hands=5)),
        4,
        "`stages`: Offer needs a card to offer in every round: set `deal.face_up` to NextCard().",
    ),
    "alone without a partner": (
        replace(OFFERED, sides=EachAlone()),
        4,
        "`stages`: Offer lets one play alone, but nobody has a partner: set `alone` to False, or `sides`.",
    ),
    "a fixed trump that is no suit": (
        replace(PLAIN, trump=FixedTrump("x")),
        4,
        "`trump` names “x”, which is not a suit of the deck: write one of c d h s.",
    ),
    "an order by the letter of a suit": (
        replace(PLAIN, orders=(Order("n", "Null"),)),
        4,
        "`orders` has the key “n”: write several letters, for single ones are suits.",
    ),
    "two orders by one key": (
        replace(PLAIN, orders=(Order("null", "Null"), Order("null", "Other"))),
        4,
        "`orders` has the key “null” more than once: give every order its own.",
    ),
    "trumps that rank by what is not there": (
        special(TrumpRanks("J 1")),
        4,
        "`specials`: TrumpRanks names “1”, which is not a rank of the deck: write one of 2 3 4 5 6 7 8 9 T J Q K A.",
    ),
    "a duty that tokens may change": (
        replace(TOKENED, play=(Overtrump(),)),
        4,
        (
            "`play`: Overtrump looks at the card that is winning, which tokens and Promoted may change afterwards: "
            "leave one of them out."
        ),
    ),
    "a restraint on what is not there": (
        replace(PLAIN, restraints=(Unbroken("h", broken_by="Qx"),)),
        4,
        "`restraints`: Unbroken names “Qx”, which is neither a suit nor a card of the deck: write one.",
    ),
    "a score for makers without any": (
        scored(MakersNeedMost()),
        4,
        "`score`: MakersNeedMost pays those who undertake the round, but nobody does: add such a stage to `stages`.",
    ),
    "a score for a contract of sides without bids": (
        scored(SideContract(10)),
        4,
        "`score`: SideContract counts bids, but nobody bids: add Bids to `stages`.",
    ),
    "points of a card that is not there": (
        scored(PointsTaken(CardPoints({"Qx": 13}))),
        4,
        "CardPoints names “Qx”, which is no card, rank or suit of the deck: name one.",
    ),
    # contracts
    "nothing to choose": (chosen(), 3, "`contracts.offers` is empty: offer at least one contract."),
    "a contract by the letter of a pass": (
        chosen(replace(BIG, letter="P")),
        3,
        "`contracts.offers`: the letter of Big is P, which means a pass: choose another letter.",
    ),
    "a small letter": (
        chosen(replace(BIG, letter="b")),
        3,
        "`contracts.offers`: the letter of Big is “b”: write one capital letter.",
    ),
    "two letters": (
        chosen(replace(BIG, letter="BG")),
        3,
        "`contracts.offers`: the letter of Big is “BG”: write one capital letter.",
    ),
    "no letter": (
        chosen(replace(BIG, letter="")),
        3,
        "`contracts.offers`: the letter of Big is “”: write one capital letter.",
    ),
    "equal letters": (
        chosen(BIG, ZOLE, replace(SMALL_ZOLE, letter="Z")),
        3,
        "`contracts.offers` has the letter “Z” more than once: give every contract its own.",
    ),
    "a stash of another size than the table": (
        chosen(replace(BIG, stash=3)),
        3,
        "`contracts`: Big has a `stash` of 3, but picks up 2 from the table: set it to 2.",
    ),
    "table cards without a stash": (
        chosen(replace(BIG, stash=0)),
        3,
        "`contracts`: Big has a `stash` of 0, but picks up 2 from the table: set it to 2.",
    ),
    "nothing on the table to pick up": (
        replace(chosen(replace(BIG, stash=0)), deal=Deal(hands=8)),
        3,
        (
            "`contracts`: Big gives the table cards TO_SOLO, but `deal.table` is 0: lay cards on the table, or give "
            "them TO_NOBODY."
        ),
    ),
    "a stash without table cards": (
        chosen(BIG, replace(ZOLE, stash=2)),
        3,
        (
            "`contracts`: Zole has a `stash` of 2, but the table cards are not picked up: set it to 0, or `table` to "
            "TO_SOLO."
        ),
    ),
    "a stash with copies of cards": (
        replace(chosen(BIG), deck=doubled(CHOSEN.deck)),
        3,
        "`stages`: Contracts moves cards, which needs a deck without copies of a card: give it one, or leave it out.",
    ),
    "a ladder that does not reach zero": (
        chosen(laddered((91, 2), (61, 1), (31, -2))),
        3,
        "`contracts`: Big: the `steps` of its Ladder do not reach 0: end with a step of 0 points.",
    ),
    "a ladder that rises": (
        chosen(laddered((61, 1), (91, 2), (31, -2), (0, -3))),
        3,
        "`contracts`: Big: the `steps` of its Ladder do not fall: write them from the most points to the least.",
    ),
    "a ladder with a step twice": (
        chosen(laddered((91, 2), (61, 1), (61, -2), (0, -3))),
        3,
        "`contracts`: Big: the `steps` of its Ladder do not fall: write them from the most points to the least.",
    ),
    "points for a rank that is not there": (
        chosen(laddered((0, 1), points=CardPoints({"A": 11, "10": 10})), all_pass=PASSED_OUT),
        3,
        "CardPoints names “10”, which is no card, rank or suit of the deck: name one.",
    ),
    "points counted in two ways": (
        chosen(laddered((0, 1), points=CardPoints({"A": 1}))),
        3,
        "Card points are counted in different ways: give every word of the page the same CardPoints.",
    ),
    "a contract that is paid but not played": (
        chosen(BIG, all_pass=replace(THE_TABLE, is_played=False)),
        3,
        "`contracts`: The Table is not played, so it has nothing to be paid by: set `payment` to NothingPlayed.",
    ),
    "a letter for what nobody chooses": (
        chosen(BIG, all_pass=replace(THE_TABLE, letter="T")),
        3,
        "`contracts.all_pass`: The Table cannot be chosen, but has the letter “T”: leave it empty.",
    ),
    "opponents of nobody": (
        chosen(BIG, all_pass=replace(THE_TABLE, table=TableCards.TO_OPPONENTS)),
        3,
        "`contracts.all_pass`: The Table has no solo player and no opponents: give the table cards TO_NOBODY.",
    ),
    "a payment without a solo player": (
        chosen(BIG, all_pass=replace(THE_TABLE, payment=TakeNothing(won=1, lost=-1))),
        3,
        (
            "`contracts.all_pass`: The Table has no solo player to be paid by TakeNothing: set `payment` to "
            "MostTricksLose or NothingPlayed."
        ),
    ),
    "dues that nobody settles": (
        chosen(ZOLE, all_pass=PASSED_OUT, dues=Dues(collective=1, private=3)),
        3,
        "`contracts.dues` are never settled: set settles_dues=True on a contract that is offered.",
    ),
    "contracts that are not paid": (
        replace(CHOSEN, score=(PerTrick(+1),)),
        3,
        "`contracts` are never paid: put ByContract into `score`.",
    ),
    # tokens
    "too few tokens": (
        replace(PLAIN, tokens=Tokens(("-", "c", "d", "cc", "cd"))),
        4,
        "`tokens` are 5, too few to win one with each of 5 tricks and leave one to take: have at least 6.",
    ),
    "a token twice": (
        replace(PLAIN, tokens=Tokens(("-", "c", "d", "cc", "cd", "dd", "dc"))),
        4,
        "`tokens` has “cd” more than once, whatever the order of its icons: let every token differ.",
    ),
    "an icon that is no suit": (
        replace(PLAIN, tokens=Tokens(("-", "c", "d", "cc", "cd", "ad", "aad"))),
        4,
        "`tokens` names “a”, which is not a suit of the deck: write one of c d h s.",
    ),
    "a token with too many icons": (
        replace(PLAIN, tokens=Tokens(("-", "c", "d", "cc", "cd", "dddd"))),
        4,
        "`tokens` has “dddd” with four icons: give it one to 3, or write “-” for a blank one.",
    ),
    "a token without a name": (
        replace(PLAIN, tokens=Tokens(("", "c", "d", "cc", "cd", "dd"))),
        4,
        "`tokens` has “” with no icons: give it one to 3, or write “-” for a blank one.",
    ),
    # scores
    "no score": (scored(), 4, "`score` is empty: say what a round scores."),
    "an exact bid of none": (
        scored(ExactBid(10)),
        4,
        "`score`: ExactBid counts bids, but nobody bids: add Bids to `stages`.",
    ),
    "an exact zero of none": (
        scored(ExactZero(10, from_hand=6)),
        4,
        "`score`: ExactZero counts bids, but nobody bids: add Bids to `stages`.",
    ),
    "a missed bid of none": (
        scored(MissedBid(-2)),
        4,
        "`score`: MissedBid counts bids, but nobody bids: add Bids to `stages`.",
    ),
    "icons without tokens": (
        scored(IconsGained(TOKENS)),
        4,
        "`score`: IconsGained counts tokens that the game does not have: set `tokens` to the same Tokens.",
    ),
    "icons of other tokens": (
        replace(TOKENED, score=(IconsGained(TOKENS),)),
        4,
        "`score`: IconsGained counts tokens that the game does not have: set `tokens` to the same Tokens.",
    ),
    "pay without contracts": (
        replace(CHOSEN, stages=()),
        3,
        "`score`: ByContract pays contracts that the game does not have: put the same Contracts into `stages`.",
    ),
    "pay by other contracts": (
        replace(CHOSEN, stages=chosen(BIG).stages),
        3,
        "`score`: ByContract pays contracts that the game does not have: put the same Contracts into `stages`.",
    ),
    "doubled by a suit that is not there": (
        scored(PerTrick(+1), DoubledWhenTrump("♠")),
        4,
        "`score`: DoubledWhenTrump names “♠”, which is not a suit of the deck: write one of c d h s.",
    ),
    "partners who would score differently": (
        replace(scored(ExactBid(10)), sides=Partners(), stages=(Bids(),)),
        4,
        "`score`: ExactBid scores each seat by itself, but `sides` has partners: leave one of them out.",
    ),
    "a first lead by one of several cards": (
        replace(PLAIN, deck=elemental(), opening=HolderLeads("0")),
        4,
        "`opening` names “0”, of which the deck has copies: name another card.",
    ),
    "a suit that waits with a card that never does": (
        replace(PLAIN, specials=(Nothing("2h"),), restraints=(Unbroken("h"),)),
        4,
        "`restraints`: Unbroken holds back a card that may be played at any time: name others.",
    ),
    # the end
    "no end": (ended(rules=PLAIN), 4, "`end` is empty: say when the game is over."),
    "an end before the start": (
        ended(MostPointsAfter(-1), rules=PLAIN),
        4,
        "`end`: MostPointsAfter comes after −1 rounds: give 0, for an open end, or more.",
    ),
    "a limit of no round": (
        ended(NearestToZeroAfter(0), rules=PLAIN),
        4,
        "`end`: NearestToZeroAfter comes after 0 rounds: give at least 1.",
    ),
    "more rounds than a table can play": (
        ended(MostPointsAfter(1_001), rules=PLAIN),
        4,
        "`end`: MostPointsAfter comes after 1001 rounds: give at most 1000.",
    ),
    "most points after the last hand": (
        ended(MostPointsAfter(4)),
        4,
        "`end` comes after four rounds, but `deal.hands` lists 3: end by then, or list more.",
    ),
    "nearest to zero after the last hand": (
        ended(MostPointsAfter(3), NearestToZeroAfter(4)),
        4,
        "`end` comes after four rounds, but `deal.hands` lists 3: end by then, or list more.",
    ),
    "an open end to listed hands": (
        ended(MostPointsAfter(0)),
        4,
        "`end` never comes in time, for `deal.hands` lists three rounds: add MostPointsAfter(3).",
    ),
    "an end that may never come": (
        ended(ExactlyZero(void_when_shared=True)),
        4,
        "`end` never comes in time, for `deal.hands` lists three rounds: add MostPointsAfter(3).",
    ),
}


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_the_games_have_no_problem(setting: fs.Game):
    """With every seat count and every option."""
    assert [] == problems(setting.rules, setting.seats)


@pytest.mark.parametrize(
    ("rules", "seats"),
    [(PLAIN, 4), (TURNED, 4), (LISTED, 4), (TOKENED, 4), (CHOSEN, 3), (whist.rules({"seats": 4}), 4)],
    ids=["plain", "turned", "listed", "with tokens", "with contracts", "whist"],
)
def test_the_pages_that_are_spoilt_here_were_good(rules: Rules, seats: int):
    """So each sentence below is due to its one mistake; and so is plain Whist."""
    assert [] == problems(rules, seats)


@pytest.mark.parametrize(("rules", "seats", "sentence"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_told_with_its_field_and_what_would_be_right(rules: Rules, seats: int, sentence: str):
    """One sentence for one mistake, and nothing else."""
    assert [sentence] == problems(rules, seats)


def test_a_page_with_mistakes_is_refused_with_all_of_them():
    """Before a card is dealt; the error has a code, the game's key and every sentence."""

    @game(key="muddle", version=1, name="Muddle", title="Nothing fits.", seats=(4,), usual_seats=4)
    def muddle(seats: int) -> Rules:
        del seats
        return replace(PLAIN, deal=Deal(hands=14), score=(ExactBid(10),), end=())

    with pytest.raises(fs.RulesError) as caught:
        fs.Game.of(muddle)

    error = caught.value
    expected = (
        (
            "`deal.hands` of 14 for four players and `deal.table` of 0 need 56 cards, but the pack has 52: deal fewer, "
            "or seat fewer."
        ),
        "`score`: ExactBid counts bids, but nobody bids: add Bids to `stages`.",
        "`end` is empty: say when the game is over.",
    )
    assert ("rules/invalid", "muddle", expected) == (error.code, error.key, error.problems)
    assert f"The page of “muddle” cannot be played. {' '.join(expected)}" == str(error)
