"""Players with a mind, whatever it has learned: here nothing yet, so that every game has one."""

from __future__ import annotations

import random
from time import thread_time
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

import followsuit as fs
from followsuit.bots import player, reasons
from followsuit.bots.flat import FlatPlayer
from followsuit.bots.player import Budget
from followsuit.bots.registry import has_mind, players
from followsuit.bots.thinker import FIRST_LOOK, Level, Thinker, left_to_partner
from followsuit.engine.position import Phase
from followsuit.minds.looking_ahead import Thinking
from followsuit.minds.mind import Mind
from followsuit.minds.network import new_network
from followsuit.minds.noting import FACTS, Fact
from followsuit.minds.setting import setting_of
from tests.support import play_randomly, table

EVERY = [name for name in players() if has_mind(name)]
THINKING = [name for name in EVERY if name != "instant"]
every_thinker = pytest.mark.parametrize("name", EVERY)


@pytest.fixture
def untaught(monkeypatch):
    """Every game has a network that has learned nothing."""
    network = new_network(1)
    monkeypatch.setattr("followsuit.bots.thinker.mind_of", lambda game: Mind(setting_of(game), network))


@pytest.fixture
def unknown(monkeypatch):
    """No game has a network."""
    monkeypatch.setattr("followsuit.bots.thinker.mind_of", lambda _: None)


def view_to_decide() -> fs.View:
    """A view in the middle of a Boerenbridge round."""
    state = play_randomly(fs.game("boerenbridge", schedule="fifteen").start(seed=9), random.Random(9), rounds=6)
    while state.position.phase is not Phase.PLAY or len(state.legal()) < 3:
        state = state.play(state.legal()[0])
    assert state.to_act is not None
    return state.view(state.to_act)


@pytest.mark.usefixtures("untaught")
@pytest.mark.parametrize("key", fs.games())
def test_every_kind_of_decision_of_every_game_is_met_with_a_legal_answer(key):
    """At first sight, and with thinking ahead; two rounds with a few worlds a decision."""
    game = fs.games()[key]
    bots = [player(("instant", "strong")[seat % 2], seat) for seat in range(game.seats)]
    state = game.start(seed=2)
    while state.to_act is not None and state.rounds_played < 2:
        decision = bots[state.to_act].decide(state.view(state.to_act), Budget(worlds=2))
        assert decision.action in state.legal()
        state = state.play(decision.action)


@pytest.mark.usefixtures("untaught")
@every_thinker
def test_counted_in_worlds_a_decision_is_the_same_every_time(name):
    """Action, values, errors and reason: all of it depends on the seed, the view and the number of worlds only."""
    view, budget = view_to_decide(), Budget(worlds=40)

    assert player(name, 3).decide(view, budget) == player(name, 3).decide(view, budget)


@pytest.mark.usefixtures("untaught")
def test_another_seed_looks_at_other_worlds():
    """So that two bots of a kind do not think the same thoughts."""
    view, budget = view_to_decide(), Budget(worlds=40)

    assert player("strong", 3).decide(view, budget).options != player("strong", 4).decide(view, budget).options


@pytest.mark.usefixtures("untaught")
@every_thinker
def test_a_forced_action_is_not_thought_about(name):
    """With one legal action there is nothing to weigh."""
    state = table("miesjelen", hands="Ah 7c | 8s 9d | Kd Qs", trump="s", led="Ah")
    decision = player(name, 1).decide(state.view(1))

    assert ("play 8s", (), reasons.NOTHING_ELSE) == (str(decision.action), decision.options, decision.reason)


@pytest.mark.usefixtures("untaught")
@every_thinker
def test_a_decision_tells_the_value_of_every_option(name):
    """The one that is taken first, each with its error, and a sentence that says why."""
    view = view_to_decide()
    decision = player(name, 3).decide(view, Budget(worlds=8))

    assert set(view.legal) == {option.action for option in decision.options}
    assert decision.action == decision.options[0].action
    assert all(option.error >= 0 for option in decision.options)
    assert decision.reason is not None


@pytest.mark.usefixtures("untaught")
@every_thinker
def test_asked_for_no_time_it_takes_next_to_none(name):
    """At most 50 milliseconds of a processor, though it has to look first."""
    view, asked = view_to_decide(), player(name, 3)
    asked.decide(view, Budget(worlds=1))
    began = thread_time()
    asked.decide(view, Budget(seconds=0.0))

    assert thread_time() - began < 0.05


@pytest.mark.usefixtures("untaught")
def test_a_level_looks_at_its_own_number_of_worlds_at_the_most():
    """However many it is allowed, and however much time it has."""
    view, level = view_to_decide(), Level(worlds=4, seconds=60.0)
    four = Thinker(level, 3).decide(view, Budget(worlds=4))

    assert four == Thinker(level, 3).decide(view, Budget(worlds=40))
    assert four == Thinker(level, 3).decide(view, Budget())


@pytest.mark.usefixtures("untaught")
def test_where_nothing_is_said_it_thinks_as_long_as_its_level_does(monkeypatch):
    """A level without time looks once; told to, it thinks longer than it usually does."""
    view, hasty, looks, look = view_to_decide(), Level(worlds=4_096, seconds=0.0), list[int](), Thinking.look

    def counted(thinking: Thinking, worlds: int) -> None:
        looks.append(worlds)
        look(thinking, worlds)

    monkeypatch.setattr(Thinking, "look", counted)
    Thinker(hasty, 3).decide(view, Budget())
    assert [FIRST_LOOK] == looks

    Thinker(hasty, 3).decide(view, Budget(seconds=2.0))
    assert len(looks) > 2


@pytest.mark.usefixtures("untaught")
def test_the_instant_level_goes_by_what_was_learned():
    """It imagines nothing, whatever its budget."""
    view = view_to_decide()
    decision = player("instant", 3).decide(view)

    assert decision.reason is not None
    assert "hint/learned" == decision.reason.code
    assert decision == player("instant", 4).decide(view, Budget(worlds=400))


@pytest.mark.usefixtures("unknown")
@pytest.mark.parametrize("name", THINKING)
def test_where_no_network_knows_a_game_it_searches_with_rules_of_thumb(name):
    """As the flat search does with the same seed."""
    view, budget = view_to_decide(), Budget(worlds=20)

    assert FlatPlayer(3).decide(view, budget) == player(name, 3).decide(view, budget)


@pytest.mark.usefixtures("unknown")
def test_where_no_network_knows_a_game_the_instant_level_follows_rules_of_thumb():
    """So that it stays instant."""
    view = view_to_decide()

    assert player("greedy", 3).decide(view) == player("instant", 3).decide(view)


def test_a_page_that_was_never_trained_has_players_of_every_level(monkeypatch, tmp_path):
    """Nothing is kept for it, and nothing has come with the program."""
    monkeypatch.setattr("followsuit.minds.library.kept_root", lambda: tmp_path)
    monkeypatch.setattr("followsuit.minds.library.SHIPPED", tmp_path)
    view = view_to_decide()

    assert all(player(name, 1).decide(view, Budget(worlds=2)).action in view.legal for name in EVERY)


@pytest.mark.parametrize(("gain", "expected"), [(0.0, 1), (0.3, None)])
def test_a_partners_sure_trick_is_taken_away_only_for_a_gain(gain, expected):
    """Seat 2's partner leads the ace: to trump it, which the first option does, must bring more than another card."""
    state = table("whist", hands="Ah 7c | 8h 9d | Ks 7d | Th 9h", trump="s", led="Ah 8h")
    assert 2 == state.to_act
    mind = Mind(setting_of(state.game), new_network(1))
    notes = np.zeros((40, 2, FACTS), np.int16)
    notes[:, :, Fact.TRICK_WINNER] = (2, 0)
    values = np.random.default_rng(1).normal(size=(40, 1)) + np.zeros((40, 2))
    values[:, 0] += gain
    thinking = SimpleNamespace(starts=mind.start(state.view(2)), seen=lambda: (values, notes))

    assert expected == left_to_partner(cast(Thinking, thinking), [0, 1])
