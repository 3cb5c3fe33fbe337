import asyncio
import threading
from dataclasses import replace
from functools import partial

import pytest

from followsuit.errors import FileError
from followsuit.server.errors import CodeTaken, Conflict
from followsuit.server.store import Holder, NewTable, Summary
from followsuit.server.store.archive import read_lines, write_line
from followsuit.server.store.upkeep import forget_some
from tests.server.store.samples import ANNA, OPEN, begun, bodies, new_table, some_rows, writing
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

OVER = Summary("over", 0, holders=((0, ANNA, "Anna"),), record='{"winners": [0]}')


async def test_an_old_finished_table_keeps_its_record_and_seats(store):
    """Only its events go, except the first, which says who may see it; and only once."""
    table_id = await store.create(new_table(at=5.0), some_rows("1", "2", at=5.0), OVER)

    assert [1, 0] == [await store.delete_before(6.0, ["over"]) for _ in range(2)]

    assert ["1"] == await bodies(store, table_id)
    assert '{"winners": [0]}' == await store.record(table_id)
    assert [Holder(0, ANNA, "Anna")] == await store.holders(table_id)
    assert "over" == (await store.get(table_id)).status


async def test_an_old_unfinished_table_goes_as_a_whole(store):
    """With its events and seats; its id is not given to another, and its code is free again."""
    table_id = await store.create(new_table(), some_rows("1"), Summary("open", 1, holders=((0, ANNA, "Anna"),)))

    assert 1 == await store.delete_before(6.0, ["open", "playing"])

    assert [None, [], []] == [await store.get(table_id), await store.events(table_id), await store.held_by(ANNA)]
    with pytest.raises(Conflict):
        await store.append(table_id, 1, some_rows("2"))
    assert table_id != await store.create(new_table(), some_rows("1"), OPEN)


async def test_what_comes_while_a_table_is_forgotten_is_not_left_alone(store, open_store, store_url):
    """It waits until the events are gone, and then there is nothing that it could follow."""
    table_id = await store.create(new_table(at=5.0), some_rows("1", "2", at=5.0), OVER)

    other = await open_store(store_url)
    async with writing(store, partial(forget_some, 6.0, ["over"], 0)):
        late = await begun(other, other.append(table_id, 2, some_rows("3", at=9.0), Summary("over", 0)))

    with pytest.raises(Conflict):
        await late
    assert ["1"] == await bodies(store, table_id)


async def test_a_table_at_which_something_happened_stays(store):
    """Even if its summary is old, and whatever its status, if that is not asked for."""
    played = await store.create(new_table("A"), some_rows("1", at=1.0), OPEN)
    await store.append(played, 1, some_rows("2", at=9.0))
    other = await store.create(new_table("B"), some_rows("1", at=1.0), Summary("playing", 0))

    assert 0 == await store.delete_before(6.0, ["open"])

    assert ["1", "2"] == await bodies(store, played)
    assert ["1"] == await bodies(store, other)


async def test_the_alias_of_a_table_at_which_nothing_happens_is_free_again(store):
    """Its code is not, and those at which something has just happened keep theirs."""
    old, late, played = [
        await store.create(replace(new_table(code, at=at), alias=code), some_rows("1", at=at), OPEN)
        for code, at in (("OLD", 1.0), ("LATE", 9.0), ("PLAYED", 1.0))
    ]
    await store.append(played, 1, some_rows("2", at=9.0))
    exported = await store.archive(old)

    assert 1 == await store.free_aliases(6.0)

    assert [None, "LATE", "PLAYED"] == [(await store.get(table_id)).alias for table_id in (old, late, played)]
    assert None is await store.find_alias("OLD")
    assert old == (await store.find("OLD")).id
    assert 0 == await store.import_tables([exported])
    assert old != await store.create(replace(new_table("NEW"), alias="OLD"), some_rows("1"), OPEN)


async def test_the_alias_of_a_table_where_nobody_sits_is_free_sooner(store):
    """Those where somebody waits or plays keep theirs for longer."""
    waited = Summary("open", 2, holders=(Holder(0, "a" * 64, "Anna"),))
    empty, waiting, playing = [
        await store.create(replace(new_table(code, at=1.0), alias=code), some_rows("1", at=1.0), summary)
        for code, summary in (("EMPTY", OPEN), ("WAITING", waited), ("PLAYING", Summary("playing", 0)))
    ]
    left = []
    for only in ("empty", "open", "all"):
        await store.free_aliases(6.0, only)
        left.append(await store.taken_aliases())

    assert [{"WAITING", "PLAYING"}, {"PLAYING"}, set()] == left
    assert set() == await store.taken_aliases(["EMPTY"])
    assert 3 == len({empty, waiting, playing})


async def test_an_import_that_is_given_up_imports_nothing(store):
    """Ctrl-C ends it soon, and what it had added so far is not there.

    SQLite's thread is held up until then; with PostgreSQL the event loop itself adds, and must not be.
    """
    exported = await store.archive(await store.create(new_table("A"), some_rows("1"), OPEN))
    added, is_cancelled = threading.Event(), threading.Event()

    def endless():
        for number in range(100_000):
            yield replace(exported, code=f"T{number}")
            added.set()
            if threading.current_thread() is not threading.main_thread():
                is_cancelled.wait(PATIENCE)

    importing = asyncio.create_task(store.import_tables(endless()))
    await asyncio.to_thread(added.wait, PATIENCE)
    importing.cancel()
    asyncio.get_running_loop().call_soon(is_cancelled.set)
    with pytest.raises(asyncio.CancelledError):
        await importing

    await store.create(new_table("B"), some_rows("1"), OPEN)
    assert ["A", "B"] == [(await store.get(table_id)).code async for table_id in store.all_ids()]


async def test_any_number_of_tables_is_forgotten(store):
    """In more than one step, without forgetting too many."""
    times = [float(number) for number in range(450)]
    await asyncio.gather(*(store.create(new_table(f"T{at:.0f}", at=at), some_rows("{}", at=at), OPEN) for at in times))

    assert 430 == await store.delete_before(430.0, ["open"])
    assert [f"T{number}" for number in range(430, 450)] == [
        (await store.get(table_id)).code async for table_id in store.all_ids()
    ]


async def test_an_exported_table_is_the_same_after_import(store, open_store, tmp_path):
    """In another database, whatever its id there."""
    new = NewTable("HAND", "zole", "private", "c0ffee", 1.5, alias="friday")
    table_id = await store.create(new, some_rows("1", "2", at=2.5), OVER)
    exported = await store.archive(table_id)
    other = await open_store(f"sqlite:///{tmp_path / 'other.db'}")
    await other.create(new_table("FIRST"), [], OPEN)

    assert 1 == await other.import_tables([exported])

    found = await other.find("HAND")
    assert found is not None
    assert exported == await other.archive(found.id)
    await other.append(found.id, 2, some_rows("3"))
    assert ["1", "2", "3"] == await bodies(other, found.id)


async def test_importing_again_changes_nothing(store):
    """A table that is there, the same to the letter, is passed over."""
    exported = await store.archive(await store.create(new_table(), some_rows("1"), OVER))

    assert 0 == await store.import_tables([exported])
    assert [1] == [table_id async for table_id in store.all_ids()]


async def test_an_import_with_a_code_or_alias_that_is_taken_changes_nothing(store):
    """All or none: the tables before it are not added either."""
    table_id = await store.create(NewTable("HAND", "zole", "public", "aa", 1.0, alias="friday"), some_rows("1"), OPEN)
    there = await store.archive(table_id)
    fresh = replace(there, code="FRESH", alias=None)

    with pytest.raises(CodeTaken, match="code “HAND”"):
        await store.import_tables([fresh, replace(there, open_seats=2)])
    with pytest.raises(CodeTaken, match="“HAND” has the alias “friday”"):
        await store.import_tables([fresh, replace(there, code="OTHER")])

    assert [table_id] == [each async for each in store.all_ids()]
    assert there == await store.archive(table_id)


async def test_an_import_whose_file_is_damaged_further_down_changes_nothing(store, tmp_path):
    """Tables are read while they are added, and a wrong line undoes those before it."""
    exported = await store.archive(await store.create(new_table(), some_rows("1"), OPEN))
    path = tmp_path / "tables.jsonl"
    path.write_text(write_line(replace(exported, code="FRESH")) + "{")

    with path.open() as lines, pytest.raises(FileError, match="line 2"):
        await store.import_tables(read_lines(lines, path.name))

    assert None is await store.find("FRESH")
