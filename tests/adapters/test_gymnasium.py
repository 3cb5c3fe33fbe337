from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import followsuit as fs
from followsuit.adapters.gymnasium import SeatEnv


class AlwaysLegal(SeatEnv):
    """Any number does some legal action: the library's test knows no masks."""

    def step(self, action: np.int64) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One of the legal ones."""
        legal = np.flatnonzero(self.action_masks())
        return super().step(legal[int(action) % len(legal)])


@pytest.mark.parametrize("game", fs.games().values(), ids=fs.games())
def test_the_library_finds_nothing_wrong(game: fs.Game):
    """Its own test of the interface: spaces, seeds, and what is returned."""
    check_env(AlwaysLegal(game, against="random", rounds=1), skip_render_check=True)


def test_a_seat_plays_against_players_by_name():
    """It is asked whenever it is its turn, and told in the end what the round brought it."""
    environment = SeatEnv(
        fs.game("sueca"), against=["random", "greedy", "random"], seat=2, rounds=1, render_mode="ansi"
    )
    seen, info = environment.reset(seed=3)
    assert "your hand (seat 2)" in str(environment.render())
    turns, brought, is_over = 0, 0.0, False
    while not is_over:
        assert environment.observation_space.contains(seen)
        seen, reward, ended, cut, info = environment.step(np.flatnonzero(info["action_mask"])[0])
        turns, brought, is_over = turns + 1, brought + reward, ended or cut

    assert (10, cut) == (turns, True)
    assert brought in (0.0, 1.0, 2.0, 4.0)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"seat": 4}, fs.SeatError),
        ({"seat": True}, fs.SeatError),
        ({"seat": "0"}, fs.SeatError),
        ({"against": ["greedy"]}, fs.PlayerError),
        ({"against": "nobody"}, fs.PlayerError),
    ],
)
def test_seats_and_players_must_be_there(arguments: dict[str, Any], error: type[fs.FollowsuitError]):
    """One player for each other seat."""
    with pytest.raises(error):
        SeatEnv(fs.game("whist"), **arguments)
