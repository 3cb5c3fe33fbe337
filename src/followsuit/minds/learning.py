"""One step of learning: how wrong the network was about some lessons, and its weights moved to be less so (Adam)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from followsuit.kernel.compiling import compiled
from followsuit.minds.encoding import FEATURES
from followsuit.minds.network import FIRST, SECOND, Network, empty_network, look, show, value_of
from followsuit.minds.outlook import OUTLOOKS
from followsuit.minds.self_play import Lessons

FADES, SQUARES_FADE = 0.9, 0.999
SMALL = 1e-7
FAR = 3.0
"""An error of more than so many usual results pulls no harder than this."""


class Gradient(NamedTuple):
    """The sum of what lessons ask of the weights, and which features took part."""

    asked: Network
    touched: npt.NDArray[np.bool_]
    across: npt.NDArray[np.float32]
    """The weights between both layers, by unit of the second: read along its rows they are quick to go back by."""
    first: npt.NDArray[np.float32]
    second: npt.NDArray[np.float32]
    shown: npt.NDArray[np.float32]
    back_first: npt.NDArray[np.float32]
    back_second: npt.NDArray[np.float32]
    error: npt.NDArray[np.float64]


def gradient() -> Gradient:
    """Nothing asked yet."""
    return Gradient(
        empty_network(),
        np.zeros(FEATURES, np.bool_),
        np.zeros((SECOND, FIRST), np.float32),
        np.zeros(FIRST, np.float32),
        np.zeros(SECOND, np.float32),
        np.zeros(SECOND, np.float32),
        np.zeros(FIRST, np.float32),
        np.zeros(SECOND, np.float32),
        np.zeros(1, np.float64),
    )


class Learner(NamedTuple):
    """The weights as they are being learned: running means of gradients and of their squares, and averaged weights."""

    network: Network
    average: Network
    means: Network
    squares: Network
    seen: npt.NDArray[np.bool_]
    """The features that any lesson had."""


def learner(network: Network) -> Learner:
    """A learner that begins with a network."""
    copied = Network(*(weights.copy() for weights in network))
    return Learner(network, copied, empty_network(), empty_network(), np.zeros(FEATURES, np.bool_))


@compiled
def _ask_of_rows(asked: np.ndarray, features: np.ndarray, count: int, pull: np.ndarray) -> None:
    """Add the same to what is asked of the rows of some features."""
    for index in range(count):
        row = asked[features[index]]
        for unit in range(len(pull)):
            row[unit] += pull[unit]


@compiled
def add_lessons(network: Network, lessons: Lessons, chosen: np.ndarray, gradient: Gradient) -> None:
    """Add what some lessons ask of the weights."""
    asked, touched, across = gradient.asked, gradient.touched, gradient.across
    first, second, shown = gradient.first, gradient.second, gradient.shown
    back_first, back_second = gradient.back_first, gradient.back_second
    for unit in range(FIRST):
        for later in range(SECOND):
            across[later, unit] = network.between[unit, later]
    for lesson in chosen:
        features, count, head = lessons.features[lesson], lessons.counts[lesson], lessons.heads[lesson]
        look(network, features, count, first, second)
        outlook, foreseen = lessons.outlooks[lesson], lessons.foreseen[lesson]
        show(network, second, outlook, foreseen, shown)
        error = value_of(network, head, shown) - lessons.targets[lesson]
        gradient.error[0] += error * error
        pull = np.float32(min(max(error, -FAR), FAR))
        asked.head_bias[head] += pull
        row, asked_row = network.heads[head], asked.heads[head]
        for unit in range(SECOND):
            asked_row[unit] += pull * shown[unit]
            back_second[unit] = pull * row[unit] if shown[unit] > 0.0 else np.float32(0.0)
            asked.second_bias[unit] += back_second[unit]
        _ask_of_rows(asked.outlooks, outlook, foreseen, back_second)
        for unit in range(FIRST):
            back_first[unit] = 0.0
        for later in range(SECOND):
            back = back_second[later]
            if back != 0.0:
                weights = across[later]
                for unit in range(FIRST):
                    back_first[unit] += back * weights[unit]
        for unit in range(FIRST):
            value = first[unit]
            if value > 0.0:
                asked_between = asked.between[unit]
                for later in range(SECOND):
                    asked_between[later] += value * back_second[later]
            else:
                back_first[unit] = 0.0
            asked.first_bias[unit] += back_first[unit]
        for index in range(count):
            touched[features[index]] = True
        _ask_of_rows(asked.rows, features, count, back_first)


@compiled
def _move(
    weights: np.ndarray,
    average: np.ndarray,
    asked: np.ndarray,
    means: np.ndarray,
    squares: np.ndarray,
    share: float,
    rate: float,
    fading: float,
) -> None:
    """Move some weights against what was asked of them, and forget what was asked."""
    for index in range(len(weights)):
        pull = asked[index] * np.float32(share)
        asked[index] = 0.0
        means[index] = np.float32(FADES) * means[index] + np.float32(1.0 - FADES) * pull
        squares[index] = np.float32(SQUARES_FADE) * squares[index] + np.float32(1.0 - SQUARES_FADE) * pull * pull
        weights[index] -= np.float32(rate) * means[index] / (np.sqrt(squares[index]) + np.float32(SMALL))
        average[index] += np.float32(fading) * (weights[index] - average[index])


@compiled
def learn(learner: Learner, gradients: tuple[Gradient, Gradient], lessons: int, rate: float, fading: float) -> None:
    """Move the weights by what two halves of the lessons ask."""
    one, two = gradients
    share = 1.0 / lessons
    for feature in range(FEATURES):
        if one.touched[feature] or two.touched[feature]:
            if two.touched[feature]:
                for unit in range(FIRST):
                    one.asked.rows[feature, unit] += two.asked.rows[feature, unit]
                    two.asked.rows[feature, unit] = 0.0
            learner.seen[feature] = True
            one.touched[feature] = two.touched[feature] = False
        if learner.seen[feature]:
            _move(
                learner.network.rows[feature], learner.average.rows[feature], one.asked.rows[feature],
                learner.means.rows[feature], learner.squares.rows[feature], share, rate, fading,
            )  # fmt: skip
    _add_and_move_rest(learner, one, two, share, rate, fading)


@compiled
def _add_and_move_rest(
    learner: Learner, one: Gradient, two: Gradient, share: float, rate: float, fading: float
) -> None:
    """All weights but the rows of features."""
    for unit in range(FIRST):
        for later in range(SECOND):
            one.asked.between[unit, later] += two.asked.between[unit, later]
            two.asked.between[unit, later] = 0.0
        _move(
            learner.network.between[unit], learner.average.between[unit], one.asked.between[unit],
            learner.means.between[unit], learner.squares.between[unit], share, rate, fading,
        )  # fmt: skip
    for outlook in range(OUTLOOKS):
        for later in range(SECOND):
            one.asked.outlooks[outlook, later] += two.asked.outlooks[outlook, later]
            two.asked.outlooks[outlook, later] = 0.0
        _move(
            learner.network.outlooks[outlook], learner.average.outlooks[outlook], one.asked.outlooks[outlook],
            learner.means.outlooks[outlook], learner.squares.outlooks[outlook], share, rate, fading,
        )  # fmt: skip
    for head in range(len(one.asked.head_bias)):
        for later in range(SECOND):
            one.asked.heads[head, later] += two.asked.heads[head, later]
            two.asked.heads[head, later] = 0.0
        _move(
            learner.network.heads[head], learner.average.heads[head], one.asked.heads[head],
            learner.means.heads[head], learner.squares.heads[head], share, rate, fading,
        )  # fmt: skip
    for bias in range(3):
        weights, average, asked, more, means, squares = _biases(learner, one, two, bias)
        for unit in range(len(weights)):
            asked[unit] += more[unit]
            more[unit] = 0.0
        _move(weights, average, asked, means, squares, share, rate, fading)


@compiled
def _biases(
    learner: Learner, one: Gradient, two: Gradient, bias: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """The three biases in turn: weights, averages, what is asked twice, means and squares."""
    network, average, means, squares = learner.network, learner.average, learner.means, learner.squares
    if bias == 0:
        return (
            network.first_bias, average.first_bias, one.asked.first_bias, two.asked.first_bias, means.first_bias,
            squares.first_bias,
        )  # fmt: skip
    if bias == 1:
        return (
            network.second_bias, average.second_bias, one.asked.second_bias, two.asked.second_bias, means.second_bias,
            squares.second_bias,
        )  # fmt: skip
    return (
        network.head_bias, average.head_bias, one.asked.head_bias, two.asked.head_bias, means.head_bias,
        squares.head_bias,
    )  # fmt: skip
