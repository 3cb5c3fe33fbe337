from __future__ import annotations

import numpy as np
import pytest

import followsuit as fs
from followsuit.bots import Budget, player, thinker
from followsuit.kernel.layout import GAME
from followsuit.knowledge import worlds
from followsuit.minds.judging import desk
from followsuit.minds.looking_ahead import Manner, Thinking
from followsuit.minds.mind import Mind
from followsuit.minds.setting import setting_of
from followsuit.minds.thinking import likelihoods
from tests.minds.looking import states, strange_games, unlearned
from tests.support import SETTINGS, setting_name

every_game = pytest.mark.parametrize("game", [*SETTINGS[::8], *strange_games(6)], ids=setting_name)


@pytest.fixture(autouse=True)
def _unlearned_minds(monkeypatch):
    """Players whose networks have learned nothing, so that they do anything."""
    monkeypatch.setattr(thinker, "mind_of", lambda game: Mind(setting_of(game), unlearned()))


def view_of(state: fs.State) -> fs.View:
    """What the seat to act sees."""
    assert state.to_act is not None
    return state.view(state.to_act)


@every_game
def test_whatever_it_thinks_it_does_something_legal(game: fs.Game):
    """In games that nobody has thought of, too, and by first sight as well as after thought."""
    for state in states(game, 6, 4):
        view = view_of(state)
        for name in ("instant", "strong"):
            decision = player(name, 1).decide(view, Budget(worlds=3))
            assert decision.action in view.legal
            assert all(np.isfinite([option.value, option.error]).all() for option in decision.options)


@every_game
def test_every_world_has_a_finite_weight(game: fs.Game):
    """However unlikely what the others did is in it."""
    for state in states(game, 7, 3):
        view = view_of(state)
        thinking = Thinking(Mind(setting_of(game), unlearned()), view, worlds(view).arrays(), seed=1, manner=Manner())
        weights, setting = np.full(8, np.nan), thinking.mind.setting
        likelihoods(
            thinking.starts, setting.kernel.tables, setting.places, thinking.mind.network, desk(), np.zeros(1, GAME),
            thinking._possible.drawn(8, 3), thinking._calls, 0.15, 0.1, weights,
        )  # fmt: skip
        assert np.isfinite(weights).all()
        assert (weights <= 0).all()


def test_counted_in_worlds_a_decision_depends_on_the_seed_alone():
    """Action, values, errors and reason."""
    for state in states(fs.game("oh-hell"), 2, 4):
        view = view_of(state)
        assert player("strong", 3).decide(view, Budget(worlds=12)) == player("strong", 3).decide(
            view, Budget(worlds=12)
        )


@pytest.mark.parametrize("key", ["hearts", "zole", "ninja-whist"])
def test_asked_to_answer_at_once_it_answers(key):
    """With no time left it has still looked at something."""
    for state in states(fs.game(key), 9, 4):
        view = view_of(state)
        assert player("master", 1).decide(view, Budget(seconds=0.0)).action in view.legal
