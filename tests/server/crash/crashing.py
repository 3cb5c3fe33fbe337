"""Killing a server again and again while hundreds of tables are under play, and looking at what it kept."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

from followsuit.server.store import Store
from tests import services
from tests.server.crash.audit import Findings, audit
from tests.server.crash.crowd import Crowd
from tests.server.play.asking import Line
from tests.server.play.node import QUICK, Node
from tests.server.play.player import Habits

LONGEST_WAIT = 60.0
"""How long it may take until somebody has been able to act after a start."""


@dataclass(frozen=True)
class Wish:
    """How hard to try."""

    tables: int
    kills: int
    seconds: float
    """How long people play before the server is killed, on average."""
    patience: float
    """How long finishing all games may take afterwards."""
    stops: int = 1
    """How often it is asked to stop in good order, besides."""
    habits: Habits | None = None
    """How everyone plays; without it everyone has habits of their own."""
    seed: int | None = None
    database_kills: int = 0
    """How often PostgreSQL is killed, half of the time together with a server, if that is where the tables are."""
    worker_kills: int = 0
    """How often one of several workers is killed, if there are."""


async def crash(folder: Path, wish: Wish, say: Callable[[str], None]) -> Findings:
    """Play at many tables on one server with an SQLite file, kill it again and again, and look at the store."""
    with await asyncio.to_thread(Node, f"sqlite:///{folder / 'tables.db'}") as node:
        return await _crash([node], wish, say)


async def crash_with_workers(folder: Path, wish: Wish, say: Callable[[str], None]) -> Findings:
    """The same on one server with two workers, of which now one is killed, now all with who watches over them."""
    settings = {**QUICK, "FOLLOWSUIT_WORKERS": "2"}
    with await asyncio.to_thread(Node, f"sqlite:///{folder / 'tables.db'}", settings=settings) as node:
        return await _crash([node], wish, say)


async def crash_with_postgres(wish: Wish, say: Callable[[str], None]) -> Findings:
    """The same on two servers with a PostgreSQL that waits for the disk, which is killed too."""
    with ExitStack() as opened:
        postgres = opened.enter_context(services.postgres(waits_for_disk=True))
        nats = opened.enter_context(services.nats())
        database = postgres.url()
        nodes = [opened.enter_context(await asyncio.to_thread(Node, database, nats.url)) for _ in range(2)]
        return await _crash(nodes, wish, say, postgres)


async def _crash(
    nodes: list[Node], wish: Wish, say: Callable[[str], None], postgres: services.Postgres | None = None
) -> Findings:
    chance = random.Random(wish.seed)
    ends = ["kill"] * wish.kills + ["stop"] * wish.stops + ["kill database"] * wish.database_kills
    ends += ["kill worker"] * wish.worker_kills
    chance.shuffle(ends)
    async with Line([node.url for node in nodes], chance) as line:
        crowd = Crowd(line, chance, wish.habits)
        started = time.monotonic()
        cutting = asyncio.create_task(crowd.cut_now_and_then(0.2))
        async with crowd.playing(wish.tables, wish.patience):
            for number, end in enumerate(ends, start=1):
                await _live(crowd, wish.seconds)
                await _end(chance.choice(nodes), end, crowd, postgres)
                done = len(crowd.ledger.acknowledged)
                over = sum(game.is_over for game in crowd.games)
                say(f"{end} {number} of {len(ends)}: {done:,} actions acknowledged, {over:,} games over")
                for server in (*([postgres] if postgres else []), *nodes):
                    await asyncio.to_thread(server.start)
        cutting.cancel()
        await asyncio.gather(cutting, return_exceptions=True)
        for node in nodes:
            await asyncio.to_thread(node.terminate)
        say(f"all games over after {time.monotonic() - started:.0f} s; looking at the store")
        findings = await look(nodes[0].database, crowd)
    findings.faults += [f"the server failed: {failure}" for node in nodes for failure in node.failures()]
    return findings


async def _live(crowd: Crowd, seconds: float) -> None:
    """Let the server live until some moment when people play, or now and then while they are still coming back."""
    crowd.ledger.has_news.clear()
    with suppress(TimeoutError):
        async with asyncio.timeout(crowd.chance.choices((LONGEST_WAIT, seconds), (4, 1))[0]):
            await crowd.ledger.has_news.wait()
    await asyncio.sleep(crowd.chance.uniform(0, 2) * seconds)


async def _end(node: Node, how: str, crowd: Crowd, postgres: services.Postgres | None) -> None:
    """End a server in one of two ways, or the database and perhaps a server with it."""
    if how == "kill":
        await asyncio.to_thread(node.kill_all)
    elif how == "kill worker":
        await asyncio.to_thread(node.kill_a_worker, crowd.chance)
    elif how == "kill database":
        assert postgres is not None
        await asyncio.to_thread(postgres.kill_all)
        if crowd.chance.random() < 0.5:
            await asyncio.to_thread(node.kill)
    elif (code := await asyncio.to_thread(node.terminate)) != 0:
        crowd.ledger.surprise("server", f"it stopped with exit code {code}")
    crowd.ledger.counts[f"server: {how}"] += 1


async def look(database: str, crowd: Crowd) -> Findings:
    """Look at the store when nobody writes to it any more."""
    store = await Store.open(database)
    try:
        findings = await audit(store, crowd.games, crowd.ledger)
    finally:
        await store.close()
    findings.counts += crowd.ledger.counts
    return findings
