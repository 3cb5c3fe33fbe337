"""Sitting down where one should not."""

from __future__ import annotations

import asyncio
import itertools
import json
from contextlib import suppress

from websockets.exceptions import ConnectionClosed

from followsuit.server.web.identity import new_token
from tests.server.stranger.target import ANSWER_SECONDS, Stranger, Target


async def seat_hopping(target: Target, effort: float) -> list[str]:
    """Sitting down in every bot's seat of a round under way, looking, leaving, and coming back."""
    faults: list[str] = []
    wishes = itertools.product(("private", "unlisted", "public"), (True, False))
    for visibility, spectators in wishes:
        with target.person("Anna") as anna:
            customs = {"visibility": visibility, "spectators": spectators}
            code = anna.host("boerenbridge", [None, "greedy", "greedy", "greedy"], customs=customs)
            async with target.stranger() as stranger:
                guest, host = new_token(), str(anna.token)
                seen = {"a guest": await _hop(stranger, code, guest), "the host": await _hop(stranger, code, host)}
        closed = visibility == "private" or not spectators
        if closed and seen["a guest"]:
            faults.append(f"{visibility}, spectators {spectators}: a guest saw a hand of a closed table")
        faults += [
            f"{visibility}, spectators {spectators}: {who} saw the hands of seats {sorted(seats)} in round {number}"
            for who, rounds in seen.items()
            for number, seats in rounds.items()
            if len(seats) > 1
        ]
    return faults


async def _hop(stranger: Stranger, code: str, token: str) -> dict[int, set[int]]:
    """The seats whose hands one token sees in each round by sitting down wherever it can, twice round the table."""
    seen: dict[int, set[int]] = {}
    for seat in [0, 1, 2, 3] * 2:
        await stranger.ask("POST", f"/tables/{code}/seats", token, json={"name": "Hopper", "seat": seat})
        documents = [(await stranger.ask("GET", f"/tables/{code}", token)).json()]
        with suppress(ConnectionClosed, OSError, TimeoutError):
            async with stranger.socket(code, token) as socket, asyncio.timeout(ANSWER_SECONDS):
                documents.append(json.loads(await socket.recv()))
        for document in documents:
            if (telling := document.get("telling")) and telling["hand"]:
                seen.setdefault(telling["round"]["number"], set()).add(document["table"]["you"])
        for own in range(4):
            await stranger.ask("DELETE", f"/tables/{code}/seats/{own}", token)
    return seen
