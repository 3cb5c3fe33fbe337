"""Other ways for the cards to rank than by a trump suit, and cards that join every trump suit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from followsuit.cards import french
from followsuit.rules import (
    Bowers,
    ByContract,
    Contracts,
    Ladder,
    Nothing,
    Order,
    PermanentTrumps,
    Rules,
    TopTrumps,
)
from followsuit.rules.check import problems
from followsuit.rules.explain import rule_sections
from followsuit.rules.faces import TRUMPS, FaceTable
from tests.skat import GAMES, GRAND, JACKS, NULL, PASSED, POINTS, skat

SKAT: Rules = skat.rules(skat.settle({}))
FACES: FaceTable = SKAT.faces


def ranked(order: str | None, suit: str) -> str:
    """The cards of a suit in an order, from high to low."""
    faces = FACES.by_order[order]
    cards = [card for card in faces if faces[card].suit == suit]
    return " ".join(map(str, sorted(cards, key=lambda card: -faces[card].number)))


@pytest.mark.parametrize("suit", "cdhs")
def test_top_trumps_stand_above_whatever_suit_is_trump(suit: str):
    """They belong to it, and to no other."""
    trumps = " ".join(f"{rank}{suit}" for rank in "ATKQ987")
    faces = FACES.by_order[suit]

    assert f"{JACKS} {trumps}" == ranked(suit, suit)
    assert {str(card) for card in faces if faces[card].trump} == {*JACKS.split(), *trumps.split()}


def test_top_trumps_are_usual_cards_without_trump():
    """Between their neighbours, and no trumps."""
    assert "Ac Tc Kc Qc Jc 9c 8c 7c" == ranked(None, "c")
    assert not any(face.trump for face in FACES.by_order[None].values())


def test_an_order_has_its_own_trumps_or_ranks():
    """In Grand the jacks are the only trumps, in Null there are none and a ten is a ten."""
    assert (JACKS, "Ah Th Kh Qh 9h 8h 7h") == (ranked("grand", TRUMPS), ranked("grand", "h"))
    assert ("", "Ah Kh Qh Jh Th 9h 8h 7h") == (ranked("null", TRUMPS), ranked("null", "h"))


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (
            replace(SKAT, specials=(TopTrumps("Jc Jc"),)),
            "`specials`: TopTrumps names “Jc” more than once: write every card once.",
        ),
        (
            replace(SKAT, specials=(TopTrumps("2c"),)),
            "`specials`: TopTrumps names “2c”, which is not a card of the deck: write one such as `7c`.",
        ),
        (
            replace(SKAT, orders=(replace(GRAND, specials=(PermanentTrumps("2c"),)), NULL)),
            "`orders`: Grand names “2c”, which is not a card of the deck: write one such as `7c`.",
        ),
        (
            replace(SKAT, orders=(GRAND, replace(NULL, specials=(Bowers(),)))),
            "`orders`: Null has Bowers, but no suit is trump in it: have PermanentTrumps only, or write `specials`.",
        ),
        (
            replace(SKAT, orders=(GRAND, replace(NULL, specials=(Nothing("7c"),)))),
            "`orders`: Null has Nothing, but no suit is trump in it: have PermanentTrumps only, or write `specials`.",
        ),
        (
            replace(SKAT, orders=(GRAND, NULL, Order("null", "Again"))),
            "`orders` has the key “null” more than once: give every order its own.",
        ),
        (
            replace(SKAT, orders=(GRAND, NULL, Order("x", "Short"))),
            "`orders` has the key “x”: write several letters, for single ones are suits.",
        ),
    ],
    ids=["twice", "no card", "no card in an order", "bowers", "nothing", "key twice", "short key"],
)
def test_an_order_that_cannot_be_is_told(changed: Rules, told: str):
    """With the field and what would be right."""
    assert [told] == problems(changed, 3)


def test_card_points_of_contracts_are_the_same_for_trumps():
    """The solo side's points are counted without a look at what is trump."""
    dear = replace(POINTS, trump={"J": 20})
    games = tuple(
        replace(contract, payment=replace(contract.payment, points=dear))
        for contract in GAMES
        if isinstance(contract.payment, Ladder)
    )
    contracts = Contracts(games, all_pass=PASSED)
    told = problems(replace(SKAT, stages=(contracts,), score=(ByContract(contracts),)), 3)

    assert (
        "`contracts`: Clubs counts trumps as worth something else, which no contract does: leave `trump` out of "
        "CardPoints."
    ) == told[0]
    assert len(games) == len(told)


def test_every_contract_with_an_order_tells_it():
    """By the suit that is trump, or by the name of the order."""
    told = dict(rule_sections(SKAT, 3, "en"))["Choosing"]

    assert told.count("Clubs are trump.") == told.count("Hearts are trump.") == 1
    assert told.count("The cards rank as told of Null above.") == 1


def test_the_page_itself_holds_together():
    """Its deck has what it names."""
    assert [] == problems(SKAT, 3)
    assert french("7", "A", tens_high=True) == SKAT.deck
