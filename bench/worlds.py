"""Worlds a second: views of random games, the table of weights built anew for each, drawn from by compiled code.

The exact worlds of `followsuit.knowledge` are measured beside them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from time import perf_counter

import numpy as np
from rich.table import Table

import followsuit as fs
from followsuit.kernel.worlds import draw_many, sampler
from followsuit.knowledge import Worlds, worlds

GAMES = 20
DRAWS = 20_000
REPEATS = 3


@dataclass(frozen=True)
class Point:
    """A point in a game: so many tricks into a round."""

    name: str
    game: fs.Game
    round: int
    tricks: int


POINTS = (
    Point("Boerenbridge, 8 cards, trick 4", fs.game("boerenbridge", schedule="fifteen"), 8, 3),
    Point("Elemental, 15 cards, trick 1", fs.game("elemental"), 15, 0),
    Point("Elemental, 15 cards, trick 8", fs.game("elemental"), 15, 7),
    Point("Elemental for 6, 10 cards, trick 6", fs.game("elemental", seats=6), 10, 5),
    Point("Miesjelen for 6, trick 3", fs.game("miesjelen", seats=6), 1, 2),
    Point("Ninja Whist for 8, 5 cards, trick 3", fs.game("ninja-whist", seats=8), 5, 2),
    Point("Zole, trick 4", fs.game("zole"), 1, 3),
)


@dataclass(frozen=True)
class Figures:
    """What was measured at a point of several games."""

    name: str
    usual: float
    """Worlds a second, in the game in the middle."""
    slowest: float
    """Worlds a second, in the slowest game."""
    build: float
    """Milliseconds to build the table of weights, at most."""
    exact: float
    """Milliseconds to find the worlds of a view and every exact chance, at most."""
    most: int
    """The most worlds that a view left possible."""


def views(point: Point) -> Iterator[fs.View]:
    """What the seat to act sees at a point of random games; rounds that end earlier are passed over."""
    found, seed = 0, 0
    while found < GAMES:
        seed += 1
        rng, state = random.Random(seed), point.game.start(seed)
        while state.rounds_played < point.round and state.to_act is not None:
            view = state.view(state.to_act)
            if view.round == point.round and view.trick is not None and len(view.tricks) == point.tricks:
                found += 1
                yield view
                break
            state = state.play(rng.choice(state.legal()))


def figures(point: Point) -> Figures:
    """Measure a point."""
    rates, builds, exacts, counts = [], [], [], []
    for view in views(point):
        start = perf_counter()
        found = worlds(view)
        found.table()
        exacts.append(perf_counter() - start)
        rate, build = compiled_figures(found)
        rates.append(rate)
        builds.append(build)
        counts.append(found.count)
    return Figures(point.name, median(rates), min(rates), 1e3 * max(builds), 1e3 * max(exacts), max(counts))


def compiled_figures(found: Worlds) -> tuple[float, float]:
    """Worlds a second, and the seconds that building the table took: the best of some repeats."""
    arrays = found.arrays()
    drawn = np.empty((DRAWS, len(arrays.places)), np.uint64)
    draw_many(sampler(arrays.groups, arrays.allowed, arrays.capacities), np.uint64(1), drawn[:1])
    rates, builds = [], []
    for _ in range(REPEATS):
        start = perf_counter()
        table = sampler(arrays.groups, arrays.allowed, arrays.capacities)
        built = perf_counter()
        draw_many(table, np.uint64(1), drawn)
        rates.append(DRAWS / (perf_counter() - built))
        builds.append(built - start)
    return max(rates), min(builds)


def worlds_table() -> Table:
    """Measure every point."""
    table = Table(title="Possible worlds, one core", caption=f"the seat to act, at one point of {GAMES} random games")
    for column in ("point", "worlds/s", "at least", "build ms", "exact chances ms", "most worlds"):
        table.add_column(column, justify="left" if column == "point" else "right", no_wrap=True)
    for point in POINTS:
        found = figures(point)
        table.add_row(
            found.name,
            f"{found.usual:,.0f}",
            f"{found.slowest:,.0f}",
            f"{found.build:.2f}",
            f"{found.exact:.1f}",
            f"{found.most:.1e}",
        )
    return table
