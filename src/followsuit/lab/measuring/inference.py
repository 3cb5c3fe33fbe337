"""What samples say about the truth: means with intervals, and whether a difference is more than chance.

Everything here rests on independent units: a deal of a tournament, a game of a simulation, a batch of games. Intervals
are Student's t around the mean, which is also right for few units if these are not too skewed.
Whether one of many seats has won is too skewed; how often it does has Wilson's interval (`proportion`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import atan, cos, hypot, inf, isfinite, sin, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
import numpy.typing as npt

CONFIDENCE = 0.99
"""How sure every interval is, and what a significant difference is held against."""
NEARLY_NORMAL = 400
"""From so many degrees of freedom on, Student's t differs from the normal distribution by less than its last term."""
ALIKE = 20
"""Fewer units than this may well be all alike by chance."""

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A mean, its standard error, and the interval that holds the truth as often as it promises."""

    mean: float
    error: float
    low: float
    high: float
    freedom: int = NEARLY_NORMAL
    """How many units it rests on, less one; of a difference, as many as would be worth the same (Welch)."""

    @property
    def half(self) -> float:
        """How far the interval reaches, on the side where that is further."""
        return max(self.high - self.mean, self.mean - self.low)

    @property
    def excludes_zero(self) -> bool:
        """Whether zero lies outside the interval: the mean differs from zero by more than chance.

        A few units that are all alike have no spread to go by, and prove nothing.
        """
        return (self.low > 0 or self.high < 0) and (self.error > 0 or self.freedom >= ALIKE - 1)

    def moved(self, by: float) -> Estimate:
        """All of it so much further up."""
        return replace(self, mean=self.mean + by, low=self.low + by, high=self.high + by)

    def times(self, factor: float) -> Estimate:
        """All of it so many times as large; the factor is above zero."""
        mean, error, low, high = (each * factor for each in (self.mean, self.error, self.low, self.high))
        return Estimate(mean, error, low, high, self.freedom)


def two_sided(t: float, freedom: int) -> float:
    """How often chance alone gives a value of Student's t at least so far from zero."""
    if not isfinite(t):
        return 0.0
    if freedom >= NEARLY_NORMAL:
        # The first terms of the expansion of t in normal terms, turned round.
        z = abs(t) * (1 - 1 / (4 * freedom)) / sqrt(1 + t * t / (2 * freedom))
        return 2 * NormalDist().cdf(-z)
    return max(1.0 - _within(abs(t), freedom), 0.0)


def _within(t: float, freedom: int) -> float:
    """The chance to lie between −t and t, as a finite sum (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = atan(t / sqrt(freedom))
    square = cos(angle) ** 2
    if freedom % 2 == 0:
        term = total = 1.0
        for index in range(2, freedom, 2):
            term *= square * (index - 1) / index
            total += term
        return sin(angle) * total
    total = 0.0
    if freedom > 1:
        term = total = cos(angle)
        for index in range(3, freedom, 2):
            term *= square * (index - 1) / index
            total += term
    return (angle + sin(angle) * total) * 0.6366197723675814


@lru_cache(maxsize=4_096)
def reach(confidence: float, freedom: int) -> float:
    """How many standard errors an interval reaches to each side; without freedom, without end."""
    if freedom < 1:
        return inf
    low, high = 0.0, 2.0
    while two_sided(high, freedom) > 1 - confidence:
        high *= 2
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if two_sided(middle, freedom) > 1 - confidence else (low, middle)
    return high


def around(mean: float, error: float, freedom: int, confidence: float = CONFIDENCE) -> Estimate:
    """The interval around a mean whose standard error is known."""
    width = 0.0 if error == 0 and freedom > 0 else reach(confidence, freedom) * error
    return Estimate(mean, error, mean - width, mean + width, freedom)


def estimate(samples: npt.ArrayLike, confidence: float = CONFIDENCE) -> Estimate:
    """The mean of independent samples; of a single one nothing is known but itself."""
    numbers = np.asarray(samples, float)
    count, mean = len(numbers), float(numbers.mean())
    if count < 2:
        return around(mean, inf, 0)
    return around(mean, float(numbers.std(ddof=1)) / sqrt(count), count - 1, confidence)


def proportion(samples: npt.ArrayLike, confidence: float = CONFIDENCE) -> Estimate:
    """The mean of parts of one, such as games won: its interval (Wilson's) leaves out what would seldom give as much.

    It has some width also where all are nought, and no part of it lies below nought or above one.
    """
    numbers = np.asarray(samples, float)
    count, mean = len(numbers), float(numbers.mean())
    if count < 2:
        return around(mean, inf, 0)
    error, most = sqrt(max(mean * (1 - mean), 0.0) / count), reach(confidence, count - 1)
    pull = most * most / count
    centre = (mean + pull / 2) / (1 + pull)
    width = most * sqrt(error * error + pull / (4 * count)) / (1 + pull)
    low, high = max(min(centre - width, mean), 0.0), min(max(centre + width, mean), 1.0)
    return Estimate(mean, error, low, high, count - 1)


def ratio(tops: npt.ArrayLike, bottoms: npt.ArrayLike, confidence: float = CONFIDENCE) -> Estimate:
    """The ratio of two sums over independent batches, such as bids made to bids: few alike in size, or many."""
    top, bottom = np.asarray(tops, float), np.asarray(bottoms, float)
    count, whole = len(top), float(bottom.sum())
    mean = float(top.sum()) / whole
    if count < 2:
        return around(mean, inf, 0)
    rest = top - mean * bottom
    return around(mean, float(rest.std(ddof=1)) * sqrt(count) / whole, count - 1, confidence)


def apart(one: Estimate, other: Estimate, confidence: float = CONFIDENCE) -> Estimate:
    """The difference of two means from samples that have nothing to do with each other (Welch)."""
    freedom, error = min(one.freedom, other.freedom), hypot(one.error, other.error)
    if freedom > 0 and error > 0:
        parts = ((each.error / error) ** 4 / each.freedom for each in (one, other))
        freedom = int(round(1 / sum(parts), 6))
    return around(one.mean - other.mean, error, freedom, confidence)


def shared_confidence(questions: int, confidence: float = CONFIDENCE) -> float:
    """How sure each of several answers must be for all of them together to be so sure (Bonferroni)."""
    return 1 - (1 - confidence) / max(questions, 1)


def plain(value: Any) -> Any:
    """Figures as JSON can hold them: rounded where no more is known, and nothing in place of infinity."""
    if isinstance(value, float | np.floating):
        return round(float(value), 6) if isfinite(value) else None
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return value
