from __future__ import annotations

import os

import numpy as np
import pytest

import followsuit as fs
from examples.learn import ROWS, Learner


def test_a_round_of_practice_changes_what_is_thought():
    """The network has learned from every row, and then plays new deals against `greedy`."""
    learner = Learner(fs.game("sueca"), seed=3)
    before = [weight.copy() for weight in learner.network.weights]
    learner.practise(rounds=ROWS)

    assert not any(np.array_equal(one, now) for one, now in zip(before, learner.network.weights, strict=True))
    result = learner.meet(deals=100)
    assert (100, True) == (result.deals, result.error > 0)


@pytest.mark.skipif(not os.environ.get("FOLLOWSUIT_LEARN"), reason="takes minutes: `make learn`")
def test_hearts_is_learned_well_enough_to_beat_greedy():
    """From nothing, in about a minute on one core, beyond doubt."""
    learner = Learner(fs.game("hearts"), seed=1)
    learner.practise(rounds=150_000)

    assert learner.meet(deals=4_096).is_better
