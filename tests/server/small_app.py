"""An app as small as can be, for tests of what stands around an app; `python -m` serves it as its arguments say."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from followsuit.errors import FollowsuitError
from followsuit.server.run.metrics import Metrics
from followsuit.server.run.serve import serve
from followsuit.server.run.settings import Settings
from followsuit.server.web.connections import Connections
from followsuit.server.web.request_count import CountRequests
from tests.waiting import until

TABLE = "/api/v1/tables/{code}"
"""Where requests begin that are about one table."""


async def say_pid(_request: Request) -> Response:
    """Which process answers."""
    return PlainTextResponse(str(os.getpid()))


async def dawdle(_request: Request) -> Response:
    """An answer that takes until a file is there; another file says that it was asked for."""
    folder = Path(os.environ["STOPPED_FOLDER"]).parent
    (folder / "busy").touch()
    await asyncio.to_thread(until, (folder / "enough").exists)
    return PlainTextResponse("done")


async def say_length(request: Request) -> Response:
    """Which process answers, and how long what it was sent is."""
    return PlainTextResponse(f"{os.getpid()} {len(await request.body())}")


async def say_pid_there(socket: WebSocket) -> None:
    """Which process is at the other end."""
    await socket.accept()
    await socket.send_text(str(os.getpid()))
    await socket.close()


async def echo(socket: WebSocket) -> None:
    """Every message, back."""
    await socket.accept()
    socket.app.state.sockets.append(socket)
    async for text in socket.iter_text():
        await socket.send_text(text)


def leave_word() -> None:
    """Leave a file that says that this process ended its app in good order."""
    Path(os.environ["STOPPED_FOLDER"], str(os.getpid())).touch()


def create_app(settings: Settings) -> Starlette:
    """The app; `public_url` is not used otherwise, so that its name can say how the app is to behave."""
    behaviour = (settings.public_url or "").rpartition("/")[2].partition(".")[0]

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        if behaviour == "refuse":
            raise FollowsuitError("The cards are not in the box.", "Look under the table.")
        if behaviour == "think":
            threading.Thread(target=threading.Event().wait).start()
        yield
        leave_word()
        if behaviour == "hang":
            await asyncio.Event().wait()

    metrics = Metrics()

    async def tell_metrics(_request: Request) -> Response:
        content, media_type = metrics.text()
        return Response(content, media_type=media_type)

    app = Starlette(
        routes=[
            Route("/pid", say_pid),
            Route("/slow", dawdle),
            Route("/metrics", tell_metrics),
            WebSocketRoute("/echo", echo),
            Route(f"{TABLE}/pid", say_pid),
            Route(f"{TABLE}/length", say_length, methods=["POST"]),
            WebSocketRoute(f"{TABLE}/socket", say_pid_there),
        ],
        lifespan=lifespan,
    )
    app.state.sockets = []
    app.state.connections = Connections(settings, metrics)

    async def leave() -> None:
        for socket in app.state.sockets:
            await socket.send_text("goodbye")

    app.state.leave = leave
    app.add_middleware(CountRequests, metrics=metrics)
    return app


def main() -> int:
    """Serve with settings from the environment; an error is one line."""
    try:
        return serve(Settings.from_environment(), "tests.server.small_app:create_app")
    except FollowsuitError as error:
        sys.stderr.write(f"{error.code}: {error}\n")
        return 2


if __name__ == "__main__":
    sys.exit(main())
