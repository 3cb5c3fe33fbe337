"""Playing on from a step of a finished game: a new table at that very step, with bots in all other seats."""

from __future__ import annotations

import msgspec

from followsuit.bots import registry
from followsuit.server.live.budgets import NOBODY
from followsuit.server.live.desk import Desk
from followsuit.server.live.line import Rank
from followsuit.server.refusals import refused
from followsuit.server.table.events import Branch, Created, Customs, SeatPlan
from followsuit.server.table.fold import after
from followsuit.server.table.matches import require_told
from followsuit.server.table.model import BOT_NAMES, Table
from followsuit.server.table.names import is_taken
from followsuit.server.table.seating import checked_seat, sit
from followsuit.server.telling.replaying import actions_until, state_at


async def play_on(
    desk: Desk, holder: str, *, step: int, seat: int, bot: str, name: str | None, origin: str = NOBODY
) -> Desk:
    """The new table, under way, with the asker in a seat: called so, or as whoever had the seat."""
    table = desk.table
    require_told(table)
    checked_seat(table, seat)
    registry.check_at_table(bot)
    desk.hall.budgets.check_table(origin)
    branch, state = await desk.hall.thinking.work(
        Rank.ASKED, origin, lambda: (_branch(table, step), state_at(table, step))
    )
    if state.is_over:
        raise refused("table/over")
    called = table.names[seat] if name is None else name
    plans = tuple(
        SeatPlan() if number == seat else SeatPlan(bot, _bot_called(table, number, seat, called))
        for number in range(len(table.seats))
    )
    created = Created(
        table.game.key,
        table.game.version,
        dict(table.game.options),
        plans,
        holder,
        _customs(table),
        branch=branch,
    )
    empty = after(Table("", ""), created, 0.0)
    return await desk.hall.create(created, sit(empty, holder, called, seat=seat), origin=origin)


def _customs(table: Table) -> Customs:
    """Those of the old table; what was private stays so, and nothing is listed."""
    is_private = table.customs.visibility == "private"
    return table.customs if is_private else msgspec.structs.replace(table.customs, visibility="unlisted")


def _branch(table: Table, step: int) -> Branch:
    assert table.state is not None
    seed = table.state.seed
    assert isinstance(seed, int | str)
    return Branch(table.code, seed, tuple(actions_until(table, step)))


def _bot_called(table: Table, number: int, seat: int, asker: str) -> str:
    """The bot in a seat is called as whoever had it, unless the asker, who has another one now, is called so."""
    name = table.names[number]
    if not is_taken(name, [asker]):
        return name
    others = [other for at, other in enumerate(table.names) if at not in (number, seat)]
    return next(free for free in BOT_NAMES if not is_taken(free, [asker, *others]))
