"""Nodes without HTTP: a hall on a store, with a clock that a test may give it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from followsuit.server.live.bus import Bus, LocalBus
from followsuit.server.live.clock import Clock
from followsuit.server.live.hall import Hall
from followsuit.server.run.metrics import Metrics
from followsuit.server.run.settings import Settings
from followsuit.server.store import Store
from followsuit.server.table import playing
from followsuit.server.table.events import Created, Customs, Sat, SeatPlan
from followsuit.server.table.model import Table
from followsuit.server.table.seating import Events
from tests.waiting import PATIENCE

SWEEP = 0.05
PEOPLE = (Sat(0, "Anna", "a" * 64), Sat(1, "Bob", "b" * 64))
PEERS = "nats://127.0.0.1"
"""For a node that believes that there are others."""


class Machine:
    """The clocks of a machine: one that is set by people and programs, and one that only counts on."""

    def __init__(self) -> None:
        self.wall = time.time()
        self.steady = 1000.0

    def waits(self, seconds: float) -> None:
        """Let time pass."""
        self.wall += seconds
        self.steady += seconds

    def is_set(self, seconds: float) -> None:
        """Step the wall clock: ahead, or back."""
        self.wall += seconds

    def use(self, patch: pytest.MonkeyPatch) -> None:
        """Let this process ask this machine for the time of day."""
        patch.setattr(time, "time", lambda: self.wall)


def created(bots: tuple[str | None, ...], customs: Customs) -> Created:
    """A table of Miesjelen, so long that no test sees its end."""
    plans = tuple(SeatPlan(bot) for bot in bots)
    return Created("miesjelen", 1, {"seats": len(bots), "round_limit": None}, plans, "a" * 64, customs)


def acts(table: Table) -> Events:
    """Whoever is to act does the first thing that is legal."""
    assert table.state is not None
    assert table.to_act is not None
    action, by_bot = table.state.legal()[0], playing.bots_turn(table) is not None
    return playing.act(table, table.to_act, action, table.version, by_bot=by_bot)


@asynccontextmanager
async def hall_with(
    store: Store,
    *,
    nats: str | None = None,
    machine: Machine | None = None,
    works: bool = True,
    bus: Bus | None = None,
) -> AsyncIterator[Hall]:
    """A node on a store. Unless it `works` by itself, a test tells it when to look after its tables."""
    bus = bus or LocalBus()
    steady = time.monotonic if machine is None else lambda: machine.steady
    clock = await Clock.from_store(store, steady)
    hall = Hall(Settings(sweep=SWEEP, nats=nats), store, bus, Metrics(), clock)
    if works:
        await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        await bus.close()


async def look_after(*halls: Hall) -> None:
    """Let halls that do not work by themselves do all that is due, one after another."""
    for hall in halls:
        await hall._sweep()
        while hall._tasks:
            await asyncio.wait(list(hall._tasks))


async def until(question: Callable[[], object]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not question():
        assert time.monotonic() < deadline, question
        await asyncio.sleep(0.01)
