from collections import Counter
from itertools import product

import pytest

from followsuit.lab.playing.seating import Seating, orders, rotations


def test_a_rotation_puts_every_player_on_every_seat_once():
    """Three seats, three seatings."""
    assert ((0, 1, 2), (2, 0, 1), (1, 2, 0)) == rotations((0, 1, 2))


@pytest.mark.parametrize(
    ("sitting", "expected"),
    [
        ((0, 1), [(0, 1)]),
        ((0, 1, 2), [(0, 1, 2), (0, 2, 1)]),
        ((0, 1, 0, 1), [(0, 0, 1, 1), (0, 1, 0, 1)]),
        ((0, 1, 1, 1), [(0, 1, 1, 1)]),
    ],
)
def test_orders_round_the_table_are_told_apart_by_neighbours_alone(sitting, expected):
    """Turning the table makes no new order."""
    assert expected == sorted(orders(sitting))


def test_all_orders_of_four_are_gone_through_and_those_of_six_are_not():
    """Six are few; 120 are too many."""
    assert 6 == len(orders((0, 1, 2, 3)))
    assert () == orders((0, 1, 2, 3, 4, 5))


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (2, 6)])
def test_over_all_orders_nobody_has_better_company(players, seats):
    """Any two players that sit on as many seats as each other meet everyone at every distance equally often."""
    seating = Seating.of(players, seats, "x")
    met: Counter[tuple[int, int, int]] = Counter()
    for deal in range(len(orders(seating.sittings[0]))):
        for line_up in seating.line_ups(deal):
            for seat, distance in product(range(seats), range(1, seats)):
                met[line_up[seat], line_up[(seat + distance) % seats], distance] += 1
    often = Counter(seating.sittings[0])
    for one, other, distance in product(range(players), range(players), range(1, seats)):
        if often[one] == often[other]:
            for third in set(range(players)) - {one, other}:
                assert met[one, third, distance] == met[other, third, distance]


def test_every_player_sits_on_every_seat_equally_often_within_one_deal():
    """Also where the players do not divide the seats."""
    seats = Counter(
        (player, seat) for line_up in Seating.of(2, 3, "x").line_ups(1) for seat, player in enumerate(line_up)
    )

    assert {(0, seat): 2 for seat in range(3)} | {(1, seat): 1 for seat in range(3)} == seats


def test_too_many_players_for_the_table_take_turns():
    """Of three players two sit at a time, each pair in both seatings of every deal."""
    seating = Seating.of(3, 2, "x")

    assert 6 == seating.ways
    assert {(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)} == set(seating.line_ups(0))


def test_many_orders_are_drawn_by_chance_that_can_be_repeated():
    """Six players: another order for another deal or seed, the same for the same."""
    seating = Seating.of(6, 6, "x")

    assert seating.line_ups(0) == Seating.of(6, 6, "x").line_ups(0)
    assert seating.line_ups(0) != seating.line_ups(1)
    assert seating.line_ups(0) != Seating.of(6, 6, "y").line_ups(0)
