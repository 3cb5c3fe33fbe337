"""A line in the log for each request and each socket, with an id that the answer carries too."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Collection
from typing import TYPE_CHECKING

from followsuit.server.run.logs import LOGGER, begin_request, log

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
                is_http = scope["type"] == "http"
                log(
                    self._logger,
                    "request" if is_http else "socket",
                    method=scope["method"] if is_http else "WEBSOCKET",
                    path=path_of(scope),
                    status=status,
                    ms=round((time.perf_counter() - started) * 1000, 1),
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
