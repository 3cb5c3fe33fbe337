import asyncio
import subprocess
import sys

import pytest
from sqlalchemy import event, text

from followsuit.server.errors import Conflict, StoreError, StoreFull, StoreUnavailable
from followsuit.server.store import Summary
from followsuit.server.store.writing import Append, write_all
from tests.server.store.samples import OPEN, begun, bodies, new_table, some_rows, writing

pytestmark = pytest.mark.anyio


async def many_tables(store, count):
    """So many tables with one event each; their ids."""
    return await asyncio.gather(
        *(store.create(new_table(f"T{number}"), some_rows("1"), OPEN) for number in range(count))
    )


async def outcomes(*waiting):
    """What each came to: None, or the type of its error."""
    results = await asyncio.gather(*waiting, return_exceptions=True)
    return [result if result is None else type(result) for result in results]


async def test_tables_that_act_at_the_same_time_share_a_commit(open_store, store_url):
    """Fifty at once cost one commit, or two at the most."""
    commits = []
    store = await open_store(store_url, observe=lambda size, _: commits.append(size))
    table_ids = await many_tables(store, 50)
    commits.clear()

    await asyncio.gather(*(store.append(table_id, 1, some_rows("2"), Summary("playing", 0)) for table_id in table_ids))

    assert 50 == sum(commits)
    assert len(commits) <= 2
    assert [["1", "2"]] * 50 == [await bodies(store, table_id) for table_id in table_ids]


@pytest.mark.parametrize("after", [0, 1, 3], ids=["before the first", "late", "after a gap"])
async def test_only_those_in_the_wrong_place_get_a_conflict(store, after):
    """Whoever else is in the same commit is written."""
    a, b, c = await many_tables(store, 3)
    await store.append(b, 1, some_rows("2"))

    assert [None, Conflict, None] == await outcomes(
        store.append(a, 1, some_rows("2")), store.append(b, after, some_rows("x")), store.append(c, 1, some_rows("2"))
    )
    assert [["1", "2"]] * 3 == [await bodies(store, table_id) for table_id in (a, b, c)]


async def test_a_code_taken_in_the_same_commit_harms_nobody_else(store):
    """One of two tables with the same code is made, and so is the third."""
    results = await asyncio.gather(
        *(store.create(new_table(code), some_rows(code), OPEN) for code in ("A", "A", "B")), return_exceptions=True
    )

    assert ["int", "CodeTaken", "int"] == [type(result).__name__ for result in results]
    assert ["B"] == await bodies(store, (await store.find("B")).id)


async def test_events_alone_are_appended_in_one_statement(open_store, sqlite_url):
    """It needs no transaction around it, also where a table acts twice; all of it is told as one commit."""
    commits, begun = [], []
    store = await open_store(sqlite_url, observe=lambda size, _: commits.append(size))
    table_ids = await many_tables(store, 3)
    commits.clear()
    event.listen(store._database.engine, "before_cursor_execute", lambda *call: begun.append(call[2].split()[0]))

    await asyncio.gather(
        *(store.append(table_id, 1, some_rows("2", "3")) for table_id in table_ids),
        store.append(table_ids[0], 3, some_rows("4")),
    )

    assert [4] == commits
    assert ["INSERT"] == [word for word in begun if word != "PRAGMA"]
    assert [["1", "2", "3", "4"], ["1", "2", "3"], ["1", "2", "3"]] == [await bodies(store, each) for each in table_ids]


async def test_one_table_may_append_again_before_the_first_is_written(store):
    """In the order asked for; of two that want the same place, the first gets it."""
    (table_id,) = await many_tables(store, 1)

    assert [None, None, Conflict] == await outcomes(
        store.append(table_id, 1, some_rows("2", at=2.0), Summary("over", 0, record="{}")),
        store.append(table_id, 2, some_rows("3", at=3.0), Summary("over", 1)),
        store.append(table_id, 2, some_rows("x")),
    )
    table = await store.get(table_id)
    assert ["1", "2", "3"] == await bodies(store, table_id)
    assert ("over", 1, 3.0, "{}") == (table.status, table.open_seats, table.changed_at, await store.record(table_id))


async def test_what_cannot_be_stored_harms_only_whoever_asked(store):
    """Half a letter is no text for a database; that is a mistake of the program and stays an exception with a trace."""
    a, b = await many_tables(store, 2)

    mistake, fine = await outcomes(store.append(a, 1, some_rows("\ud800")), store.append(b, 1, some_rows("2")))

    assert None is fine
    assert not issubclass(mistake, StoreError)
    assert [["1"], ["1", "2"]] == [await bodies(store, a), await bodies(store, b)]


@pytest.mark.parametrize("summary", [None, Summary("playing", 0)], ids=["events", "with a summary"])
async def test_nodes_that_want_the_same_place_take_turns(store, open_store, store_url, summary):
    """Each event is written once, and there is no gap, however many nodes race for the next number."""
    others = [await open_store(store_url) for _ in range(2)]
    table_ids = await many_tables(store, 2)

    async def play(node, name, table_id):
        written = []
        while (after := len(await node.events(table_id))) < 11:
            try:
                await node.append(table_id, after, some_rows(f"{name} {after + 1}"), summary)
                written.append(f"{name} {after + 1}")
            except Conflict:
                await asyncio.sleep(0)
        return written

    nodes = [store, *others]
    for table_id in table_ids:
        acknowledged = await asyncio.gather(*(play(node, str(number), table_id) for number, node in enumerate(nodes)))
        stored = (await bodies(store, table_id))[1:]
        assert sorted(stored) == sorted(event for written in acknowledged for event in written)
        assert list(range(2, 12)) == [int(event.split()[1]) for event in stored]


@pytest.mark.parametrize(
    ("rows", "summary"),
    [([], Summary("over", 0)), (some_rows("x"), Summary("over", 0)), (some_rows("x"), None)],
    ids=["summary only", "with an event", "event only"],
)
async def test_whoever_meets_a_writer_at_work_waits_and_is_late(store, open_store, store_url, rows, summary):
    """Events that are not committed yet count, even for somebody who brings only a summary."""
    (table_id,) = await many_tables(store, 1)
    other = await open_store(store_url)
    first = Append(table_id, 1, some_rows("2"), Summary("playing", 0))
    async with writing(other, lambda connection: write_all(connection, [first])):
        late = await begun(store, store.append(table_id, 1, rows, summary))
        assert not late.done()

    with pytest.raises(Conflict):
        await late
    assert ["1", "2"] == await bodies(store, table_id)
    assert "playing" == (await store.get(table_id)).status


async def test_a_caller_who_gives_up_does_not_stop_the_writing(store):
    """The events are written, and the next caller is served."""
    (table_id,) = await many_tables(store, 1)
    caller = asyncio.create_task(store.append(table_id, 1, some_rows("2")))
    await asyncio.sleep(0)
    caller.cancel()

    await store.append(table_id, 2, some_rows("3"))

    assert ["1", "2", "3"] == await bodies(store, table_id)


async def test_closing_writes_what_is_waiting(open_store, store_url):
    """Afterwards nothing can be written, and whoever tries is told."""
    store = await open_store(store_url)
    table_ids = await many_tables(store, 10)
    waiting = [asyncio.create_task(store.append(table_id, 1, some_rows("2"))) for table_id in table_ids]
    await asyncio.sleep(0)
    await store.close()

    assert [None] * 10 == await asyncio.gather(*waiting)
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.append(table_ids[0], 2, some_rows("3"))
    again = await open_store(store_url)
    assert [["1", "2"]] * 10 == [await bodies(again, table_id) for table_id in table_ids]


async def test_whoever_reads_from_a_closed_store_is_told(open_store, store_url):
    """In the same words as whoever writes."""
    store = await open_store(store_url)
    await store.close()

    with pytest.raises(StoreUnavailable, match="closed"):
        await store.find("code")


async def test_an_export_sees_one_moment(open_store, sqlite_url):
    """What is committed while it reads is not in it."""
    store = await open_store(sqlite_url)
    look, rename = text("SELECT game FROM tables"), text("UPDATE tables SET game = 'other'")
    await many_tables(store, 1)

    def looked_twice(connection):
        first = connection.execute(look).scalar()
        with store._database.engine.begin() as other:
            other.execute(rename)
        return first, connection.execute(look).scalar()

    before, after = await store._database.read_one_moment(looked_twice)
    assert before == after
    assert "other" == await store._database.read(lambda connection: connection.execute(look).scalar())


@pytest.mark.parametrize("summary", [None, Summary("playing", 0)], ids=["events", "with a summary"])
async def test_a_full_disk_is_told_and_the_writer_lives_on(open_store, sqlite_url, summary):
    """With room again, the same append goes through."""
    store = await open_store(sqlite_url)
    (table_id,) = await many_tables(store, 1)
    limit = 20

    def set_limit(connection):
        connection.exec_driver_sql(f"PRAGMA max_page_count = {limit}")

    event.listen(store._database.engine, "begin", set_limit)
    big = some_rows("x" * 500_000)
    with pytest.raises(StoreFull, match="full"):
        await store.append(table_id, 1, big, summary)
    limit = 1_000_000

    await store.append(table_id, 1, big, summary)

    assert ["1", "x" * 500_000] == await bodies(store, table_id)


@pytest.mark.parametrize("summary", [None, Summary("playing", 0)], ids=["events", "with a summary"])
async def test_a_locked_file_is_told_and_the_writer_lives_on(open_store, sqlite_url, summary):
    """Another program may hold the lock for longer than one can wait."""
    store = await open_store(sqlite_url)
    (table_id,) = await many_tables(store, 1)

    @event.listens_for(store._database.engine, "checkout")
    def do_not_wait(connection, *_):
        connection.execute("PRAGMA busy_timeout = 0")

    other = await open_store(sqlite_url)
    async with writing(other, lambda connection: connection.execute(text("SELECT 1"))):
        with pytest.raises(StoreUnavailable, match="locked"):
            await store.append(table_id, 1, some_rows("2"), summary)

    await store.append(table_id, 1, some_rows("2"), summary)


WRITE_UNTIL_KILLED = """
import asyncio, sys
from followsuit.server.store import Row, Store

async def act(store, table_id, after):
    while True:
        await store.append(table_id, after, [Row(1.0, f'"{table_id} {after}"')])
        after += 1
        sys.stdout.write(f"{table_id} {after}\\n")
        sys.stdout.flush()

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(act(store, table_id, len(await store.events(table_id))) for table_id in (1, 2, 3)))

asyncio.run(main())
"""


def write_until_killed(store_url, lines):
    """The last number acknowledged for each table by a process that is killed after so many lines."""
    with subprocess.Popen(
        [sys.executable, "-c", WRITE_UNTIL_KILLED, store_url], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        acknowledged = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        acknowledged += process.stdout.readlines()
    return {int(line.split()[0]): int(line.split()[1]) for line in acknowledged if line.endswith("\n")}


async def test_nothing_acknowledged_is_lost_when_the_process_is_killed(store, store_url):
    """What was written goes on without gap, and at most one append for each table was not acknowledged yet."""
    await many_tables(store, 3)
    for lines in (1, 40):
        told = {table_id: len(await store.events(table_id)) for table_id in (1, 2, 3)}
        told |= await asyncio.to_thread(write_until_killed, store_url, lines)

        for table_id, last in told.items():
            stored = [event.sequence for event in await store.events(table_id)]
            assert list(range(1, len(stored) + 1)) == stored
            assert last <= len(stored) <= last + 1
