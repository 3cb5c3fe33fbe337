import re
from dataclasses import replace

import pytest

from followsuit.lab import words
from followsuit.lab.balance import Balance
from followsuit.lab.inference import Estimate
from tests.lab.measured import SEATS, measured


def plainly(text):
    """With simple spaces."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def sure(mean):
    """An estimate without doubt."""
    return Estimate(mean, 0.0, mean, mean)


def with_unfinished(shares):
    """Miesjelen as if these shares of its games had been cut off."""
    found = measured("miesjelen")
    settings = [
        replace(each, player=replace(each.player, unfinished=sure(share)))
        for each, share in zip(found.settings, shares, strict=True)
    ]
    return Balance(found.page, found.plan, found.settled, found.trials, settings, found.effects)


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (0, "0 %"),
        (0.0001, "under 0.1 %"),
        (0.0312, "3.1 %"),
        (0.25, "25 %"),
        (0.956, "95.6 %"),
        (0.9999, "over 99.9 %"),
        (1, "100 %"),
    ],
)
def test_shares_have_the_digits_they_deserve(share, text):
    """And what is not nothing is never told as nothing."""
    assert text == plainly(words.percent(share))


@pytest.mark.parametrize(
    ("value", "text"), [(-1.25, "−1.25"), (0.0, "0.00"), (-0.001, "0.00"), (0.5, "+0.50"), (1234, "+1,234.00")]
)
def test_gains_have_a_true_sign(value, text):
    """A minus that is one, and none before nought."""
    assert text == words.gained(value)


def test_values_by_seats_are_told_once_where_all_are_alike():
    """Otherwise one by one."""
    settings = measured("zole").settings

    assert "12 (3–4 seats)" == words.by_seats(settings, lambda _: "12")
    assert "6 (3 seats), 8 (4)" == words.by_seats(settings, lambda each: str(2 * each.seats))


@pytest.mark.parametrize(
    ("shares", "sentence"),
    [
        ((0.05, 0.02), "with 2 and 3 seats it ends reliably."),
        ((0.4, 0.02), "with 3 seats it ends reliably; with 2 seats it ends more often than not."),
        ((0.99, 0.6), "with 2 and 3 seats it seldom ends."),
    ],
)
def test_seat_counts_are_sorted_by_how_often_the_game_ends(shares, sentence):
    """Nine in ten is reliable, half is more often than not."""
    assert f"How many should play? Within 200 rounds, {sentence}" == words.how_many(with_unfinished(shares))[0]


def test_the_best_seat_count_is_the_one_that_ends_most_often():
    """In figures."""
    assert "It ends most often with 3 seats: 98 % of the games." == plainly(
        words.how_many(with_unfinished((0.4, 0.02)))[1]
    )


def test_a_game_that_always_ends_is_not_asked_for_how_many():
    """There is no question."""
    assert [] == words.how_many(measured("zole"))


def test_a_fixed_length_is_told_as_such():
    """With the number of rounds of each seat count."""
    assert "The number of rounds is fixed: 20 (3 seats), 15 (4)." == words.length(measured("elemental"))[0]


def test_an_open_length_is_told_by_when_half_and_most_are_over():
    """And by what was cut off."""
    two, three, *_ = words.length(measured("miesjelen"))

    assert two.startswith("With 2 seats half of the games are over after ")
    assert plainly(two).endswith(" % were not over after 200 rounds.")
    assert "and nine in ten after" in three


def with_places(found, change):
    """A balance as if its places had come out otherwise."""
    settings = [
        replace(
            each,
            player=replace(
                each.player,
                wins_by_place=tuple(change(place) for place in each.player.wins_by_place),
                points_by_place=tuple(change(place) for place in each.player.points_by_place),
            ),
        )
        for each in found.settings
    ]
    return Balance(found.page, found.plan, found.settled, found.trials, settings, found.effects)


def test_places_that_matter_are_named():
    """The one that is furthest from an even share, with its interval; and what it is worth to deal."""
    far = Estimate(0.45, 0.01, 0.42, 0.48)
    found = with_places(
        measured("zole"),
        lambda place: replace(place, value=far if place.place == 1 else sure(place.beside), significant=True),
    )

    assert "With 3 seats the seat after the first dealer wins 45.0 ± 3.0 % of the games" in plainly(
        words.seat(found)[0]
    )
    assert words.seat(found)[0].endswith("would be even: that is more than chance.")
    assert (
        "To deal is worth so many points a round beside the mean of the table: 0.00 (3–4 seats)."
        == words.seat(found)[-1]
    )


def test_places_that_do_not_matter_are_said_not_to():
    """Where no interval leaves out an even share."""
    even = with_places(measured("zole"), lambda place: replace(place, significant=False))

    assert [
        "Counted from the first dealer, no place at the table wins more or less often than chance allows.",
        "Within a round it makes no difference beyond chance to be the dealer.",
    ] == words.seat(even)


def test_options_without_effect_are_said_to_have_none():
    """Beyond chance."""
    said = words.options(measured("ninja-whist"))

    assert "With bid_cap 0 instead of 7 (4 seats) nothing changes beyond chance." in said


def test_a_figure_that_an_option_changes_is_told_twice():
    """As usual, and then; in brackets where it may be chance."""
    (seven, _) = measured("boerenbridge").effects
    told = {change.figure: words.changed(change) for change in seven.changes}

    assert "schedule seven instead of five (4 seats)" == words.with_option(seven)
    assert "5 → 7" == told["rounds"]
    assert re.fullmatch(r"\(\d+ % → \d+ %\)", plainly(told["bids made"]))


@pytest.mark.parametrize("key", SEATS)
def test_every_game_is_summed_up_in_whole_sentences(key):
    """Each ends with a full stop, and none has a number that is none."""
    said = words.in_short(measured(key))

    assert len(said) >= 5
    assert all(sentence.endswith(".") for sentence in said)
    assert [] == [sentence for sentence in said if "nan" in sentence or "inf" in sentence or "None" in sentence]


def test_nothing_measured_is_said_to_be_nothing():
    """When all was stopped before the first step."""
    found = measured("zole")

    assert ["Nothing was measured."] == words.in_short(Balance(found.page, found.plan, found.settled, found.trials))
