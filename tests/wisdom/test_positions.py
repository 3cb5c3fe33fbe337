"""The positions of table wisdom: each can be set up, and asks for a decision."""

from collections import Counter

import pytest

import followsuit as fs
from followsuit.bots import Budget
from tests.wisdom.positions import Position, positions
from tests.wisdom.trying import Attempt, missed
from tests.wisdom.verify import CHECKS, verdict

EACH = pytest.mark.parametrize("position", positions(), ids=lambda position: f"{position.game}-{position.name}")


@EACH
def test_a_position_asks_for_a_decision(position: Position):
    """What is right and what a weak player does are both allowed, and they differ."""
    legal = {str(action) for action in position.view().legal}

    assert {*position.best, position.instead} <= legal
    assert position.instead not in position.best
    assert set(position.best) < legal


@EACH
def test_a_position_says_why(position: Position):
    """The reason is a sentence, and the check one of those there are."""
    assert position.why.endswith(".")
    assert position.check in CHECKS


def test_there_are_positions_of_every_game():
    """At least sixty, and at least five of each game."""
    number = Counter(position.game for position in positions())

    assert sum(number.values()) >= 60
    assert {key for key in fs.games() if number[key] < 5} == set()


def test_every_position_has_a_name_of_its_own():
    """No two positions of one game are called the same."""
    names = Counter((position.game, position.name) for position in positions())

    assert [] == [name for name, number in names.items() if number > 1]


@pytest.mark.parametrize("key", sorted(fs.games()))
def test_a_short_proof_holds(key: str):
    """The last position of every game that can be solved is true; `python -m tests.wisdom verify` proves them all."""
    *_, position = (each for each in positions() if each.game == key and each.check != "played")

    assert [] == verdict(position).faults(position)


def test_what_a_player_misses_is_told_with_the_reason():
    """A player who does any legal thing misses most positions; what it should have done is said."""
    told = missed("random", positions(), Budget(worlds=1))

    assert len(positions()) / 3 < len(told) < len(positions())
    first = positions()[0]
    assert f"{first.game}, {first.name}: {first.instead}, not {first.best[0]}. {first.why}" == str(
        Attempt(first, first.instead)
    )
