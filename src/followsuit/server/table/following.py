"""What follows by itself from what was asked."""

from __future__ import annotations

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
