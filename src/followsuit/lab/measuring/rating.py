"""A rating from who did better than whom: the model of Bradley and Terry, on the scale of Elo.

The chance that one player does better than another depends on the difference of their ratings alone: 100 points are
64 %, 200 points 76 %, 400 points 91 %. The ratings of those who are compared have mean 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt

import numpy as np

from followsuit.lab.measuring.inference import ALIKE, Numbers, around

SCALE = 400 / np.log(10)
BLOCKS = 500
"""Deals are taken together in at most so many equal heaps, of which one at a time is left out."""
ROUNDS = 2_000


@dataclass(frozen=True)
class Rating:
    """A rating and its interval."""

    value: float
    low: float
    high: float


def fitted(better: Numbers) -> Numbers:
    """The ratings that explain best how often each row did better than each column; any number of such tables at once.

    Half a success is added to each side of every pair, so that one who was never beaten has a rating too.
    """
    count = better.shape[-1]
    better = better + 0.5 * (1 - np.eye(count))
    met = better + better.swapaxes(-1, -2)
    successes = better.sum(axis=-1)
    strength = np.ones(better.shape[:-1])
    for _ in range(ROUNDS):
        expected = (met / (strength[..., :, None] + strength[..., None, :])).sum(axis=-1)
        new = successes / expected
        new /= np.exp(np.log(new).mean(axis=-1, keepdims=True))
        settled = bool(np.abs(np.log(new / strength)).max() < 1e-9)
        strength = new
        if settled:
            break
    found: Numbers = SCALE * np.log(strength)
    return found


def ratings(better: Numbers) -> list[Rating]:
    """Ratings from `better[deal, one, other]`, with intervals from leaving out deals in turn (the jackknife).

    The intervals have no ends where nothing but the added halves keeps the ratings from growing without end, and where
    a few deals all came out alike.
    """
    heaps = min(len(better), BLOCKS)
    sums = np.array([heap.sum(axis=0) for heap in np.array_split(better, heaps)])
    whole = sums.sum(axis=0)
    errors = np.round(sqrt(heaps - 1) * fitted(whole - sums).std(axis=0), 6)
    is_known = _all_beaten_in_turn(whole) and (heaps >= ALIKE or errors.all())
    return [
        Rating(each.mean, each.low, each.high)
        for value, error in zip(fitted(whole), errors, strict=True)
        for each in [around(float(value), float(error) if is_known else inf, heaps - 1)]
    ]


def _all_beaten_in_turn(better: Numbers) -> bool:
    """Whether everyone did better than everyone, if not directly then by way of others."""
    count = len(better)
    steps = (better > 0) + np.eye(count)
    return bool(np.linalg.matrix_power(steps, count).all())
