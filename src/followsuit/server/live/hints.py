"""Hints: each is worked out once for its seat and version, however often and by how many devices it is asked for."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from followsuit.bots.player import Decision
from followsuit.bots.registry import HINT_BOT
from followsuit.server.live.line import Rank
from followsuit.server.refusals import refused
from followsuit.server.table.seating import own_seat, require_game

if TYPE_CHECKING:
    from followsuit.server.live.desk import Desk


class Hints:
    """The hints of one table, for the version that it is at."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._kept: tuple[int, int, asyncio.Task[Decision]] | None = None

    async def ask(self, holder: str | None, origin: str) -> tuple[Decision, int]:
        """What a strong player would do in somebody's place, and the version that it holds for."""
        table, hall = self._desk.table, self._desk.hall
        seat = own_seat(table, holder)
        state = require_game(table)
        if not table.customs.hints:
            raise refused("hint/off")
        if table.to_act != seat:
            raise refused("hint/not-now")
        if self._kept is None or self._kept[:2] != (seat, table.version):
            assert holder is not None
            hall.budgets.take_hint(origin, holder)
            seed = f"hint {table.code} {table.version}"
            thinking = hall.thinking.decide(HINT_BOT, seed, state.view(seat), Rank.ASKED, origin)
            self._kept = seat, table.version, asyncio.create_task(thinking)
        version, task = self._kept[1:]
        try:
            # Whoever gives up waiting does not take it from the others.
            return await asyncio.shield(task), version
        except Exception:
            # It may work the next time.
            self._kept = None
            raise
