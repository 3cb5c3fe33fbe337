"""uvicorn's WebSocket with a short way out: while a client keeps up, a frame is written the moment it is told."""

from __future__ import annotations

from struct import pack
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from followsuit.server.garbage import garbage

if TYPE_CHECKING:
    from websockets.http11 import Request

WRITE = "followsuit.write"
"""Where a WebSocket's scope has this way out. Another ASGI server has none, and frames go the long way."""

WHOLE_TEXT = 0x81
"""The first byte of a message in one frame, a text (RFC 6455, section 5.2)."""
LONGEST_IN_ONE_BYTE, LONGEST_IN_TWO = 125, 0xFFFF


class TableProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose app need not await to send."""

    def handle_connect(self, event: Request) -> None:
        """Offer the way out to the app, which is about to be called."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope)[WRITE] = self.write_text

    def connection_lost(self, exc: Exception | None) -> None:
        """End it; what it leaves refers to itself."""
        super().connection_lost(exc)
        garbage.left_some()

    def write_text(self, text: bytes) -> bool:
        """Write a text, unless the connection ends or too much waits to be sent; whether it was done."""
        if self.transport.is_closing() or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        self.transport.write(head(len(text)) + text)
        return True


def head(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if length <= LONGEST_IN_ONE_BYTE:
        return pack("!BB", WHOLE_TEXT, length)
    if length <= LONGEST_IN_TWO:
        return pack("!BBH", WHOLE_TEXT, LONGEST_IN_ONE_BYTE + 1, length)
    return pack("!BBQ", WHOLE_TEXT, LONGEST_IN_ONE_BYTE + 2, length)
