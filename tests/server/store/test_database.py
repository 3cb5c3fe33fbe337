"""SQLite's write-ahead log: what is written goes into the file, and the log stays small."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from followsuit.server.store import Summary
from followsuit.server.store.address import parse_address
from followsuit.server.store.database import LARGE_LOG, SqliteDatabase
from followsuit.server.store.schema import tables
from tests.server.store.samples import OPEN, new_table, some_rows

pytestmark = pytest.mark.anyio

LONG = "x" * 20_000
BOUND = 2 * LARGE_LOG


def log_size(url):
    """How large the log is."""
    return Path(f"{parse_address(url).file}-wal").stat().st_size


async def write_much(store, url, tables, each):
    """Append so much to so many tables at once: how large the log became."""
    largest = 0
    ids = await asyncio.gather(*(store.create(new_table(f"T{n}"), some_rows("1"), OPEN) for n in range(tables)))

    async def play(table_id):
        nonlocal largest
        for number in range(1, each + 1):
            summary = Summary("playing", 0, due_at=float(number)) if number % 2 else None
            await store.append(table_id, number, some_rows(LONG), summary)
            largest = max(largest, log_size(url))

    await asyncio.gather(*map(play, ids))
    return largest


async def test_the_log_stays_small_while_many_write_and_read(open_store, sqlite_url):
    """Thousands of appends without a pause, with readers beside them: much more than the log ever holds."""
    store = await open_store(sqlite_url)
    is_over = asyncio.Event()

    async def look():
        while not is_over.is_set():
            await store.due(99.0, 200)
            await store.events(1)

    readers = [asyncio.create_task(look()) for _ in range(2)]
    largest = await write_much(store, sqlite_url, tables=30, each=100)
    is_over.set()
    await asyncio.gather(*readers)

    # A reader that this machine lets wait in the middle of its look may hold the log up for a moment.
    assert largest < 3 * LARGE_LOG
    # What was written last may still be in the log alone.
    assert parse_address(sqlite_url).file.stat().st_size + log_size(sqlite_url) > 3.5 * LARGE_LOG


async def test_somebody_who_reads_for_long_holds_nobody_up(open_store, sqlite_url):
    """The log grows meanwhile, since they may still need what was before; when they are done it gets small again."""
    store = await open_store(sqlite_url)
    database = store._database
    assert isinstance(database, SqliteDatabase)
    with database.engine.connect().execution_options(followsuit_begin="BEGIN") as reader:
        reader.execute(select(tables.c.id)).all()
        async with asyncio.timeout(60):
            assert BOUND < await write_much(store, sqlite_url, tables=20, each=100)
    table_id = await store.create(new_table("LAST"), some_rows("1"), OPEN)
    async with asyncio.timeout(60):
        for number in range(1, 10_000):
            await store.append(table_id, number, some_rows("more"))
            if log_size(sqlite_url) < LARGE_LOG:
                break

    assert log_size(sqlite_url) < LARGE_LOG
