"""A table at work: what goes wrong at it can be found."""

import logging

import pytest

from followsuit.server.run.logs import TextLines
from followsuit.server.store import Store
from followsuit.server.table.events import Customs
from tests.server.halls import created, hall_with, look_after

pytestmark = pytest.mark.anyio


def breaks(_):
    """A mistake in the server itself."""
    raise RuntimeError("a bug")


async def test_a_failure_at_a_table_is_logged_with_its_code(sqlite_url, caplog):
    """Whoever reads the log finds the table that it happened at."""
    store = await Store.open(sqlite_url)
    async with hall_with(store, works=False) as hall:
        desk = await hall.create(created((None, None), Customs()), [])
        with caplog.at_level(logging.INFO), pytest.raises(RuntimeError):
            await desk.do(breaks)

    lines = [TextLines().format(record) for record in caplog.records]
    assert 1 == sum(f"request-to-table-failed table={desk.table.code}\n" in line for line in lines)
    await store.close()


async def test_what_fails_in_the_background_is_logged_with_the_code_of_its_table(sqlite_url, caplog):
    """Such as what a table does by itself."""
    store = await Store.open(sqlite_url)
    async with hall_with(store, works=False) as hall:
        desk = await hall.create(created((None, None), Customs()), [])
        with caplog.at_level(logging.INFO):
            hall.later(desk.do(breaks), table=desk.table.code)
            await look_after(hall)

    assert [{"table": desk.table.code}] == [
        record.facts for record in caplog.records if record.message == "background-work-failed"
    ]
    await store.close()
