"""Pieces of work that take about as long, whatever is played."""

from __future__ import annotations

from followsuit.lab.playing.pace import SECONDS_A_PIECE, Pace


def test_pieces_grow_where_games_are_quick():
    """Four times at the most, from one piece to the next."""
    pace = Pace(10)
    pieces = pace.pieces(1_000)
    first = next(pieces)
    pace.took(10, SECONDS_A_PIECE / 100)

    assert ((0, 10), (10, 40)) == (first, next(pieces))


def test_pieces_shrink_where_games_are_slow():
    """Down to the least."""
    pace = Pace(10, least=2)
    pace.took(10, 1_000 * SECONDS_A_PIECE)

    assert [(0, 2), (2, 2), (4, 1)] == list(pace.pieces(5))


def test_a_fixed_size_stays():
    """However long a piece took."""
    pace = Pace(4, fixed=True)
    pace.took(4, 0.0)

    assert [(0, 4), (4, 4), (8, 1)] == list(pace.pieces(9))
