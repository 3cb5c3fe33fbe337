"""Bots think in threads: their kernels hold no lock, so the tables go on meanwhile."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

from followsuit.bots.player import Budget, Decision
from followsuit.bots.shelf import COMPILED, player, prepare
from followsuit.engine.game import Game, games
from followsuit.engine.view import View
from followsuit.server.garbage import garbage

STRONGEST = "casual"
AT_THE_TABLE = Budget(seconds=0.025)
FOR_A_HINT = Budget(seconds=0.2)


class Thinking:
    """A few threads in which bots decide."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._threads = ThreadPoolExecutor(max(2, os.cpu_count() or 2), thread_name_prefix="bot")
        self._tell = tell
        self._compiling = threading.Lock()
        self._compiled: set[Game] = set()
        self._is_closed = False

    async def decide(self, bot: str, seed: str, view: View, budget: Budget = AT_THE_TABLE) -> Decision:
        """What a bot does with a view."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._decide, bot, seed, view, budget)

    def _decide(self, bot: str, seed: str, view: View, budget: Budget) -> Decision:
        if bot in COMPILED:
            self._prepare((view.game,))
        return player(bot, seed).decide(view, budget)

    def warm_up(self) -> None:
        """Compile the players beforehand, so that nobody has to wait for the first card of a bot."""
        self._threads.submit(self._prepare, games().values())

    def _prepare(self, wanted: Iterable[Game]) -> None:
        """Compile the players for some games, one at a time: two threads would only do the same work twice."""
        for game in wanted:
            if game not in self._compiled and not self._is_closed:
                with self._compiling:
                    if game not in self._compiled:
                        prepare(sorted(COMPILED), game, self._tell)
                        if not self._compiled:
                            # The first game is what compiling is done for; the others share it.
                            garbage.look()
                        self._compiled.add(game)

    def close(self) -> None:
        """Drop what was not thought through yet."""
        self._is_closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
