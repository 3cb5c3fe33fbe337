"""A server with its ordinary limits, and the network addresses from which strangers come to it.

People come from 127.0.0.1. Every stranger has an address of its own in 127.0.0.0/8, which Linux gives for the asking,
so that limits for each address are met as they are outside, and never by the people.
"""

from __future__ import annotations

import subprocess
import sysconfig
from collections.abc import Container, Mapping
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from followsuit.server.web.identity import new_token
from tests.server.person import Person
from tests.server.play.stepped import SteppedNode
from tests.waiting import PATIENCE

ORDINARY: Mapping[str, str] = {"FOLLOWSUIT_PACE": "0", "FOLLOWSUIT_SWEEP": "0.3"}
"""Bots that do not dawdle, and otherwise a server as it comes."""
ANSWER_SECONDS = 20.0
"""How long any single answer may take, whatever is asked."""
PEOPLE = "127.0.0.1"


class Target:
    """A server that is attacked."""

    def __init__(self, folder: Path, settings: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.node = SteppedNode(self.database, settings={**ORDINARY, **(settings or {})})
        self._strangers = 0

    def __enter__(self) -> Target:
        return self

    def __exit__(self, *_: object) -> None:
        self.node.close()

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"{PEOPLE}:{self.node.port}"

    def stranger(self) -> Stranger:
        """Somebody who has never been here, at an address of their own."""
        self._strangers += 1
        high, low = divmod(self._strangers, 250)
        return Stranger(self, f"127.66.{high}.{low + 1}")

    def person(self, name: str) -> Person:
        """Somebody who came to play."""
        return Person(self.address, name, new_token())

    def command(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run `followsuit` as the operator does."""
        program = str(Path(sysconfig.get_path("scripts"), "followsuit"))
        return subprocess.run([program, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False)


class Stranger:
    """One network address, with as many tokens as it likes."""

    def __init__(self, target: Target, address: str) -> None:
        self.target = target
        self.address = address
        transport = httpx.AsyncHTTPTransport(
            local_address=address, limits=httpx.Limits(max_connections=50), verify=False
        )
        self.client = httpx.AsyncClient(
            base_url=f"http://{target.address}", transport=transport, timeout=ANSWER_SECONDS
        )

    async def __aenter__(self) -> Stranger:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.aclose()

    async def ask(self, method: str, path: str, token: str | None = None, **more: Any) -> httpx.Response:
        """Send a request to the API as the holder of a token, or as nobody."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        return await self.client.request(method, f"/api/v1{path}", headers=headers, **more)

    async def table(self, token: str, **body: Any) -> str | None:
        """The code of a new table, if it was not refused."""
        answer = await self.ask("POST", "/tables", token, json=body)
        return str(answer.json()["table"]["code"]) if answer.status_code == 201 else None

    def socket(self, code: str, token: str | None = None) -> connect:
        """The WebSocket of a table, to be opened by `async with`."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return connect(
            f"ws://{self.target.address}/api/v1/tables/{code}/socket",
            additional_headers=headers,
            compression=None,
            close_timeout=1,
            local_addr=(self.address, 0),
        )


def unexpected(expected: Container[int], answer: httpx.Response) -> list[str]:
    """What is wrong with an answer, if it has another status."""
    if answer.status_code in expected:
        return []
    return [f"{answer.request.method} {answer.request.url.path}: {answer.status_code} {answer.text[:200]}"]
