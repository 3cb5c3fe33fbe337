"""Work for the server's bots, as much as one address can make."""

from __future__ import annotations

import asyncio
import itertools
import time
from contextlib import AsyncExitStack

from followsuit.server.web.identity import new_token
from tests.server.stranger.target import Stranger, Target, unexpected


async def floods(target: Target, effort: float) -> list[str]:
    """Tables of bots, hints, chances and rules pages, as many as the server takes, from two addresses."""
    until = time.monotonic() + 4 * effort
    async with AsyncExitStack() as stack:
        strangers = [await stack.enter_async_context(target.stranger()) for _ in range(2)]
        results = await asyncio.gather(
            *(_bot_flood(stranger, until) for stranger in strangers),
            *(_hint_flood(stranger, until) for stranger in strangers),
        )
    return [fault for faults in results for fault in faults]


async def _bot_flood(stranger: Stranger, until: float) -> list[str]:
    token, faults = new_token(), []
    wishes = itertools.cycle(
        [
            {"game": "elemental", "seats": [{"bot": "casual"}] * 6, "options": {"seats": 6}},
            {"game": "ninja-whist", "seats": [{"bot": "casual"}] * 8, "options": {"seats": 8}},
            {"game": "zole", "seats": [{"bot": "casual"}] * 3, "options": {"seats": 3}},
        ]
    )
    while time.monotonic() < until:
        body = {**next(wishes), "customs": {"pace": 0, "round_pause": 0}}
        answer = await stranger.ask("POST", "/tables", token, json=body)
        faults += unexpected((201, 429, 503), answer)
        if answer.status_code != 201:
            await asyncio.sleep(0.1)
    return faults


async def _hint_flood(stranger: Stranger, until: float) -> list[str]:
    token, faults = new_token(), []
    customs = {"chances": True, "round_pause": 0, "pace": 0}
    seats: list[dict[str, str]] = [{}, *[{"bot": "greedy"}] * 5]
    code = await stranger.table(
        token, game="elemental", seats=seats, options={"seats": 6}, customs=customs, name="Flood"
    )
    if code is None:
        return ["a table for hints was refused"]

    async def ask(path: str) -> None:
        while time.monotonic() < until:
            answer = await stranger.ask("GET", path, token)
            faults.extend(unexpected((200, 403, 404, 409, 422, 429, 503), answer))
            if answer.status_code == 429:
                await asyncio.sleep(0.05)

    paths = [f"/tables/{code}/hint", f"/tables/{code}/chances?card=7f", "/games/elemental/rules?seats=3"]
    await asyncio.gather(*(ask(path) for path in paths * 4))
    return faults
