"""The one task of a process that writes: what is asked for while it writes, it writes together next time.

A commit costs the disk about the same for one event as for a hundred, so tables that act at the same time share one.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from msgspec import Struct
from sqlalchemy.exc import DBAPIError, IntegrityError

from followsuit.language.message import Message
from followsuit.server.errors import StoreError, StoreUnavailable
from followsuit.server.store.condition import Condition
from followsuit.server.store.database import CommitUnsure, Database, closed
from followsuit.server.store.trouble import is_worth_another_try, let_go, trouble
from followsuit.server.store.writing import Append, Outcome, Work, append_at_once, write_all

LARGEST_BATCH = 500
TRIES = 5

# Told after each commit: how many creations and appends it held, and how many seconds it took.
Observer: TypeAlias = Callable[[int, float], None]


# Told the id of the table once its events are safe on disk, or why they are not.
Then: TypeAlias = Callable[[int | Exception], None]


class _Job(Struct, frozen=True):
    work: Work
    then: Then


def _wake(done: asyncio.Future[int], outcome: int | Exception) -> None:
    """Wake whoever asked for it, unless they have gone away."""
    if done.done():
        return
    if isinstance(outcome, int):
        done.set_result(outcome)
    else:
        done.set_exception(outcome)


class Writer:
    """Writes in the order asked for."""

    def __init__(self, database: Database, observe: Observer, condition: Condition) -> None:
        self._database = database
        self._condition = condition
        self._observe = observe
        self._waiting: deque[_Job] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    def put(self, work: Work, then: Then) -> None:
        """Write soon; `then` is called from the event loop when it is done. No task has to wait for it."""
        if self._closing:
            raise closed()
        self._waiting.append(_Job(work, then))
        self._wake.set()

    async def write(self, work: Work) -> int:
        """Write and return the table's id once it is safe on disk. Being cancelled does not stop the writing."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.put(work, partial(_wake, done))
        try:
            return await done
        finally:
            # An error refers to this frame, which would refer to it: garbage that has to be looked for.
            del done

    async def close(self) -> None:
        """Write what is waiting, then end."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        soon = asyncio.get_running_loop().call_soon
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            # Whoever else is about to ask at this moment shall be in time.
            await asyncio.sleep(0)
            while self._waiting:
                jobs = [self._waiting.popleft() for _ in range(min(LARGEST_BATCH, len(self._waiting)))]
                outcomes: Sequence[int | Exception]
                try:
                    outcomes = await self._write(jobs)
                except Exception as error:
                    # Something that nobody foresaw: whoever asked is told, and the next ones are still served.
                    outcomes = [error] * len(jobs)
                for job, outcome in zip(jobs, outcomes, strict=True):
                    self._condition.take(outcome)
                    # Not at once: what waits to be written shall be under way before what is written is told.
                    soon(job.then, outcome)

    async def _write(self, jobs: Sequence[_Job]) -> Sequence[int | Exception]:
        works = [job.work for job in jobs]
        try:
            return await self._at_once(works) or await self._commit(works)
        except CommitUnsure:
            return await self._one_by_one(jobs, unsure=True)
        except Exception as error:
            if trouble(error) is not None:
                let_go(error)
                return [trouble(error) or error for _ in jobs]
            return await self._one_by_one(jobs, unsure=False)

    async def _at_once(self, works: Sequence[Work]) -> list[Outcome] | None:
        """Write in one statement what can be, as most actions can; none if nothing was written."""
        plain = [work for work in works if isinstance(work, Append) and work.is_plain]
        if len(plain) < len(works):
            return None
        started = time.perf_counter()
        try:
            written = await self._database.write_at_once(lambda connection: append_at_once(connection, plain))
        except IntegrityError:
            return None
        if not written:
            return None
        if written != sum(len(work.rows) for work in plain):
            raise CommitUnsure(RuntimeError(f"{written} events were written"))
        self._observe(len(plain), time.perf_counter() - started)
        return [work.table_id for work in plain]

    async def _commit(self, works: Sequence[Work]) -> list[Outcome]:
        started = time.perf_counter()
        outcomes = await self._database.write(lambda connection: write_all(connection, works))
        self._observe(len(works), time.perf_counter() - started)
        return outcomes

    async def _one_by_one(self, jobs: Sequence[_Job], *, unsure: bool) -> list[int | Exception]:
        """Write each job in a transaction of its own, so that only the guilty ones fail."""
        outcomes: list[int | Exception] = []
        for job in jobs:
            outcome = await self._alone(job.work, unsure=unsure)
            outcomes.append(outcome)
            if isinstance(outcome, StoreUnavailable):
                # The others would wait for the same database as long again.
                outcomes += [StoreUnavailable(*outcome.args) for _ in jobs[len(outcomes) :]]
                break
        return outcomes

    async def _alone(self, work: Work, *, unsure: bool) -> int | Exception:
        """Write one job; if an earlier commit of it may have been done, look whether it was.

        Writing again is the sure way to look: the database makes us wait for a transaction that holds the same place.
        """
        outcome: int | Exception = StoreUnavailable(Message("store/unfinished"))
        for _ in range(TRIES):
            try:
                outcome = (await self._commit([work]))[0]
            except CommitUnsure as error:
                unsure = True
                outcome = trouble(error.cause) or outcome
                continue
            except IntegrityError:
                outcome = work.lost()
            except Exception as error:
                if isinstance(error, DBAPIError) and is_worth_another_try(error):
                    continue
                return trouble(error) or error
            if unsure and isinstance(outcome, StoreError):
                return await self._found(work) or outcome
            return outcome
        return outcome

    async def _found(self, work: Work) -> int | StoreError | None:
        try:
            return await self._database.read(work.found)
        except Exception as error:
            if (told := trouble(error)) is None:
                raise
            return told
