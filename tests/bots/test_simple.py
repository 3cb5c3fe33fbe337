"""The player that needs nothing compiled."""

from __future__ import annotations

import subprocess
import sys

import pytest

import followsuit as fs
from followsuit.bots import player
from followsuit.bots.simple import SimplePlayer
from tests.support import table


@pytest.mark.parametrize("key", sorted(fs.games()))
def test_it_plays_every_game_by_its_rules(key: str):
    """Each decision is one of the legal actions."""
    state = fs.game(key).start(seed=7)
    for _ in range(80):
        if state.to_act is None:
            break
        view = state.view(state.to_act)
        action = SimplePlayer(1).decide(view).action
        assert action in view.legal
        state = state.play(action)


def done(state: fs.State) -> str:
    """What it does with what the seat to act sees."""
    assert state.to_act is not None
    return str(SimplePlayer(1).decide(state.view(state.to_act)).action)


def test_it_wins_cheaply_while_it_wants_tricks_and_loses_high_otherwise():
    """Last to play."""
    hands = "9c 2d | 8c 3d | 7c 4d | Tc Qc 6c 2c"
    wanting = table("boerenbridge", hands=hands, trump="h", bids="0 0 0 1", led="9c 8c 7c", schedule="fifteen")
    sated = table("boerenbridge", hands=hands, trump="h", bids="1 0 0 0", led="9c 8c 7c", schedule="fifteen")

    assert "play Tc" == done(wanting)
    assert "play 6c" == done(sated)


def test_it_leaves_a_trick_to_its_partner():
    """Its partner has the best card so far: a low one is enough."""
    state = table("whist", hands="Ac 2d | 3c 3d | 4c Kc | 6c 7c", trump="h", led="Ac 3c")

    assert "play 4c" == done(state)


def test_it_beats_players_who_do_anything():
    """Two of each, five rounds of Boerenbridge, the same ten deals."""
    points = [0, 0]
    for seed in range(10):
        state = fs.game("boerenbridge").start(seed=seed)
        while state.to_act is not None:
            chance = player("random", f"{seed}/{state.to_act}")
            sitting = SimplePlayer(1) if state.to_act % 2 else chance
            state = state.play(sitting.decide(state.view(state.to_act)).action)
        points = [points[0] + state.scores[0] + state.scores[2], points[1] + state.scores[1] + state.scores[3]]

    assert points[1] > points[0]


def test_it_loads_nothing_that_is_compiled():
    """That is what it is for."""
    script = (
        "import sys, followsuit as fs; from followsuit.bots.simple import SimplePlayer\n"
        "state = fs.game('zole').start(seed=7)\n"
        "SimplePlayer(1).decide(state.view(state.to_act))\n"
        "print('numba' in sys.modules)"
    )

    assert (
        "False\n" == subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    )
