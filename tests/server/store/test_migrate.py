import asyncio
import sqlite3
import stat
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from followsuit.server.errors import StoreNewer, StoreUnavailable
from followsuit.server.store import Store
from followsuit.server.store.schema import metadata
from tests.server.store.samples import OPEN, bodies, new_table, some_rows

pytestmark = pytest.mark.anyio


async def test_the_migrations_lead_to_the_schema(store):
    """What the program believes to be in the database is what the migrations make, indexes too."""

    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert [] == await store._database.read(differences)


async def test_opening_again_changes_nothing(store, open_store, store_url):
    """What was stored is there."""
    table_id = await store.create(new_table(), some_rows("1"), OPEN)

    again = await open_store(store_url)

    assert ["1"] == await bodies(again, table_id)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_nodes_may_start_together_on_a_new_database(kind, request, tmp_path, open_store):
    """One makes the tables, the others find them made."""
    url = f"sqlite:///{tmp_path / 'new.db'}" if kind == "sqlite" else request.getfixturevalue("postgres").url()

    nodes = await asyncio.gather(*(open_store(url) for _ in range(5)))

    table_id = await nodes[0].create(new_table(), some_rows("1"), OPEN)
    assert [["1"]] * 5 == [await bodies(node, table_id) for node in nodes]


async def test_a_new_file_that_another_node_is_writing_is_waited_for(tmp_path, monkeypatch, open_store):
    """SQLite itself would refuse to begin a log in it at once."""
    file = tmp_path / "new.db"
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    clock = SimpleNamespace(monotonic=time.monotonic, sleep=lambda _: other.rollback())
    monkeypatch.setattr("followsuit.server.store.database.time", clock)

    store = await open_store(f"sqlite:///{file}")

    other.close()
    assert await store.create(new_table(), some_rows("1"), OPEN)


async def test_a_database_of_a_newer_program_is_refused(store, store_url):
    """Older code could spoil what it does not understand."""
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await store._database.write(lambda connection: connection.execute(newer))

    with pytest.raises(StoreNewer, match="9999"):
        await Store.open(store_url)


async def test_sqlite_is_set_up_to_keep_what_it_commits(open_store, sqlite_url):
    """Write-ahead log, a sync at each commit, foreign keys, and patience with other writers."""
    store = await open_store(sqlite_url)

    def values(connection):
        pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() for pragma in pragmas]

    full = 2
    assert ["wal", full, 1, 10_000] == await store._database.write(values)


async def test_a_new_file_is_for_its_owner_only(tmp_path):
    """It holds the secrets of running games; the folders above it are made."""
    path = tmp_path / "a" / "b" / "tables.db"
    await (await Store.open(f"sqlite:///{path}")).close()

    assert 0o600 == stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("below", ["tables.db", "deeper/tables.db"])
async def test_a_file_where_a_folder_is_wanted_is_named(tmp_path, below):
    """The system itself says only that it exists."""
    (tmp_path / "letter.txt").touch()

    with pytest.raises(StoreUnavailable, match=r"letter\.txt is not a folder"):
        await Store.open(f"sqlite:///{tmp_path}/letter.txt/{below}")


async def test_a_file_that_is_no_database_is_refused(tmp_path):
    """And left as it was."""
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 100)

    with pytest.raises(StoreUnavailable, match="not a database"):
        await Store.open(f"sqlite:///{path}")
    assert "Dear Anna, " * 100 == path.read_text()


async def test_a_file_that_cannot_be_made_is_refused(tmp_path):
    """With its name."""
    (tmp_path / "file").write_text("")

    with pytest.raises(StoreUnavailable, match=r"file/tables\.db"):
        await Store.open(f"sqlite:///{tmp_path / 'file' / 'tables.db'}")


async def test_a_relative_file_is_found_from_the_working_folder(tmp_path, monkeypatch):
    """As three slashes say."""
    monkeypatch.chdir(tmp_path)
    await (await Store.open("sqlite:///tables.db")).close()

    with sqlite3.connect(Path("tables.db")) as connection:
        assert [(0,)] == connection.execute("SELECT count(*) FROM tables").fetchall()
    connection.close()
