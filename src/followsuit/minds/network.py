"""A small network: from the features that hold to what each decision is worth.

Two hidden layers and a head for each decision. Few features hold at once, so the first layer is a sum of rows. Options
that are cards bring features of their own to the second layer, after the view was looked at once for all of them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import SEATS
from followsuit.minds.encoding import FEATURES, HEADS, NUMBERS
from followsuit.minds.outlook import OUTLOOKS

Floats = npt.NDArray[np.float32]

FIRST, SECOND = 192, 64
"""How wide the hidden layers are; units of the first are looked at four at a time."""
assert FIRST % 4 == 0
KINDS_OF_CALLS = 2
"""Bids, and all other calls."""


class Network(NamedTuple):
    """The weights. Values are in usual results of a round."""

    rows: Floats
    """For each feature, what it adds to the first hidden layer."""
    first_bias: Floats
    between: Floats
    second_bias: Floats
    outlooks: Floats
    """For each feature of an option, what it adds to the second hidden layer."""
    heads: Floats
    """For each decision, what the second hidden layer makes of it."""
    head_bias: Floats
    levels: Floats
    """What to add to the value of every call there is, by kind of call, seats at the table and cards in a hand."""


def empty_network() -> Network:
    """A network of zeros."""
    return Network(
        np.zeros((FEATURES, FIRST), np.float32),
        np.zeros(FIRST, np.float32),
        np.zeros((FIRST, SECOND), np.float32),
        np.zeros(SECOND, np.float32),
        np.zeros((OUTLOOKS, SECOND), np.float32),
        np.zeros((HEADS, SECOND), np.float32),
        np.zeros(HEADS, np.float32),
        np.zeros((KINDS_OF_CALLS, SEATS + 1, NUMBERS), np.float32),
    )


def new_network(seed: int) -> Network:
    """A network that has learned nothing: small random weights."""
    chance = np.random.Generator(np.random.PCG64(seed))
    network = empty_network()
    # A feature that was hardly ever met should not matter: rows begin small, and units differ by their biases.
    network.rows[:] = chance.normal(0.0, 0.02, network.rows.shape)
    network.first_bias[:] = chance.normal(0.0, 0.2, FIRST)
    network.between[:] = chance.normal(0.0, (2.0 / FIRST) ** 0.5, network.between.shape)
    network.heads[:] = chance.normal(0.0, 0.1 * SECOND**-0.5, network.heads.shape)
    return network


@compiled
def look(network: Network, features: np.ndarray, count: int, first: np.ndarray, second: np.ndarray) -> None:
    """Fill both hidden layers from the features that hold; the second as it is before options add to it.

    Four rows are added in one pass, in their order, so that the sums are the same to the last bit as one by one. Units
    that are zero are not left out: whether one is cannot be foretold, and waiting for it takes longer than adding it.
    """
    rows, between = network.rows, network.between
    for unit in range(FIRST):
        first[unit] = network.first_bias[unit]
    index = 0
    while index + 4 <= count:
        one, two = rows[features[index]], rows[features[index + 1]]
        three, four = rows[features[index + 2]], rows[features[index + 3]]
        for unit in range(FIRST):
            first[unit] = first[unit] + one[unit] + two[unit] + three[unit] + four[unit]
        index += 4
    while index < count:
        row = rows[features[index]]
        for unit in range(FIRST):
            first[unit] += row[unit]
        index += 1
    for unit in range(FIRST):
        first[unit] = max(first[unit], np.float32(0.0))
    for unit in range(SECOND):
        second[unit] = network.second_bias[unit]
    for unit in range(0, FIRST, 4):
        by_one, by_two, by_three, by_four = first[unit], first[unit + 1], first[unit + 2], first[unit + 3]
        one, two, three, four = between[unit], between[unit + 1], between[unit + 2], between[unit + 3]
        for later in range(SECOND):
            second[later] = (
                second[later]
                + by_one * one[later]
                + by_two * two[later]
                + by_three * three[later]
                + by_four * four[later]
            )


@compiled
def show(network: Network, second: np.ndarray, outlook: np.ndarray, count: int, shown: np.ndarray) -> None:
    """Fill what the second hidden layer shows with an option's own features added."""
    for unit in range(SECOND):
        shown[unit] = second[unit]
    for index in range(count):
        row = network.outlooks[outlook[index]]
        for unit in range(SECOND):
            shown[unit] += row[unit]
    for unit in range(SECOND):
        shown[unit] = max(shown[unit], np.float32(0.0))


@compiled
def value_of(network: Network, head: int, shown: np.ndarray) -> np.float32:
    """What a decision is worth, by what the second hidden layer shows."""
    value, weights = network.head_bias[head], network.heads[head]
    for unit in range(SECOND):
        value += weights[unit] * shown[unit]
    return value
