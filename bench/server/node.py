"""One node of our own server, with the measured game: `python -m bench.server.node PORT DATABASE [NATS [WORKERS]]`."""

from __future__ import annotations

import sys

from fastapi import FastAPI

from bench.server.whist import whist
from followsuit.rules.page import register
from followsuit.server.run.serve import serve
from followsuit.server.run.settings import Settings
from followsuit.server.web.app import create_app


def app(settings: Settings) -> FastAPI:
    """Our application, with the measured game among its games; every worker makes it for itself."""
    register(whist)
    return create_app(settings)


def main(port: str, database: str, nats: str | None = None, workers: str = "1") -> int:
    """Serve without limits, which are not what is measured."""
    return serve(
        Settings(
            port=int(port),
            database=database,
            nats=nats or None,
            workers=int(workers),
            address_limit=None,
            address_connections=None,
            seat_limit=None,
            create_limit=None,
            hint_limit=None,
            review_limit=None,
            address_hint_limit=None,
            tables_limit=None,
            bot_turns=None,
            unwatched_seconds=None,
            abandoned_seconds=None,
            socket_limit=None,
        ),
        "bench.server.node:app",
    )


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
