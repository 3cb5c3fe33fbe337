"""What is known of cards that were passed, ordered up or put away, in the games that have them."""

from __future__ import annotations

import random

import pytest

import followsuit as fs
from followsuit.knowledge import Moments, moment_of, worlds
from followsuit.knowledge.certain import seat_knowledge
from followsuit.knowledge.given import Lots, with_given
from followsuit.knowledge.notation import read
from followsuit.knowledge.pictures import draw
from followsuit.knowledge.questions import Questions
from tests.support import played

HANDS = (
    "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac",
    "2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad",
    "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah",
    "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As",
)


@pytest.fixture
def hearts() -> fs.State:
    """Everyone holds a suit, and seat 0 is to pass first."""
    return fs.game("hearts").start().play("dealer 3").play("deal " + " | ".join(HANDS))


@pytest.fixture
def passed(hearts: fs.State) -> fs.State:
    """Everyone has passed its three lowest cards to the next seat."""
    return played(hearts, "pass 2c 3c 4c; pass 2d 3d 4d; pass 2h 3h 4h; pass 2s 3s 4s")


def knows(state: fs.State, formula: str) -> bool | None:
    """Whether a formula holds."""
    return Questions(moment_of(state)).ask(read(formula, state.game)).holds


def test_cards_on_their_way_lie_face_down_before_their_giver(hearts: fs.State):
    """The giver knows them; to all others they are a place of their own."""
    state = hearts.play("pass 2c 3c 4c")

    assert {0: 10, 1: 13, 3: 13, "given-0": 3} == worlds(state.view(2)).places
    assert {1: 13, 2: 13, 3: 13} == worlds(state.view(0)).places
    assert "2c 3c 4c" == " ".join(map(str, worlds(state.view(0)).known.given[0]))


def test_the_giver_knows_who_has_what_it_passed(passed: fs.State):
    """Until it is played; and who leads first has the two of clubs, as all can see."""
    assert (1,) == worlds(passed.view(0)).may_hold("3c")
    assert (0, 1, 3) == worlds(passed.view(2)).may_hold("3c")
    assert (1,) == worlds(passed.view(2)).may_hold("2c")
    assert 1 == passed.to_act
    assert (1,) == worlds(passed.view()).may_hold("2c")


def test_both_know_that_both_know_it_and_nobody_else_does(passed: fs.State):
    """To any depth, between the giver and whoever took the card up."""
    assert knows(passed, "C[N, E] holds(E, 3c)") is True
    assert knows(passed, "K[S] K[N] holds(E, 3c)") is False
    assert knows(passed, "K[N] K[W] holds(E, 3c)") is False
    assert knows(passed, "K[N] !K[S] holds(E, 3c)") is True


def test_a_card_that_was_passed_and_played_still_tells_its_giver_something(passed: fs.State):
    """North knows that the two of clubs, which East led, was one of its three."""
    state = passed.play("play 2c")

    assert knows(state, "K[E] K[N] holds(E, 3c)") is True
    assert "3c 4c" == " ".join(map(str, seat_knowledge(moment_of(state), 1).of_others[0].located[1]))


def test_a_drawn_world_is_completed_by_who_passed_what(passed: fs.State):
    """As the viewer saw it; what it did not see may be any cards of the hand."""
    view, rng = passed.view(0), random.Random(1)
    world = with_given(view, worlds(view).sample(rng), rng)

    assert "2c 3c 4c" == " ".join(map(str, world.given[0]))
    assert "2s 3s 4s" == " ".join(map(str, world.given[3]))
    assert set(world.given[1]) <= set(world.hands[2])
    lots = Lots(view)
    assert 10 == len(lots.cards(world, 2))
    assert world.given[1] == lots.cards(world, "given-1")


def test_a_round_without_passing_hides_nothing_more():
    """The fourth round of Hearts."""
    lots = Lots(fs.game("hearts", passing=False).start(seed=1).view(0))

    assert {} == lots.giver
    assert (2,) == lots.parts(2)


@pytest.fixture
def euchre() -> fs.State:
    """Seat 0 orders the nine of hearts up to the dealer, seat 3, and plays alone."""
    state = fs.game("euchre").start().play("dealer 3")
    state = state.play("deal Ah Kh Qh Jh Jd | 9c Tc Jc Qc Kc | 9s Ts Js Qs Ks | 9d Td Qd Kd Ad").play("turn 9h")
    return played(state, "call up alone")


def test_the_card_ordered_up_is_the_dealers_until_it_is_played(euchre: fs.State):
    """It may not be put away again; another card is, and only the dealer knows which."""
    assert (3,) == worlds(euchre.view(1)).may_hold("9h")

    state = euchre.play("discard Ad")

    assert (3,) == worlds(state.view(1)).may_hold("9h")
    assert {0: 5, 2: 5, 3: 5, "stash": 1, "undealt": 3} == worlds(state.view(1)).places
    assert () == worlds(state.view(3)).may_hold("Ad")
    assert knows(state, "K[W] holds(stash, Ad)") is True
    assert knows(state, "K[N] holds(W, 9h) & C holds(W, 9h)") is True


def test_a_partner_who_sits_out_keeps_a_hidden_hand(euchre: fs.State):
    """It sees its own cards, and others do not."""
    state = euchre.play("discard Ad")
    assert (0, 1, 3) == tuple(sorted(state.view().playing))

    assert (0, 2, 3, "stash", "undealt") == worlds(state.view(1)).may_hold("Js")
    assert () == worlds(state.view(2)).may_hold("Js")
    assert knows(state, "K[S] holds(S, Js)") is True


def test_pictures_and_moments_tell_of_passed_cards(passed: fs.State):
    """Without telling which they were: the caption is for all."""
    moments = Moments.of_state(passed)

    assert 5 == len(moments)
    deal = moments.at().deal
    assert deal is not None
    assert "2c 3c 4c" == " ".join(map(str, deal.given[0]))
    for what in ("3c", "table", "timeline"):
        drawn = draw(moments, what)
        assert drawn.startswith("<svg")
        assert "2s 3s 4s" not in drawn
    assert "passed by North" in draw(moments, "3c")
    assert "passed" in draw(moments, "table", at=1)
