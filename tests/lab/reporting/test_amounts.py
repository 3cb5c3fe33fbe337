import pytest

from followsuit.lab.measuring.inference import Estimate
from followsuit.lab.reporting import amounts
from followsuit.language.wording import language
from tests.lab.measured import measured


def said(message, code="en"):
    """In a language, with simple spaces."""
    return language(code).say(message).replace("\N{NO-BREAK SPACE}", " ")


def listed(messages):
    """One after another."""
    return ", ".join(map(said, messages))


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (0, "0 %"),
        (0.0001, "under 0.1 %"),
        (0.03, "3 %"),
        (0.0312, "3.1 %"),
        (0.25, "25 %"),
        (0.956, "95.6 %"),
        (0.9999, "over 99.9 %"),
        (1, "100 %"),
    ],
)
def test_shares_have_the_digits_they_deserve(share, text):
    """And what is not nothing is never told as nothing."""
    assert text == said(amounts.percent(share))


@pytest.mark.parametrize(
    ("value", "text"), [(-1.25, "−1.25"), (0.0, "0.00"), (-0.001, "0.00"), (0.5, "+0.50"), (1234, "+1,234.00")]
)
def test_gains_have_a_true_sign(value, text):
    """A minus that is one, and none before nought."""
    assert text == said(amounts.gained(value))


def test_a_nought_that_says_nothing_is_left_out_except_in_columns():
    """Where the numbers above and below have as many digits."""
    assert ["5", "5.2"] == [said(amounts.number(value)) for value in (5.0, 5.2)]
    assert ["5.0", "5.2", "?"] == [said(amounts.decimal(value)) for value in (5.0, 5.2, float("inf"))]


def test_an_interval_without_end_is_not_told():
    """One game says nothing about the next."""
    sure, unsure = (Estimate(0.25, 0.1, 0.25 - half, 0.25 + half) for half in (0.1, float("inf")))

    assert ["25.0 ± 10.0 %", "25.0 %"] == [said(amounts.within(each)) for each in (sure, unsure)]
    assert ["2 ± 0.1", "2"] == [said(amounts.give_or_take(amounts.number(2), each.half)) for each in (sure, unsure)]


def test_numbers_are_written_as_the_language_writes_them():
    """With its own comma."""
    assert "12.345,6" == said(amounts.number(12345.6), "nl")


def test_values_by_seats_are_told_once_where_all_are_alike():
    """Otherwise one by one."""
    settings = measured("zole").settings

    assert "12 (3–4 seats)" == listed(amounts.by_seats(settings, lambda _: amounts.number(12)))
    assert "6 (3 seats), 8 (4)" == listed(amounts.by_seats(settings, lambda each: amounts.number(2 * each.seats)))
