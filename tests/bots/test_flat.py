"""Flat search: options weighed over worlds, each played out by rules of thumb."""

from __future__ import annotations

import random
from time import thread_time

import followsuit as fs
from followsuit.bots import reasons
from followsuit.bots.flat import FIRST_LOOK, FlatPlayer
from followsuit.bots.player import Budget
from followsuit.engine.position import Phase
from followsuit.language.message import Message
from tests.support import play_randomly, table


def view_to_decide() -> fs.View:
    """A view in the middle of a Boerenbridge round."""
    state = play_randomly(fs.game("boerenbridge", schedule="fifteen").start(seed=9), random.Random(9), rounds=6)
    while state.position.phase is not Phase.PLAY or len(state.legal()) < 3:
        state = state.play(state.legal()[0])
    assert state.to_act is not None
    return state.view(state.to_act)


def test_counted_in_worlds_a_decision_is_the_same_every_time():
    """Action, values, errors and reason: all of it depends on the seed, the view and the number of worlds only."""
    view, budget = view_to_decide(), Budget(worlds=40)
    assert FlatPlayer(3).decide(view, budget) == FlatPlayer(3).decide(view, budget)
    assert FlatPlayer(3).decide(view, budget).options != FlatPlayer(4).decide(view, budget).options


def test_a_decision_tells_the_value_of_every_option():
    """Best first, each with its error, and a sentence that says why."""
    view = view_to_decide()
    decision = FlatPlayer(3).decide(view, Budget(worlds=60))
    values = [option.value for option in decision.options]
    assert set(view.legal) == {option.action for option in decision.options}
    assert sorted(values, reverse=True) == values
    assert decision.action == decision.options[0].action
    assert all(option.error >= 0 for option in decision.options)
    second = reasons.doing(decision.options[1].action, view)
    assert reasons.best(60, second, is_clear=False) == decision.reason


def test_a_lead_is_clear_by_the_worlds_in_which_both_were_weighed():
    """But never after a few worlds, though they may all say the same."""
    hands = "9c 2d | 8c 3d | 7c 4d | Tc 3c"
    state = table("boerenbridge", hands=hands, trump="h", bids="0 0 0 1", led="9c 8c 7c", schedule="fifteen")
    few, many = (FlatPlayer(1).decide(state.view(3), Budget(worlds=worlds)).reason for worlds in (2, 50))
    second = Message("doing/play", {"card": "3c"})
    assert reasons.best(2, second, is_clear=False) == few
    assert reasons.best(50, second, is_clear=True) == many


def test_nothing_is_ahead_of_what_is_as_good():
    """Two cards that lose in every world are called equals."""
    state = table("boerenbridge", hands="Ah Kh | 2c 3c | 4d 5d | 6d 7d", trump="h", bids="2 0 0 0", schedule="fifteen")
    decision = FlatPlayer(1).decide(state.view(0), Budget(worlds=20))
    assert reasons.as_good(20, Message("doing/play", {"card": "Ah"})) == decision.reason


def test_every_world_has_a_chance_of_its_own():
    """Which tokens will be drawn differs from world to world, so the round's number makes a decision no other."""
    decisions = []
    for number in (1, 2, 4, 5):
        state = table("ninja-whist", hands="6a | 5a", led="6a 5a", bids="5 5", score_areas=" | aa", number=number)
        decisions.append(FlatPlayer(1).decide(state.view(1), Budget(worlds=400)))
    assert {"add aa"} == {str(decision.action) for decision in decisions}
    assert all(decision.options[0].error > 0 for decision in decisions)
    assert all(abs(decision.options[0].value - 0.3) < 0.3 for decision in decisions)


def test_more_worlds_make_a_value_surer():
    """The standard error shrinks as the square root of the number of worlds."""
    view = view_to_decide()
    few, many = (FlatPlayer(3).decide(view, Budget(worlds=worlds)).options[-1] for worlds in (50, 800))
    assert many.error < few.error / 2


def test_a_forced_action_is_not_thought_about():
    """With one legal action there is nothing to weigh."""
    state = table("miesjelen", hands="Ah 7c | 8s 9d | Kd Qs", trump="s", led="Ah")
    decision = FlatPlayer(1).decide(state.view(1))
    assert ("play 8s", ()) == (str(decision.action), decision.options)


def test_it_takes_the_last_trick_that_meets_its_bid():
    """Where the cards leave no doubt, the right card is found."""
    state = table("boerenbridge", hands="Ah 2c | Kc 3d | 4d 5d | 6d 7d", trump="h", bids="2 0 0 0", schedule="fifteen")
    decision = FlatPlayer(1).decide(state.view(0), Budget(worlds=50))
    assert "play Ah" == str(decision.action)


def test_a_level_of_few_worlds_never_looks_at_more():
    """Whatever it is allowed."""
    view = view_to_decide()
    assert FlatPlayer(3).decide(view, Budget(worlds=4)) == FlatPlayer(3, most=4).decide(view, Budget(worlds=40))


def test_it_thinks_as_long_as_it_is_told_or_as_it_usually_does():
    """Asked for no time at all it answers after a first look; with more time it looks at more worlds."""
    view = view_to_decide()
    at_once = FlatPlayer(3).decide(view, Budget(seconds=0.0)).reason
    asked = FlatPlayer(3, seconds=0.0).decide(view, Budget(seconds=1.0)).reason
    usually = FlatPlayer(3, seconds=1.0).decide(view, Budget()).reason
    assert at_once is not None
    assert asked is not None
    assert usually is not None
    assert FIRST_LOOK == at_once.facts["worlds"]
    assert FIRST_LOOK < asked.facts["worlds"]
    assert FIRST_LOOK < usually.facts["worlds"]


def test_asked_for_no_time_it_takes_next_to_none():
    """At most 50 milliseconds of a processor."""
    view, searching = view_to_decide(), FlatPlayer(3)
    searching.decide(view, Budget(worlds=1))
    began = thread_time()
    searching.decide(view, Budget(seconds=0.0))
    assert thread_time() - began < 0.05
