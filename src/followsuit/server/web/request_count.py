"""Requests and sockets, counted by route, with how long they took."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from followsuit.server.run.metrics import Metrics
from followsuit.server.web.own_wire import at_the_end

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})


class CountRequests:
    """ASGI middleware: counts requests by the route's template (`/api/tables/{code}`), and their seconds."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and count it, or the messages of a socket."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = 500
        started = time.perf_counter()

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            route = route_of(scope)
            self._metrics.requests.labels(method, route, str(status)).inc()
            self._metrics.request_seconds.labels(route).observe(time.perf_counter() - started)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_open = False

        async def send_and_count(message: Message) -> None:
            nonlocal is_open
            await send(message)
            if message["type"] == "websocket.send":
                self._metrics.frames.inc()
            elif message["type"] == "websocket.accept":
                is_open = True
                self._metrics.sockets.inc()

        try:
            await self.app(scope, receive, send_and_count)
        finally:
            if is_open:
                at_the_end(scope, self._socket_over)

    def _socket_over(self, _: int | None) -> None:
        self._metrics.sockets.dec()


def route_of(scope: Scope) -> str:
    """The template of the route that answered; one word for all paths that no route knows."""
    # FastAPI keeps the prefix that a router was included with apart from the route, in a place of its own.
    included = scope.get("fastapi", {}).get("effective_route_context")
    path = getattr(included, "path_format", None) or getattr(scope.get("route"), "path", None)
    return path if isinstance(path, str) and path else "none"
