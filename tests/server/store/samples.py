"""Small tables to store, and somebody who is at it."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, cast

from sqlalchemy import Connection, event

from followsuit.server.store import NewTable, Row, Store, Summary
from followsuit.server.store.database import PostgresDatabase, SqliteDatabase
from tests.waiting import PATIENCE

OPEN = Summary("open", open_seats=3)
ANNA, BOB = "a" * 64, "b" * 64


def new_table(code: str = "HAND", *, at: float = 1.0, game: str = "zole", visibility: str = "public") -> NewTable:
    """A table of that code."""
    return NewTable(code, game, visibility, secret="c0ffee", created_at=at)


def some_rows(*bodies: str, at: float = 1.0) -> list[Row]:
    """Events that say so much, all at one time."""
    return [Row(at, body) for body in bodies]


async def bodies(store: Store, table_id: int) -> list[str]:
    """What the events of a table say, in order."""
    return [event.body for event in await store.events(table_id)]


async def begun(store: Store, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Begin something that writes to a store: the task, once it has asked the database for its first statement."""
    database, asked = store._database, threading.Event()
    if isinstance(database, SqliteDatabase):
        engine = database.engine
    else:
        engine = cast(PostgresDatabase, database)._engine.sync_engine

    def note(*_: object) -> None:
        asked.set()

    event.listen(engine, "before_cursor_execute", note)
    task = asyncio.create_task(work)
    try:
        assert await asyncio.to_thread(asked.wait, PATIENCE)
    finally:
        event.remove(engine, "before_cursor_execute", note)
    return task


@asynccontextmanager
async def writing(store: Store, statements: Callable[[Connection], Any]) -> AsyncIterator[None]:
    """Somebody is in the middle of a transaction for as long as the block lasts."""
    database = store._database
    if isinstance(database, SqliteDatabase):
        with database.engine.begin() as connection:
            statements(connection)
            yield
    else:
        async with cast(PostgresDatabase, database)._engine.begin() as connection:
            await connection.run_sync(statements)
            yield
