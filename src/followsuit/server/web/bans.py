"""Whoever is banned for a time: nothing of theirs is taken, and they are told for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from followsuit.server.web.envelope import refuse
from followsuit.server.web.limits import client_address

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from followsuit.server.live.hall import Hall


class Banned:
    """ASGI middleware: refuses what comes from banned networks."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        if scope["type"] in ("http", "websocket"):
            hall: Hall | None = getattr(scope["app"].state, "hall", None)
            error = None if hall is None else hall.orders.ban(client_address(scope), hall.now())
            if error is not None:
                await refuse(scope, send, error)
                return
        await self.app(scope, receive, send)
