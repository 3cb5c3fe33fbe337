"""What an app finds below a WebSocket of our own server: a way past the tasks and ASGI calls between the two.

An ASGI call lasts as long as its WebSocket, with the calls of all middlewares around it. On our own wire it may return
once somebody listens: the connection goes on without it, and what it would have done last is done when that is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from starlette.types import Scope

WIRE = "followsuit.wire"
"""Where a WebSocket's scope has the wire itself."""


class Listener(Protocol):
    """Who goes on with a WebSocket."""

    def hear(self, message: str | bytes) -> bool:
        """Take a message; whether the next may follow at once."""

    def drained(self) -> None:
        """The client has taken enough of what waited to be sent: more can be written."""

    def over(self, code: int) -> None:
        """The connection ends, or has ended, with this code."""


class Wire(Protocol):
    """A WebSocket as its app may use it without awaiting anything."""

    goes_on: bool
    """Whether somebody listens, so that the connection lasts longer than the ASGI call."""

    def listen(self, listener: Listener) -> None:
        """Go on without the ASGI call: what came so far is heard now, all else the moment it comes."""

    def when_over(self, then: Callable[[int], None]) -> None:
        """Call this with the code once the connection is over."""

    def read_on(self) -> None:
        """Let further messages come, after one was not to be followed at once."""

    def write_text(self, text: bytes) -> bool:
        """Write a text, unless the connection ends or too much waits to be sent; whether it was done."""

    def gather(self) -> None:
        """Keep what is written from now on until it is released, so that it leaves in one piece."""

    def release(self) -> None:
        """Send what was gathered, if anything was."""

    def close(self, code: int) -> bool:
        """Begin to end the connection, unless it ends or too much waits to be sent; whether it was done."""

    def hang_up(self) -> None:
        """End the connection without another word."""


def wire_of(scope: Scope) -> Wire | None:
    """What is below a WebSocket; none with another server than our own."""
    wire: Wire | None = scope.get(WIRE)
    return wire


def at_the_end(scope: Scope, then: Callable[[int | None], None]) -> None:
    """Do what is due at the end of an ASGI call: now, or with the code of its WebSocket, if that goes on without it."""
    wire = wire_of(scope)
    if wire is None or not wire.goes_on:
        then(None)
    else:
        wire.when_over(then)
