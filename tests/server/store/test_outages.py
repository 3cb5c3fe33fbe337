import asyncio
from collections import Counter

import pytest

from followsuit.server.errors import CodeTaken, Conflict, StoreUnavailable
from followsuit.server.store import Store, Summary
from tests.server.halls import until
from tests.server.store.samples import OPEN, bodies, new_table, some_rows
from tests.server.store.severing import Wire
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
async def wire(postgres):
    """A wire to a fresh database that can be cut."""
    async with Wire(postgres.url()) as wire:
        yield wire


@pytest.fixture
async def wired(wire, open_store):
    """A store at the other end of the wire."""
    return await open_store(wire.url)


@pytest.fixture
async def direct(wire, open_store):
    """The same database by a sound wire."""
    return await open_store(wire.database_url)


async def test_a_restart_between_two_appends_goes_unnoticed(postgres, open_store):
    """The connections that broke are replaced."""
    store = await open_store(postgres.url())
    table_id = await store.create(new_table(), some_rows("1"), OPEN)
    postgres.restart()

    await store.append(table_id, 1, some_rows("2"))

    assert ["1", "2"] == await bodies(store, table_id)


async def test_while_the_server_is_away_everybody_is_told_and_later_served(postgres, open_store):
    """Readers and writers; nothing that was refused is there afterwards."""
    store = await open_store(postgres.url())
    table_id = await store.create(new_table(), some_rows("1"), OPEN)
    postgres.stop()

    with pytest.raises(StoreUnavailable):
        await store.append(table_id, 1, some_rows("x"))
    with pytest.raises(StoreUnavailable):
        await store.events(table_id)
    with pytest.raises(StoreUnavailable):
        await store.delete_before(9.0, ["open"])
    postgres.start()

    await store.append(table_id, 1, some_rows("2"))
    assert ["1", "2"] == await bodies(store, table_id)


async def test_a_crash_of_the_server_loses_and_doubles_nothing(postgres, open_store):
    """Whoever is told that the store is unavailable loads the table and finds either all of an append or nothing."""
    store = await open_store(postgres.url())
    table_ids = await asyncio.gather(*(store.create(new_table(f"T{n}"), some_rows("0"), OPEN) for n in range(8)))
    is_over, is_told, played_at = asyncio.Event(), asyncio.Event(), Counter[int]()

    async def play(table_id):
        mine, may_end = ["0"], False
        while not may_end:
            body, may_end = f"{table_id} {len(mine)}", is_over.is_set() and len(mine) > 3
            try:
                await store.append(table_id, len(mine), some_rows(body))
                mine.append(body)
                played_at[table_id] += 1
            except StoreUnavailable:
                is_told.set()
                mine, may_end = await eventually(store, table_id, mine, body), False
        return mine

    async def eventually(store, table_id, mine, body):
        while True:
            await asyncio.sleep(0.02)
            try:
                stored = await bodies(store, table_id)
            except StoreUnavailable:
                continue
            assert stored in (mine, [*mine, body])
            return stored

    players = [asyncio.create_task(play(table_id)) for table_id in table_ids]

    async def everyone_plays_on():
        before = played_at.copy()
        await until(lambda: all(played_at[each] > before[each] + 2 for each in table_ids))

    for _ in range(3):
        await everyone_plays_on()
        is_told.clear()
        postgres.kill()
        await is_told.wait()
        postgres.start()
    is_over.set()

    # Each ends with something that the server took after its last crash.
    async with asyncio.timeout(PATIENCE):
        played = await asyncio.gather(*players)
    assert played == [await bodies(store, table_id) for table_id in table_ids]


@pytest.mark.parametrize("summary", [None, Summary("over", 0, record="{}")], ids=["events", "with a summary"])
@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_commit_that_breaks_off_is_found_out(wire, wired, moment, summary):
    """Done or not done, the append is there once, and the caller hears of success."""
    table_id = await wired.create(new_table(), some_rows("1"), OPEN)
    wire.cut_at_commit(moment)

    await wired.append(table_id, 1, some_rows("2", "3"), summary)

    assert 1 == wire.cuts
    assert ["1", "2", "3"] == await bodies(wired, table_id)
    assert (summary and summary.record) == await wired.record(table_id)


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_table_whose_commit_breaks_off_is_made_once(wire, wired, moment):
    """Its own code is not taken by another, but a code taken before still is."""
    await wired.create(new_table("OTHER"), some_rows("1"), OPEN)
    wire.cut_at_commit(moment)

    table_id, other = await asyncio.gather(
        wired.create(new_table("HAND", at=7.0), some_rows("1"), OPEN),
        wired.create(new_table("TRICK", at=7.0), some_rows("1"), OPEN),
    )

    assert 1 == wire.cuts
    assert [table_id, other] == [(await wired.find(code)).id for code in ("HAND", "TRICK")]
    assert 3 == len(await wired.listed())


async def test_everybody_in_a_broken_commit_gets_their_own_answer(wire, wired):
    """Those who were late are told of the conflict all the same."""
    table_ids = [await wired.create(new_table(f"T{number}"), some_rows("1"), OPEN) for number in range(3)]
    wire.cut_at_commit("after")

    outcomes = await asyncio.gather(
        *(wired.append(table_id, 1, some_rows("2")) for table_id in table_ids),
        wired.append(table_ids[0], 0, some_rows("x")),
        wired.create(new_table("T0"), some_rows("x"), OPEN),
        return_exceptions=True,
    )

    assert [None, None, None, Conflict, CodeTaken] == [each and type(each) for each in outcomes]
    assert [["1", "2"]] * 3 == [await bodies(wired, table_id) for table_id in table_ids]


@pytest.mark.parametrize(("moment", "stored"), [("before", ["1"]), ("after", ["1", "2"])])
async def test_a_commit_that_nobody_can_look_after_is_unavailable(wire, wired, direct, moment, stored):
    """The caller must load the table again: the append may be there or not."""
    table_id = await wired.create(new_table(), some_rows("1"), OPEN)
    wire.cut_at_commit(moment, stay_down=True)

    with pytest.raises(StoreUnavailable):
        await wired.append(table_id, 1, some_rows("2"))

    assert stored == await bodies(direct, table_id)
    await wire.come_up()
    await wired.append(table_id, len(stored), some_rows("3"))
    assert [*stored, "3"] == await bodies(direct, table_id)


async def test_opening_waits_for_a_server_that_is_still_starting(postgres, open_store):
    """As long as it was told to, and no longer."""
    url = postgres.url()
    postgres.stop()
    with pytest.raises(StoreUnavailable):
        await Store.open(url)

    is_tried = asyncio.Event()

    async def starting(_reader, writer):
        is_tried.set()
        writer.close()

    async with await asyncio.start_server(starting, "127.0.0.1", postgres.port):
        opening = asyncio.create_task(open_store(url, wait=PATIENCE))
        await is_tried.wait()
    assert not opening.done()
    postgres.start()

    store = await opening
    assert None is await store.find("HAND")


async def test_a_database_that_is_not_there_is_told_without_the_password(postgres):
    """By its name, so that one sees the mistake."""
    url = postgres.url().replace("tests@", "tests:s3cret@").replace("/test_", "/no_")

    with pytest.raises(StoreUnavailable, match="no_") as caught:
        await Store.open(url)
    assert "s3cret" not in str(caught.value)
