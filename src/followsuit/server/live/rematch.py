"""Playing again: the same people, bots, game and customs, at a new table."""

from __future__ import annotations

from followsuit.server.live.budgets import NOBODY
from followsuit.server.live.desk import Desk
from followsuit.server.refusals import refused
from followsuit.server.table.events import Created, Rematched, SeatPlan
from followsuit.server.table.model import Table
from followsuit.server.table.seating import Events, own_seat, sit


async def play_again(desk: Desk, holder: str | None, *, commitment: str | None = None, origin: str = NOBODY) -> Desk:
    """The table where the game goes on; whoever asks first makes it, and everyone who asks gets the old seat there.

    With a commitment the asker takes part in drawing its seed.
    """
    table = desk.table
    seat = own_seat(table, holder)
    if table.status != "over":
        raise refused("table/not-over")
    if table.is_forgotten:
        raise refused("table/forgotten")
    if table.rematch is None:
        made = await desk.hall.create(_same(table), [], origin=origin)

        def note(now: Table) -> Events:
            return [] if now.rematch is not None else [Rematched(seat, made.table.code)]

        table = await desk.do(note)
    assert table.rematch is not None
    again = await desk.hall.desk(table.rematch)
    if again.table.seat_of(holder) is None and again.table.arrival_of(holder) is None:
        name = table.seats[seat].name
        assert holder is not None
        await again.do(lambda now: sit(now, holder, name, seat=seat, commitment=commitment))
    return again


def _same(table: Table) -> Created:
    plans = tuple(SeatPlan() if seat.is_person else SeatPlan(seat.bot, seat.name) for seat in table.seats)
    return Created(
        table.game.key,
        table.game.version,
        dict(table.game.options),
        plans,
        table.host,
        table.customs,
        rematch_of=table.code,
        invited=tuple(seat.holder for seat in table.seats if seat.holder is not None),
    )
