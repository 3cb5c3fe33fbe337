"""One node of our own server, with the measured game: `python -m bench.server.node PORT DATABASE [NATS [WORKERS]]`."""

from __future__ import annotations

import sys

from bench.server.whist import whist
from followsuit.rules.page import put_on_shelf
from followsuit.server.serve import serve
from followsuit.server.settings import Settings


def main(port: str, database: str, nats: str | None = None, workers: str = "1") -> int:
    """Serve without limits, which are not what is measured."""
    put_on_shelf(whist)
    return serve(
        Settings(
            port=int(port),
            database=database,
            nats=nats or None,
            workers=int(workers),
            address_limit=None,
            seat_limit=None,
            create_limit=None,
            socket_limit=None,
        )
    )


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
