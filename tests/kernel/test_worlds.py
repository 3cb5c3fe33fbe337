"""The compiled sampler of worlds, against listing and against the exact one."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import followsuit as fs
from followsuit.kernel.worlds import Masks, Sampler, count, draw, draw_many, drawn, sampler, scratch
from followsuit.knowledge import Arrays, World, worlds
from followsuit.laws.brute_force import possible_worlds
from followsuit.laws.random_play import course
from tests.knowledge.brute import FREQUENCIES, constrained, surprise
from tests.support import SETTINGS, setting_name

Allowed = tuple[tuple[int, ...], ...]
seeds = st.integers(0, 2**32)

CASES: dict[str, tuple[tuple[int, ...], Allowed, tuple[int, ...]]] = {
    "one group, three places": ((6,), ((1, 1, 1),), (2, 2, 2)),
    "one void": ((3, 4), ((0, 1, 1), (1, 1, 1)), (2, 2, 3)),
    "two places alike": ((3, 4), ((0, 1, 1, 1), (1, 1, 1, 1)), (2, 2, 2, 1)),
    "a card for one place": ((1, 2, 4), ((1, 0, 0), (0, 1, 1), (1, 1, 1)), (3, 2, 2)),
    "many places, few groups": ((4, 3), ((1, 1, 0, 0, 1), (1, 0, 1, 1, 1)), (2, 1, 1, 2, 1)),
    "few places, many groups": ((2, 1, 2, 2), ((1, 0), (0, 1), (1, 1), (1, 1)), (4, 3)),
    "an empty place": ((3, 3), ((0, 1, 1), (1, 1, 1)), (3, 0, 3)),
    "a way that ends nowhere": ((2, 2, 3), ((1, 1, 0), (0, 1, 1), (1, 0, 1)), (3, 2, 2)),
}

every_case = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


def made(case: tuple[tuple[int, ...], Allowed, tuple[int, ...]]) -> Sampler:
    """The sampler for groups of some sizes, on the lowest bits."""
    sizes, allowed, capacities = case
    return sampler(groups_of(sizes), np.array(allowed, np.bool_), np.array(capacities, np.int64))


def groups_of(sizes: tuple[int, ...]) -> Masks:
    """Groups of some sizes, on the lowest bits."""
    first = np.cumsum([0, *sizes])
    return np.array([((1 << size) - 1) << int(at) for size, at in zip(sizes, first, strict=False)], np.uint64)


def listed(case: tuple[tuple[int, ...], Allowed, tuple[int, ...]]) -> set[tuple[int, ...]]:
    """Every world, as masks by place: all ways to fill one place after another."""
    sizes, allowed, capacities = case
    group = [index for index, size in enumerate(sizes) for _ in range(size)]

    def filled(cards: frozenset[int], place: int) -> list[tuple[int, ...]]:
        if place == len(capacities):
            return [()]
        return [
            (sum(1 << card for card in chosen), *rest)
            for chosen in combinations(sorted(cards), capacities[place])
            if all(allowed[group[card]][place] for card in chosen)
            for rest in filled(cards.difference(chosen), place + 1)
        ]

    return set(filled(frozenset(range(len(group))), 0))


def rows(masks: Masks) -> list[tuple[int, ...]]:
    """Drawn worlds as tuples."""
    return [tuple(row) for row in masks.tolist()]


@every_case
def test_every_world_is_counted_and_drawn_as_often_as_another(case: tuple[tuple[int, ...], Allowed, tuple[int, ...]]):
    """Chi-square of many draws against all worlds stays within four standard deviations."""
    expected = listed(case)
    found = made(case)

    observed = Counter(rows(drawn(found, 400 * len(expected), seed=11)))

    assert len(expected) == pytest.approx(count(found), rel=1e-12)
    assert set(observed) == expected
    if len(expected) > 1:
        assert abs(surprise(observed, Counter(expected))) < 4


def test_both_ways_round_are_among_the_cases():
    """The columns of the table are pools in some and groups in others."""
    assert {0, 1} == {made(case).by_pool for case in CASES.values()}


@pytest.mark.parametrize(("game", "number", "seed"), FREQUENCIES[::2], ids=str)
def test_draws_from_a_view_are_worlds_and_each_is_drawn_as_often_as_another(game: fs.Game, number: int, seed: int):
    """The worlds are those that the engine allows."""
    state, seat = constrained(game, number, seed)
    expected = possible_worlds(state, seat)
    arrays = worlds(state.view(seat)).arrays()
    found = sampler(arrays.groups, arrays.allowed, arrays.capacities)

    masks = Counter(rows(drawn(found, 100 * len(expected), seed=5)))
    observed: Counter[World] = Counter()
    for row, many in masks.items():
        observed[world_of(state, seat, arrays, row)] += many

    assert set(expected) == set(observed)
    assert abs(surprise(observed, expected)) < 4


def world_of(state: fs.State, seat: int, arrays: Arrays, row: tuple[int, ...]) -> World:
    """A drawn world as the exact sampler gives it."""
    deck = state.game.rules.deck.cards
    lying = {
        place: tuple(card for bit, card in enumerate(deck) if mask >> bit & 1)
        for place, mask in (*zip(arrays.places, row, strict=True), (seat, int(arrays.hand)))
    }
    stash = tuple(card for bit, card in enumerate(deck) if int(arrays.stash) >> bit & 1)
    hands = tuple(lying.get(other, ()) for other in range(state.game.seats))
    return World(hands, lying.get("table", ()), lying.get("stash", stash), lying.get("undealt", ()))


@pytest.mark.parametrize("game", SETTINGS[::3], ids=setting_name)
@given(seed=seeds)
def test_the_compiled_table_agrees_with_the_exact_one(game: fs.Game, seed: int):
    """Counts are equal but for rounding, and every draw is a possible world, for random views of every game."""
    rng = random.Random(seed)
    state = rng.choice(course(game, rng.randint(1, game.rounds or 1), seed))
    seat = rng.randrange(game.seats)
    exact = worlds(state.view(seat))
    arrays = exact.arrays()

    found = sampler(arrays.groups, arrays.allowed, arrays.capacities)

    assert exact.count == pytest.approx(count(found), rel=1e-11)
    for row in rows(drawn(found, 5, seed=seed)):
        assert world_of(state, seat, arrays, row) in exact


def test_a_seed_gives_the_same_worlds_every_time():
    """Another seed gives others; drawing goes on where the generator stopped."""
    found = made(CASES["two places alike"])
    assert rows(drawn(found, 9, seed=3)) == rows(drawn(found, 9, seed=3))
    assert rows(drawn(found, 9, seed=3)) != rows(drawn(found, 9, seed=4))
    whole, parts = np.zeros((6, 4), np.uint64), np.zeros((6, 4), np.uint64)
    draw_many(found, np.uint64(77), whole)
    draw_many(found, np.uint64(draw_many(found, np.uint64(77), parts[:2])), parts[2:])
    assert rows(whole) == rows(parts)


def test_one_world_at_a_time_is_the_same_as_many():
    """For compiled players that draw inside their own loop."""
    found = made(CASES["one void"])
    many, one = np.zeros((3, 3), np.uint64), np.zeros((3, 3), np.uint64)
    draw_many(found, np.uint64(5), many)
    rng, room = np.uint64(5), scratch(found)
    for world in one:
        rng = np.uint64(draw(found, rng, room, world))
    assert rows(many) == rows(one)


def test_where_nothing_is_hidden_there_is_one_world():
    """No groups and no places, or places that are empty."""
    for places in (0, 2):
        found = sampler(np.zeros(0, np.uint64), np.zeros((0, places), np.bool_), np.zeros(places, np.int64))
        assert 1 == count(found)
        assert [(0,) * places] * 2 == rows(drawn(found, 2, seed=1))


@pytest.mark.parametrize(
    ("case", "sentence"),
    [
        (((3,), ((1, 1),), (1, 1)), "3 cards cannot fill 2 places"),
        (((2, 1), ((0, 0), (1, 1)), (1, 2)), "Some cards may lie nowhere"),
        (((2, 1), ((1, 0), (1, 0)), (2, 1)), "nothing may lie in some place"),
        (((2, 2), ((1, 0), (1, 1)), (1, 3)), "The cards cannot all lie somewhere"),
    ],
)
def test_cards_that_cannot_lie_anywhere_are_refused(
    case: tuple[tuple[int, ...], Allowed, tuple[int, ...]], sentence: str
):
    """A wrong sum, a group or a place that is closed to all, or too little room."""
    with pytest.raises(ValueError, match=sentence):
        made(case)
