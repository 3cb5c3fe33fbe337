"""Many tables under play at once: where a game ends another begins, until it is time to finish."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.play.asking import Line
from tests.server.play.game import Played, seat_everyone
from tests.server.play.ledger import Ledger
from tests.server.play.plans import plan
from tests.server.play.player import Habits, Player


class Crowd:
    """All people, and the tables they play at."""

    def __init__(self, line: Line, chance: random.Random, habits: Habits | None = None) -> None:
        self.line = line
        self.chance = chance
        self.habits = habits
        self.ledger = Ledger()
        self.games: list[Played] = []
        self._numbers = itertools.count()
        self._finishing = asyncio.Event()

    @asynccontextmanager
    async def playing(self, tables: int, patience: float) -> AsyncIterator[None]:
        """Play at so many tables meanwhile; then finish what is under way, within `patience` seconds."""
        places = [asyncio.create_task(self._place()) for _ in range(tables)]
        try:
            yield
            self._finishing.set()
            _, late = await asyncio.wait(places, timeout=patience)
            for place in places:
                if place not in late:
                    place.result()
            self.ledger.surprises += [f"not over in time: {game}" for game in self.games if not game.is_over]
        finally:
            for place in places:
                place.cancel()
            await asyncio.gather(*places, return_exceptions=True)

    async def _place(self) -> None:
        """Play one game after another."""
        while not self._finishing.is_set():
            chosen = plan(next(self._numbers), self.chance)
            game = await seat_everyone(self.line, chosen, self.ledger, self.chance, self.habits)
            self.games.append(game)
            await game.play()

    def connected(self) -> list[Player]:
        """Everyone who plays now."""
        return [player for game in self.games if not game.is_over for player in game.players]

    async def cut_now_and_then(self, every: float) -> None:
        """Break somebody's connection off, again and again."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / every))
            if people := self.connected():
                self.chance.choice(people).cut()
