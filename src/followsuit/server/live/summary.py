"""What the store keeps at hand about a table, so that it can be listed and found without folding its events."""

from __future__ import annotations

import msgspec

from followsuit.server.store.rows import Holder, Summary
from followsuit.server.table.model import Table


def summary(table: Table) -> Summary:
    """What the store keeps at hand about a table, written whole."""
    return Summary(
        status=table.status,
        open_seats=sum(seat.is_open for seat in table.seats),
        due_at=table.due(),
        holders=_holders(table),
        record=_record(table),
    )


def summary_of_change(before: Table, now: Table, due_before: float | None, due: float | None) -> Summary | None:
    """The same after a change; nothing if the store has it already, which saves a write for most actions.

    `due_before` and `due`: when the table had, and has, to do something by itself.
    What is said after the game comes with a summary always: a table that is over may just be forgotten, and a summary
    is written only to what is there.
    """
    same_seats = before.seats is now.seats or before.seats == now.seats
    if same_seats and before.status == now.status != "over" and due_before == due:
        return None
    return Summary(
        status=now.status,
        open_seats=sum(seat.is_open for seat in now.seats),
        due_at=due,
        holders=None if same_seats else _holders(now),
        record=_record(now) if before.status != now.status else None,
    )


def _holders(table: Table) -> tuple[Holder, ...]:
    return tuple(
        Holder(number, seat.holder, seat.name) for number, seat in enumerate(table.seats) if seat.holder is not None
    )


def _record(table: Table) -> str | None:
    return msgspec.json.encode(table.record()).decode() if table.status == "over" else None
