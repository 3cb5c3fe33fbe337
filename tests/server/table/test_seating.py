"""Seating: who may sit where, what leaving means, and when a game starts."""

import pytest

from followsuit.errors import PlayerError
from followsuit.server.table import events as happened
from followsuit.server.table import seating
from followsuit.server.table.model import STAND_IN
from tests.server.table.folding import ANNA, BOB, CLEO, a_table, then


def test_the_first_open_seat_is_taken():
    """Unless another one is wanted."""
    table = a_table("Anna", seats=3)

    assert [happened.Sat(1, "Bob", BOB)] == seating.sit(table, BOB, " Bob ")
    assert [happened.Sat(2, "Bob", BOB)] == seating.sit(table, BOB, "Bob", seat=2)


def test_a_game_starts_when_nobody_is_awaited_any_more():
    """The last seat or the last contribution starts it; a contribution with the name is enough."""
    table = a_table("Anna", seats=2)
    waiting = then(table, *seating.sit(table, BOB, "Bob", later=True))
    assert ("open", True) == (waiting.status, waiting.seats[1].awaited)
    started = then(waiting, *seating.contribute(waiting, BOB, "b0b"))
    assert ("playing", "b0b") == (started.status, started.seats[1].contribution)
    assert "playing" == then(table, *seating.sit(table, BOB, "Bob", contribution="b0b")).status
    assert "playing" == then(waiting, *seating.start(waiting, ANNA)).status


def test_contributions_change_the_deal():
    """Another one, other cards."""
    table = a_table("Anna", seats=2)
    deals = {
        str(then(table, *seating.sit(table, BOB, "Bob", contribution=given)).record()["rounds"][0]["hands"])
        for given in ("b0b", "b0c", None)
    }

    assert 3 == len(deals)


def test_a_seat_left_before_the_game_is_open_and_in_it_is_a_bots():
    """The bot goes on under the same name, and whoever sits down there has a name of their own."""
    before = a_table("Anna", "Bob", seats=3)
    assert then(before, *seating.leave(before, BOB, 1, away=False)).seats[1].is_open
    playing = a_table("Anna", "Bob")
    left = then(playing, *seating.leave(playing, BOB, 1, away=False))
    assert (None, STAND_IN, "Bob") == (left.seats[1].holder, left.seats[1].bot, left.seats[1].name)
    taken = then(left, *seating.sit(left, CLEO, "Cleo"))
    assert (CLEO, None, "Cleo") == (taken.seats[1].holder, taken.seats[1].bot, taken.seats[1].name)
    assert [happened.Left(1, removed=True)] == seating.leave(playing, ANNA, 1, away=True)


def test_a_bot_that_was_asked_for_stays_until_it_is_sent_away():
    """Asking again changes nothing, and neither does coming back without a bot."""
    table = a_table("Anna", "Bob")
    asked = then(table, *seating.give(table, ANNA, 0, "greedy"))

    assert ("greedy", "asked") == (asked.seats[0].bot, asked.seats[0].why_bot)
    assert [] == seating.give(asked, ANNA, 0, "random")
    assert [happened.Returned(0)] == seating.give(asked, ANNA, 0, None)
    assert [] == seating.come_back(table, 0)


def test_bots_take_every_open_seat():
    """And only bots that there are."""
    table = a_table("Anna", seats=4)

    assert [happened.SeatGiven(seat, "random") for seat in (1, 2, 3)] == seating.fill(table, ANNA, "random")
    assert "playing" == then(table, *seating.fill(table, ANNA, "random")).status
    with pytest.raises(PlayerError):
        seating.fill(table, ANNA, "grandmaster")


def test_a_seat_moves_to_another_device_and_not_to_another_player():
    """Whoever sits here already takes no second seat."""
    table = a_table("Anna", "Bob")

    assert CLEO == then(table, *seating.hand_over(table, 0, CLEO)).seats[0].holder
    with pytest.raises(Exception, match="already sit"):
        seating.hand_over(table, 0, BOB)


def test_bots_have_names_of_their_own():
    """By their seats, so that no two are called the same."""
    table = a_table("Anna", seats=6, bots=5)

    assert 6 == len(set(table.names))
    assert "You" == seating.suggested_name(table)
