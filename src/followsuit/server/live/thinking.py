"""Bots think in threads: their kernels hold no lock, and they leave a processor to the tables whenever these need one.

What is to be thought about waits in a line (`line.py`), so that nobody's bots, hints or replays keep others waiting.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from followsuit.bots.player import USUAL, Budget, Decision
from followsuit.bots.registry import (
    HURRIED_BOT,
    STAND_IN_BOT,
    has_mind,
    needs_kernel,
    own,
    player,
    prepare,
    table_players,
)
from followsuit.engine.game import games
from followsuit.engine.view import View
from followsuit.language.message import Message
from followsuit.server.live.line import Line, Rank
from followsuit.server.refusals import refused
from followsuit.server.run.garbage import garbage
from followsuit.server.run.metrics import Metrics

T = TypeVar("T")
FOR_A_HINT = Budget(seconds=0.2)
STEP_BACK = 10
"""By how much bots are nicer than tables, as systems call it, so that whoever acts waits less."""
CROWDED = 3
"""While more turns than this wait for each worker where people are, bots do not think ahead, so that nobody waits."""
LONGEST = {Rank.PLAYED: 2000, Rank.ASKED: 100, Rank.WATCHED: 500, Rank.REVIEWED: 10, Rank.UNWATCHED: 500}
"""How many may wait in each rank. Past it, whoever has the most waiting is turned away."""


def always() -> bool:
    """It is still wanted."""
    return True


@dataclass(eq=False, slots=True)
class Job:
    """Something to think about, for whoever made the table or asks."""

    rank: Rank
    origin: str
    work: Callable[[], Any]
    answer: asyncio.Future[Any]
    wanted: Callable[[], bool]
    """Whether it still matters, asked when its turn has come."""
    asked_at: float = field(default_factory=time.monotonic)


class Unwanted(Exception):
    """What was to be thought about does not matter any more."""


class Thinking:
    """A few threads in which bots decide, and the line before them. To be used in one event loop."""

    def __init__(self, notify: Callable[[Message], None], metrics: Metrics, workers: int | None = None) -> None:
        count = workers or max(2, os.cpu_count() or 2)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="bot", initializer=_step_back)
        self._workers = count
        self._line: Line[Job] = Line(count, LONGEST)
        self._notify = notify
        self._metrics = metrics
        self._compiler = ThreadPoolExecutor(1, thread_name_prefix="compiler")
        self._compiling: dict[bool, asyncio.Future[None]] = {}
        """Whether it was done, of players without a mind and of those with one."""
        self._is_closed = False

    async def decide(
        self,
        bot: str,
        seed: str,
        view: View,
        rank: Rank,
        origin: str,
        *,
        worlds: int | None = None,
        wanted: Callable[[], bool] = always,
    ) -> Decision:
        """What a bot does with a view; Unwanted if it did not matter any more when its turn to think came.

        A hint is thought about for as long as a hint is worth, by nobody else. At a table a bot thinks as long as its
        kind usually does, and another one may decide for it, so that people do not wait. With a number of `worlds` it
        thinks in so many, by itself, and so decides the same at any time.
        """
        if needs_kernel(bot):
            await asyncio.shield(self._compiled(with_minds=False))
        if rank is Rank.ASKED or worlds is not None:
            if has_mind(bot):
                await asyncio.shield(self._compiled(with_minds=True))
            budget = FOR_A_HINT if worlds is None else Budget(worlds=worlds)
            return await self.work(rank, origin, lambda: self._decide(bot, seed, view, budget), wanted=wanted)
        minds = self._compiled(with_minds=True) if has_mind(bot) else None
        turn = lambda: self._decide(self._who_decides(bot, rank, minds), seed, view, USUAL)  # noqa: E731
        return await self.work(rank, origin, turn, wanted=wanted)

    def _who_decides(self, bot: str, rank: Rank, minds: asyncio.Future[None] | None) -> str:
        """Who decides now that the turn of a bot has come: minds take a while to be compiled, and to think."""
        if minds is None:
            return bot
        if not (minds.done() and _succeeded(minds)):
            return STAND_IN_BOT
        is_crowded = rank is not Rank.UNWATCHED and self._line.length(rank) > CROWDED * self._workers
        return HURRIED_BOT if is_crowded else bot

    def _decide(self, bot: str, seed: str, view: View, budget: Budget) -> Decision:
        with self._metrics.bot_seconds.labels(bot).time():
            return player(bot, seed).decide(view, budget)

    async def work(self, rank: Rank, origin: str, work: Callable[[], T], *, wanted: Callable[[], bool] = always) -> T:
        """Do something in a thread when its turn has come; `server/busy` if too many wait already."""
        job = Job(rank, origin, work, asyncio.get_running_loop().create_future(), wanted)
        self._put(job)
        self._go_on()
        try:
            answer: T = await job.answer
        finally:
            if self._line.remove(job.rank, origin, job):
                # Whoever asked has given up.
                self._count()
            # An error refers to this frame, which would refer to it: garbage that has to be looked for.
            del job
        return answer

    def advance(self, wanted: Callable[[], bool], rank: Rank) -> None:
        """Let what waits, and is `wanted` so, wait in a higher rank: somebody has come to its table."""
        for job in self._line:
            if job.wanted is wanted and job.rank > rank:
                self._line.remove(job.rank, job.origin, job)
                job.rank = rank
                self._put(job)
                self._go_on()
                return

    def _put(self, job: Job) -> None:
        turned_away = self._line.put(job.rank, job.origin, job)
        if turned_away is not None and not turned_away.answer.done():
            turned_away.answer.set_exception(refused("server/busy"))
        self._count()

    def _go_on(self) -> None:
        """Begin whatever may be begun."""
        while not self._is_closed and (job := self._line.next()) is not None:
            self._metrics.thinking_wait_seconds.labels(job.rank.name.lower()).observe(time.monotonic() - job.asked_at)
            if job.answer.done() or not job.wanted():
                self._line.done(job.rank, job.origin, 0.0)
                if not job.answer.done():
                    job.answer.set_exception(Unwanted())
                continue
            running = asyncio.get_running_loop().run_in_executor(self._threads, _timed, job.work)
            running.add_done_callback(lambda done, job=job: self._done(job, done))  # type: ignore[misc]
        self._count()

    def _done(self, job: Job, done: asyncio.Future[tuple[Any, Exception | None, float]]) -> None:
        if done.cancelled():
            job.answer.cancel()
            return
        answer, error, seconds = done.result()
        self._line.done(job.rank, job.origin, seconds)
        if not job.answer.done():
            if error is None:
                job.answer.set_result(answer)
            else:
                job.answer.set_exception(error)
        self._go_on()

    def _count(self) -> None:
        for rank in Rank:
            self._metrics.thinking_waiting.labels(rank.name.lower()).set(self._line.length(rank))

    async def ready(self) -> None:
        """Wait until players with a mind are compiled, and with them all others."""
        await asyncio.shield(self._compiled(with_minds=False))
        await asyncio.shield(self._compiled(with_minds=True))

    def warm_up(self) -> None:
        """Compile the players beforehand, so that nobody has to wait for the first card of a bot."""
        self._compiled(with_minds=False)
        self._compiled(with_minds=True)

    def _compiled(self, *, with_minds: bool) -> asyncio.Future[None]:
        """Done once players without a mind are compiled, or those with one: in a thread that nothing else waits for.

        A game with other options needs no more than new tables, which are made within some milliseconds.
        """
        before = self._compiling.get(with_minds)
        if before is None or (before.done() and not _succeeded(before)):
            work = asyncio.get_running_loop().run_in_executor(self._compiler, self._prepare, with_minds)
            self._compiling[with_minds] = work
        return self._compiling[with_minds]

    def _prepare(self, with_minds: bool) -> None:
        names = [name for name in table_players() if own(name) is None and has_mind(name) is with_minds]
        for number, game in enumerate(games().values()):
            if not self._is_closed:
                # Learning a game would take the cores from the tables for a minute.
                prepare(names, game, self._notify, may_learn=False)
                if not number:
                    # The first game is what compiling is done for; the others share it.
                    garbage.look()

    def close(self) -> None:
        """Drop what was not thought through yet."""
        self._is_closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._compiler.shutdown(wait=False, cancel_futures=True)
        for job in list(self._line):
            job.answer.cancel()


def _step_back() -> None:
    """Let this thread have a processor only when the others do not need it. Elsewhere than on Linux threads cannot."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        # Where a system forbids even that, bots think all the same.
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + STEP_BACK)


def _timed(work: Callable[[], T]) -> tuple[T | None, Exception | None, float]:
    """What came of it, and the seconds of a processor that it took. An error is an answer too, and costs as much."""
    began = time.thread_time()
    try:
        return work(), None, time.thread_time() - began
    except Exception as error:
        return None, error, time.thread_time() - began


def _succeeded(done: asyncio.Future[None]) -> bool:
    return not done.cancelled() and done.exception() is None
