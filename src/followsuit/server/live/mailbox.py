"""What is asked of one table, one thing after another: decided, stored, told and answered before the next is looked at.

The usual thing is decided the moment it is asked for, and the store itself calls what follows: no task is woken up for
it. What needs a look into the store first, as when another node was faster, is done by a task, while the rest waits.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from followsuit.errors import FollowsuitError
from followsuit.server.errors import Conflict, StoreError
from followsuit.server.refusals import refused
from followsuit.server.run.logs import LOGGER, log_failure
from followsuit.server.store.rows import Row, Summary
from followsuit.server.table.events import TableEvent
from followsuit.server.table.model import Table
from followsuit.server.table.seating import Events

if TYPE_CHECKING:
    from followsuit.server.live.desk import Desk
    from followsuit.server.live.hall import Look

LONGEST_MAILBOX = 200

Decide = Callable[[Table], Events]
"""What is asked of a table: the events it becomes, or a refusal."""
Answer = Callable[[Table | Exception], None]
"""Takes the table once what was asked for is stored and told, or the reason why it is not."""


def nothing_before() -> None:
    """Nothing has to be done before everyone is told."""


class Asked(Struct, frozen=True):
    """Something in the mailbox."""

    decide: Decide
    answer: Answer
    before_telling: Callable[[], None] = nothing_before


class Decided(Struct, frozen=True, gc=False):
    """What is to be stored, and then to be told."""

    before: Table
    now: Table
    events: Sequence[TableEvent]
    rows: list[Row]
    summary: Summary | None
    looked: Look


class Mailbox:
    """The line of one table."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._line: deque[Asked] = deque()
        self._task: asyncio.Task[None] | None = None
        self.is_busy = False
        """Whether something is being decided, stored or told."""

    def put(self, asked: Asked) -> None:
        """Take something in. If nothing is before it, it is decided now, and a refusal is answered at once."""
        if len(self._line) >= LONGEST_MAILBOX:
            raise refused("table/busy")
        self._line.append(asked)
        if not self.is_busy:
            self._go_on()

    async def rest(self) -> None:
        """Wait until all that was asked for is done."""
        if self.is_busy:
            rested: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
            self._line.append(Asked(lambda _: [], partial(settle, rested)))
            await asyncio.wait([rested])

    def _go_on(self) -> None:
        """Do what is in line, until there is nothing left or something has to be waited for."""
        self.is_busy = True
        while self._line:
            if not self._is_done(self._line.popleft()):
                return
        self.is_busy = False

    def _is_done(self, asked: Asked) -> bool:
        """Begin with something; whether it is done with already, since there is nothing to be stored."""
        desk = self._desk
        try:
            if desk.is_doubtful:
                self._do_thoroughly(asked)
                return False
            decided = desk.decided(asked.decide)
            if decided is None:
                self._answer(asked, desk.table)
                return True
            desk.append(decided, partial(self._stored, asked, decided))
        except StoreError as error:
            # It is closed already.
            self._answer(asked, error)
        except FollowsuitError as error:
            if desk.hall.has_peers:
                # Perhaps it is wrong only because of something that this node has not heard of yet.
                self._do_thoroughly(asked)
                return False
            self._answer(asked, error)
        except Exception as error:
            log_failure(LOGGER, "request-to-table-failed", table=desk.table.code)
            self._answer(asked, error)
        else:
            return False
        return True

    def _stored(self, asked: Asked, decided: Decided, outcome: int | Exception) -> None:
        """The store has written it, or not."""
        if isinstance(outcome, Exception):
            # Another node was faster, or whether it was written is not known: nothing is decided before looking.
            self._desk.doubt()
            if isinstance(outcome, Conflict):
                self._do_thoroughly(asked)
                return
            if not isinstance(outcome, FollowsuitError):
                log_failure(LOGGER, "request-to-table-failed", outcome, table=self._desk.table.code)
            self._answer(asked, outcome)
        else:
            try:
                asked.before_telling()
                self._desk.take_stored(decided)
            except Exception as error:
                log_failure(LOGGER, "request-to-table-failed", table=self._desk.table.code)
                self._answer(asked, error)
            else:
                self._answer(asked, decided.now)
        self._go_on()

    def _do_thoroughly(self, asked: Asked) -> None:
        self._task = asyncio.create_task(self._thoroughly(asked), name=f"table {self._desk.table.code}")

    async def _thoroughly(self, asked: Asked) -> None:
        try:
            table = await self._desk.do_thoroughly(asked.decide)
        except FollowsuitError as error:
            self._answer(asked, error)
        except Exception as error:
            log_failure(LOGGER, "request-to-table-failed", table=self._desk.table.code)
            self._answer(asked, error)
        else:
            self._answer(asked, table)
        self._go_on()

    def _answer(self, asked: Asked, outcome: Table | Exception) -> None:
        try:
            asked.answer(outcome)
        except Exception:
            log_failure(LOGGER, "request-to-table-failed", table=self._desk.table.code)


def settle(answer: asyncio.Future[Table], outcome: Table | Exception) -> None:
    """Let whoever awaits an answer have it."""
    if answer.done():
        return
    if isinstance(outcome, Exception):
        # Its trace refers to frames that refer to the answer, which would refer to it: garbage to be looked for.
        outcome.__context__ = None
        answer.set_exception(outcome.with_traceback(None))
        # It may be that nobody waits any more; then nobody has to hear of it either.
        answer.exception()
    else:
        answer.set_result(outcome)
