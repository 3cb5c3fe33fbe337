"""The server itself, run in a thread of the test process, and people who use it over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import urlencode

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from followsuit.server.live.hall import Hall
from followsuit.server.live.thinking import Thinking
from followsuit.server.run.serve import configuration
from followsuit.server.run.settings import Settings
from followsuit.server.table.events import decode
from followsuit.server.table.fold import after
from followsuit.server.table.model import Table
from followsuit.server.telling.changes import changed
from followsuit.server.web.app import create_app
from followsuit.server.web.connections import Connections
from followsuit.server.web.identity import holder_of, new_token
from tests.waiting import PATIENCE, until

T = TypeVar("T")
QUICK = {"pace": 0, "round_pause": 0}
"""Customs of a table where nobody waits."""
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


class Person:
    """Somebody who uses a server; `heard` is told everything that comes back, as text."""

    def __init__(self, address: str, name: str, token: str | None) -> None:
        self.address = address
        self.name = name
        self.token = token
        self.holder = None if token is None else holder_of(token)
        self.heard: Callable[[str], None] = lambda _: None
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        self.client = httpx.Client(base_url=f"http://{address}/api/v1", headers=headers, timeout=PATIENCE, verify=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def ask(self, method: str, path: str, /, **body: Any) -> httpx.Response:
        """Send a request, with a JSON body where there is something to put into it."""
        answer = self.client.request(method, path, json=body or None)
        self.heard(answer.text)
        return answer

    def get(self, path: str) -> Any:
        """What is at a path; anything but success is an error of the test."""
        return succeeded(self.ask("GET", path))

    def do(self, method: str, path: str, /, **body: Any) -> Any:
        """Ask for something that has to succeed."""
        return succeeded(self.ask(method, path, **body))

    def refused(self, method: str, path: str, /, **body: Any) -> tuple[int, str]:
        """The status and the code with which something is refused."""
        answer = self.ask(method, path, **body)
        return answer.status_code, answer.json()["error"]["code"]

    def host(self, game: str = "zole", seats: Sequence[str | None] = (), /, **more: Any) -> str:
        """Make a table and sit down at it: its code. `seats` has a bot's name, or none for a person, for each."""
        if seats:
            more["seats"] = [{} if bot is None else {"bot": bot} for bot in seats]
            more["options"] = {"seats": len(seats)} | more.get("options", {})
        more["customs"] = QUICK | more.get("customs", {})
        document = self.do("POST", "/tables", game=game, name=self.name, **more)
        return str(document["table"]["code"])

    def finished(self, game: str, seats: Sequence[str | None], /, **more: Any) -> str:
        """Make a table of bots but for one seat, and play the first way that there is to the end: its code."""
        code = self.host(game, seats, **more)
        with self.connect(code) as here:
            while here.my_turn():
                here.act(here.telling["legal"][0])
        return code

    def sit(self, code: str, **more: Any) -> Any:
        """Sit down at a table."""
        return self.do("POST", f"/tables/{code}/seats", name=self.name, **more)

    def connect(self, code: str, since: int | None = None, words: str | None = None) -> Connection:
        """The WebSocket of a table, to be opened by `with`; with sentences in words, if it asks for a language."""
        asked = {name: value for name, value in (("since", since), ("words", words)) if value is not None}
        query = f"?{urlencode(asked)}" if asked else ""
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        url = f"ws://{self.address}/api/v1/tables/{code}/socket{query}"
        return Connection(connect(url, additional_headers=headers, compression=None, close_timeout=1), self.heard)


class Connection:
    """A WebSocket, and the table as its frames tell it."""

    socket: ClientConnection

    def __init__(self, opening: AbstractContextManager[ClientConnection], heard: Callable[[str], None]) -> None:
        self._opening = opening
        self.frames: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.telling: dict[str, Any] = {}
        self._heard = heard
        self._ids = 0

    def __enter__(self) -> Self:
        self.socket = self._opening.__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._opening.__exit__(kind, error, at)

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next frame."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self._heard(text)
        frame: dict[str, Any] = json.loads(text)
        self.frames.append(frame)
        match frame["type"]:
            case "hello":
                self.table, self.telling = frame["table"], frame["telling"] or {}
            case "event":
                self.table = changed(self.table, frame["table"] | {"sequence": frame["sequence"]})
                self.telling = changed(self.telling, frame["telling"])
            case "presence":
                self.table["seats"] = frame["seats"]
            case _:
                pass
        return frame

    def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next frame that fits."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if fits(frame := self.receive()):
                return frame
        raise AssertionError(f"never came: {fits}")

    def kind(self, kind: str) -> dict[str, Any]:
        """The next frame of a type."""
        return self.until(lambda frame: frame["type"] == kind)

    def happens(self, kind: str) -> dict[str, Any]:
        """The next frame that tells of such an event at the table."""
        return self.until(lambda frame: frame["type"] == "event" and kind in frame["kinds"])

    def send(self, kind: str, /, **more: Any) -> int:
        """Send a frame: the id that its answer will have."""
        self._ids += 1
        self.socket.send(json.dumps({"type": kind, "id": self._ids, **more}))
        return self._ids

    def ask(self, kind: str, /, **more: Any) -> dict[str, Any]:
        """Send a frame: its answer."""
        id_ = self.send(kind, **more)
        if kind == "ping":
            return self.kind("pong")
        return self.until(lambda frame: frame["type"] in ("ack", "refusal") and frame["id"] == id_)

    def act(self, action: str) -> dict[str, Any]:
        """Do something in the game: the answer."""
        return self.ask("act", action=action, version=self.table["version"])

    def my_turn(self) -> bool:
        """Wait until one has to decide, or the game is over; whether it is one's turn."""
        while self.table.get("status") != "over":
            if self.telling.get("legal") and not self.table["paused"]:
                return True
            self.receive()
        return False

    def my_turn_or_pause(self) -> bool:
        """Wait until one has to decide, or the round is over; whether it is one's turn."""
        while not self.table.get("paused") and self.table.get("status") != "over":
            if self.telling.get("legal"):
                return True
            self.receive()
        return False

    def goodbye(self) -> tuple[str | None, int | None]:
        """Read to the end: the code of the error in the last `bye`, if there was one, and how the socket closed."""
        code = None
        try:
            while True:
                frame = self.receive()
                code = frame["error"]["code"] if frame["type"] == "bye" else code
        except ConnectionClosed as closed:
            return code, None if closed.rcvd is None else closed.rcvd.code


def succeeded(answer: httpx.Response) -> Any:
    """The JSON of an answer that has to be one of success."""
    assert answer.status_code in (200, 201), f"{answer.request.method} {answer.request.url}: {answer.text}"
    return answer.json()


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
