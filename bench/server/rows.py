"""How many moves a PostgreSQL takes: `python -m bench.server.rows`, by how many of them share a commit.

Nothing but the store is measured, with the database on this machine and its disk waited for at each commit: what all
nodes together can write to one database, however many they are.
"""

from __future__ import annotations

import asyncio
import time
from argparse import ArgumentParser

from followsuit.server.store import Store
from followsuit.server.store.rows import NewTable, Row, Summary
from tests.services import postgres

TOGETHER = (50, 200, 500)
BODY = '{"kind":"acted","seat":2,"action":"play Qc","basis":12345}'


async def measured(url: str, together: int, seconds: float) -> float:
    """Moves a second, so many of which are asked for at the same time, each at another table."""
    store = await Store.open(url)
    try:
        summary = Summary(status="playing", open_seats=0, due_at=None)
        new = [NewTable(f"rows{together}{n}", "whist", "public", "secret", 0.0, None) for n in range(together)]
        ids = await asyncio.gather(*(store.create(each, [Row(0.0, BODY)], summary) for each in new))
        done, began = 1, time.perf_counter()
        while time.perf_counter() - began < seconds:
            await asyncio.gather(*(store.append(each, done, [Row(1.0, BODY)]) for each in ids))
            done += 1
        return (done - 1) * together / (time.perf_counter() - began)
    finally:
        await store.close()


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m bench.server.rows", description="How many moves a PostgreSQL takes.")
    parser.add_argument("--seconds", type=float, default=5.0)
    asked = parser.parse_args()
    with postgres(waits_for_disk=True) as database:
        for together in TOGETHER:
            rate = asyncio.run(measured(database.url(), together, asked.seconds))
            print(f"{together} moves a commit:  {rate:,.0f} moves/s, {rate / together:,.0f} commits/s", flush=True)


if __name__ == "__main__":
    main()
