"""The WebSocket of a table: everything at first, then every change; and what its client asks for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from followsuit.errors import FollowsuitError
from followsuit.server.live.desk import Desk
from followsuit.server.live.watchers import Watcher, Write, bye, encode
from followsuit.server.refusals import refused
from followsuit.server.run.logs import request_id
from followsuit.server.telling.table_view import viewer_of
from followsuit.server.web.conversation import Client, Conversation
from followsuit.server.web.identity import caller
from followsuit.server.web.limits import client_address
from followsuit.server.web.routes.context import hall_of, origin_of
from followsuit.server.web.wire import WIRE, Wire
from followsuit.server.web.wording import language_of_errors, words_asked

router = APIRouter()

AWAY = ("server/", "store/", "table/busy", "table/starts-anew")
"""Codes of what is over in a moment: then it is worth connecting again."""
GOODBYE = 4000
"""The close code after a `bye` frame, which says why."""
GOODBYE_SECONDS = 5.0
"""How long a connection that ends may take to say so."""


async def table_socket(websocket: WebSocket) -> None:
    """Watch a table, and play at it if one has a seat there."""
    await websocket.accept()
    try:
        desk, watcher = await _admitted(websocket, websocket.path_params["code"])
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
            client = Client(origin_of(websocket), language_of_errors(websocket), request_id())
            await desk.watch(watcher, _since(websocket), client.origin)
            await _converse(websocket, Conversation(desk, watcher, client, wire_of(websocket)))
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        watcher.on_end = None
        desk.unwatch(watcher)
        watcher.end()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


# Without what FastAPI keeps of a call for as long as it lasts, which here is as long as somebody plays.
router.add_websocket_route("/tables/{code}/socket", table_socket)


async def _admitted(websocket: WebSocket, code: str) -> tuple[Desk, Watcher]:
    hall = hall_of(websocket)
    if hall.is_closing:
        raise refused("server/closing")
    asking, words = caller(websocket), words_asked(websocket)
    desk = await hall.desk(code)
    viewer = viewer_of(desk.table, asking.holder, words)
    if viewer.seat is None and asking.holder is not None and hall.has_peers:
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
    return desk, Watcher(asking.holder, viewer, _writing(wire_of(websocket), hall.metrics.frame_sent), address)


def wire_of(websocket: WebSocket) -> Wire | None:
    """What is below the WebSocket; none with another server than our own."""
    wire: Wire | None = websocket.scope.get(WIRE)
    return wire


def _writing(wire: Wire | None, count: Callable[[], None]) -> Write | None:
    if wire is None:
        return None
    write_text = wire.write_text

    def write(frame: bytes) -> bool:
        if not write_text(frame):
            return False
        count()
        return True

    return write


def _since(websocket: WebSocket) -> int | None:
    text = websocket.query_params.get("since", "")
    return int(text) if text.isdecimal() and len(text) < 16 else None


async def _send(websocket: WebSocket, watcher: Watcher) -> None:
    """Send what is in the watcher's line, until it has ended."""
    while (frame := await watcher.next()) is not None:
        await websocket.send_text(frame.decode())
    if websocket.application_state is WebSocketState.CONNECTED:
        await websocket.close(GOODBYE)


async def _converse(websocket: WebSocket, conversation: Conversation) -> None:
    """Let the client be heard until it goes: at once with our own server, otherwise message by message."""
    if (wire := wire_of(websocket)) is not None:
        wire.listen(conversation.hear)
    while (message := await websocket.receive())["type"] != "websocket.disconnect":
        conversation.hear(message.get("text") or message.get("bytes") or b"")
        await conversation.rest()
