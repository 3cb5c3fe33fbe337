"""A server below a path of somebody else's site: `https://example.org/cards`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send


class BelowPrefix:
    """ASGI middleware: takes the prefix off every path, so that nobody else has to know of it.

    Proxies pass it on, or strip it themselves: a path without it is taken as it is. So machines that are beside the
    server ask for `/readyz` and `/metrics` as ever.
    """

    def __init__(self, app: ASGIApp, *, prefix: str) -> None:
        self.app = app
        self._prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, as one at the root of a site."""
        if self._prefix and scope["type"] in ("http", "websocket"):
            path: str = scope["path"]
            if path == self._prefix or path.startswith(f"{self._prefix}/"):
                scope = dict(scope, path=path[len(self._prefix) :] or "/")
        await self.app(scope, receive, send)
