"""The engine and the kernel side by side agree, and would be heard if they did not."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import followsuit as fs
from followsuit.cards import french
from followsuit.kernel.kernel import Kernel, kernel
from followsuit.laws.lockstep import Difference, Lockstep
from followsuit.rules import (
    Bids,
    BlindNil,
    Deal,
    FollowSuit,
    MostPointsAfter,
    Nil,
    Partners,
    PerTrick,
    Rules,
    SideContract,
)
from tests.kernel.equality import compare
from tests.random_pages import game_of
from tests.skat import skat
from tests.support import SETTINGS, setting_name


@pytest.mark.parametrize("game", SETTINGS, ids=setting_name)
def test_random_kernel_games_are_the_engine_s_games(game: fs.Game):
    """Every seat to act, legal set, trick, token, score and total, played singly, whole and as a record."""
    assert compare(game, first=0, games=2, seed=4) > 0


def test_contracts_that_rank_the_cards_differently_are_the_engine_s_games():
    """Six contracts with an order each."""
    beside = Lockstep(kernel(fs.Game.of(skat)))

    assert all(beside.play(seed=4, number=number, most_rounds=12)[1] > 0 for number in range(10))


BIDDING = Rules(
    deck=french("2", "A"),
    deal=Deal(hands=4),
    stages=(BlindNil(behind=0), Bids(hook=True)),
    play=(FollowSuit(),),
    score=(PerTrick(1), Nil(10, blind=20)),
    end=(MostPointsAfter(5),),
)


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        (BIDDING, 4),
        (replace(BIDDING, sides=Partners(), stages=(Bids(partners_within_tricks=True),), score=(SideContract(10),)), 6),
    ],
    ids=["the hook is for the last who bids, though the dealer has bid blind", "three partners bid within the tricks"],
)
def test_bids_that_others_bound_are_the_engine_s(rules: Rules, seats: int):
    """By what was bid before, blind or by partners."""
    play_some(Lockstep(Kernel(game_of(rules, seats))))


def beating(tables: Any) -> None:
    """The first suit's lowest card beats everything when led."""
    tables["power"][:, :, 0] = 1_000


def following(tables: Any) -> None:
    """Nobody need follow suit."""
    tables["follow"][:] = 0


def unhooked(tables: Any) -> None:
    """The dealer may bid anything."""
    tables["hook"] = 0


def generous(tables: Any) -> None:
    """The first term of the score is worth one point more."""
    tables["term"][0, 1] += 1


def early(tables: Any) -> None:
    """The game ends a round too soon."""
    tables["ending"][0, 1] -= 1


def stashing_three(tables: Any) -> None:
    """The solo player puts three cards away."""
    tables["contract"]["stash"] = 3


def fitting_nothing(tables: Any) -> None:
    """No token can be laid."""
    tables["fits"][:] = 0


def play_some(beside: Lockstep) -> None:
    """Twenty games."""
    for number in range(20):
        beside.play(seed=4, number=number, most_rounds=30)


@pytest.mark.parametrize(
    ("game", "spoil", "heard"),
    [
        (fs.game("boerenbridge"), following, "cards allowed"),
        (fs.game("boerenbridge"), unhooked, "options"),
        (fs.game("boerenbridge"), generous, "scores"),
        (fs.game("elemental"), early, "end"),
        (fs.game("miesjelen"), beating, "seat to act|trick winners"),
        (fs.game("ninja-whist"), fitting_nothing, "seat to act|what is to be decided"),
        (fs.game("zole"), stashing_three, "options"),
    ],
    ids=lambda value: getattr(value, "__name__", None) or getattr(value, "key", None),
)
def test_a_kernel_with_a_fault_is_found_out(game: fs.Game, spoil: Callable[[Any], None], heard: str):
    """Some game shows the fault, and is named with the place where the two part."""
    compiled = Kernel(game)
    spoil(compiled.tables)
    faulty = Lockstep(compiled)

    with pytest.raises(Difference, match=rf"{re.escape(repr(game))}, seed 4, game \d+, round \d+: ({heard}): "):
        play_some(faulty)
