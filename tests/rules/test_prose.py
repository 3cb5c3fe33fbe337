"""Small pieces of English."""

import pytest

from followsuit.rules.prose import counted, listed, number_ranges, signed


@pytest.mark.parametrize(
    ("words", "text"), [((), ""), (("a",), "a"), (("a", "b"), "a and b"), (("a", "b", "c"), "a, b and c")]
)
def test_words_are_listed(words: tuple[str, ...], text: str):
    """With “and” before the last."""
    assert text == listed(words)


def test_a_list_of_choices_ends_in_or():
    """Where one is to be chosen."""
    assert "a, b or c" == listed("abc", last="or")


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "no cards"), (1, "one card"), (2, "two cards"), (10, "ten cards"), (12, "12 cards"), (1200, "1,200 cards")],
)
def test_things_are_counted_in_words_up_to_ten(number: int, text: str):
    """And in digits beyond."""
    assert text == counted(number, "card")


@pytest.mark.parametrize(("points", "text"), [(5, "+5"), (-3, "−3"), (0, "0")])
def test_points_have_a_sign_and_a_true_minus(points: int, text: str):
    """Nought has none."""
    assert text == signed(points)


@pytest.mark.parametrize(
    ("numbers", "text"),
    [((3,), "3"), (range(2, 7), "2–6"), ((3, 5, 6), "3, 5–6"), ((7, 8), "7–8"), ((6, 3, 5), "3, 5–6")],
)
def test_numbers_are_told_as_ranges(numbers: tuple[int, ...], text: str):
    """Runs are shortened, whatever order they come in."""
    assert text == number_ranges(numbers)
