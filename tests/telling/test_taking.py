"""Why a trick went to whoever took it."""

from __future__ import annotations

import pytest

import followsuit as fs
from followsuit.rules.round import Trick
from followsuit.telling.game_constants import constants_of
from followsuit.telling.taking import trick_row, why_taken
from tests.support import table

CASES = {
    "highest": ("whist", "h", "9c Ac 2c Ad", "taken/highest"),
    "alone": ("whist", "h", "9c Ad 2d Ks", "taken/alone"),
    "only trump": ("whist", "h", "9c Ac 2h Ks", "taken/only-trump"),
    "trumps": ("whist", "h", "9c 3h 2h Ks", "taken/trumps"),
    "trump led": ("whist", "h", "9h 3h 2h Ks", "taken/trump-led"),
    "always": ("elemental", "f", "9w ∞ 2f 3w", "taken/always"),
    "nothing": ("elemental", "f", "0 0 0 0", "taken/nothing"),
}


@pytest.mark.parametrize(
    ("laid", "code"), [(((), ("c",), (), ()), "taken/highest"), (((), ("ccd", "c"), (), ()), "taken/by-tokens")]
)
def test_tokens_are_named_only_where_they_took_the_trick(laid, code):
    """A card that would have taken it without them has another reason."""
    constants = constants_of(fs.game("ninja-whist"))
    cards = tuple(map(constants.deck.parse, ("7c" if code == "taken/highest" else "9c", "8c", "3a", "3c")))

    assert code == why_taken(constants, Trick(0, cards, laid, winner=1), "d").code


@pytest.mark.parametrize("case", CASES)
def test_a_trick_says_why_its_card_took_it(case):
    """By what lies in it."""
    key, trump, cards, code = CASES[case]
    hands = " | ".join(cards.split())
    state = table(key, hands=hands, trump=trump)
    constants = constants_of(state.game)
    played = tuple(map(state.game.rules.deck.parse, cards.split()))
    trick = Trick(0, played, laid=((),) * len(played), winner=0)

    why = why_taken(constants, trick, trump)
    drawn = trick_row(constants, trick, (0, 1, 2, 3), trump).cards

    assert code == why.code
    assert [why.facts["card"]] == [card["card"] for card in drawn if card.get("winning")]
    assert [0, 1, 2, 3] == [card["seat"] for card in drawn]
