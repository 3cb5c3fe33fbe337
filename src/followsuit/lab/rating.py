"""A rating from who did better than whom: the model of Bradley and Terry, on the scale of Elo.

The chance that one player does better than another depends on the difference of their ratings alone: 100 points are
64 %, 200 points 76 %, 400 points 91 %. The ratings of those who are compared have mean 0.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from followsuit.lab.inference import CONFIDENCE, Numbers

SCALE = 400 / np.log(10)
RESAMPLES = 2_000
BLOCKS = 500
"""Deals are taken together in at most so many equal heaps before they are drawn again."""
ROUNDS = 2_000


@dataclass(frozen=True)
class Rating:
    """A rating, and the interval that deals drawn anew give it."""

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


def ratings(better: Numbers, seed: int) -> list[Rating]:
    """Ratings from `better[deal, one, other]`, with intervals by the bootstrap over deals."""
    heaps = min(len(better), BLOCKS)
    sums = np.array([heap.sum(axis=0) for heap in np.array_split(better, heaps)])
    chance = np.random.default_rng(seed)
    drawn = chance.multinomial(heaps, np.full(heaps, 1 / heaps), size=RESAMPLES).astype(float)
    again = fitted(np.tensordot(drawn, sums, axes=1))
    low, high = np.quantile(again, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2], axis=0)
    found = fitted(sums.sum(axis=0))
    return [Rating(float(value), float(a), float(b)) for value, a, b in zip(found, low, high, strict=True)]
