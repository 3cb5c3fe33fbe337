"""Connections on their way between the workers of one machine: to the one with which the table is at home.

Everybody listens at one port, so that any worker may be the first to read a request. One that names another's table is
handed to it, connection and all. So those at one table are all with one worker, which decides, stores and tells a move
once. It is a matter of speed alone: what cannot be handed over is served where it came.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import Callable
from contextlib import suppress

from followsuit.server.live.neighbours import Neighbours
from followsuit.server.run.logs import LOGGER, log

IS_POSSIBLE = hasattr(socket, "send_fds") and hasattr(socket, "SOCK_SEQPACKET")
"""Whether this system lets a process hand an open connection to another one."""
LARGEST = 64 * 1024
"""The most bytes of a request that go with its connection."""
MOST_WAITING = 64
"""Workers that may wait to be let in."""

Adopt = Callable[[socket.socket, bytes], None]
"""Serves a connection that was handed over, which begins with these bytes."""


class Handover:
    """What one worker hands to others, and is handed."""

    def __init__(self, neighbours: Neighbours, prefix: str = "") -> None:
        self._neighbours = neighbours
        self._request = re.compile(
            rb"[A-Z]{3,7} %s/api/v1/tables/([A-Za-z0-9-]{1,40})[/? ]" % re.escape(prefix).encode()
        )
        self._ways: dict[int, socket.socket] = {}
        self._door: socket.socket | None = None
        self._entered: set[socket.socket] = set()
        self._adopt: Adopt | None = None

    def open(self, adopt: Adopt) -> None:
        """Take in what others hand over, from now on."""
        path = self._neighbours.door(self._neighbours.number)
        # Left by the worker whose place this one takes.
        path.unlink(missing_ok=True)
        door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        try:
            door.setblocking(False)
            door.bind(str(path))
            door.listen(MOST_WAITING)
        except OSError as error:
            door.close()
            log(LOGGER, "connections-stay", logging.WARNING, reason=error.strerror)
            return
        self._adopt, self._door = adopt, door
        asyncio.get_running_loop().add_reader(door.fileno(), self._let_in)

    def close(self) -> None:
        """Take in nothing more, and hand over nothing more."""
        loop = asyncio.get_running_loop()
        for listening in (self._door, *self._entered):
            if listening is not None:
                loop.remove_reader(listening.fileno())
                listening.close()
        for way in self._ways.values():
            way.close()
        self._door, self._adopt = None, None
        self._entered.clear()
        self._ways.clear()

    def home_of(self, data: bytes) -> int | None:
        """The other worker that the request is for which some bytes begin; none if it may as well be served here."""
        if (named := self._request.match(data)) is None:
            return None
        home = self._neighbours.home_of(named[1].decode().lower().replace("-", ""))
        return None if home == self._neighbours.number else home

    def hand(self, worker: int, connection: int, data: bytes) -> bool:
        """Hand another worker a connection, by the number of its file, and what was read of it; whether it has it."""
        if self._door is None or len(data) > LARGEST:
            return False
        way = self._ways.get(worker)
        try:
            if way is None:
                way = self._ways[worker] = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
                way.setblocking(False)
                way.connect(str(self._neighbours.door(worker)))
            socket.send_fds(way, [data], [connection])
        except BlockingIOError:
            # It has enough to do with those that it was handed before.
            return False
        except OSError:
            # It is not there, or no more.
            if (broken := self._ways.pop(worker, None)) is not None:
                broken.close()
            return False
        return True

    def _let_in(self) -> None:
        if self._door is None:
            # It was closed while somebody knocked.
            return
        with suppress(OSError):
            entered, _ = self._door.accept()
            entered.setblocking(False)
            self._entered.add(entered)
            asyncio.get_running_loop().add_reader(entered.fileno(), self._take, entered)

    def _take(self, entered: socket.socket) -> None:
        """Take what another worker hands over, or note that it has gone."""
        if entered not in self._entered:
            return
        try:
            data, files, _, _ = socket.recv_fds(entered, LARGEST, 1)
        except BlockingIOError:
            return
        except OSError:
            data, files = b"", []
        if not data:
            asyncio.get_running_loop().remove_reader(entered.fileno())
            self._entered.discard(entered)
            entered.close()
        for file in files:
            taken = socket.socket(fileno=file)
            taken.setblocking(False)
            if self._adopt is None or not data:
                taken.close()
            else:
                self._adopt(taken, data)
