"""How a request is answered where no route does it: the one JSON envelope that every error comes in."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from followsuit.errors import FollowsuitError
from followsuit.language.catalogue import ENGLISH
from followsuit.server.refusals import refused, status_of
from followsuit.server.run.logs import LOGGER, log_failure, request_id
from followsuit.server.telling.errors import ErrorBody, error_body
from followsuit.server.web.wording import language_of_errors

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


def envelope(error: FollowsuitError, language: str = ENGLISH) -> dict[str, ErrorBody]:
    """An error as HTTP answers it."""
    return {"error": error_body(error, language)}


def header(scope: Scope, name: bytes) -> str | None:
    """The first header of this name (in lower case), if there is one."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


async def refuse(
    scope: Scope,
    send: Send,
    error: FollowsuitError,
    headers: Iterable[tuple[bytes, bytes]] = (),
) -> None:
    """Answer a request, or a WebSocket's handshake, with this error, in the language that was asked for."""
    language = language_of_errors(HTTPConnection(scope))
    body = json.dumps(envelope(error, language), ensure_ascii=False).encode()
    start = {
        "status": status_of(error),
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *headers],
    }
    if scope["type"] == "http":
        await send({"type": "http.response.start", **start})
        await send({"type": "http.response.body", "body": body})
        return
    if "websocket.http.response" in scope.get("extensions", {}):
        await send({"type": "websocket.http.response.start", **start})
        await send({"type": "websocket.http.response.body", "body": body})
    else:
        await send({"type": "websocket.close", "code": 1008})


class LastResort:
    """ASGI middleware: an exception that nothing handled is logged with its trace and answered with 500.

    It belongs inside the middlewares that add headers and ids, which Starlette's own answer to exceptions is not.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, and answer in the app's place when it fails."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        has_begun = False

        async def send_and_note(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        except (WebSocketDisconnect, ClientDisconnected):
            # The second where a client goes before it was let in.
            return
        except Exception:
            if has_begun and scope["type"] == "http":
                # Half an answer is out; only breaking the connection off says that it is not whole.
                raise
            log_failure(LOGGER, "request-failed")
            if has_begun:
                await send({"type": "websocket.close", "code": 1011})
            else:
                await refuse(scope, send, refused("server/error", request=request_id()))
