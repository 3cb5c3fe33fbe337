"""What may come of a game: the chances of the match after a round."""

from __future__ import annotations

import numpy as np
import pytest

import followsuit as fs
from followsuit.review.forecasts import Forecaster


def chances(key: str, totals: list[list[int]], number: int, **options: object) -> list[list[float]]:
    """Everyone's chance, by totals after a round."""
    found = Forecaster(fs.game(key, **options), 1).chances(np.array(totals), number, 0)
    return [[float(chance) for chance in row] for row in found]


def test_after_the_last_round_the_match_is_decided():
    """Whoever leads has won; those who lead together share it."""
    assert [[1, 0, 0], [0.5, 0.5, 0]] == chances("zole", [[4, 2, -6], [3, 3, -6]], 12)


def test_a_lead_is_worth_more_the_fewer_rounds_are_left():
    """It can be made good in ten rounds, and hardly in one."""
    early, late = (chances("zole", [[8, -4, -4]], number)[0] for number in (2, 11))

    assert 1 / 3 < early[0] < late[0] < 1
    assert pytest.approx(1) == sum(early)


def test_partners_have_the_same_chance_and_a_target_ends_the_match():
    """Both win with 500 points of spades."""
    (over, leading) = chances("spades", [[510, 300, 510, 300], [400, 100, 400, 100]], 6)

    assert [1, 0, 1, 0] == over
    assert leading[0] == leading[2] > 0.6
    assert pytest.approx(1) == leading[0] + leading[1]


def test_fewest_points_win_where_points_count_against():
    """In Hearts the one who is behind the others leads."""
    ((first, *others),) = chances("hearts", [[20, 70, 70, 70]], 5)

    assert first > 0.5 > max(others)
