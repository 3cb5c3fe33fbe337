"""Which methods an address takes: whoever tries another one is told all of them, and HEAD is GET without a body."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from starlette.routing import BaseRoute, Match

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


def methods_at(routes: Iterable[BaseRoute], path: str) -> list[str]:
    """All methods that these routes take at a path."""
    taken = []
    for method in METHODS:
        scope = {"type": "http", "method": method, "path": path, "root_path": "", "headers": [], "query_string": b""}
        if any(route.matches(scope)[0] is Match.FULL for route in routes):
            taken += ["GET", "HEAD"] if method == "GET" else [method]
    return taken


class HeadAsGet:
    """ASGI middleware: answers HEAD wherever GET is, with the same head and no body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on as the GET that it asks about."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return

        async def send_without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self.app({**scope, "method": "GET"}, receive, send_without_body)
