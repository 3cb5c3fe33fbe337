"""Running the server: from settings to a process that listens, and that stops when it is told to.

A signal (SIGTERM, or Ctrl-C) begins the stop. The app says goodbye to its sockets (`app.state.leave`, if it has that),
and those left are closed with code 1012, which tells clients to come back; no new connection is taken; requests under
way are answered; then the app's lifespan ends, which is where it finishes its writes. All of it is bounded to
`STOP_SECONDS`, and a second Ctrl-C ends the process at once. Neither loses anything that was acknowledged: that is on
disk before the answer is sent.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

import uvicorn
from rich.console import Console

from followsuit.errors import FollowsuitError
from followsuit.server.run.addresses import announce, links, listen
from followsuit.server.run.garbage import look_for_garbage_seldom
from followsuit.server.run.logs import LOGGER, configure_logs, log
from followsuit.server.run.settings import CAN_MEET
from followsuit.server.run.workers import Post, supervise
from followsuit.server.web.connections import IDLE_SECONDS, PROMISED_SECONDS, Connections, allow_files
from followsuit.server.web.handover import IS_POSSIBLE, Handover
from followsuit.server.web.wire import GuardedProtocol, TableProtocol, guarded

if TYPE_CHECKING:
    from socket import socket
    from types import FrameType

    from starlette.datastructures import State
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from followsuit.server.run.settings import Settings

APP = "followsuit.server.web.app:create_app"
STOP_SECONDS = 10.0
SWITCH_SECONDS = 0.001
GOODBYE_SECONDS = 1.0
"""Of these, how long saying goodbye may take."""
REQUEST_SECONDS = 5
"""Of these, how long requests under way may take before they are broken off."""
THREAD_SECONDS = 1.0
"""How long the process waits at its end for threads, in which something may still be compiled or thought about."""
INTERRUPTED = 130
"""The exit code that shells use for a program that Ctrl-C ended."""


def serve(settings: Settings, app: str = APP) -> int:
    """Serve until a signal comes; the exit code is 0 after an orderly stop.

    `app` names the function that makes the app from the settings, as `module:function`: each worker calls it for
    itself. What keeps the server from starting is raised, if it is something that the user can mend.
    """
    configure_logs(settings.log_format)
    if settings.database.startswith("sqlite:"):
        # Loads all of the store, which a process that only watches over workers does not need.
        from followsuit.server.store.folder import make_folder  # noqa: PLC0415

        make_folder(settings.database)
    with listen(settings.host, settings.port) as listener:
        here, others = links(settings.host, listener.getsockname()[1], settings.public_url)

        def ready() -> None:
            if settings.log_format == "json":
                # Who collects logs may read both streams, and expects nothing but JSON.
                log(LOGGER, "serving", here=here, others=others, workers=settings.workers)
            else:
                announce(Console(highlight=False), here, others)

        if settings.workers == 1:
            return run(settings, app, listener, ready)
        return supervise(settings.workers, _work, (settings, app), listener, ready)


def run(settings: Settings, app: str, listener: socket, ready: Callable[[], None], post: Post | None = None) -> int:
    """Serve in this process. With a `post`, as one of several workers: then it is not Ctrl-C that ends it."""
    # The database's thread is waited for by everyone who acted, so it shall get its turn soon among the others.
    sys.setswitchinterval(SWITCH_SECONDS)
    module, _, function = app.partition(":")
    made = getattr(import_module(module), function)(settings)
    look_for_garbage_seldom()
    guard = StartGuard(made)
    connections: Connections = made.state.connections
    connections.keep_within(allow_files(settings.connections))
    handover = None
    if post is not None and CAN_MEET:
        made.state.neighbours = post.neighbours
        handover = Handover(post.neighbours, settings.prefix) if IS_POSSIBLE else None
    server = StoppableServer(
        configuration(settings, guard, connections, handover),
        ready,
        made.state,
        handover,
        heeds_interrupts=post is None,
    )
    if post is not None:
        threading.Thread(target=server.stop_after, args=(post.wait_for_end,), daemon=True).start()
    try:
        server.run([listener])
    except SystemExit:
        if guard.error is not None:
            raise guard.error from None
        return 1
    finally:
        server.stopped()
    code = 1 if server.lifespan.shutdown_failed else 0
    _end_without_threads(code)
    return code


def _work(post: Post, listener: socket, settings: Settings, app: str) -> int:
    """What each worker runs."""
    configure_logs(settings.log_format)
    return run(settings, app, listener, post.ready, post)


def configuration(
    settings: Settings, app: ASGIApp, connections: Connections, handover: Handover | None = None
) -> uvicorn.Config:
    """How uvicorn serves an app."""
    return uvicorn.Config(
        app,
        http=guarded(connections, handover),
        ws=TableProtocol,
        ws_per_message_deflate=False,
        ws_max_size=settings.body_limit,
        # The app has its own heartbeats, which its clients can see too.
        ws_ping_interval=None,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        workers=1,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_keep_alive=IDLE_SECONDS,
        # Clients that heed this never send a request on a connection that is being closed.
        headers=[("keep-alive", f"timeout={PROMISED_SECONDS}")],
        timeout_graceful_shutdown=REQUEST_SECONDS,
    )


class StoppableServer(uvicorn.Server):
    """uvicorn's server, which says when it is ready, and whose stop takes no longer than it may."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        state: State,
        handover: Handover | None = None,
        *,
        heeds_interrupts: bool,
    ) -> None:
        super().__init__(config)
        self._handover = handover
        self._adopted: set[asyncio.Task[Any]] = set()
        self._ready = ready
        self._state = state
        self._connections: Connections = state.connections
        self._heeds_interrupts = heeds_interrupts
        self._last_resort = threading.Timer(STOP_SECONDS, _give_up)
        self._last_resort.daemon = True

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Begin to serve, and say so."""
        await super().startup(sockets=sockets)
        if self.started and not self.should_exit:
            if self._handover is not None:
                self._handover.open(self._adopt)
            self._ready()

    def _adopt(self, connection: socket, data: bytes) -> None:
        """Go on with a connection of which another worker has read some bytes."""
        kind = cast("type[GuardedProtocol]", self.config.http_protocol_class)
        serve = partial(
            kind,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            begins_with=data,
        )
        task = asyncio.create_task(_go_on(connection, serve))
        self._adopted.add(task)
        task.add_done_callback(self._adopted.discard)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """End all connections and then the app, and say so unless the process that watches has said it."""
        if self._heeds_interrupts:
            log(LOGGER, "stopping")
        if self._handover is not None:
            self._handover.close()
        # One may be on its way in, of which uvicorn does not know yet.
        self._connections.close()
        # uvicorn ends the app's lifespan last, when there is no socket left to say anything on.
        leave: Callable[[], Awaitable[None]] | None = getattr(self._state, "leave", None)
        if leave is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE_SECONDS):
                    await leave()
        await super().shutdown(sockets=sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; at the second Ctrl-C, at once."""
        if sig == signal.SIGINT:
            if not self._heeds_interrupts:
                return
            if self.should_exit:
                os._exit(INTERRUPTED)
        self.stop()

    def stop(self) -> None:
        """Begin the stop. Any thread may call this, more than once."""
        if not self.should_exit:
            self.should_exit = True
            # Not the event loop's own clock: whatever holds up the stop may hold up the loop.
            self._last_resort.start()

    def stop_after(self, wait: Callable[[], None]) -> None:
        """Begin the stop once the wait is over."""
        wait()
        self.stop()

    def stopped(self) -> None:
        """The stop is over, so nothing is left to bound."""
        self._last_resort.cancel()


async def _go_on(connection: socket, serve: Callable[[], asyncio.Protocol]) -> None:
    try:
        await asyncio.get_running_loop().connect_accepted_socket(serve, connection)
    except OSError:
        # The client has gone meanwhile.
        connection.close()


def _end_without_threads(code: int) -> None:
    """End the process with this code soon, if threads keep it from that: Python would wait for them for ever."""
    end = threading.Timer(THREAD_SECONDS, os._exit, (code,))
    end.daemon = True
    end.start()


def _give_up() -> None:
    log(LOGGER, "stop-took-too-long", logging.WARNING, seconds=STOP_SECONDS)
    os._exit(1)


class StartGuard:
    """Keeps the error that an app could not start with, so that the user reads its sentence and not a trace."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.error: FollowsuitError | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, except the trace of an error that speaks for itself."""
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return
        failed: dict[str, Any] | None = None

        async def send_unless_failed(message: Message) -> None:
            nonlocal failed
            if message["type"] == "lifespan.startup.failed":
                failed = dict(message)
            else:
                await send(message)

        try:
            await self.app(scope, receive, send_unless_failed)
        except FollowsuitError as error:
            self.error = error
            if failed is not None:
                failed["message"] = ""
            raise
        finally:
            if failed is not None:
                await send(failed)
