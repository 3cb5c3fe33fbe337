"""Who comes next at the table, among those who play the round."""

from __future__ import annotations

from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import Record


@compiled
def after(game: Record, tables: Record, seat: int) -> int:
    """The next seat clockwise among those who play."""
    seat = seat + 1 if seat + 1 < tables.seats else 0
    if seat == game.sits_out:
        seat = seat + 1 if seat + 1 < tables.seats else 0
    return seat


@compiled
def seat_at(game: Record, tables: Record, place: int) -> int:
    """Who plays to the trick at a place."""
    seat = game.leader
    for _ in range(place):
        seat = after(game, tables, seat)
    return seat
