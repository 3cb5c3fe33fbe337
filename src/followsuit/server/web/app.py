"""The server as one ASGI application."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from fastapi import FastAPI

from followsuit.language.catalogue import also_look_in
from followsuit.server.live.bus import Bus, LocalBus, NatsBus
from followsuit.server.live.clock import Clock
from followsuit.server.live.hall import Hall
from followsuit.server.live.neighbours import Neighbours
from followsuit.server.live.worker_bus import WorkerBus
from followsuit.server.run.metrics import Metrics
from followsuit.server.run.settings import Settings
from followsuit.server.store import Store
from followsuit.server.store.condition import Condition
from followsuit.server.store.folder import make_folder
from followsuit.server.web import zole
from followsuit.server.web.answers import answer_errors
from followsuit.server.web.bans import Banned
from followsuit.server.web.connections import Connections
from followsuit.server.web.envelope import LastResort
from followsuit.server.web.limits import BodyLimit, RateLimit
from followsuit.server.web.methods import HeadAsGet
from followsuit.server.web.openapi import describe
from followsuit.server.web.page import Page, page_routes
from followsuit.server.web.prefix import BelowPrefix
from followsuit.server.web.request_count import CountRequests
from followsuit.server.web.request_log import RequestLog
from followsuit.server.web.routes import (
    daily,
    explore,
    games,
    health,
    languages,
    lessons,
    matches,
    notices,
    past,
    play,
    reviews,
    tables,
)
from followsuit.server.web.security import CrossOrigin, OriginCheck, SecurityHeaders
from followsuit.server.web.short_codes import ShortCodes
from followsuit.server.web.socket import router as socket_router

API = "/api/v1"
PATIENCE = 10.0
"""How long a start waits for a database and a bus that may be starting as well, in seconds."""
CREATION = (f"{API}/tables", f"{API}/matches", "/branch", "/lesson", "/rematch", "/try", "/zole/new")
"""How paths end by which tables are made."""


def create_app(settings: Settings, steady: Callable[[], float] = time.monotonic) -> FastAPI:
    """An application with its own store, bus and tables, opened when it starts; its clock follows the `steady` one."""
    if settings.languages is not None:
        also_look_in(Path(settings.languages))
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        make_folder(settings.database)
        async with contextlib.AsyncExitStack() as opened:
            condition = Condition(failed=metrics.write_failed, changed=metrics.store_up.set)
            store = await Store.open(settings.database, wait=PATIENCE, observe=metrics.committed, condition=condition)
            opened.push_async_callback(store.close)
            neighbours: Neighbours | None = getattr(app.state, "neighbours", None)
            bus = await _bus(settings, neighbours)
            opened.push_async_callback(bus.close)
            clock = await Clock.from_store(store, steady)
            app.state.hall = hall = Hall(settings, store, bus, metrics, clock, neighbours)
            opened.push_async_callback(hall.close)
            await hall.open()
            app.state.leave = hall.leave
            yield

    app = FastAPI(
        title="Followsuit",
        version="1",
        lifespan=lifespan,
        openapi_url=f"{API}/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.connections = Connections(settings, metrics)
    for routes in (games, languages, notices, tables, matches, play, lessons, past, explore, daily, reviews):
        app.include_router(routes.router, prefix=API)
    app.include_router(socket_router, prefix=API)
    app.include_router(health.router)
    app.include_router(zole.router)
    app.state.short_codes = ShortCodes(settings)
    # The page answers at every address that is nobody else's.
    app.state.routes, app.state.page = tuple(app.routes), Page(prefix=settings.prefix)
    app.include_router(page_routes(app.state.page))
    answer_errors(app)
    describe(app, settings.prefix)
    _guard(app, settings, metrics)
    return app


async def _bus(settings: Settings, neighbours: Neighbours | None) -> Bus:
    """How this process and others that serve the same tables tell each other news."""
    if settings.nats is not None:
        return await NatsBus.connect(settings.nats, wait=PATIENCE)
    return LocalBus() if neighbours is None else await WorkerBus.open(neighbours)


def _guard(app: FastAPI, settings: Settings, metrics: Metrics) -> None:
    """Put the middlewares around it; the last one added is the outermost."""
    app.add_middleware(HeadAsGet)
    app.add_middleware(LastResort)
    app.add_middleware(BodyLimit, most=settings.body_limit)
    app.add_middleware(OriginCheck, public_url=settings.public_url, allowed=settings.allowed_origins)
    app.add_middleware(Banned)
    app.add_middleware(RateLimit, limits=settings.request_limits, creation=CREATION)
    app.add_middleware(CrossOrigin, allowed=settings.allowed_origins)
    app.add_middleware(SecurityHeaders, over_tls=(settings.public_url or "").startswith("https:"))
    app.add_middleware(CountRequests, metrics=metrics)
    app.add_middleware(RequestLog)
    app.add_middleware(BelowPrefix, prefix=settings.prefix)
