"""Whether the store can be used: known from its writes, tried now and then, and told once for each change."""

import asyncio
import logging

import pytest
from sqlalchemy import event, text

from followsuit.server.errors import Conflict, StoreFull, StoreUnavailable
from followsuit.server.run.logs import LOGGER
from followsuit.server.store import store as store_module
from followsuit.server.store.condition import Condition
from tests.server.store.samples import OPEN, bodies, new_table, some_rows, writing

pytestmark = pytest.mark.anyio


class Ear:
    """Hears of every failure and of every change."""

    def __init__(self):
        self.failures: list[str] = []
        self.states: list[bool] = []
        self.condition = Condition(self.failures.append, self.states.append)


def told(caplog):
    """What was logged of the store."""
    return [record for record in caplog.records if record.name == LOGGER.name]


async def test_a_store_in_trouble_is_told_once_and_so_is_its_return(postgres, open_store, caplog):
    """However many writes and reads fail in between; each of the writes is counted."""
    caplog.set_level(logging.INFO, LOGGER.name)
    ear = Ear()
    store = await open_store(postgres.url(), condition=ear.condition)
    table_id = await store.create(new_table(), some_rows("1"), OPEN)
    postgres.stop()
    for _ in range(3):
        with pytest.raises(StoreUnavailable):
            await store.append(table_id, 1, some_rows("2"))
        with pytest.raises(StoreUnavailable):
            await store.events(table_id)
    assert [True, False] == ear.states
    postgres.start()
    await store.append(table_id, 1, some_rows("2"))

    assert ["store/unavailable"] * 3 == ear.failures
    assert [True, False, True] == ear.states
    away, back = told(caplog)
    assert "database-unavailable" == away.message
    assert "store/unavailable" == away.facts["code"]
    assert "The database cannot be used now" in away.facts["why"]
    assert "database-available-again" == back.message


async def test_that_somebody_else_was_first_is_no_trouble(open_store, sqlite_url):
    """The store did what it should."""
    ear = Ear()
    store = await open_store(sqlite_url, condition=ear.condition)
    table_id = await store.create(new_table(), some_rows("1"), OPEN)
    with pytest.raises(Conflict):
        await store.append(table_id, 0, some_rows("2"))

    assert (None, [], [True]) == (await store.trouble(), ear.failures, ear.states)


async def test_a_small_write_is_tried_once_in_a_while_however_many_ask(store, monkeypatch):
    """And none if something was written just now. It leaves nothing behind."""
    tries = 0
    write = store._database.write

    async def counted(work):
        nonlocal tries
        tries += 1
        return await write(work)

    monkeypatch.setattr(store._database, "write", counted)
    monkeypatch.setattr(store_module, "TRIED_EVERY", 3600.0)
    assert [None] * 50 == await asyncio.gather(*(store.trouble() for _ in range(50)))
    assert None is await store.trouble()
    assert 1 == tries
    store.condition._known_at -= 3600.0
    assert None is await store.trouble()
    assert 2 == tries
    table_id = await store.create(new_table(), some_rows("1"), OPEN)
    assert (None, 3) == (await store.trouble(), tries)
    assert ["1"] == await bodies(store, table_id)


async def test_a_locked_file_is_trouble_within_the_time_that_a_try_may_take(open_store, sqlite_url, monkeypatch):
    """Another program holds the lock: nobody who asks waits until the statement is given up."""
    monkeypatch.setattr(store_module, "TRY_SECONDS", 0.2)
    store, other = await open_store(sqlite_url), await open_store(sqlite_url)
    async with writing(other, lambda connection: connection.execute(text("SELECT 1"))):
        trouble = await store.trouble()
        assert "store/unavailable" == (trouble and trouble.code)
        assert store._trying is not None
        assert not store._trying.done()
    await store.create(new_table(), some_rows("1"), OPEN)

    assert None is await store.trouble()


async def test_a_full_disk_is_trouble_until_there_is_room(open_store, sqlite_url):
    """The write that failed tells, and the next that succeeds."""
    store = await open_store(sqlite_url)
    limit = 20
    table_id = await store.create(new_table(), some_rows("1"), OPEN)

    @event.listens_for(store._database.engine, "begin")
    def set_limit(connection):
        connection.exec_driver_sql(f"PRAGMA max_page_count = {limit}")

    with pytest.raises(StoreFull):
        await store.append(table_id, 1, some_rows("x" * 500_000))
    trouble = await store.trouble()
    assert "store/full" == (trouble and trouble.code)
    limit = 1_000_000
    await store.append(table_id, 1, some_rows("x" * 500_000))

    assert None is await store.trouble()
