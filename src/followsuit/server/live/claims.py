"""Claiming the tricks that are left: judged in a thread, and settled at the table as it is then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from followsuit.knowledge.claims import judge
from followsuit.server.live.line import Rank
from followsuit.server.table import claiming
from followsuit.server.table.model import Table

if TYPE_CHECKING:
    from followsuit.server.live.desk import Desk


async def claim(desk: Desk, holder: str | None, order: tuple[str, ...], version: int, origin: str) -> Table:
    """Judge a claim by what its seat can know, and do what comes of it."""
    view, cards = claiming.claimed(desk.table, holder, order)
    assert holder is not None
    desk.hall.budgets.take_hint(origin, holder)
    verdict = await desk.hall.thinking.work(Rank.ASKED, origin, lambda: judge(view, cards))
    return await desk.do(lambda table: claiming.settle(table, holder, order, version, verdict))
