"""A wire to PostgreSQL that can be cut at the worst moment: while a transaction is being committed."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from types import TracebackType
from typing import Literal, Self, TypeAlias
from urllib.parse import urlsplit

# Cut the wire before the server hears of the commit, or after it has answered but before the client hears of that.
Moment: TypeAlias = Literal["before", "after"]

APPEND = re.compile(rb"P.{4}(__asyncpg_stmt_[0-9a-f]+__)\0\s*INSERT INTO events\b[^\0]*unnest", re.DOTALL)
"""Where a statement is prepared that commits by itself: its name."""
BIND = b"B"
"""How a message begins that does a prepared statement."""


class Wire:
    """Passes everything on between clients and the server, until told otherwise."""

    def __init__(self, url: str) -> None:
        self._server_port = urlsplit(url).port
        self.database_url = url
        self._cut: Moment | None = None
        self._is_down_after_cut = False
        self._listener: asyncio.Server | None = None
        self._connections: set[asyncio.Task[None]] = set()
        self.cuts = 0

    async def __aenter__(self) -> Self:
        self._listener = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self._port = self._listener.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.go_down()

    @property
    def url(self) -> str:
        """The address of the database by way of this wire."""
        return self.database_url.replace(f":{self._server_port}/", f":{self._port}/")

    def cut_at_commit(self, moment: Moment, *, stay_down: bool = False) -> None:
        """Cut the connection of whoever commits next, once; with `stay_down`, let nobody connect afterwards."""
        self._cut, self._is_down_after_cut = moment, stay_down

    async def go_down(self) -> None:
        """Cut all and let nobody connect."""
        if self._listener is not None:
            self._listener.close()
            self._listener = None
        for task in list(self._connections):
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    async def come_up(self) -> None:
        """Let clients connect again, at the same port."""
        self._listener = await asyncio.start_server(self._serve, "127.0.0.1", self._port)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._connections.add(task)
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self._server_port)
        back = asyncio.create_task(_pass_on(server_reader, writer))
        at_once: set[bytes] = set()
        try:
            while data := await reader.read(65536):
                at_once.update(APPEND.findall(data))
                commits = b"COMMIT;" in data or (data[:1] == BIND and any(name in data for name in at_once))
                if self._cut is not None and commits:
                    moment, self._cut = self._cut, None
                    self.cuts += 1
                    if self._is_down_after_cut and self._listener is not None:
                        self._listener.close()
                        self._listener = None
                    if moment == "after":
                        back.cancel()
                        await asyncio.gather(back, return_exceptions=True)
                        server_writer.write(data)
                        # It answers when the commit is done.
                        await server_reader.read(1)
                    break
                server_writer.write(data)
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            back.cancel()
            for end in (writer, server_writer):
                end.transport.abort()
                with suppress(ConnectionError):
                    await end.wait_closed()
            await asyncio.gather(back, return_exceptions=True)
            self._connections.discard(task)


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
        writer.close()
