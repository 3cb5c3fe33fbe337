from __future__ import annotations

import random

import numpy as np
import pytest

import followsuit as fs

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
openspiel = pytest.importorskip("followsuit.adapters.openspiel")


@pytest.mark.parametrize("name", openspiel.NAMES)
def test_the_library_finds_nothing_wrong(name: str):
    """Its own test of random games: legal actions, chances, copies, observations and returns."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_options_are_parameters():
    """Also in the text that names a game."""
    game = pyspiel.load_game("followsuit_zole(seats=4,stop_after=2)")

    assert 4 == game.num_players()
    assert fs.game("zole", seats=4) == game.new_initial_state().episode.game


def test_a_game_of_explicit_chance_is_one_of_the_engine():
    """Its history replays there, and brings the same."""
    state, rng = pyspiel.load_game("followsuit_hearts").new_initial_state(), random.Random(2)
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(chances) - 1) < 1e-9
            state.apply_action(rng.choices(numbers, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))

    played = fs.replay(state.episode.state.record())
    assert [-float(score) for score in played.scores] == state.returns()


def test_a_player_is_told_its_own_view():
    """As text and as numbers, in the places that all adapters share."""
    state, rng = pyspiel.load_game("followsuit_whist").new_initial_state(), random.Random(2)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    seat = state.current_player()

    assert str(state.episode.state.view(seat)) == state.information_state_string(seat)
    assert np.array_equal(state.episode.look(seat), np.array(state.observation_tensor(seat), np.int16))
    assert 13 == sum(state.observation_tensor(seat)[:52])
