"""Reporting a name, or something that was said, to whoever runs the server."""

from __future__ import annotations

from typing import Literal

from followsuit.server.live.desk import Desk
from followsuit.server.refusals import refused
from followsuit.server.store.reports import Report
from followsuit.server.table.model import Table
from followsuit.server.table.seating import checked_seat, own_seat

Why = Literal["insult", "threat", "spam", "cheating", "other"]
LONGEST_MORE = 200


async def report(
    desk: Desk, holder: str | None, origin: str, *, seat: int, line: int | None, why: Why, more: str
) -> None:
    """Keep what somebody with a seat reports of another person: their name, or a line of chat by its sequence."""
    table, now = desk.table, desk.hall.now()
    own = own_seat(table, holder)
    assert holder is not None
    name, said = _reported(table, checked_seat(table, seat), line)
    if seat == own:
        raise refused("report/own")
    desk.hall.budgets.take_report(origin)
    tidy = " ".join(more.split())[:LONGEST_MORE]
    if not await desk.hall.store.reports.add(Report(now, table.code, seat, name, said, why, tidy, holder)):
        raise refused("report/full")


def _reported(table: Table, seat: int, line: int | None) -> tuple[str, str | None]:
    """Whose name, or what said under which name, is reported."""
    if line is None:
        if not table.seats[seat].is_person:
            raise refused("report/nothing")
        return table.seats[seat].name, None
    found = next((each for each in table.chat if each.sequence == line and each.seat == seat), None)
    if found is None or found.text is None:
        raise refused("report/nothing")
    return found.name, found.text
