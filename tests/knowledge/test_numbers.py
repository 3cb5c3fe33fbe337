"""Deals left, bits learned and chances along a game."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from math import log2

import numpy as np
import pytest

import followsuit as fs
from followsuit.knowledge import Moments, World, numbers, worlds
from followsuit.knowledge.numbers import Numbers
from followsuit.laws.brute_force import hiding, possible_worlds, round_of, true_world
from followsuit.laws.random_play import course
from tests.knowledge.pages import small_game
from tests.support import every_game, play_randomly


def game_of(game: fs.Game, seed: int, rounds: int = 2) -> Moments:
    """A game of a few rounds at random."""
    return Moments.of_state(play_randomly(game.start(seed), random.Random(seed), rounds=rounds))


@every_game
def test_the_numbers_are_those_of_the_worlds(game: fs.Game):
    """After every action, for every seat and for a spectator."""
    moments = game_of(game, 3, rounds=1)
    found = numbers(moments)

    by_moment = {step.moment: step for step in reversed(found.steps) if step.round == 1}
    for moment in random.Random(1).sample(moments.in_round(1), 4):
        step = by_moment[moment.number]
        views = [*map(moment.view, range(game.seats)), moment.public]
        assert [worlds(view).count for view in views] == list(step.deals)


@every_game
def test_deals_fall_and_bits_are_never_lost(game: fs.Game):
    """From a deal to the last card; where cards move unseen the number may rise, and nobody has learned anything."""
    found = numbers(game_of(game, 8))

    for before, after in pairwise(found.steps):
        if after.done is None:
            assert after.round == before.round + 1
            assert not any(after.bits)
            continue
        for was, now, bits in zip(before.left, after.left, after.bits, strict=True):
            moved = any(size > was.places.get(place, 0) for place, size in now.places.items())
            assert now.count <= was.count or moved
            if not was.is_passing or now.is_passing:
                assert bits == pytest.approx(0 if moved else log2(was.count) - log2(now.count))
            assert bits >= 0


@every_game
def test_chances_share_out_every_card_that_has_not_been_played(game: fs.Game):
    """Rows add up to the copies of a face that are left, columns to the cards in a place."""
    moments = game_of(game, 5, rounds=1)
    found = numbers(moments)
    chances = found.chances

    for index, step in enumerate(found.steps):
        for viewer, left in enumerate(step.left):
            known = left.known
            rows, columns = chances[index, viewer].sum(axis=1), chances[index, viewer].sum(axis=0)
            copies = [
                left.unseen[face] + sum(known.at(place).count(face) for place in found.places) for face in found.faces
            ]
            sizes = [left.places.get(place, 0) + len(known.at(place)) for place in found.places]
            assert np.allclose(copies, rows)
            assert np.allclose(sizes, columns)


def test_numbers_are_those_of_brute_force():
    """On the last tricks of rounds, where every laying can be tried."""
    for game, number, seed in ((fs.game("boerenbridge"), 3, 11), (fs.game("zole"), 1, 5)):
        state = next(state for state in course(game, number, seed) if hiding(state, 0).ways < 500)
        possible = possible_worlds(state, 0)

        found = numbers(Moments.of_view(state.view(0)))

        assert (0, None) == found.viewers
        assert possible.total() == found.deals[0][0]
        truth = true_world(state)
        for card in truth.hands[1]:
            share = sum(many for world, many in possible.items() if card in world.hands[1]) / possible.total()
            assert share == pytest.approx(found.chances[0, 0, found.faces.index(card), 1])


def test_putting_cards_away_teaches_only_whoever_sees_them():
    """Zole: whoever plays Big learns the two cards on the table; the others learn nothing by that, or by the stash."""
    state = fs.game("zole").start().play("dealer 2")
    state = state.play("deal Ad As 9c Kc Td Jd Qc 9s | Ts 9d Kd Qh Js Ac Jc Ah | Qs Ks Tc 9h Qd Th Kh Jh / 8d 7d")
    for action in ("choose P", "choose B", "stash Ac Ah"):
        state = state.play(action)

    picked_up, stashed = numbers(Moments.of_state(state)).steps[-2:]

    assert (0, 0, 0) == (picked_up.bits[0], picked_up.bits[2], picked_up.bits[3])
    assert log2(18 * 17 / 2) == pytest.approx(picked_up.bits[1])
    assert not any(stashed.bits)
    assert stashed.deals[0] > picked_up.deals[0]


@pytest.mark.parametrize("seed", [0, 2])
def test_taking_up_cards_teaches_what_it_rules_out(seed: int):
    """Of the deals that were left before; who leads then may teach something, too."""
    states = course(small_game(seed), 1, seed)
    after = next(state for state in states if round_of(state).given_to)
    before = states[states.index(after) - 1]
    last = before.to_act
    assert last is not None
    taken_up = numbers(Moments.of_state(after)).steps[-1]
    for seat in range(after.game.seats):
        was = possible_worlds(before, seat)
        left = {_before(after, last, world) for world in possible_worlds(after, seat, with_given=True)}

        assert left <= set(was)
        assert log2(len(was)) - log2(len(left)) == pytest.approx(taken_up.bits[seat])


def _before(state: fs.State, last: int, world: World) -> World:
    """The world before all took up their cards, and before the last one had passed any."""
    hands = [Counter(hand) for hand in world.hands]
    for giver, to in enumerate(round_of(state).given_to):
        if to is not None:
            hands[to].subtract(world.given[giver])
    hands[last].update(world.given[last])
    given = tuple(() if giver == last else cards for giver, cards in enumerate(world.given))
    return replace(world, hands=tuple(state.game.rules.deck.sorted(hand.elements()) for hand in hands), given=given)


def test_the_numbers_of_one_round_are_part_of_those_of_the_game():
    """From its deal to its last card."""
    moments = game_of(fs.game("boerenbridge"), 2, rounds=3)
    whole, second = numbers(moments), numbers(moments, round_=2)

    assert [step.deals for step in whole.steps if step.round == 2] == list(second.deals)
    assert second.steps[0].done is None
    assert second.log2_deals.shape == second.bits.shape == (len(second.steps), 5)


def test_they_are_written_as_plain_data_and_as_a_table():
    """Numbers of deals as text, since they may be larger than a float can hold."""
    found = numbers(game_of(fs.game("zole"), 1, rounds=1))

    data = json.loads(json.dumps(found.data()))
    heading, *rows = found.rows()

    assert [0, 1, 2, "spectator"] == data["viewers"]
    assert [list(map(str, step.deals)) for step in found.steps] == [each["deals"] for each in data["steps"]]
    assert len(found.steps) * 4 == len(rows)
    assert len(heading) == len(rows[0])
    assert ("deal", 0, found.deals[0][0]) == rows[0][3:6]


def test_a_game_that_has_not_begun_has_no_numbers():
    """Nothing is dealt yet."""
    found = numbers(Moments.of_state(fs.game("zole").start()))

    assert isinstance(found, Numbers)
    assert () == found.steps
    assert (0, 4) == found.bits.shape
    assert (0, 4) == found.log2_deals.shape
    assert 0 == found.chances.size
