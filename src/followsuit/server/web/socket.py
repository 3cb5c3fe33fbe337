"""The WebSocket of a table: everything at first, then every change; and what its client asks for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState
from websockets.frames import CloseCode

from followsuit.errors import FollowsuitError
from followsuit.server.live.desk import Desk
from followsuit.server.live.watchers import Watcher, Write, bye, encode
from followsuit.server.refusals import refused
from followsuit.server.run.logs import request_id
from followsuit.server.telling.table_view import viewer_of
from followsuit.server.web.conversation import Client, Conversation
from followsuit.server.web.identity import caller
from followsuit.server.web.limits import client_address
from followsuit.server.web.own_wire import Wire, wire_of
from followsuit.server.web.routes.context import hall_of, origin_of
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
    client = Client(origin_of(websocket), language_of_errors(websocket), request_id())
    conversation = Conversation(desk, watcher, client, wire := wire_of(websocket.scope))
    if wire is None:
        await _by_messages(websocket, conversation, desk, watcher, client.origin)
        return
    attendance = Attendance(desk, watcher, conversation, wire)
    try:
        await desk.watch(watcher, _since(websocket), client.origin)
    except BaseException:
        attendance.over(CloseCode.INTERNAL_ERROR)
        raise
    # From now on this call is not needed any more.
    wire.listen(attendance)


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
    return desk, Watcher(asking.holder, viewer, _writing(wire_of(websocket.scope), hall.metrics.frame_sent), address)


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


class Attendance:
    """A client on our own wire, from its admission to its end: all by callbacks, with no task or call to be kept."""

    __slots__ = ("_conversation", "_desk", "_patience", "_watcher", "_wire")

    def __init__(self, desk: Desk, watcher: Watcher, conversation: Conversation, wire: Wire) -> None:
        self._desk = desk
        self._watcher = watcher
        self._conversation = conversation
        self._wire = wire
        self._patience: asyncio.TimerHandle | None = None
        watcher.on_end = self._say_goodbye

    def hear(self, message: str | bytes) -> bool:
        """Take a message; whether the next may follow at once."""
        return self._conversation.hear(message)

    def drained(self) -> None:
        """Write what waits in line, as far as it is taken, and end the connection once it has said goodbye."""
        if self._watcher.write_on() and self._watcher.closed:
            self._wire.close(GOODBYE)

    def _say_goodbye(self) -> None:
        loop = asyncio.get_running_loop()
        # A client that takes nothing any more would not take the goodbye either.
        self._patience = loop.call_later(GOODBYE_SECONDS, self._wire.hang_up)
        # What is told together with it may be gathered still.
        loop.call_soon(self.drained)

    def over(self, _: int) -> None:
        """Leave the table."""
        if self._patience is not None:
            self._patience.cancel()
        self._watcher.on_end = None
        self._desk.unwatch(self._watcher)
        self._watcher.end()


async def _by_messages(
    websocket: WebSocket, conversation: Conversation, desk: Desk, watcher: Watcher, origin: str
) -> None:
    """Go on with a client message by message, as on any server, until it goes."""
    sending = asyncio.create_task(_send(websocket, watcher))
    try:
        async with asyncio.timeout(None) as patience:
            now = asyncio.get_running_loop().time
            # A client that takes nothing any more would not take the goodbye either.
            watcher.on_end = lambda: patience.reschedule(now() + GOODBYE_SECONDS)
            await desk.watch(watcher, _since(websocket), origin)
            while (message := await websocket.receive())["type"] != "websocket.disconnect":
                conversation.hear(message.get("text") or message.get("bytes") or b"")
                await conversation.rest()
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        watcher.on_end = None
        desk.unwatch(watcher)
        watcher.end()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _send(websocket: WebSocket, watcher: Watcher) -> None:
    """Send what is in the watcher's line, until it has ended."""
    while (frame := await watcher.next()) is not None:
        await websocket.send_text(frame.decode())
    if websocket.application_state is WebSocketState.CONNECTED:
        await websocket.close(GOODBYE)
