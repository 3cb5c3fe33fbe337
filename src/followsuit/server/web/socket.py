"""The WebSocket of a table: everything at first, then every change; and what its client asks for."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from followsuit.errors import FollowsuitError
from followsuit.server.live.acting import act
from followsuit.server.live.buckets import TokenBucket
from followsuit.server.live.claims import claim
from followsuit.server.live.desk import Desk
from followsuit.server.live.watchers import Watcher, Write, bye, encode
from followsuit.server.refusals import refused
from followsuit.server.telling.errors import error_body
from followsuit.server.telling.frames import AckFrame, PongFrame, RefusalFrame
from followsuit.server.telling.table_view import viewer_of
from followsuit.server.web import requests
from followsuit.server.web.identity import caller
from followsuit.server.web.limits import client_address
from followsuit.server.web.routes.context import hall_of, origin_of
from followsuit.server.web.wire import WRITE
from followsuit.server.web.wording import language_of_errors, words_asked

router = APIRouter()

AWAY = ("server/", "store/", "table/busy", "table/starts-anew")
"""Codes of what is over in a moment: then it is worth connecting again."""
GOODBYE = 4000
"""The close code after a `bye` frame, which says why."""
GOODBYE_SECONDS = 5.0
"""How long a connection that ends may take to say so."""


@router.websocket("/tables/{code}/socket")
async def table_socket(websocket: WebSocket, code: str) -> None:
    """Watch a table, and play at it if one has a seat there."""
    await websocket.accept()
    try:
        desk, watcher = await _admitted(websocket, code)
    except FollowsuitError as error:
        goodbye = bye(error, again=error.code.startswith(AWAY), language=language_of_errors(websocket))
        await websocket.send_text(encode(goodbye).decode())
        await websocket.close(GOODBYE)
        return
    sending = asyncio.create_task(_send(websocket, watcher))
    try:
        async with asyncio.timeout(None) as patience:
            now = asyncio.get_running_loop().time
            # A client that takes nothing any more would not take the goodbye either.
            watcher.on_end = lambda: patience.reschedule(now() + GOODBYE_SECONDS)
            await desk.watch(watcher, _since(websocket), origin_of(websocket))
            await _receive(websocket, desk, watcher)
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        watcher.on_end = None
        desk.unwatch(watcher)
        watcher.end()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _admitted(websocket: WebSocket, code: str) -> tuple[Desk, Watcher]:
    hall = hall_of(websocket)
    if hall.is_closing:
        raise refused("server/closing")
    asking, words = caller(websocket), words_asked(websocket)
    desk = await hall.desk(code)
    viewer = viewer_of(desk.table, asking.holder, words)
    if viewer.seat is None and asking.holder is not None and hall.settings.nats is not None:
        # Another node may have given them a seat just now.
        await desk.refresh()
        viewer = viewer_of(desk.table, asking.holder, words)
    if not desk.table.may_enter(asking.holder):
        raise refused("table/no-spectators")
    if viewer.seat is None and desk.is_crowded:
        raise refused("table/crowded")
    address = client_address(websocket.scope)
    if (banned := hall.orders.ban(address, hall.now())) is not None:
        # Since the connection was opened.
        raise banned
    return desk, Watcher(asking.holder, viewer, _counted(websocket.scope.get(WRITE), hall.metrics.frames.inc), address)


def _counted(write: Write | None, count: Callable[[], None]) -> Write | None:
    if write is None:
        return None

    def counted(frame: bytes) -> bool:
        if not write(frame):
            return False
        count()
        return True

    return counted


def _since(websocket: WebSocket) -> int | None:
    text = websocket.query_params.get("since", "")
    return int(text) if text.isdecimal() and len(text) < 16 else None


async def _send(websocket: WebSocket, watcher: Watcher) -> None:
    """Send what is in the watcher's line, until it has ended."""
    while (frame := await watcher.next()) is not None:
        await websocket.send_text(frame.decode())
    if websocket.application_state is WebSocketState.CONNECTED:
        await websocket.close(GOODBYE)


async def _receive(websocket: WebSocket, desk: Desk, watcher: Watcher) -> None:
    """Do what the client asks for, one thing after another, until it goes."""
    limit = desk.hall.settings.socket_limit
    language = language_of_errors(websocket)
    bucket = None if limit is None else TokenBucket(limit, time.monotonic())
    while not watcher.closed:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        watcher.heard()
        frame_id: Any = None
        try:
            if bucket is not None and (wait := bucket.take(time.monotonic())) > 0:
                raise refused("limit/rate", seconds=math.ceil(wait))
            text = message.get("text") or message.get("bytes") or b""
            frame_id = requests.id_of(text)
            frame = requests.read(text)
            await _answer(desk, watcher, frame, origin_of(websocket))
        except FollowsuitError as error:
            desk.hall.metrics.refusals.labels(error.code).inc()
            refusal: RefusalFrame = {"type": "refusal", "id": frame_id, "error": error_body(error, language)}
            watcher.send(refusal)


async def _answer(desk: Desk, watcher: Watcher, frame: requests.AnyFrame, origin: str) -> None:
    holder = watcher.holder
    if isinstance(frame, requests.Act):
        done = await act(desk, holder, frame.action, frame.version)
        ack: AckFrame = {"type": "ack", "id": frame.id, "sequence": done.sequence, "version": done.table.version}
        watcher.send(ack)
    elif isinstance(frame, requests.Claim):
        table = await claim(desk, holder, frame.order, frame.version, origin)
        watcher.send({"type": "ack", "id": frame.id, "sequence": table.sequence, "version": table.version})
    elif isinstance(frame, requests.Ping):
        pong: PongFrame = {"type": "pong", "now": desk.hall.now()}
        watcher.send(pong)
    else:
        table = await desk.do(lambda now: frame.decide(now, holder))
        watcher.send({"type": "ack", "id": frame.id, "sequence": table.sequence, "version": table.version})
