"""A bus among the workers of one machine: each sends what it publishes to every other one, through a socket of its own.

News that cannot be sent are given up. Whoever should have heard them learns that there was a gap: a line that is too
full is broken off, and its end is noticed at the other side.
"""

from __future__ import annotations

import asyncio
from functools import partial
from struct import Struct

from followsuit.server.live.bus import Callback, LocalBus, Subscription
from followsuit.server.live.neighbours import Neighbours

RECONNECT_SECONDS = 0.1
MOST_UNREAD = 8 * 1024 * 1024
"""Bytes that may wait for another worker: more than it lies behind by unless something is wrong with it."""
LONGEST = 64 * 1024 * 1024
"""No piece of news is longer."""
HEAD = Struct("!IH")
"""What stands before each piece of news: its length, and that of its subject."""


class WorkerBus:
    """One worker's end of it, made with `WorkerBus.open`."""

    def __init__(self, neighbours: Neighbours) -> None:
        self._neighbours = neighbours
        self._here = LocalBus()
        self._lines: dict[int, asyncio.WriteTransport] = {}
        self._heard: set[Ear] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._server: asyncio.AbstractServer | None = None
        self._dropped = 0
        self._gaps = 0

    @classmethod
    async def open(cls, neighbours: Neighbours) -> WorkerBus:
        """Listen, and connect to each of the others as soon as it is there; again whenever it was lost."""
        bus, loop, ear = cls(neighbours), asyncio.get_running_loop(), neighbours.ear(neighbours.number)
        # Left by the worker whose place this one takes.
        ear.unlink(missing_ok=True)
        bus._server = await loop.create_unix_server(partial(Ear, bus), str(ear))
        bus._tasks = [loop.create_task(bus._stay_connected(number)) for number in neighbours.others]
        return bus

    async def _stay_connected(self, number: int) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                line, mouth = await loop.create_unix_connection(Mouth, str(self._neighbours.ear(number)))
            except OSError:
                await asyncio.sleep(RECONNECT_SECONDS)
                continue
            self._lines[number] = line
            try:
                await mouth.ended
            finally:
                del self._lines[number]
                line.abort()

    @property
    def is_up(self) -> bool:
        """Whether every other worker can be heard."""
        return self._server is not None and len(self._heard) == len(self._neighbours.others)

    @property
    def gaps(self) -> int:
        """How often another worker could be heard no more, or again."""
        return self._gaps

    @property
    def dropped(self) -> int:
        """How many publications did not go to every worker."""
        return self._dropped

    def publish(self, subject: str, data: bytes) -> None:
        """Tell everybody who listens at any worker."""
        self._here.publish(subject, data)
        name = subject.encode()
        news = HEAD.pack(len(data), len(name)) + name + data
        is_whole = True
        for number in self._neighbours.others:
            line = self._lines.get(number)
            if line is None or line.is_closing():
                is_whole = False
            elif line.get_write_buffer_size() > MOST_UNREAD:
                line.abort()
                is_whole = False
            else:
                line.write(news)
        self._dropped += not is_whole

    async def subscribe(self, subject: str, callback: Callback) -> Subscription:
        """Listen from now on."""
        return await self._here.subscribe(subject, callback)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for ear in list(self._heard):
            ear.hang_up()
        await self._here.close()

    def begins(self, ear: Ear) -> None:
        """Another worker can be heard."""
        self._gaps += 1
        self._heard.add(ear)

    def ends(self, ear: Ear) -> None:
        """It can be heard no more."""
        self._gaps += 1
        self._heard.discard(ear)

    def hear(self, subject: str, data: bytes) -> None:
        """Another worker has published something."""
        self._here.publish(subject, data)


class Mouth(asyncio.Protocol):
    """The end of a line into which is spoken."""

    def __init__(self) -> None:
        self.ended = asyncio.get_running_loop().create_future()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        if not self.ended.done():
            self.ended.set_result(None)


class Ear(asyncio.Protocol):
    """The end of a line from which is heard."""

    def __init__(self, bus: WorkerBus) -> None:
        self._bus = bus
        self._line: asyncio.BaseTransport | None = None
        self._unread = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Another worker has connected."""
        self._line = transport
        self._bus.begins(self)

    def data_received(self, data: bytes) -> None:
        """Pass on every piece of news that has come whole."""
        unread, at = self._unread, 0
        unread += data
        while len(unread) - at >= HEAD.size:
            length, name = HEAD.unpack_from(unread, at)
            begin = at + HEAD.size + name
            if length > LONGEST:
                self.hang_up()
                return
            if len(unread) < begin + length:
                break
            self._bus.hear(unread[at + HEAD.size : begin].decode(), bytes(unread[begin : begin + length]))
            at = begin + length
        del unread[:at]

    def hang_up(self) -> None:
        """Hear no more."""
        if self._line is not None:
            self._line.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._bus.ends(self)
