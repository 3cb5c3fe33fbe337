"""Connections that watch a table: what a client does not take at once waits in line; whoever is too slow is let go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from ipaddress import IPv4Address, IPv6Address

import msgspec

from followsuit.errors import FollowsuitError
from followsuit.language.catalogue import ENGLISH
from followsuit.server.refusals import refused
from followsuit.server.telling.errors import error_body
from followsuit.server.telling.frames import ByeFrame, Frame
from followsuit.server.telling.table_view import Viewer

LONGEST_LINE = 256
"""Frames that may wait for one connection: more than a whole round brings."""
LARGEST_LINE = 4 * 1024 * 1024
"""Bytes of them."""
MOST_OF_A_SEAT = 8
"""Connections of one seat at the same time: its holder's devices, and the windows open on each."""
MOST_SPECTATORS = 500
"""Connections to one table of people without a seat."""

encode = msgspec.json.Encoder().encode


def bye(error: FollowsuitError, *, again: bool, language: str = ENGLISH) -> ByeFrame:
    """The frame that ends a connection, and says why."""
    return {"type": "bye", "error": error_body(error, language), "again": again}


Write = Callable[[bytes], bool]
"""Writes a frame at once, if not too much waits before it; whether it was written."""


Address = IPv4Address | IPv6Address
"""Where a connection comes from, as far as that is known."""


class Watcher:
    """One connection to one table. A frame is written at once, or waits in line.

    What waits is written on by whoever has the wire below, once that takes more; without a way to write, a task of the
    connection asks for one frame after the other.
    """

    __slots__ = (
        "_line", "_size", "_wake", "_write", "address", "closed", "heard_at", "holder", "on_end", "viewer",
    )  # fmt: skip

    def __init__(
        self, holder: str | None, viewer: Viewer, write: Write | None = None, address: Address | None = None
    ) -> None:
        self.holder = holder
        self.address = address
        self.viewer = viewer
        self.closed = False
        self.heard_at = time.monotonic()
        self.on_end: Callable[[], None] | None = None
        self._write = write
        self._line: list[bytes] = []
        self._size = 0
        self._wake: Callable[[], None] | None = None

    @property
    def seat(self) -> int | None:
        """The seat from which it watches; none for a spectator."""
        return self.viewer.seat

    def heard(self) -> None:
        """The client said something: it is there."""
        self.heard_at = time.monotonic()

    def put(self, frame: bytes) -> None:
        """Write a frame or put it in line; if the line is too long it is dropped, and the connection ends."""
        if self.closed:
            return
        if self._write is not None and not self._line and self._write(frame):
            return
        if len(self._line) >= LONGEST_LINE or (self._line and self._size + len(frame) > LARGEST_LINE):
            self._line.clear()
            self._size = 0
            self.dismiss(refused("socket/too-slow"), again=True)
            return
        self._line.append(frame)
        self._size += len(frame)
        if self._wake is not None:
            self._wake()

    def send(self, frame: Frame) -> None:
        """Send a frame to this connection alone."""
        self.put(encode(frame))

    def dismiss(self, error: FollowsuitError, *, again: bool) -> None:
        """Say goodbye, and end the connection when that is sent; `again`: it is worth connecting anew."""
        self.send(bye(error, again=again, language=self.viewer.words or ENGLISH))
        self.end()

    def end(self) -> None:
        """End the connection when all is sent."""
        if not self.closed and self.on_end is not None:
            self.on_end()
        self.closed = True
        if self._wake is not None:
            self._wake()

    async def next(self) -> bytes | None:
        """The next frame to send, when the one before it is sent; none when the connection has ended."""
        if not self._line and not self.closed:
            waiting = asyncio.get_running_loop().create_future()
            self._wake = partial(_ring, waiting)
            try:
                await waiting
            finally:
                self._wake = None
        if not self._line:
            return None
        frame = self._line.pop(0)
        self._size -= len(frame)
        return frame

    def write_on(self) -> bool:
        """Write what waits in line, as far as that is taken at once; whether all of it was."""
        while self._line and self._write is not None and self._write(self._line[0]):
            self._size -= len(self._line.pop(0))
        return not self._line


def _ring(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)
