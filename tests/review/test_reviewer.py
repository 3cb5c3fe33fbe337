"""The review of a whole game: its document, its parts, its honesty."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest

import followsuit as fs
from followsuit.engine.game import Game
from followsuit.errors import EngineOnly, OptionError, SeatError
from followsuit.knowledge.moments import Moments
from followsuit.review import Reviewer
from tests.newwords import new_words
from tests.review.games import a_game, dealt_otherwise
from tests.whist import whist

WORLDS = 20


@cache
def review_of(key: str) -> dict[str, Any]:
    """The review of a short game."""
    return reviewed(a_game(key))


def reviewed(of: fs.State | dict[str, Any], **asked: Any) -> dict[str, Any]:
    """The whole review of a game."""
    reviewer = Reviewer(of, worlds=WORLDS, **asked)
    list(reviewer.decisions())
    return reviewer.document()


@pytest.mark.parametrize("key", sorted(fs.games()))
def test_the_parts_of_a_result_add_up_in_every_game(key: str):
    """What the deal brought, what others did and own errors come to the result; the losses come to the errors."""
    document = review_of(key)

    assert document["finished"]
    assert document["judged"] == document["of"] == len(document["decisions"]) == len(document["curve"])
    for seat in document["seats"]:
        own = [each for each in document["decisions"] if each["seat"] == seat["seat"]]
        assert seat["result"] == pytest.approx(seat["deal"] + seat["others"] + seat["own"], abs=1e-9)
        assert seat["own"] == pytest.approx(-sum(each["loss"]["points"] for each in own), abs=1e-9)
        assert seat["adjusted"] == pytest.approx(seat["result"] - seat["deal"], abs=1e-9)
        assert len(own) == sum(seat["classes"].values())
        assert seat["own"] <= 0
    for point in document["curve"]:
        sides = len(set(a_game(key).game.rules.sides.of(len(point["chances"]))))
        assert len(point["chances"]) / sides == pytest.approx(sum(point["chances"]), abs=0.01)
    assert document == json.loads(json.dumps(document))


@pytest.mark.parametrize("key", sorted(fs.games()))
def test_what_a_seat_could_not_see_changes_no_judgement_of_it(key: str):
    """The hidden cards are dealt otherwise, as the seat thinks possible: every judgement stays as it was."""
    state, rng = a_game(key), random.Random(key)
    moments = Moments.of_state(state)
    steps = [
        step
        for step, moment in enumerate(moments[:-1])
        if moment.position is not None and len(moment.view(moment.position.seat).legal) > 1
    ]
    decisions = {each["step"]: each for each in review_of(key)["decisions"]}
    for step in rng.sample(steps, min(2, len(steps))):
        done = moments[step + 1].done
        assert done is not None
        other = dealt_otherwise(moments[step], done[1], rng)
        again = Reviewer(other, worlds=WORLDS, seats=[done[0]])
        *_, judged = again.decisions()

        assert _without_open_cards(decisions[step]) == _without_open_cards(judged)


def _without_open_cards(decision: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in decision.items() if name != "open"}


def test_a_review_follows_from_its_seed():
    """The same seed judges the same; another looks at other worlds."""
    state = a_game("zole")

    assert review_of("zole") == reviewed(state) == reviewed(json.loads(json.dumps(state.record())))
    assert review_of("zole")["decisions"] != reviewed(state, seed=2)["decisions"]


def test_a_review_can_be_made_in_slices_and_shown_as_it_comes():
    """Whoever stops between two decisions has what there is so far, and can go on later."""
    state = a_game("zole")
    reviewer = Reviewer(state, worlds=WORLDS)
    first = next(reviewer.decisions())
    early = reviewer.document()
    rest = list(reviewer.decisions())

    assert (False, 1, [first]) == (early["finished"], early["judged"], early["decisions"])
    assert review_of("zole")["decisions"] == [first, *rest]
    assert review_of("zole") == reviewer.document()


def test_a_game_that_was_cut_off_is_reviewed_as_far_as_it_came():
    """Decisions of a round that was never scored are judged; they have no part in a result."""
    state = fs.game("zole").start(seed=3)
    while state.position.table.tricks == () or state.rounds_played == 0:
        state = state.play(state.legal()[-1])
    document = reviewed(state)

    assert document["finished"]
    assert {0, 1} == {each["round"] for each in document["decisions"]}
    scored = [each for each in document["decisions"] if each["round"] == 0]
    for seat in document["seats"]:
        lost = sum(each["loss"]["points"] for each in scored if each["seat"] == seat["seat"])
        assert -lost == pytest.approx(seat["own"], abs=1e-9)
        assert seat["result"] == pytest.approx(seat["deal"] + seat["others"] + seat["own"], abs=1e-9)


def test_one_seat_can_be_reviewed_alone():
    """Its decisions are judged as they are among all others."""
    state = a_game("zole")
    alone, all_ = reviewed(state, seats=[1]), review_of("zole")

    assert [each for each in all_["decisions"] if each["seat"] == 1] == alone["decisions"]
    assert [all_["seats"][1]] == alone["seats"]
    assert all_["curve"] == alone["curve"]


def test_forced_decisions_count_for_nothing():
    """Where there is nothing else to do there is nothing to lose."""
    forced = [each for each in review_of("zole")["decisions"] if each["forced"]]

    assert forced
    assert {"forced"} == {each["class"] for each in forced}
    assert {0} == {each["loss"]["points"] for each in forced}


def test_the_moments_are_the_dearest_errors_and_no_more_than_three():
    """The dearest first, none below what is called a slip."""
    document = reviewed(a_game("zole", 2, "random"))
    losses = {each["step"]: each["loss"]["points"] for each in document["decisions"]}
    seats = {each["step"]: each["seat"] for each in document["decisions"]}

    assert any(seat["moments"] for seat in document["seats"])
    for seat in document["seats"]:
        dear = sorted((loss for step, loss in losses.items() if seats[step] == seat["seat"]), reverse=True)
        dear = [loss for loss in dear if loss >= document["thresholds"]["slip"]]
        assert dear[:3] == [losses[step] for step in seat["moments"]]


def test_a_page_of_ones_own_is_reviewed_by_rules_of_thumb():
    """No network knows it: options are played out by rules of thumb, in any worlds."""
    state = Game.of(whist).start(seed=1)
    while state.to_act is not None and state.rounds_played < 1:
        state = state.play(state.legal()[0])
    document = reviewed(state)

    assert not document["judge"]["learned"]
    assert {"best", "good"} < {each["class"] for each in document["decisions"]}


def test_a_game_that_is_not_compiled_cannot_be_reviewed():
    """The answer says why."""
    with pytest.raises(EngineOnly):
        Reviewer(Game.of(new_words).start(seed=1))


def test_a_number_of_worlds_or_a_seat_that_makes_no_sense_is_refused():
    """With what would be right."""
    state = a_game("zole")
    for worlds in (0, 19, 10_001, True):
        with pytest.raises(OptionError, match="from 20 to 10,000"):
            Reviewer(state, worlds=worlds)
    with pytest.raises(SeatError):
        Reviewer(state, seats=[3])
