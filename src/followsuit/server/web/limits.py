"""How much one client may ask: the size of a request, and how often."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from followsuit.errors import TableError
from followsuit.server.live.buckets import Buckets, is_loopback
from followsuit.server.refusals import refused
from followsuit.server.run.rates import RequestLimits
from followsuit.server.web.envelope import header, refuse
from followsuit.server.web.identity import caller

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY_SECONDS = 20.0
"""How long a client may take to send a body that is this small."""


def client_address(scope: Scope) -> IPv4Address | IPv6Address | None:
    """The network address that asks, if it has one; of version 4 wherever it is one."""
    host = str(scope["client"][0]) if scope.get("client") else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


def client_key(scope: Scope) -> str:
    """Who asks, by network address. One household's IPv6 addresses are one client: the first 64 bits."""
    address = client_address(scope)
    if address is None:
        return str(scope["client"][0]) if scope.get("client") else ""
    if not isinstance(address, IPv6Address):
        return str(address)
    return "::1" if address.is_loopback else f"{int(address) >> 64:x}::/64"


def seat_key(scope: Scope) -> str | None:
    """Who asks, by the hash of their seat token; None for a request without one."""
    try:
        return caller(HTTPConnection(scope)).holder
    except TableError:
        return None


class RateLimit:
    """ASGI middleware: answers 429 to clients past their limits.

    Each request takes a token of its address, one of its seat when it comes from one, and one of its address for new
    tables when it is a POST to a path that ends as one of `creation`. Paths that begin as one of `free` (the page's
    own files: a whole class may open it at once) cost nothing. A handshake of a WebSocket counts as a request.
    """

    def __init__(
        self,
        app: ASGIApp,
        limits: RequestLimits,
        *,
        creation: Iterable[str] = ("/api/v1/tables",),
        free: Sequence[str] = ("/assets/",),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.app = app
        self._addresses = Buckets(limits.address) if limits.address else None
        self._seats = Buckets(limits.seat) if limits.seat else None
        self._creators = Buckets(limits.create) if limits.create else None
        self._loopback = limits.loopback
        self._creation = tuple(creation)
        self._free = tuple(free)
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        if scope["type"] in ("http", "websocket") and (wait := self._wait(scope)) > 0:
            seconds = math.ceil(wait)
            await refuse(scope, send, refused("limit/rate", seconds=seconds), [(b"retry-after", str(seconds).encode())])
            return
        await self.app(scope, receive, send)

    def _wait(self, scope: Scope) -> float:
        """How many seconds this request came too early."""
        path: str = scope["path"]
        if path.startswith(self._free):
            return 0.0
        now = self._clock()
        client = client_key(scope)
        if self._loopback or not is_loopback(client):
            if self._addresses is not None and (wait := self._addresses.take(client, now)) > 0:
                return wait
            is_command = scope["type"] == "http" and scope["method"] == "POST"
            is_creation = is_command and path.rstrip("/").endswith(self._creation)
            if is_creation and self._creators is not None and (wait := self._creators.take(client, now)) > 0:
                return wait
        seat = seat_key(scope) if self._seats is not None else None
        return self._seats.take(seat, now) if self._seats is not None and seat is not None else 0.0


class BodyLimit:
    """ASGI middleware: answers 413 to a body of more than `most` bytes, and 408 to one that does not come.

    The body is taken in before the app is called, so that no handler ever waits for a slow client while it holds
    something.
    """

    def __init__(self, app: ASGIApp, most: int, seconds: float = BODY_SECONDS) -> None:
        self.app = app
        self._most = most
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on with its whole body, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            async with asyncio.timeout(self._seconds):
                body = await self._body(scope, receive)
        except TimeoutError:
            await refuse(scope, send, refused("limit/slow"), [(b"connection", b"close")])
        except TableError as error:
            await refuse(scope, send, error, [(b"connection", b"close")])
        else:
            if body is not None:
                await self.app(scope, _first(body, receive), send)

    async def _body(self, scope: Scope, receive: Receive) -> bytes | None:
        """The whole body, or None when the client has gone away before its end."""
        length = header(scope, b"content-length")
        if length is not None and length.isdecimal() and _is_more(length, self._most):
            raise self._too_large()
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            if len(body) > self._most:
                raise self._too_large()
            if not message.get("more_body", False):
                return bytes(body)

    def _too_large(self) -> TableError:
        return refused("limit/body", most=self._most)


def _is_more(digits: str, most: int) -> bool:
    """Whether a number is larger, however many digits a stranger gave it: reading too many is refused, or slow."""
    significant = digits.lstrip("0")
    return len(significant) > len(str(most)) or int(significant or "0") > most


def _first(body: bytes, receive: Receive) -> Receive:
    """Receives the body in one message, and after it whatever the client does next."""
    waiting = [body]

    async def receive_body() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return receive_body
