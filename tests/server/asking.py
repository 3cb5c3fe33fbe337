"""One request to an ASGI app, with nothing in between, for tests of what stands around an app."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send


@dataclass(frozen=True)
class Answer:
    """What came back: `messages` as the app sent them."""

    messages: list[Message]

    @property
    def status(self) -> int:
        """The status of the answer, also of one to a handshake."""
        return int(next(each["status"] for each in self.messages if each["type"].endswith("response.start")))

    @property
    def headers(self) -> dict[str, str]:
        """The headers of the answer, or those that a socket was accepted with."""
        first = next(each for each in self.messages if "headers" in each)
        return {name.decode(): value.decode() for name, value in first["headers"]}

    @property
    def body(self) -> bytes:
        """The whole body."""
        return b"".join(each.get("body", b"") for each in self.messages)

    @property
    def error(self) -> dict[str, Any]:
        """The error in the envelope."""
        error: dict[str, Any] = json.loads(self.body)["error"]
        return error

    @property
    def accepted(self) -> bool:
        """Whether the socket was opened."""
        return any(each["type"] == "websocket.accept" for each in self.messages)


def ask(
    app: ASGIApp,
    method: str = "GET",
    path: str = "/",
    *,
    headers: Mapping[str, str] | None = None,
    body: Sequence[bytes] = (b"",),
    client: str = "203.0.113.7",
) -> Answer:
    """Send a request, its body in these parts; the method `WEBSOCKET` stands for a handshake and an end."""
    path, _, query = path.partition("?")
    scope: Scope = {
        "type": "websocket" if method == "WEBSOCKET" else "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(name.lower().encode(), value.encode()) for name, value in (headers or {}).items()],
        "client": (client, 50000),
        "extensions": {"websocket.http.response": {}},
    }
    coming: list[Message] = [{"type": "http.request", "body": part, "more_body": True} for part in body]
    coming[-1]["more_body"] = False
    if method == "WEBSOCKET":
        coming = [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1001}]
    sent: list[Message] = []

    async def receive() -> Message:
        return coming.pop(0) if coming else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    async def run() -> None:
        await app(scope, receive, send)

    asyncio.run(run())
    return Answer(sent)


def app_that(answer: Callable[[Scope, Receive, Send], Awaitable[None]] | None = None) -> ASGIApp:
    """An app that does this; without anything, one that answers every request with its body and opens every socket."""

    async def agree(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept", "headers": []})
            await send({"type": "websocket.send", "text": "hello"})
            await receive()
            return
        message = await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": message["body"]})

    return answer or agree
