from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

import followsuit as fs
from followsuit.minds.encoding import FEATURES, HEADS
from followsuit.minds.learning import FAR, add_lessons, gradient
from followsuit.minds.network import Network, new_network
from followsuit.minds.outlook import MOST_OUTLOOKS, OUTLOOKS
from followsuit.minds.self_play import Lessons, room_for_lessons
from followsuit.minds.setting import setting_of
from followsuit.minds.training import School

NUDGE = 1e-5


def some_lessons(number: int) -> Lessons:
    """Lessons made up at random, none of which the network is wildly wrong about."""
    chance = np.random.Generator(np.random.PCG64(2))
    lessons = room_for_lessons(number)
    for lesson in range(number):
        lessons.counts[lesson] = 30
        lessons.features[lesson, :30] = chance.choice(FEATURES, 30, replace=False)
        lessons.outlooks[lesson] = chance.choice(OUTLOOKS, MOST_OUTLOOKS, replace=False)
        lessons.foreseen[lesson] = 2 * lesson
        lessons.heads[lesson] = chance.integers(HEADS)
        lessons.targets[lesson] = chance.normal()
    return lessons


def half_squared_error(network: Network, lessons: Lessons) -> float:
    """What learning makes small, worked out plainly and with twice the digits."""
    total = 0.0
    for lesson, head in enumerate(lessons.heads):
        rows = network.rows[lessons.features[lesson, : lessons.counts[lesson]]]
        first = np.maximum(rows.sum(axis=0) + network.first_bias, 0)
        foreseen = network.outlooks[lessons.outlooks[lesson, : lessons.foreseen[lesson]]].sum(axis=0)
        second = np.maximum(first @ network.between + network.second_bias + foreseen, 0)
        error = second @ network.heads[head] + network.head_bias[head] - lessons.targets[lesson]
        assert abs(error) < FAR
        total += error * error / 2
    return total


def test_lessons_ask_of_every_weight_what_numeric_differences_say():
    """Nudged a little, each weight changes the error by as much as was asked for."""
    network, lessons = new_network(3), some_lessons(5)
    found = gradient()
    add_lessons(network, lessons, np.arange(5), found)
    precise: list[Any] = [weights.astype(np.float64) for weights in network]
    exact, chance = Network(*precise), np.random.Generator(np.random.PCG64(4))
    checked = 0
    for name, asked in found.asked._asdict().items():
        weights = getattr(exact, name)
        places = np.argwhere(asked)
        for place in map(tuple, chance.choice(places, min(25, len(places)), replace=False)):
            before = weights[place]
            errors = []
            for nudged in (before + NUDGE, before - NUDGE):
                weights[place] = nudged
                errors.append(half_squared_error(exact, lessons))
            weights[place] = before
            assert np.isclose((errors[0] - errors[1]) / (2 * NUDGE), asked[place], rtol=1e-3, atol=1e-5), (name, place)
            checked += 1
    assert checked > 100


def test_what_is_learned_depends_on_the_seed_and_not_on_the_number_of_threads():
    """To the last bit."""
    learned = []
    for seed, threads in ((1, 1), (1, 2), (2, 2)):
        school = School([setting_of(fs.game("miesjelen"))], seed=seed)
        with ThreadPoolExecutor(threads) as pool:
            school.term(0.0, pool)
        learned.append(b"".join(weights.tobytes() for weights in school.learner.network))

    assert learned[0] == learned[1]
    assert learned[0] != learned[2]
