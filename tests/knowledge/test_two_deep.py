"""What one seat thinks of what another thinks about a card."""

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import followsuit as fs
from followsuit.cards import Card
from followsuit.knowledge import moment_of, worlds
from followsuit.knowledge.errors import TooLarge
from followsuit.knowledge.facts import Holds
from followsuit.knowledge.formulas import Formula, Implies, Knows, Not, Or, Possible
from followsuit.knowledge.questions import Questions
from followsuit.knowledge.two_deep import thought_of
from tests.knowledge.test_model import small_position
from tests.knowledge.test_worlds import SMALL
from tests.support import setting_name


def how_often(questions: Questions, seat: int, condition: Formula, formula: Formula) -> str:
    """By formulas: whether a seat knows that something is always so where a condition holds, or never, or neither."""
    if questions.ask(Knows(seat, Implies(condition, Not(formula)))).holds:
        return "never"
    return "always" if questions.ask(Knows(seat, Implies(condition, formula))).holds else "sometimes"


@pytest.mark.parametrize("game", SMALL, ids=setting_name)
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32))
def test_it_is_what_formulas_say(game: fs.Game, seed: int):
    """Place by place where the card may lie, and over all of them; and no chance is left out."""
    rng = random.Random(seed)
    moment = moment_of(small_position(game, rng))
    seat, other = rng.sample(range(game.seats), 2)
    found = worlds(moment.view(seat))
    assume(not found.is_passing and found.unseen)
    card = rng.choice(list(found.unseen))
    questions, thought = Questions(moment), thought_of(moment, seat, other, card)
    places = worlds(moment.public).may_hold(card)
    known = Or(tuple(Knows(other, Holds(place, card)) for place in places))

    for case in thought.cases:
        here = Holds(case.place, card)
        assert case.knows == how_often(questions, seat, here, known)
        assert case.thinks == {
            place: how_often(questions, seat, here, Possible(other, Holds(place, card))) for place in places
        }
    assert thought.deals == found.count
    assert {case.place: case.chance for case in thought.cases}.items() >= {
        place: found.chance(card, place) for place in found.may_hold(card)
    }.items()


def test_a_question_that_would_take_too_much_memory_is_refused():
    """As with any formula."""
    state = fs.game("whist").start(seed=1)
    with pytest.raises(TooLarge):
        thought_of(moment_of(state), 0, 1, worlds(state.view(0)).unseen.copy().popitem()[0], megabytes=0)


def test_somebody_who_holds_a_card_thinks_about_others_too():
    """North has the ace, and knows that East cannot know where it is before it is played."""
    deal = "deal As Kh Qc | Ks Kd Ad | Ah Qh Qs | Kc Ac Qd"
    state = fs.game("boerenbridge").start().play("dealer 3").play(deal).play("trump c")
    thought = thought_of(moment_of(state), 0, 1, Card("A", "s"))

    assert [(0, 1.0)] == [(case.place, float(case.chance)) for case in thought.cases]
    assert "never" == thought.cases[0].knows
    assert {0: "always", 1: "never", 2: "always", 3: "always"} == thought.cases[0].thinks
