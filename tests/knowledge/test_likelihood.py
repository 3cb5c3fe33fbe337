"""Chances weighed by what players did."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from msgspec.structs import replace

import followsuit as fs
from followsuit.engine.actions import Action, Call
from followsuit.engine.later_round import at_round
from followsuit.engine.view import View
from followsuit.knowledge import Moments, by_habit, moment_of, weigh, worlds
from followsuit.laws.brute_force import possible_worlds
from followsuit.laws.random_play import course
from tests.knowledge.test_worlds import a_dealer_about_to_stash, reached
from tests.support import every_game


def aces_bid_high(view: View, action: Action) -> float:
    """Somebody who bids as many tricks as it holds aces, nine times in ten; cards tell nothing."""
    if not isinstance(action, Call) or action.verb != "bid":
        return 1
    aces = sum(card.rank == "A" for card in view.hand)
    return 0.9 if int(action.said) == aces else 0.1


def first_of_all(view: View) -> Action:
    """Somebody who always does what comes first."""
    return view.legal[0]


@every_game
def test_what_is_certain_stays_certain(game: fs.Game):
    """A chance of 0 or 1 in knowledge is one here, whatever players are thought to do; others stay between."""
    moment = moment_of(reached(game, 23))
    viewer = random.Random(1).choice([*moment.public.playing, None])
    found = worlds(moment.public if viewer is None else moment.view(viewer))

    weighed = weigh(moment, viewer, by_habit(first_of_all), samples=12, rng=random.Random(2))

    assert weighed.weights.sum() == pytest.approx(1)
    assert 1 - 1e-9 <= weighed.effective <= 12 + 1e-9
    assert all(world in found for world in weighed.worlds)
    for card, row in found.table().items():
        for place in row:
            exact = found.chance(card, place)
            if exact in (0, 1):
                assert weighed.chance(card, place) == exact
            assert 0 <= weighed.chance(card, place) <= 1 + 1e-9
    for card in found.known.hands[viewer] if viewer is not None else ():
        assert viewer is not None
        if card not in found.unseen:
            assert 1 == weighed.chance(card, viewer)


@every_game
def test_each_decision_is_looked_at_with_the_hand_that_the_seat_would_have_had(game: fs.Game):
    """In every world: its own cards of then, the actions that were allowed to it, among them the one it chose."""
    state = course(game, min(3, game.rounds or 1), 9)[-1]
    moment, asked = moment_of(state), list[tuple[View, Action]]()

    def seen(view: View, action: Action) -> float:
        asked.append((view, action))
        return 1

    viewer = moment.public.playing[0]
    weighed = weigh(moment, viewer, seen, samples=3, rng=random.Random(4))

    assert asked
    assert np.allclose(1 / 3, weighed.weights)
    for view, action in asked:
        assert view.seat != viewer
        assert view.seat == view.to_act
        assert len(view.legal) > 1
        # A stash is one of very many, and not every one of them is listed.
        assert action in view.legal or action.verb == "stash"


def test_nothing_is_taken_from_hidden_cards():
    """The same view gives the same weights, however the hidden cards truly lie."""
    found = []
    for hidden in ("Ks Kd Ad | Ah Qh Qs | Kc Ac Qd", "Qs Kc Ad | Ah Qh Ks | Kd Ac Qd"):
        state = fs.game("boerenbridge").start().play("dealer 3").play(f"deal As Kh Qc | {hidden}")
        for action in ("trump c", "bid 1", "bid 1", "bid 0", "bid 0"):
            state = state.play(action)
        found.append(weigh(moment_of(state), 0, aces_bid_high, samples=50, rng=random.Random(3)))

    assert found[0].worlds == found[1].worlds
    assert np.array_equal(found[0].weights, found[1].weights)
    assert len(set(found[0].weights)) > 2


def test_weighed_chances_are_those_of_bayes():
    """Against brute force: every possible world times the likelihood of the bids in it."""
    state = at_round(fs.game("boerenbridge"), 1, 5)
    for bid in (1, 1, 0):
        state = state.play(f"bid {bid}")
    viewer, ace, exact = state.to_act, fs.Card("A", "s"), Counter[int]()
    assert viewer is not None
    for world, many in possible_worlds(state, viewer).items():
        weight = float(many)
        for seat, action in state.position.actions:
            weight *= aces_bid_high(replace(state.view(seat), hand=world.hands[seat]), action)
        exact.update({seat: weight for seat in range(4) if ace in world.hands[seat]})

    weighed = weigh(moment_of(state), viewer, aces_bid_high, samples=3_000, rng=random.Random(1))

    chances = {seat: weight / exact.total() for seat, weight in exact.items()}
    assert len(chances) > 1
    assert chances == pytest.approx({seat: weighed.chance(ace, seat) for seat in chances}, abs=0.06)
    assert 300 < weighed.effective < 3_000


def test_copies_are_counted():
    """A chance is that of at least one, and what is expected counts them all."""
    state, zero = at_round(fs.game("elemental", seats=4), 8, 1), fs.Card("0")
    found = worlds(state.view(0))
    weighed = weigh(moment_of(state), 0, lambda _view, _action: 1, samples=400, rng=random.Random(1))

    places = (*range(4), "undealt")
    left = found.unseen[zero] + found.known.hands[0].count(zero)
    assert left == pytest.approx(sum(weighed.expected(zero, place) for place in places))
    for place in found.places:
        assert float(found.chance(zero, place)) == pytest.approx(weighed.chance(zero, place), abs=0.12)
        assert weighed.chance(zero, place) <= weighed.expected(zero, place) + 1e-9


def test_a_card_dealt_face_up_was_not_picked_up():
    """In every world drawn the dealer was dealt it, whatever it has put away since."""
    moment = moment_of(a_dealer_about_to_stash().play("stash Kc Ah"))

    for seed in range(20):
        weighed = weigh(moment, 0, lambda *_: 0.5, samples=5, rng=random.Random(seed))
        assert all(fs.Card("Q", "d") in (*world.hands[2], *world.stash) for world in weighed.worlds)


def test_a_model_that_rules_everything_out_says_nothing():
    """All worlds count alike then, for they are all possible."""
    state = fs.game("boerenbridge").start(seed=2).play("bid 0")
    viewer = state.to_act
    weighed = weigh(moment_of(state), viewer, lambda _view, _action: 0, samples=10, rng=random.Random(1))

    assert [0.1] * 10 == pytest.approx(list(weighed.weights))


def test_a_view_alone_has_no_decisions_to_weigh():
    """It does not tell what was done when."""
    moment = Moments.of_view(fs.game("zole").start(seed=1).view(0)).at()

    with pytest.raises(ValueError, match="view alone"):
        weigh(moment, 0, aces_bid_high, samples=1, rng=random.Random(1))


def test_a_habit_leaves_room_for_a_slip():
    """What somebody would do is likely, and all the rest is possible."""
    view = fs.game("boerenbridge").start(seed=1).view(fs.game("boerenbridge").start(seed=1).to_act)
    likely = by_habit(first_of_all, slip=0.2)
    many = len(view.legal)

    assert 0.8 + 0.2 / many == pytest.approx(likely(view, view.legal[0]))
    assert Fraction(1, 5) / many == pytest.approx(likely(view, view.legal[1]))
    assert 1 == pytest.approx(sum(likely(view, action) for action in view.legal))
