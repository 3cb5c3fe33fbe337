"""Counting splits, against listing them."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb, factorial

from hypothesis import given
from hypothesis import strategies as st

from followsuit.knowledge.splits import Split, Splits


def listed(splits: Splits) -> Counter[Split]:
    """Every split with its ways, by sending each member of each row to every column in turn."""
    members = [row for row, size in enumerate(splits.rows) for _ in range(size)]
    found: Counter[Split] = Counter()
    for columns in product(range(len(splits.columns)), repeat=len(members)):
        if all(splits.opens[row][column] for row, column in zip(members, columns, strict=True)):
            cells = Counter(zip(members, columns, strict=True))
            split = tuple(
                tuple(cells[row, column] for column in range(len(splits.columns))) for row in range(len(splits.rows))
            )
            found[split] += tuple(map(sum, zip(*split, strict=True))) == splits.columns
    return +found


@st.composite
def small_splits(draw: st.DrawFn) -> Splits:
    """Up to three rows and columns with seven members in all, open to each other at random."""
    columns = draw(st.lists(st.integers(0, 3), min_size=1, max_size=3))
    rows = draw(st.integers(1, 3))
    members = draw(st.lists(st.integers(0, rows - 1), min_size=sum(columns), max_size=sum(columns)))
    opens = draw(st.lists(st.tuples(*(st.booleans() for _ in columns)), min_size=rows, max_size=rows))
    return Splits(tuple(members.count(row) for row in range(rows)), tuple(columns), tuple(opens))


@given(splits=small_splits())
def test_ways_means_and_draws_are_those_of_listing(splits: Splits):
    """Also where nothing can be sent anywhere, or a row or column is empty."""
    expected = listed(splits)

    assert expected.total() == splits.ways
    if expected:
        means = tuple(
            tuple(
                Fraction(sum(split[row][column] * ways for split, ways in expected.items()), expected.total())
                for column in range(len(splits.columns))
            )
            for row in range(len(splits.rows))
        )
        assert means == splits.expected
        rng = random.Random(1)
        assert {splits.draw(rng) for _ in range(10)} <= set(expected)


def test_rows_that_are_open_to_all_are_counted_by_the_multinomial_coefficient():
    """Sixty cards into four hands of fifteen, exactly."""
    splits = Splits((20, 40), (15, 15, 15, 15), ((True,) * 4,) * 2)
    assert factorial(60) // factorial(15) ** 4 == splits.ways


def test_the_same_table_turned_over_has_the_same_splits():
    """Ways differ by the orders within rows and columns, means do not differ."""
    rows, columns, opens = (3, 4, 2), (5, 4), ((True, False), (True, True), (False, True))
    upright = Splits(rows, columns, opens)
    turned = Splits(columns, rows, tuple(zip(*opens, strict=True)))
    assert upright.filling.columns == turned.filling.columns
    assert tuple(zip(*upright.expected, strict=True)) == turned.expected
    assert comb(4, 2) == upright.ways


def test_a_split_is_drawn_as_often_as_the_ways_it_stands_for():
    """Ten thousand draws of two rows over two columns: chances 1, 9, 9 and 1 of 20."""
    splits = Splits((3, 3), (3, 3), ((True, True), (True, True)))
    rng = random.Random(4)
    drawn = Counter(splits.draw(rng)[0][0] for _ in range(10_000))
    assert {0, 1, 2, 3} == set(drawn)
    for number, ways in enumerate((1, 9, 9, 1)):
        assert abs(drawn[number] - 500 * ways) < 4 * (500 * ways) ** 0.5
