"""Connections that say nothing, and sockets that say what nobody understands."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress

import httpx
from websockets.exceptions import ConnectionClosed

from followsuit.server.run.settings import Settings
from followsuit.server.web.identity import new_token
from tests.server.stranger.target import ANSWER_SECONDS, Stranger, Target

DIGITS = 4_000
BROKEN_FRAMES: Sequence[str | bytes] = (
    "",
    "{",
    "null",
    "[]",
    '"act"',
    "1" * DIGITS,
    "NaN",
    '{"type": "act"}',
    '{"type": "act", "action": "play SECRETWORD", "version": ' + "9" * DIGITS + "}",
    '{"type": "act", "action": null, "version": 1}',
    '{"type": "act", "action": "\\ud800", "version": 1}',
    '{"type": "act", "action": "' + "x" * 5_000 + '", "version": 1}',
    '{"type": "time", "seat": 99999999999999999999, "seconds": 1e999}',
    '{"type": "time", "seat": -1, "seconds": NaN}',
    '{"type": "say", "text": "\\u0000"}',
    '{"type": "say", "preset": "SECRETWORD"}',
    '{"type": "SECRETWORD"}',
    '{"type": "ping", "id": {"SECRETWORD": 1}}',
    '{"type": "ping", "id": ' + "9" * DIGITS + "}",
    "[" * 50_000,
    '{"a":' * 20_000,
    b"\x00\xff\xfe",
    b'{"type": "ping"}',
    b"\xed\xa0\x80",
)
FRAMES_EACH = 50
"""Frames of one stranger: fewer than the connections that one address may make at once."""
CLEAN_CLOSES = (1000, 1003, 1007, 1008, 1009, 4000)
LOST = None
"""No close code came: the server ended the connection while more was on its way, so that the system dropped what it had
said. That may happen to a frame that is longer than any may be, whose rest nobody reads."""
LONGEST_FRAME = Settings().body_limit


async def silent_connections(target: Target, effort: float) -> list[str]:
    """A thousand connections that say nothing, or half of something, or a letter now and then."""
    host, port = target.address.split(":")
    beginnings = (
        b"",
        b"G",
        b"GET / HTTP/1.1\r\nHost: a",
        b"POST /api/v1/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
    )
    stranger = target.stranger()
    writers: list[asyncio.StreamWriter] = []
    readers: list[asyncio.StreamReader] = []
    for number in range(1_000):
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(stranger.address, 0))
            writer.write(beginnings[number % len(beginnings)])
            readers.append(reader)
            writers.append(writer)
    faults: list[str] = []
    async with target.stranger() as other:
        began = time.monotonic()
        try:
            answer = await other.ask("GET", "/games")
            if answer.status_code != 200:
                faults.append(f"beside silent connections: {answer.status_code}")
        except httpx.TransportError as error:
            faults.append(f"beside silent connections: {type(error).__name__}")
        if (took := time.monotonic() - began) > ANSWER_SECONDS:
            faults.append(f"beside silent connections an answer took {took:.1f} s")
    faults += await _all_ended(readers, writers)
    await stranger.client.aclose()
    return faults


async def _all_ended(readers: list[asyncio.StreamReader], writers: list[asyncio.StreamWriter]) -> list[str]:
    """Drip a letter into each connection now and then, until the server has ended them all."""
    deadline = time.monotonic() + 60
    left = list(zip(readers, writers, strict=True))
    while left and time.monotonic() < deadline:
        for reader, writer in list(left):
            if reader.at_eof() or writer.is_closing() or reader.exception() is not None:
                left.remove((reader, writer))
                continue
            with suppress(OSError):
                writer.write(b"a")
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(0.001):
                    await reader.read(65_536)
        await asyncio.sleep(0.5)
    for writer in writers:
        writer.close()
    await asyncio.gather(*(writer.wait_closed() for writer in writers), return_exceptions=True)
    return [f"{len(left)} connections that never asked for anything were still open after a minute"] if left else []


async def broken_frames(target: Target, effort: float) -> list[str]:
    """Frames that no client of ours would send: each is answered or ends the socket as the protocol says."""
    chance = random.Random(2)
    frames = [*BROKEN_FRAMES, *(chance.randbytes(chance.randrange(200)) for _ in range(int(50 * effort)))]
    faults: list[str] = []
    for first in range(0, len(frames), FRAMES_EACH):
        faults += await _broken_by_one(target, frames[first : first + FRAMES_EACH])
    log = target.node.log()
    return faults + [f"the log has {word!r}" for word in ("SECRETWORD", "Traceback") if word in log]


async def _broken_by_one(target: Target, frames: Sequence[str | bytes]) -> list[str]:
    """What comes of the frames of one stranger, whose table can be looked at afterwards."""
    token = new_token()
    async with target.stranger() as stranger:
        code = await stranger.table(token, game="zole", name="Broken", options={"seats": 3})
        assert code is not None
        faults = [fault for frame in frames for fault in await _broken(stranger, code, token, frame)]
        if (await stranger.ask("GET", f"/tables/{code}", token)).status_code != 200:
            faults.append("the table of the broken frames cannot be looked at")
    return faults


async def _broken(stranger: Stranger, code: str, token: str, frame: str | bytes) -> list[str]:
    what = f"a frame that begins {frame[:30]!r}"
    try:
        async with asyncio.timeout(ANSWER_SECONDS), stranger.socket(code, token) as socket:
            await socket.recv()
            await socket.send(frame)
            await socket.send('{"type": "ping", "id": "last"}')
            while "pong" not in str(await socket.recv()):
                pass
    except ConnectionClosed as closed:
        how = LOST if closed.rcvd is None else closed.rcvd.code
        clean = (*CLEAN_CLOSES, LOST) if len(frame) > LONGEST_FRAME else CLEAN_CLOSES
        return [] if how in clean else [f"{what} ended the socket with {how}"]
    except (OSError, TimeoutError) as error:
        return [f"{what}: {type(error).__name__}"]
    return []
