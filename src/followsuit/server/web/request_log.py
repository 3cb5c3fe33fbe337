"""A line in the log for each request and each socket, with an id that the answer carries too."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

from followsuit.server.run.logs import LOGGER, begin_request, log
from followsuit.server.web.own_wire import at_the_end

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


CARDS_IN_PATH = re.compile(r"(/zole/+(?:stash|play)/+).+", re.IGNORECASE | re.DOTALL)
"""Zole's own protocol names cards in its paths, hidden ones among them."""


class RequestLog:
    """ASGI middleware: logs each request and each socket, and gives it an id that the answer carries too.

    `quiet` are paths that are asked all the time by machines; their successes are not told.
    """

    def __init__(
        self, app: ASGIApp, *, quiet: Collection[str] = ("/metrics",), logger: logging.Logger = LOGGER
    ) -> None:
        self.app = app
        self._quiet = frozenset(quiet)
        self._logger = logger

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and tell how it went."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = begin_request()
        status = 500 if scope["type"] == "http" else 1006
        started = time.perf_counter()

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.accept", "websocket.http.response.start"):
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", request.encode())]
            status = _status(message, status)
            await send(message)

        async def receive_and_note() -> Message:
            nonlocal status
            message = await receive()
            status = _status(message, status)
            return message

        try:
            await self.app(scope, receive_and_note, send_with_id)
        finally:
            if scope["path"] not in self._quiet or status >= 400:
                method = scope["method"] if scope["type"] == "http" else None
                at_the_end(scope, partial(self._tell, request, started, method, path_of(scope), status))

    def _tell(self, request: str, started: float, method: str | None, path: str, status: int, code: int | None) -> None:
        """Log how it went; a socket that has gone on without its call ended with a code."""
        log(
            self._logger,
            "socket" if method is None else "request",
            method=method or "WEBSOCKET",
            path=path,
            status=status if code is None else code,
            ms=round((time.perf_counter() - started) * 1000, 1),
            request=request,
        )


def _status(message: Message, before: int) -> int:
    """What the log says of how a request went: the status of the answer, or the code a socket was closed with."""
    if message["type"] in ("http.response.start", "websocket.http.response.start"):
        return int(message["status"])
    if message["type"] == "websocket.close":
        return int(message.get("code", 1000))
    if message["type"] == "websocket.disconnect" and before == 1006:
        return int(message.get("code", 1005))
    return before


def path_of(scope: Scope) -> str:
    """The path as it was asked for, still percent-encoded, without the query and without cards."""
    raw = scope.get("raw_path")
    path = raw.partition(b"?")[0].decode("latin-1") if raw else str(scope["path"])
    return CARDS_IN_PATH.sub(r"\1…", path)[:200]
