from math import inf, sqrt

import numpy as np
import pytest

from followsuit.lab.measuring.inference import (
    Estimate,
    apart,
    around,
    estimate,
    plain,
    proportion,
    ratio,
    reach,
    shared_confidence,
    two_sided,
)


@pytest.mark.parametrize(
    ("confidence", "freedom", "expected"),
    [
        (0.99, 1, 63.657),
        (0.99, 2, 9.925),
        (0.95, 4, 2.776),
        (0.99, 10, 3.169),
        (0.99, 30, 2.750),
        (0.99, 120, 2.617),
        (0.99, 1_000, 2.581),
        (0.95, 10**9, 1.960),
    ],
)
def test_the_reach_of_an_interval_is_that_of_the_tables(confidence, freedom, expected):
    """Student's t as printed in any textbook, and the normal distribution for very many units."""
    assert expected == pytest.approx(reach(confidence, freedom), abs=6e-4)


@pytest.mark.parametrize("freedom", [3, 4, 399, 400, 10_000])
def test_reach_and_chance_are_two_sides_of_the_same(freedom):
    """A value as far out as the interval reaches is met in the other 1 % of cases."""
    assert 0.01 == pytest.approx(two_sided(-reach(0.99, freedom), freedom))


def test_the_two_ways_to_reckon_meet_where_one_takes_over():
    """The exact sum and the approximation differ by nothing that matters."""
    assert two_sided(2.5, 399) == pytest.approx(two_sided(2.5, 400), rel=2e-3)


def test_a_mean_has_its_standard_error_and_interval():
    """1 2 3 4: mean 2.5, deviation √(5/3), error half of that, and 5.841 errors to each side."""
    found = estimate([1, 2, 3, 4])
    error = sqrt(5 / 3) / 2

    assert (2.5, error) == pytest.approx((found.mean, found.error))
    assert (2.5 - 5.841 * error, 2.5 + 5.841 * error) == pytest.approx((found.low, found.high), abs=1e-3)
    assert 5.841 * error == pytest.approx(found.half, abs=1e-3)


def test_one_unit_says_nothing_about_its_uncertainty():
    """The interval has no ends, and zero is not excluded."""
    found = estimate([7])

    assert (7.0, inf, -inf, inf) == (found.mean, found.error, found.low, found.high)
    assert not found.excludes_zero


def test_units_that_are_all_alike_have_an_interval_of_no_width():
    """There is no spread to go by."""
    assert Estimate(3.0, 0.0, 3.0, 3.0, freedom=2) == estimate([3, 3, 3])


def test_intervals_hold_the_truth_as_often_as_they_promise():
    """Of 4,000 intervals from eight skewed units each, about 99 % hold the mean."""
    chance = np.random.default_rng(1)
    samples = chance.normal(5, 2, (4_000, 8))
    held = [found.low <= 5 <= found.high for found in map(estimate, samples)]

    assert 0.985 <= sum(held) / len(held) <= 0.995


def test_a_ratio_is_that_of_the_sums_with_an_error_from_the_batches():
    """3 of 4, from batches with 1 of 2 and 2 of 2: the rests are −½ and ½."""
    found = ratio([1, 2], [2, 2])

    assert (0.75, sqrt(0.5) * sqrt(2) / 4) == pytest.approx((found.mean, found.error))


def test_intervals_of_ratios_hold_the_truth():
    """Successes of a known chance, in batches of unequal size: 99 % of the intervals hold it."""
    chance = np.random.default_rng(2)
    tried = chance.integers(20, 60, (2_000, 40))
    made = chance.binomial(tried, 0.3)
    held = [found.low <= 0.3 <= found.high for found in (ratio(m, t) for m, t in zip(made, tried, strict=True))]

    assert 0.98 <= sum(held) / len(held) <= 0.998


def test_independent_means_differ_with_both_their_errors():
    """Errors of 3 and 4 make one of 5."""
    found = apart(around(10, 3, 1_000), around(4, 4, 1_000))

    assert (6.0, 5.0) == (found.mean, found.error)
    assert not found.excludes_zero


@pytest.mark.parametrize("units", [2, 3, 5])
def test_few_units_are_seldom_told_apart_by_chance(units):
    """Of 3,000 pairs of small samples from the same source, about 1 % or fewer are said to differ."""
    samples = np.random.default_rng(3).normal(0, 1, (3_000, 2, units))
    wrong = sum(apart(estimate(one), estimate(other)).excludes_zero for one, other in samples)

    assert wrong <= 45


@pytest.mark.parametrize(("units", "apart_"), [(2, False), (19, False), (20, True)])
def test_units_that_are_all_alike_differ_only_if_they_are_many(units, apart_):
    """Two games with one lead change and two with two say nothing; twenty of each do."""
    assert apart_ == apart(estimate([1] * units), estimate([2] * units)).excludes_zero


def test_the_freedom_of_a_difference_is_that_of_what_has_the_spread():
    """Equal errors add their freedom up; beside a sure mean the other one's is left."""
    some, sure = around(4, 1, 9), around(1, 0, 9)

    assert (18, 9) == (apart(some, some).freedom, apart(some, sure).freedom)
    assert inf == apart(some, estimate([1])).half


def test_a_share_has_the_interval_of_wilson():
    """3 of 10 with 3.25 errors to each side, as the formula in any textbook has it."""
    found, far = proportion([1] * 3 + [0] * 7), reach(0.99, 9) ** 2 / 10
    centre, half = (0.3 + far / 2) / (1 + far), sqrt(far * 0.21 + far * far / 4) / (1 + far)

    assert (0.3, sqrt(0.021)) == pytest.approx((found.mean, found.error))
    assert (centre - half, centre + half) == pytest.approx((found.low, found.high))
    assert found.half == found.high - found.mean


@pytest.mark.parametrize(("won", "low", "high"), [(0, 0.0, 0.2), (1, 0.8, 1.0)])
def test_none_of_thirty_is_not_told_as_never(won, low, high):
    """Up to a fifth may be true; and in the same way down from all."""
    found = proportion([won] * 30)

    assert (low, high) == pytest.approx((found.low, found.high), abs=0.01)
    assert 0 <= found.low <= found.mean <= found.high <= 1


def test_zero_is_excluded_on_either_side():
    """An interval wholly above or wholly below zero."""
    assert around(10, 1, 100).excludes_zero
    assert around(-10, 1, 100).excludes_zero
    assert not around(1, 1, 100).excludes_zero


def test_an_estimate_can_be_moved_and_stretched():
    """Its interval goes with it."""
    assert Estimate(30, 10, 10, 50) == Estimate(2, 1, 0, 4).moved(1).times(10)


def test_several_answers_share_the_doubt():
    """Five questions at 99 % together are 99.8 % each; one keeps all of it."""
    assert 0.998 == pytest.approx(shared_confidence(5))
    assert 0.99 == pytest.approx(shared_confidence(1))


def test_figures_for_json_have_no_infinity_and_no_needless_digits():
    """Infinity becomes nothing; keys become text."""
    assert {"3": [0.333333, None], "a": {"b": True}} == plain({3: (1 / 3, inf), "a": {"b": True}})
