"""Asking a server by HTTP, and asking again, elsewhere too, until it answers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping, Sequence
from typing import Any

import httpx

API = "/api/v1"
PASSING = ("store/", "server/closing", "table/busy")
"""Refusals that say nothing about what was asked for, only that it cannot be done now."""


def is_passing(code: str) -> bool:
    """Whether a refusal tells to come back later, so that it is not known what has become of the request."""
    return code.startswith(PASSING)


class Line:
    """A line to some nodes, of which any will do."""

    def __init__(self, nodes: Sequence[str], chance: random.Random) -> None:
        self.nodes = list(nodes)
        self.chance = chance
        limits = httpx.Limits(max_connections=100, max_keepalive_connections=20)
        self._client = httpx.AsyncClient(limits=limits, timeout=httpx.Timeout(10, pool=60), verify=False)

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._client.aclose()

    def node(self) -> str:
        """One of the nodes."""
        return self.chance.choice(self.nodes)

    async def once(
        self, method: str, path: str, body: Mapping[str, Any] | None = None, token: str | None = None
    ) -> tuple[int, Any]:
        """The status and document of an answer; 503 where there was none."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        try:
            answer = await self._client.request(method, f"{self.node()}{API}{path}", json=body, headers=headers)
            return answer.status_code, answer.json()
        except httpx.TransportError:
            return 503, {"error": {"code": "server/closing"}}

    async def ask(
        self, method: str, path: str, body: Mapping[str, Any] | None = None, token: str | None = None
    ) -> tuple[int, Any]:
        """The same, asked until there is an answer that says more than to come back later."""
        while True:
            status, document = await self.once(method, path, body, token)
            if status != 503:
                return status, document
            await asyncio.sleep(self.chance.uniform(0.05, 0.4))
