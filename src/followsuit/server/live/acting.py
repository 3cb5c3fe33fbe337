"""Acting in the game, for everyone who asks: through a WebSocket, by HTTP or by Zole's own routes."""

from __future__ import annotations

from typing import NamedTuple

from followsuit.server.live.desk import Desk
from followsuit.server.table import playing
from followsuit.server.table.model import Table
from followsuit.server.table.seating import Events, own_seat


class Done(NamedTuple):
    """An action that is stored: its sequence, and the table after it."""

    sequence: int
    table: Table


async def act(desk: Desk, holder: str | None, text: str, version: int | None = None) -> Done:
    """Read an action and do it for whoever holds a seat, upon a version of the game or, without one, as it is now.

    An action that is asked for twice upon one version is done once, and has the same sequence both times.
    """
    action = desk.table.game.action(text)

    def decide(table: Table) -> Events:
        return playing.act(table, own_seat(table, holder), action, table.version if version is None else version)

    table = await desk.do(decide)
    earlier = None if version is None else playing.done_already(table, own_seat(table, holder), action, version)
    desk.hall.metrics.actions.inc()
    return Done(table.sequence if earlier is None else earlier, table)
