"""People who use a server over HTTP and WebSocket. Nothing of the server is read for them: somebody is soon there."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from followsuit.server.telling.changes import changed
from followsuit.server.web.identity import holder_of
from tests.waiting import PATIENCE

QUICK = {"pace": 0, "round_pause": 0}
"""Customs of a table where nobody waits."""


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
