"""The example trick of a rules page: really played, and chosen because it shows something."""

from __future__ import annotations

import pytest

import followsuit as fs
from followsuit.engine.game import Game
from followsuit.laws.every_page import its_rules_can_be_read
from followsuit.telling.example import example_of
from tests.skat import skat
from tests.whist import whist

SHOWN = {
    "boerenbridge": "may-trump",
    "elemental": "anytime",
    "euchre": "may-trump",
    "hearts": "throws",
    "klaverjas": "must-overtrump",
    "miesjelen": "must-trump",
    "ninja-whist": "tokens",
    "oh-hell": "may-trump",
    "spades": "may-trump",
    "sueca": "may-trump",
    "whist": "may-trump",
    "zole": "may-trump",
}
"""What sets each game apart, or what somebody new to trick-taking wonders about: what if one cannot follow?"""


@pytest.mark.parametrize("key", SHOWN)
def test_the_example_shows_what_sets_the_game_apart(key: str):
    """A duty, a special card, tokens, or what happens to a hand that cannot follow."""
    example = example_of(fs.game(key))

    assert example is not None
    assert f"example/{SHOWN[key]}" in [note.code for notes in example.notes for note in notes]
    assert "example/leads" == example.notes[0][0].code


def test_in_zole_a_card_trumps_the_suit_that_is_printed_on_it():
    """The jack of the suit led is none of its cards, which surprises whoever is new."""
    example = example_of(fs.game("zole"))

    assert example is not None
    assert [True] == [note.facts["bent"] for notes in example.notes for note in notes if note.facts["void"]]


@pytest.mark.parametrize(
    "game", [Game.of(whist), Game.of(skat), fs.game("zole", seats=4), fs.game("ninja-whist", seats=2)]
)
def test_the_example_of_any_page_was_allowed_and_goes_to_whom_the_referee_gave_it(game: Game):
    """And its page reads whole, in every language."""
    its_rules_can_be_read(game, 0)


def test_the_example_is_the_same_however_long_the_game_lasts():
    """So that nobody has many of them played by asking for the rules with one target after the other."""
    assert example_of(fs.game("hearts")) is example_of(fs.game("hearts", target=50))
    assert example_of(fs.game("hearts")) is not example_of(fs.game("hearts", jack=True))
