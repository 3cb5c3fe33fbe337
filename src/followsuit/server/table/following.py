"""What follows by itself from what was asked, and what the store keeps at hand about a table."""

from __future__ import annotations

import msgspec

from followsuit.server.store.rows import Holder, Summary
from followsuit.server.table import drawing
from followsuit.server.table.events import TableEvent
from followsuit.server.table.fold import after
from followsuit.server.table.model import Table
from followsuit.server.table.seating import Events, opens_a_round, seat_arrivals


def with_consequences(table: Table, events: Events, at: float) -> tuple[Table, list[TableEvent]]:
    """The table after some events and what follows from them, and all of these; IllegalAction leaves it as it was."""
    before, all_events = table, list[TableEvent]()
    for event in events:
        for each in (*drawing.given_up_by(table, event), event):
            table = after(table, each, at)
            all_events.append(each)
    if opens_a_round(before, table):
        seated = seat_arrivals(table)
        for event in seated:
            table = after(table, event, at)
        all_events += seated
    while (follows := drawing.what_follows(table)) is not None:
        table = after(table, follows, at)
        all_events.append(follows)
    return table, all_events


def summary(table: Table) -> Summary:
    """What the store keeps at hand about a table, written whole."""
    return Summary(
        status=table.status,
        open_seats=sum(seat.is_open for seat in table.seats),
        due_at=table.due(),
        holders=_holders(table),
        record=_record(table),
    )


def summary_of_change(before: Table, now: Table) -> Summary | None:
    """The same after a change; nothing if the store has it already, which saves a write for most actions.

    What is said after the game comes with a summary always: a table that is over may just be forgotten, and a summary
    is written only to what is there.
    """
    same_seats = before.seats is now.seats or before.seats == now.seats
    if same_seats and before.status == now.status != "over" and before.due() == now.due():
        return None
    return Summary(
        status=now.status,
        open_seats=sum(seat.is_open for seat in now.seats),
        due_at=now.due(),
        holders=None if same_seats else _holders(now),
        record=_record(now) if before.status != now.status else None,
    )


def _holders(table: Table) -> tuple[Holder, ...]:
    return tuple(
        Holder(number, seat.holder, seat.name) for number, seat in enumerate(table.seats) if seat.holder is not None
    )


def _record(table: Table) -> str | None:
    return msgspec.json.encode(table.record()).decode() if table.status == "over" else None
