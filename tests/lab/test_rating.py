from math import log10

import numpy as np
import pytest

from followsuit.lab.rating import fitted, ratings


def test_two_players_are_rated_by_their_odds():
    """75 to 25, with half a success more for each: 400 · log₁₀(75.5 / 25.5) apart, around 0."""
    strong, weak = fitted(np.array([[0, 75.0], [25, 0]]))

    assert 400 * log10(75.5 / 25.5) == pytest.approx(strong - weak)
    assert 0 == pytest.approx(strong + weak)


def test_ratings_are_found_again_from_what_they_predict():
    """Three players of known strength who meet often enough."""
    known = np.array([150.0, -30, -120])
    odds = 1 / (1 + 10 ** ((known[None, :] - known[:, None]) / 400))
    np.fill_diagonal(odds, 0)

    assert known == pytest.approx(fitted(odds * 1e6), abs=0.01)


def test_many_tables_are_fitted_at_once_as_each_alone():
    """A stack of tables gives a stack of ratings."""
    one, other = np.array([[0, 3.0], [1, 0]]), np.array([[0, 2.0], [8, 0]])

    assert [*fitted(one), *fitted(other)] == pytest.approx(fitted(np.array([one, other])).ravel())


def test_one_who_was_never_beaten_has_a_rating():
    """And a higher one after more deals."""
    few, many = fitted(np.array([[0, 5.0], [0, 0]])), fitted(np.array([[0, 500.0], [0, 0]]))

    assert 0 < few[0] < many[0] < 1_000


def test_equal_players_are_rated_equal_within_their_intervals():
    """Of 40 tournaments between equals, the interval holds 0 in nearly all."""
    chance = np.random.default_rng(3)
    held = 0
    for number in range(40):
        first = chance.integers(0, 2, 100).astype(float)
        better = np.zeros((100, 2, 2))
        better[:, 0, 1], better[:, 1, 0] = first, 1 - first
        rated = ratings(better, number)[0]
        held += rated.low <= 0 <= rated.high

    assert 37 <= held


def test_ratings_do_not_depend_on_when_they_are_made():
    """The same deals and seed give the same intervals."""
    better = np.random.default_rng(4).random((30, 3, 3)) * (1 - np.eye(3))

    assert ratings(better, 5) == ratings(better, 5)
