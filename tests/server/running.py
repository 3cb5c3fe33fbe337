"""The server itself, run in a thread of the test process."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn

from followsuit.server.live.hall import Hall
from followsuit.server.live.thinking import Thinking
from followsuit.server.run.serve import configuration
from followsuit.server.run.settings import Settings
from followsuit.server.table.events import decode
from followsuit.server.table.fold import after
from followsuit.server.table.model import Table
from followsuit.server.web.app import create_app
from followsuit.server.web.connections import Connections
from followsuit.server.web.identity import new_token
from tests.server.person import Person
from tests.waiting import PATIENCE, until

T = TypeVar("T")
NO_LIMITS: dict[str, Any] = dict.fromkeys(
    (
        "address_limit", "seat_limit", "create_limit", "socket_limit", "address_connections", "hint_limit",
        "address_hint_limit", "question_limit", "guess_limit", "review_limit", "report_limit",
        "tables_limit", "bot_turns", "unwatched_seconds", "abandoned_seconds",
    )
)  # fmt: skip


class Site:
    """A server that runs."""

    def __init__(
        self,
        server: uvicorn.Server,
        hall: Hall,
        connections: Connections,
        loop: asyncio.AbstractEventLoop,
        port: int,
        ahead: list[float],
    ) -> None:
        self.server = server
        self.hall = hall
        self.connections = connections
        self._loop = loop
        self._ahead = ahead
        self.port = port
        self.address = f"127.0.0.1:{port}"

    def waits(self, seconds: float) -> None:
        """Let time pass for the tables; what is due then is done by the next sweep."""
        self._ahead.append(seconds)

    def sweep(self) -> None:
        """Let the server do all that is due now."""
        self.run(self.hall._sweep())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def table(self, code: str) -> Table:
        """A table with all its secrets, as the server has it now."""
        return self.run(self.hall.desk(code)).table

    def history(self, code: str) -> list[Table]:
        """A table as it was after each of its events; the first stands for nothing at all."""
        row = self.run(self.hall.store.find(code))
        assert row is not None
        tables = [Table(row.code, row.secret)]
        for stored in self.run(self.hall.store.events(row.id)):
            tables.append(after(tables[-1], decode(stored.body), stored.at))
        return tables

    def person(self, name: str = "Anna") -> Person:
        """Somebody with a token of their own."""
        return Person(self.address, name, new_token())


def _listener() -> socket.socket:
    """A socket at a free port that names its protocol, as the server's own does: only then asyncio sends at once."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    return listener


@contextmanager
def running(folder: Path, *, prepared: bool = False, **given: Any) -> Iterator[Site]:
    """A server at a free port with its tables in a folder; the same folder again is the same server after a restart.

    Unless it is to be `prepared`, players are compiled only when a table needs them.
    """
    settings = Settings(**(NO_LIMITS | {"database": f"sqlite:///{folder / 'tables.db'}", "sweep": 0.1} | given))
    ahead: list[float] = []
    app = create_app(settings, lambda: time.monotonic() + sum(ahead))
    server = uvicorn.Server(configuration(settings, app, app.state.connections))
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve(listener: socket.socket) -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve([listener])

    with _listener() as listener, pytest.MonkeyPatch.context() as patch:
        if not prepared:
            patch.setattr(Thinking, "warm_up", lambda _: None)
        thread = threading.Thread(target=lambda: asyncio.run(serve(listener)), name="server")
        thread.start()
        try:
            until(lambda: server.started or not thread.is_alive())
            yield Site(server, app.state.hall, app.state.connections, loops[0], listener.getsockname()[1], ahead)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()
