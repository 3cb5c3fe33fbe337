"""What the client of one WebSocket asks for, one thing after another, from its text to the answer.

A message that comes while nothing else is being done is done at once: an action goes to the table without any task, and
its answer leaves together with the news of it. Other messages wait in line, and no more are read meanwhile.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from functools import partial
from typing import NamedTuple

from followsuit.errors import FollowsuitError, TableError
from followsuit.server.live.acting import Done, act, act_soon
from followsuit.server.live.buckets import TokenBucket
from followsuit.server.live.claims import claim
from followsuit.server.live.desk import Desk
from followsuit.server.live.mailbox import nothing_before
from followsuit.server.live.watchers import Watcher
from followsuit.server.refusals import refused
from followsuit.server.run.logs import LOGGER, log_failure
from followsuit.server.table.model import Table
from followsuit.server.telling.errors import error_body
from followsuit.server.telling.frames import AckFrame, PongFrame, RefusalFrame
from followsuit.server.web import requests
from followsuit.server.web.own_wire import Wire

MOST_AT_A_STRETCH = 20
"""Messages of one client that are answered before others are looked at again."""


class Client(NamedTuple):
    """What is known of whoever is connected."""

    origin: str
    """The network address, as budgets count it."""
    language: str
    """Of the sentences of refusals."""
    request: str | None
    """The id under which the log has the beginning of the connection."""


class Conversation:
    """Hears one client and answers; with a `wire`, more is read when everything is answered."""

    def __init__(self, desk: Desk, watcher: Watcher, client: Client, wire: Wire | None) -> None:
        limit = desk.hall.settings.socket_limit
        self._desk = desk
        self._watcher = watcher
        self._client = client
        self._wire = wire
        self._bucket = None if limit is None else TokenBucket(limit, time.monotonic())
        self._line: deque[str | bytes] | None = None
        """What waits, once anything had to."""
        self._is_at_it = False
        self._waits = False
        """Whether the answer to a message is still to come."""
        self._task: asyncio.Task[None] | None = None
        self._rested: asyncio.Future[None] | None = None

    def hear(self, text: str | bytes) -> bool:
        """Take a message; whether the next may follow at once."""
        if self._line or self._waits or self._is_at_it:
            if self._line is None:
                self._line = deque()
            self._line.append(text)
            return False
        self._is_at_it = True
        try:
            self._begin(text)
        finally:
            self._is_at_it = False
        return True

    async def rest(self) -> None:
        """Wait until everything that was heard is answered."""
        if self._waits:
            self._rested = asyncio.get_running_loop().create_future()
            await self._rested

    def _go_on(self) -> None:
        """Answer what is in line, as far as no answer has to be waited for, and others need not wait for long."""
        if self._is_at_it:
            return
        self._is_at_it = True
        try:
            for _ in range(MOST_AT_A_STRETCH):
                if not self._line or self._waits:
                    return
                self._begin(self._line.popleft())
            if self._line and not self._waits:
                # Others have their turn first.
                self._waits = True
                asyncio.get_running_loop().call_soon(self._answered)
        finally:
            self._is_at_it = False

    def _answered(self) -> None:
        """An answer came that was waited for."""
        self._waits = False
        self._go_on()
        if self._waits or self._is_at_it:
            return
        if self._wire is not None:
            self._wire.read_on()
        if self._rested is not None and not self._rested.done():
            self._rested.set_result(None)

    def _begin(self, text: str | bytes) -> None:
        """Answer a message, or begin with what has to be waited for."""
        if self._watcher.closed:
            # They are on their way out, and it is too late to ask for anything.
            return
        self._watcher.heard()
        if self._bucket is not None and (wait := self._bucket.take(time.monotonic())) > 0:
            self._refuse(None, refused("limit/rate", seconds=math.ceil(wait)))
            return
        try:
            frame = requests.read(text)
        except FollowsuitError as error:
            self._refuse(requests.id_of(text), error)
            return
        if isinstance(frame, requests.Ping):
            pong: PongFrame = {"type": "pong", "id": frame.id, "now": self._desk.hall.now()}
            self._watcher.send(pong)
        elif isinstance(frame, requests.Act):
            self._act(frame)
        else:
            self._do(frame)

    def _act(self, frame: requests.Act) -> None:
        self._waits = True
        then, gather = partial(self._acted, frame), nothing_before if self._wire is None else self._wire.gather
        try:
            act_soon(self._desk, self._watcher.holder, frame.action, frame.version, then, gather)
        except Exception as error:
            self._refuse(frame.id, error)
            self._answered()

    def _acted(self, frame: requests.Act, outcome: Done | Exception) -> None:
        """An action was done and told to everyone, or was not."""
        if isinstance(outcome, TableError) and frame.version < self._desk.table.version:
            # Perhaps it was done long ago, and only the answer was lost.
            self._do(frame)
            return
        try:
            if isinstance(outcome, Done):
                self._acknowledge(frame, outcome.sequence, outcome.table)
            else:
                self._refuse(frame.id, outcome)
        finally:
            if self._wire is not None:
                self._wire.release()
            self._answered()

    def _do(self, frame: requests.AnyFrame) -> None:
        """Do something in a task of its own."""
        self._waits = True
        self._task = asyncio.create_task(self._done(frame))

    async def _done(self, frame: requests.AnyFrame) -> None:
        desk, holder = self._desk, self._watcher.holder
        try:
            if isinstance(frame, requests.Act):
                done = await act(desk, holder, frame.action, frame.version)
                self._acknowledge(frame, done.sequence, done.table)
            elif isinstance(frame, requests.Claim):
                table = await claim(desk, holder, frame.order, frame.version, self._client.origin)
                self._acknowledge(frame, table.sequence, table)
            elif isinstance(frame, requests.TableRequest):
                table = await desk.do(lambda now: frame.decide(now, holder))
                self._acknowledge(frame, table.sequence, table)
        except Exception as error:
            self._refuse(frame.id, error)
        finally:
            self._answered()

    def _acknowledge(self, frame: requests.AnyFrame, sequence: int, table: Table) -> None:
        ack: AckFrame = {"type": "ack", "id": frame.id, "sequence": sequence, "version": table.version}
        self._watcher.send(ack)

    def _refuse(self, frame_id: int | str | None, error: Exception) -> None:
        """Say why not; whoever meets a failure of ours is sent away, and may come again."""
        if not isinstance(error, FollowsuitError):
            log_failure(LOGGER, "message-failed", error, table=self._desk.table.code)
            self._watcher.dismiss(refused("server/error", request=self._client.request), again=True)
            return
        self._desk.hall.metrics.refusals.labels(error.code).inc()
        refusal: RefusalFrame = {"type": "refusal", "id": frame_id, "error": error_body(error, self._client.language)}
        self._watcher.send(refusal)
