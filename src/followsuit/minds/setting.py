"""A game with its options, as a mind looks at it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from followsuit.engine.game import Game
from followsuit.kernel.kernel import Kernel, kernel
from followsuit.minds.places import Places, places_of

MOST_ROUNDS = 60


@dataclass(frozen=True)
class Setting:
    """A game with its options, as a mind looks at it."""

    game: Game
    kernel: Kernel
    places: Places
    most_rounds: int


@lru_cache(maxsize=64)
def setting_of(game: Game) -> Setting:
    """A game, ready for a mind; what its rounds usually bring is found out by playing some."""
    compiled = kernel(game)
    places = places_of(compiled)
    places["scale"] = usual_result(compiled)
    return Setting(game, compiled, places, MOST_ROUNDS)


def usual_result(compiled: Kernel) -> float:
    """By how much rounds between rules of thumb differ, for a seat: the unit in which minds value decisions."""
    seats = compiled.game.seats
    results, figures = compiled.play(["greedy"] * seats, 1, 0, 200, 20)
    del results
    rounds = max(1, int(figures["rounds"][0]))
    mean = figures["place_scores"][0][:seats].sum() / (rounds * seats)
    square = figures["place_squares"][0][:seats].sum() / (rounds * seats)
    return max(1.0, float(np.sqrt(max(0.0, square - mean * mean))))
