"""What worlds by brute force are compared with in tests: how often each is drawn, and where a card lies on average."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TypeVar

import followsuit as fs
from followsuit.knowledge import World, worlds
from followsuit.laws.brute_force import Place, hiding
from followsuit.laws.random_play import course

T = TypeVar("T")

FREQUENCIES = (
    (fs.game("boerenbridge"), 3, 11),
    (fs.game("boerenbridge"), 4, 3),
    (fs.game("elemental", seats=4), 15, 3),
    (fs.game("miesjelen", seats=6), 1, 1),
    (fs.game("ninja-whist", seats=4), 10, 6),
    (fs.game("zole"), 1, 5),
)
"""Rounds to draw worlds in: a game, the number of the round, and the seed of its deal and play."""


def surprise(observed: Counter[T], expected: Counter[T]) -> float:
    """How far frequencies are from what was expected: chi-square as standard deviations from its mean.

    By Wilson and Hilferty's cube root, which is close to normal from a few degrees of freedom on.
    """
    drawn, ways, degrees = observed.total(), expected.total(), len(expected) - 1
    chi_square = sum(
        (observed[world] - drawn * many / ways) ** 2 / (drawn * many / ways) for world, many in expected.items()
    )
    spread = 2 / (9 * degrees)
    return float(((chi_square / degrees) ** (1 / 3) - (1 - spread)) / spread**0.5)


def average(worlds: Counter[World], place: Place, card: fs.Card) -> Fraction:
    """The expected number of copies of a card in a place."""
    return Fraction(sum(many * world.at(place).count(card) for world, many in worlds.items()), worlds.total())


def share(worlds: Counter[World], place: Place, card: fs.Card) -> Fraction:
    """In what part of the worlds a place holds a card."""
    return Fraction(sum(many for world, many in worlds.items() if card in world.at(place)), worlds.total())


def constrained(game: fs.Game, number: int, seed: int) -> tuple[fs.State, int]:
    """The state of a random round in which what play has shown rules out most, with a fair number of worlds left."""
    fitting = [
        (found.count / hidden.ways, index, state, seat)
        for index, state in enumerate(course(game, number, seed))
        for seat in range(game.seats)
        if 20 < (hidden := hiding(state, seat)).ways < 1_000 and (found := worlds(state.view(seat))).count > 8
    ]
    part, _, state, seat = min(fitting, key=lambda entry: entry[:2])
    assert part < 1
    return state, seat
