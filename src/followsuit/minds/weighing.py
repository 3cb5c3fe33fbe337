"""What options came to in worlds of which some count more than others: means, how sure they are, and differences.

A table has a row a world and a column an option, and no number where an option was not looked at any more. How much a
world counts is told by its logarithm.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from followsuit.kernel.compiling import compiled

Floats = npt.NDArray[np.float64]
ALONE = -1
"""No other option."""


@compiled
def _shares(logs: np.ndarray) -> np.ndarray:
    """How much each world counts, the one that counts most being one."""
    most = -np.inf
    for log in logs:
        most = max(most, log)
    return np.exp(logs - most)


@compiled
def average(table: np.ndarray, logs: np.ndarray, means: np.ndarray, counts: np.ndarray) -> None:
    """Fill what each option came to in the mean, and in how many worlds: fewer if some count more than others."""
    shares = _shares(logs)
    for option in range(table.shape[1]):
        total, squares, came_to = 0.0, 0.0, 0.0
        for world in range(len(table)):
            if not np.isnan(table[world, option]):
                total += shares[world]
                squares += shares[world] ** 2
                came_to += shares[world] * table[world, option]
        means[option] = came_to / max(total, 1e-300)
        counts[option] = total**2 / max(squares, 1e-300)


@compiled
def variance(table: np.ndarray, logs: np.ndarray, option: int, other: int) -> float:
    """How much an option differs from world to world, or its lead over another one."""
    shares, total, mean = _shares(logs), 0.0, 0.0
    for world in range(len(table)):
        value = table[world, option] - (table[world, other] if other != ALONE else 0.0)
        if not np.isnan(value):
            total += shares[world]
            mean += shares[world] * value
    mean /= total
    found = 0.0
    for world in range(len(table)):
        value = table[world, option] - (table[world, other] if other != ALONE else 0.0)
        if not np.isnan(value):
            found += shares[world] / total * (value - mean) ** 2
    return found


def middle(numbers: Floats) -> float:
    """The median of a few numbers."""
    ordered = sorted(numbers.tolist())
    half = len(ordered) // 2
    return float(ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2)
