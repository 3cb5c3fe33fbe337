from math import inf, log10

import numpy as np
import pytest

from followsuit.lab.measuring.rating import fitted, ratings


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
    for _ in range(40):
        first = chance.integers(0, 2, 100).astype(float)
        better = np.zeros((100, 2, 2))
        better[:, 0, 1], better[:, 1, 0] = first, 1 - first
        rated = ratings(better)[0]
        held += rated.low <= 0 <= rated.high

    assert 37 <= held


def met(first):
    """Two players, of whom the first did better in so many of three encounters of each deal."""
    return np.array([[[0.0, count], [3 - count, 0]] for count in first])


@pytest.mark.parametrize("deals", [2, 3, 5, 10])
def test_intervals_of_few_deals_hold_the_true_rating(deals):
    """Of 200 short tournaments with an advantage of 100 points, at most a few have intervals beside it."""
    chance = np.random.default_rng(4)
    held = 0
    for _ in range(200):
        rated = ratings(met(chance.binomial(3, 1 / (1 + 10 ** (-100 / 400)), deals)))[0]
        held += rated.low <= 50 <= rated.high

    assert 194 <= held


@pytest.mark.parametrize("first", [[2], [2, 2], [3, 3, 3], [3] * 40])
def test_an_interval_that_nothing_is_known_about_has_no_ends(first):
    """After one deal, after a few that came out alike, and where one was never beaten."""
    rated = ratings(met(first))

    assert [(-inf, inf)] * 2 == [(each.low, each.high) for each in rated]
    assert rated[0].value > 0 > rated[1].value


def test_many_deals_that_came_out_alike_leave_no_doubt():
    """As between equals who hold the same cards in turn."""
    assert [(0.0, 0.0, 0.0)] * 2 == [(each.value, each.low, each.high) for each in ratings(met([1.5] * 20))]


def test_one_that_others_beat_only_by_way_of_another_has_an_interval():
    """First before second, second before third, third before first now and then."""
    cycle = np.array([[0, 1.0, 0], [0, 0, 1], [1, 0, 0]])
    deals = np.array([cycle * [[1 + deal % 2], [2], [deal % 3]] for deal in range(30)])
    apart = np.array([[[0, 1.0, 1], [0, 0, 1], [0, 1, 0]]] * 30)

    assert all(-inf < each.low < each.value for each in ratings(deals))
    assert all(each.low == -inf for each in ratings(apart))


def test_deals_are_left_out_in_heaps_where_they_are_many():
    """The interval of 1,200 deals is that of 500 heaps, and about half as wide as that of 300."""
    many, few = (ratings(met(np.random.default_rng(5).binomial(3, 0.6, deals)))[0] for deals in (1_200, 300))

    assert 0.5 == pytest.approx((many.high - many.low) / (few.high - few.low), abs=0.06)
