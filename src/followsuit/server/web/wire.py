"""uvicorn's HTTP and WebSocket: connections that are counted and bounded, and frames that go out at once.

While a client of a WebSocket keeps up, a frame is written the moment it is told. A text that comes whole in one short
frame, as nearly all do, is read here, and goes straight to whoever listens; everything else is the library's to judge.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from struct import pack
from typing import TYPE_CHECKING, Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected, get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import Side
from websockets.frames import CloseCode, apply_mask  # type: ignore[attr-defined]  # the quickest that there is
from websockets.protocol import Protocol as OpenProtocol
from websockets.protocol import State

from followsuit.errors import FollowsuitError
from followsuit.server.refusals import refused
from followsuit.server.run.garbage import garbage
from followsuit.server.run.logs import log_failure
from followsuit.server.web.connections import Connection, Connections, short_answer
from followsuit.server.web.handover import Handover
from followsuit.server.web.own_wire import WIRE, Listener
from followsuit.server.web.small_waiting import Gate, Inbox

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.frames import Frame
    from websockets.http11 import Request
    from websockets.server import ServerProtocol

WHOLE_TEXT = 0x81
"""The first byte of a message in one frame, a text (RFC 6455, section 5.2)."""
LONGEST_IN_ONE_BYTE, LONGEST_IN_TWO = 125, 0xFFFF
MASKED = 0x80
"""In the second byte of a frame: a mask follows the length, as in every frame of a client."""
MASK = 4
"""How many bytes it has."""

LARGEST_HEAD = 32 * 1024
"""The most bytes of a request before its body."""
WRAPPING = 8
"""How many times its own size a body may have on the wire: sent in chunks of one byte it has six times that."""
MOST_AHEAD = 16
"""Requests that a client may send before the first of them is answered."""
MOST_FRAGMENTS = 1_000
"""The pieces that one message of a WebSocket may come in."""

NO_HTTP = refused("request/broken")


class GuardedProtocol(HttpToolsProtocol):
    """HTTP over a connection that is counted, and that has to send each request in time."""

    guard: ClassVar[Connections]
    handover: ClassVar[Handover | None]

    def __init__(self, *arguments: Any, begins_with: bytes = b"", **more: Any) -> None:
        """`begins_with`: what another worker has read of a connection that it handed over."""
        super().__init__(*arguments, **more)
        self._begins_with = begins_with
        self._counted: Connection | None = None
        self._has_begun = False
        self._is_within = False
        self._is_answering = False
        self._received = 0
        self._arriving = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        """Take the connection, or answer at once that there is no room for it."""
        taken = self.guard.admit(get_remote_addr(transport), transport, self._let_go)
        if isinstance(taken, FollowsuitError):
            self.transport = transport
            self._refuse(taken)
            return
        self._counted = taken
        super().connection_made(transport)
        if self._begins_with:
            data, self._begins_with = self._begins_with, b""
            self.data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another one."""
        if self._counted is not None:
            self.guard.ended(self._counted)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless it becomes too much for one request."""
        if self._counted is None or self.transport.is_closing() or self._is_handed_over(data):
            return
        self._arriving = len(data)
        self._received += self._arriving
        super().data_received(data)
        most = LARGEST_HEAD if self._has_begun else LARGEST_HEAD + WRAPPING * self.guard.body_limit
        if self._received > most and not self.transport.is_closing():
            self._refuse(refused("limit/head", most=LARGEST_HEAD))

    def _is_handed_over(self, data: bytes) -> bool:
        """Whether another worker goes on with this connection, since the request that begins is for a table of its."""
        if self.handover is None or self._is_within or self._is_answering or self.transport.get_write_buffer_size():
            return False
        home = self.handover.home_of(data)
        if home is None or not self.handover.hand(home, self.transport.get_extra_info("socket").fileno(), data):
            return False
        # It stays open there.
        self.transport.abort()
        return True

    def on_message_begin(self) -> None:
        """The head of a request begins: from now on it may take so long, and not longer for coming in drops."""
        super().on_message_begin()
        self._has_begun = self._is_within = True
        self._received = self._arriving
        if self._counted is not None:
            self.guard.waits(self._counted)

    def on_headers_complete(self) -> None:
        """A whole head came. One that asks for a WebSocket, and yet has a body to come, is still waited for."""
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before and self._counted is not None:
            self._has_begun, self._is_answering = False, True
            self.guard.is_served(self._counted)
        if len(self.pipeline) > MOST_AHEAD:
            raise ValueError("too many requests ahead of their answers")

    def on_message_complete(self) -> None:
        """The whole of a request came."""
        super().on_message_complete()
        self._is_within = False

    def on_response_complete(self) -> None:
        """Wait for the next request, unless it came already; what is left of one that was refused has to come first."""
        self._is_answering = bool(self.pipeline)
        wait = self.guard.waits if self.cycle.more_body else self.guard.rests
        super().on_response_complete()
        if not self._is_answering and self._counted is not None and not self.transport.is_closing():
            wait(self._counted)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, and with it the place that it takes."""
        super().handle_websocket_upgrade()
        socket = cast("TableProtocol", self.transport.get_protocol())
        if self._counted is not None:
            self.guard.is_served(self._counted)
            socket.on_lost = partial(self.guard.ended, self._counted)
        if socket.handshake_initiated:
            self._is_done_with()
        else:
            # It was no handshake that the library could read; its answer, if there is one, is not sent by itself.
            answer = b"".join(socket.conn.data_to_send())
            self.transport.write(answer or short_answer(NO_HTTP))
            self.transport.close()

    def _is_done_with(self) -> None:
        """Let go of what refers to this, which nobody needs while the WebSocket lasts: the request and its reader."""
        self.parser = None  # type: ignore[assignment]  # it has nothing more to read
        if self._counted is not None:
            self._counted.let_go = _nothing

    def send_400_response(self, msg: str) -> None:
        """Say in the usual form that this is no HTTP."""
        self.guard.broken()
        self._refuse(NO_HTTP)

    def _let_go(self) -> None:
        """End a connection that has waited for too long: whoever has begun a request is told."""
        if self._has_begun:
            self._refuse(refused("limit/slow"))
        else:
            self.transport.close()

    def _refuse(self, error: FollowsuitError) -> None:
        if not self._is_answering:
            self.transport.write(short_answer(error))
        self.transport.close()


def guarded(connections: Connections, handover: Handover | None = None) -> type[GuardedProtocol]:
    """The protocol for connections that are counted there, and may be handed over."""
    return type("Guarded", (GuardedProtocol,), {"guard": connections, "handover": handover})


def _nothing() -> None:
    """Nothing has to be done."""


class TableProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose app need not await to send, and whose client cannot make it keep more than it may."""

    on_lost: Callable[[], None] = staticmethod(_nothing)

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", Inbox())
        self.writable = cast("asyncio.Event", Gate())
        self.writable.set()
        self.goes_on = False
        self._listener: Listener | None = None
        self._ended_with: int | None = None
        self._then: list[Callable[[int], None]] = []
        self._is_plain = True
        """Whether all that came so far were texts in one short frame each, so that the library has seen none of it."""
        self._is_clogged = False
        self._gathered: list[bytes] | None = None

    def handle_connect(self, event: Request) -> None:
        """Offer the way out to the app, which is about to be called."""
        if not event.path.isascii():
            # No address of a page has such a path. Whoever hands the connection over answers it.
            return
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope)[WIRE] = self

    async def run_asgi(self) -> None:
        """Call the app; the connection ends with the call, as the library has it, unless somebody listens by then."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            log_failure(self.logger, "Exception in ASGI application")
        if not self.goes_on and not self.transport.is_closing():
            self.send_500_response()
            if self.close_timer is None:
                self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        """Say what the app says, unless the client has gone, or was sent away, before it was let in."""
        if not self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def shutdown(self) -> None:
        """End it because the server stops: who was let in is told to come back, who is about to be is refused."""
        if self.transport.is_closing():
            # Nothing more can be said, and the library fails where it is to say goodbye for a second time.
            return
        if self.handshake_complete:
            super().shutdown()
        else:
            self.transport.write(short_answer(refused("server/closing")))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """End it; what it leaves refers to itself."""
        super().connection_lost(exc)
        self._listener = None
        if self.goes_on:
            # Nothing comes any more, and it refers to this.
            del self.queue
        self.on_lost()
        garbage.left_some()

    def data_received(self, data: bytes) -> None:
        """Read what came: short texts here, and from the first byte on that is anything else, by the library."""
        if self._is_plain and self.handshake_complete:
            data = data[self._take_texts(data) :]
            if not data:
                return
            self._is_plain = False
        elif self.handshake_initiated:
            self._is_plain = False
        super().data_received(data)

    def _take_texts(self, data: bytes) -> int:
        """Take the texts that some bytes begin with; how many bytes these are."""
        at, end = 0, len(data)
        while end - at >= 2 and data[at] == WHOLE_TEXT:
            length, begin = data[at + 1] - MASKED, at + 2 + MASK
            if length == LONGEST_IN_ONE_BYTE + 1:
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4 + MASK
                if length <= LONGEST_IN_ONE_BYTE:
                    break
            elif not 0 <= length <= LONGEST_IN_ONE_BYTE:
                break
            past = begin + length
            if past > end or length > self.config.ws_max_size:
                break
            self._take(apply_mask(data[begin:past], data[begin - MASK : begin]), is_text=True)
            at = past
        return at

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on that the library has put together."""
        whole, self.frames = b"".join(self.frames), []
        self._take(whole, is_text=self.curr_msg_data_type == "text")

    def _take(self, message: bytes, *, is_text: bool) -> None:
        """Pass a message on; a text that is no UTF-8 ends the connection, and nothing of it is logged."""
        if self.close_sent:
            return
        if is_text and not message.isascii() and not _is_text(message):
            self._fail(CloseCode.INVALID_DATA, "not UTF-8")
            return
        if self._listener is not None:
            if self._listener.hear(message):
                return
        elif is_text:
            self.queue.put_nowait({"type": "websocket.receive", "text": message.decode()})
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def listen(self, listener: Listener) -> None:
        """Go on without the ASGI call: what came so far is heard now, all else the moment it comes."""
        self.goes_on, self._listener = True, listener
        self.when_over(listener.over)
        came = cast("Inbox[dict[str, Any]]", self.queue)
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", Ending(self._ends))
        del self.scope
        if self._is_plain and self.conn.state is State.OPEN:
            self._forget_handshake()
        may_follow = True
        while not came.empty():
            event = came.get_nowait()
            if event["type"] == "websocket.receive":
                may_follow = listener.hear(event.get("text") or event.get("bytes") or b"")
            else:
                self._ends(event["code"])
        if may_follow:
            self.read_on()

    def when_over(self, then: Callable[[int], None]) -> None:
        """Call this with the code once the connection is over, in a turn of its own."""
        if self._ended_with is None:
            self._then.append(then)
        else:
            self.loop.call_soon(then, self._ended_with)

    def _ends(self, code: int) -> None:
        """The connection ends; only what is said first of how counts."""
        if self._ended_with is None:
            self._ended_with = code
            then, self._then = self._then, []
            for each in then:
                self.when_over(each)

    def _forget_handshake(self) -> None:
        """Go on with what knows of frames alone: the library keeps the request, and its own answer, for as long."""
        known = self.conn
        self.conn = cast(
            "ServerProtocol", OpenProtocol(Side.SERVER, max_size=self.config.ws_max_size, logger=known.logger)
        )
        self.conn.extensions = known.extensions
        # It refers to itself by its reader, which would be garbage to be looked for.
        known.parser.close()
        del self.request, self.response

    def read_on(self) -> None:
        """Let further messages come."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        """Too much waits to be sent."""
        super().pause_writing()
        self._is_clogged = True

    def resume_writing(self) -> None:
        """The client has taken enough of it."""
        super().resume_writing()
        self._is_clogged = False
        if self._listener is not None:
            self._listener.drained()

    def handle_ping(self) -> None:
        """Answer, unless what was sent before still waits to be read: an answer to a later one will do."""
        if not self._is_clogged:
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """Take in a piece of a message, if that does not come in dust."""
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
            return
        self._fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")

    def _fail(self, code: CloseCode, reason: str) -> None:
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def write_text(self, text: bytes) -> bool:
        """Write a text, unless the connection ends or too much waits to be sent; whether it was done."""
        if self._is_clogged or self.close_sent or self.transport.is_closing():
            return False
        if self._gathered is None:
            self.transport.write(head(len(text)) + text)
        else:
            self._gathered += head(len(text)), text
        return True

    def gather(self) -> None:
        """Keep what is written from now on until it is released."""
        self._gathered = []

    def release(self) -> None:
        """Send what was gathered, if anything was."""
        gathered, self._gathered = self._gathered, None
        if gathered and not self.transport.is_closing():
            self.transport.write(b"".join(gathered))

    def close(self, code: int) -> bool:
        """Begin to end the connection, as the library does, unless it ends or too much waits to be sent."""
        if self._is_clogged or self.close_sent or self.transport.is_closing():
            return False
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        # The client has something to say to it.
        self.read_on()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        return True

    def hang_up(self) -> None:
        """End the connection without another word."""
        self._ends(CloseCode.ABNORMAL_CLOSURE)
        self.transport.close()


class Ending:
    """The inbox of a WebSocket that goes on without an ASGI call: whoever listens has the messages, and it the end."""

    __slots__ = ("_ends",)

    def __init__(self, ends: Callable[[int], None]) -> None:
        self._ends = ends

    def put_nowait(self, event: Mapping[str, Any]) -> None:
        """Let something in, which can only be the end."""
        self._ends(event["code"])


def _is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


@lru_cache(maxsize=4096)
def head(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if length <= LONGEST_IN_ONE_BYTE:
        return pack("!BB", WHOLE_TEXT, length)
    if length <= LONGEST_IN_TWO:
        return pack("!BBH", WHOLE_TEXT, LONGEST_IN_ONE_BYTE + 1, length)
    return pack("!BBQ", WHOLE_TEXT, LONGEST_IN_ONE_BYTE + 2, length)
