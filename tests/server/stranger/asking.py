"""Requests by HTTP that no client of ours would send."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Sequence
from typing import Any

import httpx

from followsuit.server.run.settings import Settings
from tests.server.stranger.target import Stranger, Target, unexpected

DIGITS = 4_000
GIANTS: Sequence[Any] = (
    *(-1, 0, 1, 1_000, 10**6, 10**9, 2**31, 2**53, 2**63, 10**18, 10**40),
    *("-1", "0", "999999999", "9" * DIGITS, "1" + "0" * DIGITS, "1e9", "٣", "0x10", "none", ""),
    *(1.5, 1e308, True, None, "a" * DIGITS),
)
"""Values for an option: extremes, beyond them, and what is no number."""
REFUSED = (400, 422, 429)


async def giant_options(target: Target, effort: float) -> list[str]:
    """Options at their extremes and far beyond, in every game, in tables and on rules pages."""
    async with target.stranger() as reader:
        games = (await reader.ask("GET", "/games")).json()
    faults, chance = list[str](), random.Random(3)
    for game in games:
        keys = [option["key"] for option in game["options"]]
        seats = next(option["default"] for option in game["options"] if option["key"] == "seats")
        async with target.stranger() as stranger:
            wishes = list(itertools.product(keys, GIANTS))
            wishes = wishes if effort >= 2 else chance.sample(wishes, len(wishes) // 8)
            # The limit for new tables of one address is not what is tried here.
            for number, (key, value) in enumerate(wishes):
                if number % 12 == 11:
                    await stranger.client.aclose()
                    stranger = target.stranger()  # noqa: PLW2901  # the next address
                faults += await _giant_option(stranger, game["key"], seats, key, value)
            await stranger.client.aclose()
    return faults


async def _giant_option(stranger: Stranger, game: str, seats: int, key: str, value: Any) -> list[str]:
    what = f"{game} with {key}={str(value)[:20]}"
    # A game that starts at once, so that there is something to be told.
    body = {"game": game, "options": {key: value}, "seats": [{"bot": "random"}] * seats}
    try:
        made = await stranger.ask("POST", "/tables", json=body)
        rules = await stranger.ask("GET", f"/games/{game}/rules", params={key: str(value)})
        answers = [made, rules]
        if made.status_code == 201:
            answers.append(await stranger.ask("GET", f"/tables/{made.json()['table']['code']}"))
    except httpx.TransportError as error:
        return [f"{what}: {type(error).__name__}"]
    good = (200, 201, *REFUSED)
    return [f"{what}: {answer.status_code} {answer.text[:200]}" for answer in answers if answer.status_code not in good]


async def odd_requests(target: Target, effort: float) -> list[str]:
    """Methods, paths, headers and bodies that make no sense."""
    faults: list[str] = []
    paths = [
        "/",
        "/api/v1/tables",
        "/api/v1/tables/none",
        "/api/v1/nothing",
        "/zole/hand",
        "/zole/play/Qc",
        "/assets/no",
    ]
    bodies: list[bytes] = [b"", b"{", b"[" * 30_000, b'{"game": ' + b"9" * DIGITS + b"}", b"\xff" * 100, b"a" * 70_000]
    async with target.stranger() as stranger:
        for method, path in itertools.product(("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"), paths):
            answer = await stranger.client.request(method, path, content=b"{}")
            faults += unexpected(range(200, 500), answer)
        for body in bodies:
            answer = await stranger.client.post("/api/v1/tables", content=body)
            faults += unexpected((400, 413, 415, 422, 429), answer)
        for headers in (
            {"authorization": "Bearer " + "a" * 9_000},
            {"cookie": "followsuit=" + "é" * 20},
            {"host": "evil"},
        ):
            answer = await stranger.client.get("/api/v1/games", headers=_latin(headers))
            faults += unexpected(range(200, 500), answer)
    return faults


def _latin(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


async def zole_codes(target: Target, effort: float) -> list[str]:
    """Guessing the three letters of other people's tables, and using all of them up."""
    faults: list[str] = []
    async with target.stranger() as guesser:
        told, began = 0, time.monotonic()
        for number in range(int(150 * effort)):
            alias = "".join(chr(65 + number // 26**place % 26) for place in (2, 1, 0))
            answer = await guesser.client.post(
                "/zole/register", json={"code": alias, "name": "Guess"}, headers={"accept": "application/json"}
            )
            told += not answer.json().get("error", {}).get("code", "").startswith("limit/")
            faults += unexpected((200, 400, 429), answer)
        limit = Settings().guess_limit
        assert limit is not None
        if told > limit.burst + limit.rate * (time.monotonic() - began) + 1:
            faults.append(f"{told} codes could be guessed")
    async with target.stranger() as greedy:
        made = 0
        for _ in range(int(120 * effort)):
            answer = await greedy.client.post("/zole/new")
            made += answer.status_code == 200
            faults += unexpected((200, 400, 429), answer)
        if made > 100:
            faults.append(f"one address made {made} Zole tables in a row")
    return faults
