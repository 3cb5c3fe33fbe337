"""A gate and an inbox that take little memory: those of asyncio keep room for sixty-four who might wait."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Gate:
    """Open or shut; whoever comes while it is shut waits. Used as `asyncio.Event` is."""

    __slots__ = ("_is_open", "_waiting")

    def __init__(self) -> None:
        self._is_open = False
        self._waiting: list[asyncio.Future[None]] = []

    def set(self) -> None:
        """Open it, and let everyone through who waits."""
        self._is_open = True
        waiting, self._waiting = self._waiting, []
        for each in waiting:
            if not each.done():
                each.set_result(None)

    def clear(self) -> None:
        """Shut it."""
        self._is_open = False

    async def wait(self) -> None:
        """Wait until it is opened, unless it is open."""
        if not self._is_open:
            opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(opened)
            try:
                await opened
            finally:
                if opened in self._waiting:
                    self._waiting.remove(opened)


class Inbox(Generic[T]):
    """What came and was not fetched yet, which is next to nothing as a rule. Used as `asyncio.Queue` is."""

    __slots__ = ("_came", "_things")

    def __init__(self) -> None:
        self._came = Gate()
        self._things: deque[T] | None = None
        """Made when something comes, and let go of when all of it was fetched: a deque keeps room for many."""

    def empty(self) -> bool:
        """Whether everything was fetched."""
        return not self._things

    def put_nowait(self, thing: T) -> None:
        """Let something in."""
        if self._things is None:
            self._things = deque()
        self._things.append(thing)
        self._came.set()

    async def get(self) -> T:
        """Fetch what came first, once there is anything."""
        while not self._things:
            self._came.clear()
            await self._came.wait()
        return self.get_nowait()

    def get_nowait(self) -> T:
        """Fetch what came first; there has to be something."""
        if self._things is None:
            raise asyncio.QueueEmpty
        thing = self._things.popleft()
        if not self._things:
            self._things = None
        return thing
