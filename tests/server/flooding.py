"""Somebody who wants to keep everybody's bots busy, and somebody who plays beside that: how long do their bots take?

The server has to believe this machine about who asks (FOLLOWSUIT_TRUSTED_PROXIES=127.0.0.1), so that the two come from
different addresses.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from followsuit.server.web.identity import new_token
from tests.server.running import Connection, Person

ATTACKER, PLAYER = "198.51.100.{}", "203.0.113.9"
GAMES = ("zole", "miesjelen", "boerenbridge", "elemental", "ninja-whist")
SOON = 0.5
"""How many seconds a bot may take to answer, beyond its pace, whatever others do."""


class Visitor(Person):
    """Somebody who comes from an address of their own, as a proxy tells it."""

    def __init__(self, server: str, name: str, comes_from: str) -> None:
        super().__init__(server, name, new_token())
        self.headers = {"X-Forwarded-For": comes_from, "Authorization": f"Bearer {self.token}"}
        self.client.headers.update(self.headers)

    def connect(self, code: str, since: int | None = None) -> Connection:
        """The WebSocket of a table, to be opened by `with`."""
        url = f"ws://{self.address}/api/v1/tables/{code}/socket"
        opening = connect(url, additional_headers=self.headers, compression=None, close_timeout=1)
        return Connection(opening, self.heard)


class Flood:
    """Attackers at work, each from an address of their own and in a thread of its own; `answers` counts by status."""

    def __init__(self, server: str, attackers: int) -> None:
        self.answers: Counter[int] = Counter()
        self._server = server
        self._stop = threading.Event()
        works = [self._bots, self._hints, self._watched]
        self._threads = [
            threading.Thread(target=self._work, args=(work, ATTACKER.format(number)), daemon=True)
            for number in range(attackers)
            for work in works
        ]

    def __enter__(self) -> Flood:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join(10)

    def _work(self, work: Callable[[Visitor], None], comes_from: str) -> None:
        with Visitor(self._server, "Eve", comes_from) as eve:
            while not self._stop.is_set():
                with suppress(httpx.HTTPError, OSError, WebSocketException, TimeoutError, LookupError):
                    work(eve)

    def _asked(self, eve: Visitor, method: str, path: str, **body: object) -> httpx.Response:
        answer = eve.ask(method, path, **body)
        self.answers[answer.status_code] += 1
        return answer

    def _new_table(self, eve: Visitor, number: int, seats: list[str | None], **more: object) -> str | None:
        """One more table, each with another setting: a bot's table of cards has to be made for each."""
        key = GAMES[number % len(GAMES)]
        options = {"zole": {"rounds": 100 + number}, "miesjelen": {"round_limit": 100 + number}}.get(key, {})
        body = {
            "game": key,
            "seats": [{} if bot is None else {"bot": bot} for bot in seats],
            "options": {"seats": len(seats), **options},
            "customs": {"pace": 0, "round_pause": 0, "chances": True},
            **more,
        }
        answer = self._asked(eve, "POST", "/tables", **body)
        return str(answer.json()["table"]["code"]) if answer.is_success else None

    def _bots(self, eve: Visitor) -> None:
        """Tables of bots that nobody watches, as many as there can be."""
        for number in range(1000):
            if self._stop.is_set():
                return
            if self._new_table(eve, number, ["casual"] * 4) is None:
                time.sleep(0.05)

    def _hints(self, eve: Visitor) -> None:
        """A hint, a chance, a replay, without a pause."""
        code = self._new_table(eve, 3, [None, "casual", "casual", "casual"], name="Eve")
        while code is not None and not self._stop.is_set():
            document = self._asked(eve, "GET", f"/tables/{code}").json()
            self._asked(eve, "GET", f"/tables/{code}/hint")
            self._asked(eve, "GET", f"/tables/{code}/chances?card=0")
            self._asked(eve, "GET", f"/tables/{code}/replay")
            if document["telling"]["legal"]:
                table, legal = document["table"], document["telling"]["legal"]
                self._asked(eve, "POST", f"/tables/{code}/actions", action=legal[0], version=table["version"])

    def _watched(self, eve: Visitor) -> None:
        """Bots that somebody watches, and that play for somebody who is there."""
        code = self._new_table(eve, 0, [None, "random", "random"], name="Eve")
        if code is None:
            time.sleep(0.05)
            return
        with eve.connect(code) as here:
            here.kind("hello")
            self._asked(eve, "PUT", f"/tables/{code}/seats/0", bot="casual")
            while not self._stop.is_set():
                here.receive()


def answer_times(server: str, turns: int, seconds: float) -> list[float]:
    """How long each turn of a bot took at a table that a person plays at: so many turns, or for so long."""
    waits: list[float] = []
    until = time.monotonic() + seconds
    with Visitor(server, "Anna", PLAYER) as anna:
        code = anna.host("zole", [None, "casual", "casual"], options={"rounds": 0})
        with anna.connect(code) as here:
            here.kind("hello")
            while len(waits) < turns and time.monotonic() < until:
                is_bots = here.telling["to_act"] not in (0, None) and not here.table["paused"]
                began = time.monotonic()
                if here.telling["legal"] and not here.table["paused"]:
                    here.act(here.telling["legal"][0])
                elif is_bots:
                    here.kind("event")
                    waits.append(time.monotonic() - began)
                else:
                    here.receive()
    return waits


def flooded(server: str, *, turns: int = 40, seconds: float = 30.0, attackers: int = 2) -> tuple[list[float], Flood]:
    """How long bots take to answer a person while others flood the server (`host:port`), and what these were told."""
    with Flood(server, attackers) as flood:
        time.sleep(min(3.0, seconds / 4))
        return answer_times(server, turns, seconds), flood
