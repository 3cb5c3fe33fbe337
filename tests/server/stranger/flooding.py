"""Work for the server's bots, as much as one address can make."""

from __future__ import annotations

import asyncio
import itertools
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field

from websockets.exceptions import WebSocketException

from followsuit.server.web.identity import new_token
from tests.server.stranger.target import ANSWER_SECONDS, Stranger, Target, unexpected

CUSTOMS = {"pace": 0, "round_pause": 0, "chances": True}


async def floods(target: Target, effort: float) -> list[str]:
    """Tables of bots, hints, chances, replays and rules pages, as many as the server takes, from two addresses."""
    async with AsyncExitStack() as stack:
        strangers = [await stack.enter_async_context(target.stranger()) for _ in range(2)]
        works = [Flood(stranger, time.monotonic() + 4 * effort) for stranger in strangers]
        await asyncio.gather(*(flood for work in works for flood in (work.bots(), work.hints(), work.watched())))
    return [fault for work in works for fault in work.faults]


@dataclass
class Flood:
    """One address that keeps the server's bots busy until some time."""

    stranger: Stranger
    until: float
    faults: list[str] = field(default_factory=list)

    @property
    def goes_on(self) -> bool:
        """Whether its time is not over."""
        return time.monotonic() < self.until

    async def ask(self, method: str, path: str, token: str, **more: object) -> int:
        """Ask for something, and be content with any answer that a busy server may give: its status."""
        answer = await self.stranger.ask(method, path, token, **more)
        self.faults += unexpected((200, 201, 403, 404, 409, 422, 429, 503), answer)
        return answer.status_code

    async def table(self, token: str, **wish: object) -> str:
        """A table of its own; an address may always have some."""
        code = await self.stranger.table(token, customs=CUSTOMS, name="Flood", **wish)
        if code is None:
            self.faults.append("a table to flood from was refused")
        return code or "none"

    async def bots(self) -> None:
        """Tables of bots that nobody watches, each with a setting of its own: its tables have to be made anew."""
        token = new_token()
        for number in itertools.count():
            wishes = (
                {"game": "elemental", "seats": [{"bot": "casual"}] * 6, "options": {"seats": 6}},
                {"game": "ninja-whist", "seats": [{"bot": "casual"}] * 8, "options": {"seats": 8}},
                {"game": "zole", "seats": [{"bot": "casual"}] * 3, "options": {"seats": 3, "rounds": 100 + number}},
            )
            if not self.goes_on:
                return
            body = {**wishes[number % len(wishes)], "customs": CUSTOMS}
            if await self.ask("POST", "/tables", token, json=body) != 201:
                await asyncio.sleep(0.1)

    async def hints(self) -> None:
        """A hint, a chance, a replay, the rules, without a pause."""
        token = new_token()
        seats: list[dict[str, str]] = [{}, *[{"bot": "greedy"}] * 5]
        code = await self.table(token, game="elemental", seats=seats, options={"seats": 6})

        async def keep_asking(path: str) -> None:
            while self.goes_on:
                if await self.ask("GET", path, token) == 429:
                    await asyncio.sleep(0.05)

        paths = ("hint", "chances?card=7f", "replay")
        everything = [*(f"/tables/{code}/{path}" for path in paths), "/games/elemental/rules?seats=3"]
        await asyncio.gather(*(keep_asking(path) for path in everything * 3))

    async def watched(self) -> None:
        """Bots that somebody watches, and that play for somebody who is there."""
        token = new_token()
        seats: list[dict[str, str]] = [{}, {"bot": "random"}, {"bot": "random"}]
        code = await self.table(token, game="zole", seats=seats, options={"seats": 3, "rounds": 1_000})
        with suppress(OSError, TimeoutError, WebSocketException):
            async with self.stranger.socket(code, token) as socket:
                await self.ask("PUT", f"/tables/{code}/seats/0", token, json={"bot": "casual"})
                while self.goes_on:
                    async with asyncio.timeout(ANSWER_SECONDS):
                        await socket.recv()
