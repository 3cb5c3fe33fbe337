"""Claiming the tricks that are left, and what bots say to it: judged in a thread, settled at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from followsuit.knowledge.claims import can_stop, judge
from followsuit.server.live.line import Rank
from followsuit.server.live.thinking import Unwanted
from followsuit.server.table import claiming
from followsuit.server.table.model import Table
from followsuit.server.table.seating import Events

if TYPE_CHECKING:
    from followsuit.server.live.desk import Desk


async def claim(desk: Desk, holder: str | None, order: tuple[str, ...], version: int, origin: str) -> Table:
    """Judge a claim by what its seat can know, and do what comes of it."""
    view, cards = claiming.claimed(desk.table, holder, order)
    assert holder is not None
    desk.hall.budgets.take_hint(origin, holder)
    verdict = await desk.hall.thinking.work(Rank.ASKED, origin, lambda: judge(view, cards))
    return await desk.do(lambda table: claiming.settle(table, holder, order, version, verdict))


async def answer_for_bots(desk: Desk) -> None:
    """Let the bots that are asked about a claim answer it, each by what it sees with the claimer's cards open."""
    table = desk.table
    bots, claimed, state = table.bots_to_answer, table.claim, table.state
    assert claimed is not None
    assert state is not None
    order, views = claiming.claimed_cards(table), {seat: state.view(seat) for seat in bots}

    def wanted() -> bool:
        return not desk.hall.is_closing and _is_same_question(desk.table, table)

    def stopping() -> frozenset[int]:
        return frozenset(seat for seat, view in views.items() if can_stop(view, claimed.seat, order))

    def settle(now: Table) -> Events:
        return claiming.answer_of_bots(now, able) if _is_same_question(now, table) else []

    try:
        able = await desk.hall.thinking.work(desk.rank(), desk.origin, stopping, wanted=wanted)
    except Unwanted:
        return
    await desk.do(settle)


def _is_same_question(now: Table, then: Table) -> bool:
    """Whether a claim still waits for the answers of the same bots."""
    return now.is_voting and (now.claims, now.bots_to_answer) == (then.claims, then.bots_to_answer)
