"""Every connection of a process: how many there may be, how long one may keep the server waiting, and who goes first.

A connection *waits* while it has to send the head of a request: from its first moment, and again after each answer.
Whoever waits for too long is let go, whatever they drip; after an answer they may rest for longer, as browsers and
proxies do. Where there is no room for another connection, whoever has waited longest makes it. Only when every
connection is in use is a new one refused. A client that leaves what it was sent unread is let go as well: nothing else
would ever end its connection.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import TYPE_CHECKING, Protocol

from uvicorn.middleware.proxy_headers import _TrustedHosts

from followsuit.errors import FollowsuitError
from followsuit.server.live.buckets import is_loopback
from followsuit.server.refusals import refused, status_of
from followsuit.server.run.logs import LOGGER, log
from followsuit.server.web.envelope import envelope
from followsuit.server.web.limits import client_key

if TYPE_CHECKING:
    from followsuit.server.run.metrics import Metrics
    from followsuit.server.run.settings import Settings

OTHER_FILES = 128
"""Files that a process has open beside its connections: the database, the bus, its logs, and some to spare."""
IDLE_SECONDS = 75
"""How long a connection is kept between two requests: longer than proxies keep theirs, so that none of them sends a
request on one that is being closed."""
PROMISED_SECONDS = 70
"""Of these, what clients are told: a request may be on its way for a while."""
LOOK_EVERY = 1.0
"""Seconds between two looks at who has waited for too long, at the most."""
CALM_SECONDS = 10.0
"""How long no connection has to be in another's way before the log says that there is room again."""
LEAST_TAKEN = 16 * 1024
"""How many bytes a client has to take, of those that wait for it, to count as one that reads."""


class Transport(Protocol):
    """What is asked of a connection here."""

    def get_write_buffer_size(self) -> int:
        """How many bytes wait to be sent."""

    def abort(self) -> None:
        """End it at once, whatever still waits to be sent."""


@dataclass(eq=False, slots=True)
class Connection:
    """One connection; `address` is None where nobody counts."""

    transport: Transport
    address: str | None
    let_go: Callable[[], None]
    """Ends it because it waited for too long."""
    waits_until: float = 0.0
    unread: int = 0
    unread_since: float = 0.0


@dataclass(eq=False, slots=True)
class Room:
    """How many connections there are of those that may be, and which of them wait, longest first."""

    most: int | None
    count: int = 0
    waiting: dict[Connection, None] = field(default_factory=dict)

    @property
    def is_full(self) -> bool:
        """Whether another one would be too many."""
        return self.most is not None and self.count >= self.most


@dataclass(slots=True)
class Crowding:
    """A time during which connections were in each other's way."""

    limit: str
    turned_away: int = 0
    last: float = 0.0


class Connections:
    """The connections of one process."""

    def __init__(self, settings: Settings, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self.body_limit = settings.body_limit
        self._seconds = settings.head_seconds
        self._unread_seconds = settings.unread_seconds
        self._room = Room(settings.connections)
        self._address_most = settings.address_connections
        self._loopback = settings.limit_loopback
        self._proxies = _TrustedHosts(list(settings.trusted_proxies))
        self._metrics = metrics
        self._clock = clock
        self._all: set[Connection] = set()
        self._addresses: dict[str, Room] = {}
        self._crowdings: dict[str, Crowding] = {}
        self._is_looking = False
        self._are_closing = False

    def __len__(self) -> int:
        return len(self._all)

    def keep_within(self, files: int | None) -> None:
        """Take no more connections than this process may have files open."""
        if files is None:
            return
        most = max(1, files - OTHER_FILES)
        if self._room.most is None or self._room.most > most:
            log(LOGGER, "few-files-allowed", logging.WARNING, files=files, connections=most)
            self._room.most = most

    def admit(
        self, client: tuple[str, int] | None, transport: Transport, let_go: Callable[[], None]
    ) -> Connection | FollowsuitError:
        """Take a new connection, which waits from now on; or say why not."""
        if self._are_closing:
            return refused("server/closing")
        address = self._counted(client)
        room = None if address is None else self._addresses.get(address)
        if room is not None and not self._has_room(room, "address", address):
            return refused("limit/address")
        if not self._has_room(self._room, "connections", None):
            return refused("limit/connections")
        connection = Connection(transport, address, let_go)
        self._all.add(connection)
        for room in self._rooms(connection, make=True):
            room.count += 1
        self._metrics.connections.inc()
        self.waits(connection)
        self._look_later()
        return connection

    def close(self) -> None:
        """Take no new one any more: the server stops."""
        self._are_closing = True

    def waits(self, connection: Connection) -> None:
        """It has to send the head of a request, from now on."""
        self._waits(connection, self._seconds)

    def rests(self, connection: Connection) -> None:
        """It was answered, and may begin another request when it likes to, for a while."""
        self._waits(connection, IDLE_SECONDS)

    def _waits(self, connection: Connection, seconds: float) -> None:
        if connection in self._all:
            connection.waits_until = self._clock() + seconds
            for room in self._rooms(connection):
                room.waiting.pop(connection, None)
                room.waiting[connection] = None

    def is_served(self, connection: Connection) -> None:
        """It has sent a whole head."""
        for room in self._rooms(connection):
            room.waiting.pop(connection, None)

    def ended(self, connection: Connection) -> None:
        """It is no more, or as good as gone. May be said more than once."""
        if connection not in self._all:
            return
        self.is_served(connection)
        self._all.remove(connection)
        for room in self._rooms(connection):
            room.count -= 1
            if not room.count and room is not self._room:
                del self._addresses[connection.address or ""]
        self._metrics.connections.dec()

    def broken(self) -> None:
        """One sent what is no HTTP."""
        self._metrics.connections_ended.labels("broken").inc()

    def look(self) -> None:
        """Let go of who has waited for too long, or leaves unread what is sent; and say when there is room again."""
        now = self._clock()
        for connection in [each for each in self._room.waiting if each.waits_until <= now]:
            self._metrics.connections_ended.labels("silent").inc()
            connection.let_go()
            self.is_served(connection)
        for connection in list(self._all):
            if self._is_unread(connection, now):
                self._metrics.connections_ended.labels("unread").inc()
                connection.transport.abort()
                self.ended(connection)
        for crowding in list(self._crowdings.values()):
            if now - crowding.last >= CALM_SECONDS:
                del self._crowdings[crowding.limit]
                log(LOGGER, "room-for-connections", limit=crowding.limit, turned_away=crowding.turned_away)

    def _counted(self, client: tuple[str, int] | None) -> str | None:
        """The address that a connection counts for; a proxy's are those of many people."""
        if self._address_most is None or client is None or client[0] in self._proxies:
            return None
        address = client_key({"client": client})
        return address if self._loopback or not is_loopback(address) else None

    def _rooms(self, connection: Connection, *, make: bool = False) -> list[Room]:
        if connection.address is None:
            return [self._room]
        if make and connection.address not in self._addresses:
            self._addresses[connection.address] = Room(self._address_most)
        room = self._addresses.get(connection.address)
        return [self._room] if room is None else [self._room, room]

    def _has_room(self, room: Room, limit: str, address: str | None) -> bool:
        """Whether another one can come in: if it has to be, in place of whoever has waited longest."""
        if not room.is_full:
            return True
        self._note(limit, address)
        if not room.waiting:
            return False
        longest = next(iter(room.waiting))
        longest.transport.abort()
        self.ended(longest)
        return True

    def _note(self, limit: str, address: str | None) -> None:
        self._metrics.connections_ended.labels(limit).inc()
        if limit not in self._crowdings:
            self._crowdings[limit] = Crowding(limit)
            facts = {"most": self._room.most} if address is None else {"most": self._address_most, "address": address}
            log(LOGGER, "too-many-connections", logging.WARNING, limit=limit, **facts)
        crowding = self._crowdings[limit]
        crowding.turned_away += 1
        crowding.last = self._clock()

    def _is_unread(self, connection: Connection, now: float) -> bool:
        waiting = connection.transport.get_write_buffer_size()
        if not waiting or not connection.unread or waiting <= connection.unread - LEAST_TAKEN:
            connection.unread, connection.unread_since = waiting, now
        return bool(waiting) and now - connection.unread_since >= self._unread_seconds

    def _look_later(self) -> None:
        if not self._is_looking:
            self._is_looking = True
            seconds = min(LOOK_EVERY, self._seconds / 2, self._unread_seconds / 2)
            asyncio.get_running_loop().call_later(seconds, self._look_and_go_on)

    def _look_and_go_on(self) -> None:
        self._is_looking = False
        try:
            self.look()
        finally:
            if self._all or self._crowdings:
                self._look_later()


def short_answer(error: FollowsuitError) -> bytes:
    """A whole answer for a connection that is about to be closed."""
    status, body = HTTPStatus(status_of(error)), json.dumps(envelope(error), ensure_ascii=False).encode()
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


def allow_files(wanted: int | None) -> int | None:
    """Let this process open as many files as it wants or may; how many that is, if the system says."""
    try:
        import resource  # noqa: PLC0415 - there is none on Windows
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    needed = hard if wanted is None else wanted + OTHER_FILES
    if hard != resource.RLIM_INFINITY:
        needed = min(needed, hard)
    if needed > soft:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
