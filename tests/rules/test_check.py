"""A page that contradicts itself is refused with a sentence for each mistake."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

import followsuit as fs
from followsuit.cards import Card, Deck, elemental, french
from followsuit.games.zole import BIG, PASSED_OUT
from followsuit.language.message import Message
from followsuit.rules import (
    Bids,
    CardPoints,
    Deal,
    DealerLeads,
    DealerSitsOut,
    DrawnSuit,
    ExactBid,
    ExactlyZero,
    HolderLeads,
    MostPointsAfter,
    NamesTrump,
    NearestToZeroAfter,
    NextCard,
    Order,
    Partners,
    Passing,
    PermanentTrumps,
    PointsTaken,
    Rules,
    TopRanks,
    game,
)
from followsuit.rules.check import problems
from followsuit.rules.faces import Face
from followsuit.rules.page import find
from followsuit.rules.specials import Special
from tests.rules.spoilt import (
    CHOSEN,
    LISTED,
    OFFERED,
    PLAIN,
    TOKENED,
    TURNED,
    Mistakes,
    chosen,
    dealt,
    doubled,
    each_of,
    ended,
    fives,
    laddered,
    scored,
    special,
)
from tests.support import SETTINGS, options_of, setting_name, setting_of
from tests.whist import whist

MISTAKES: Mistakes = {
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
    "permanent trumps and a trump suit": (
        replace(PLAIN, trump=DrawnSuit(), specials=(PermanentTrumps("Qc"),)),
        4,
        (
            "`trump` is DrawnSuit, but `specials` has PermanentTrumps, beside which no suit is trump: leave one of "
            "them out."
        ),
    ),
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
    "passing cards that have copies": (
        replace(PLAIN, deck=doubled(french("9", "A")), stages=(Passing(3, to=(1,)),)),
        4,
        "`stages`: Passing moves cards, which needs a deck without copies of a card: give it one, or leave it out.",
    ),
    "two orders by one key": (
        replace(PLAIN, orders=(Order("null", "Null"), Order("null", "Other"))),
        4,
        "`orders` has the key “null” more than once: give every order its own.",
    ),
    "points of a card that is not there": (
        scored(PointsTaken(CardPoints({"Qx": 13}))),
        4,
        "CardPoints names “Qx”, which is no card, rank or suit of the deck: name one.",
    ),
    "a stash with copies of cards": (
        replace(chosen(BIG), deck=doubled(CHOSEN.deck)),
        3,
        "`stages`: Contracts moves cards, which needs a deck without copies of a card: give it one, or leave it out.",
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
    "no score": (scored(), 4, "`score` is empty: say what a round scores."),
    "a first lead by one of several cards": (
        replace(PLAIN, deck=elemental(), opening=HolderLeads("0")),
        4,
        "`opening` names “0”, of which the deck has copies: name another card.",
    ),
    "no end": (ended(rules=PLAIN), 4, "`end` is empty: say when the game is over."),
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


@dataclass(frozen=True)
class Strange(Special):
    """A word that makes of every card what no card can be."""

    face: Face

    def reshape(self, card: Card, face: Face, trump: str | None) -> Face:
        """The same for all."""
        return self.face

    def says(self, deck: Deck) -> Message:
        """Nothing that anybody could play by."""
        return Message("test/strange", english="Every card is strange.")


@pytest.mark.parametrize(
    ("face", "sentence"),
    [
        (Face("x", "x", 1), "`specials` make cards of the suit “x”, which nobody knows: name one of the deck."),
        (Face("c", "c", -1), "`specials` give a card the number −1: give one from 0 to 999."),
        (Face("c", "c", 1_000), "`specials` give a card the number +1000: give one from 0 to 999."),
    ],
    ids=["a suit of its own", "less than nothing", "more than any card"],
)
def test_a_word_makes_of_cards_only_what_can_be_led_followed_and_beaten(face: Face, sentence: str):
    """Whoever plays by the faces knows no other suits, and has no room for other numbers."""
    assert [sentence] == problems(special(Strange(face)), 4)


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_the_games_have_no_problem(setting: fs.Game):
    """With every seat count and every option."""
    assert [] == problems(setting.rules, setting.seats)


@pytest.mark.parametrize("key", fs.games())
def test_every_combination_of_options_can_be_played(key: str):
    """Not only those that other tests try: rules that contradict each other would be refused when a game is made."""
    page = find(key)
    every = options_of(page)

    assert every == [tuple(setting_of(page, options).options.items()) for options in every]


@pytest.mark.parametrize(
    ("rules", "seats"),
    [(PLAIN, 4), (TURNED, 4), (LISTED, 4), (TOKENED, 4), (CHOSEN, 3), (whist.rules({"seats": 4}), 4)],
    ids=["plain", "turned", "listed", "with tokens", "with contracts", "whist"],
)
def test_the_pages_that_are_spoilt_here_were_good(rules: Rules, seats: int):
    """So each sentence below is due to its one mistake; and so is plain Whist."""
    assert [] == problems(rules, seats)


@each_of(MISTAKES)
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
