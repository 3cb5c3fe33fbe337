"""What options came to: the same as worked out plainly."""

from __future__ import annotations

import numpy as np
import pytest

from followsuit.minds.weighing import ALONE, average, middle, variance


def some_worlds() -> tuple[np.ndarray, np.ndarray]:
    """Three options in thirty worlds that count differently; the last was not looked at in the last ten."""
    chance = np.random.Generator(np.random.PCG64(3))
    table, logs = chance.normal(0.0, 2.0, (30, 3)), chance.normal(-40.0, 1.5, 30)
    table[20:, 2] = np.nan
    return table, logs


def test_means_go_by_how_much_each_world_counts_and_leave_out_what_was_not_looked_at():
    """Worlds that count alike count as many as they are; otherwise as fewer."""
    table, logs = some_worlds()
    means, counts = np.zeros(3), np.zeros(3)

    average(table, logs, means, counts)

    shares = np.exp(logs)
    assert means[:2].tolist() == pytest.approx([np.average(table[:, option], weights=shares) for option in (0, 1)])
    assert means[2] == pytest.approx(np.average(table[:20, 2], weights=shares[:20]))
    assert counts[0] == pytest.approx(shares.sum() ** 2 / (shares**2).sum())
    assert counts[2] < counts[0] < 30
    average(table, np.full(30, -7.0), means, counts)
    assert counts.tolist() == pytest.approx([30, 30, 20])


def test_how_much_a_lead_differs_is_found_in_the_worlds_where_both_options_were_looked_at():
    """A lead differs by what it is in each world; one option alone by what it comes to."""
    table, logs = some_worlds()
    shares = np.exp(logs)
    leads = (table[:, 0] - table[:, 2])[:20]
    mean = np.average(leads, weights=shares[:20])

    assert variance(table, logs, 0, 2) == pytest.approx(np.average((leads - mean) ** 2, weights=shares[:20]))
    assert variance(table, np.zeros(30), 1, ALONE) == pytest.approx(table[:, 1].var())
    assert variance(table, logs, 1, 1) == pytest.approx(0.0)


@pytest.mark.parametrize("count", [1, 2, 5, 8])
def test_the_middle_of_numbers_is_their_median(count):
    """Of an even number of them it lies half-way between two."""
    numbers = np.random.Generator(np.random.PCG64(count)).normal(size=count)

    assert middle(numbers) == np.median(numbers)
