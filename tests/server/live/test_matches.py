"""Matches at nodes that a test starts and stops: they survive restarts, and several nodes keep them as one does."""

import asyncio

import pytest

import followsuit as fs
from followsuit.errors import TableError
from followsuit.server.live.hall import new_code
from followsuit.server.table import seating
from tests.server.halls import Machine, acts, hall_with

pytestmark = pytest.mark.anyio

ANNA, BOB = "a" * 64, "b" * 64


@pytest.fixture
def machine(monkeypatch):
    """A machine whose clock only the test moves."""
    machine = Machine()
    machine.use(monkeypatch)
    return machine


@pytest.fixture
async def hall(open_store, sqlite_url, machine):
    """A node that does nothing by itself."""
    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as hall:
        yield hall


async def make(hall, *, deals=1, **more):
    """The codes of a match of two tables of Zole."""
    codes = [new_code(), new_code()]
    await hall.matches.make(fs.game("zole", seats=3), codes, deals, **more)
    return codes


async def begin(hall, code, holder, name):
    """Somebody sits down at a table, and bots in its other seats."""
    desk = await hall.desk(code)
    await hall.matches.sit(desk, holder, lambda table: seating.sit(table, holder, name))
    await desk.do(lambda table: seating.fill(table, holder, "random"))
    return desk


async def settled(hall):
    """All is done that a node does in the background."""
    while hall._tasks:
        await asyncio.wait(list(hall._tasks))


async def played(hall, code):
    """The table when everyone has done the first thing that is legal, to the end."""
    desk = await hall.desk(code)
    while desk.table.status == "playing":
        await desk.do(acts)
    await settled(hall)
    return desk.table


async def refusal(work):
    """The code of what is refused."""
    with pytest.raises(TableError) as refused:
        await work
    return refused.value.code


async def test_a_full_table_begins_when_the_first_one_has_drawn(hall):
    """It waits for the cards, and nobody has to ask for them."""
    first, second = await make(hall)
    waiting = await begin(hall, second, BOB, "Bob")
    await settled(hall)
    assert "open" == waiting.table.status

    drawn = await begin(hall, first, ANNA, "Anna")
    await settled(hall)

    assert "playing" == waiting.table.status
    assert drawn.table.state == waiting.table.state


async def tables(hall, place):
    """The tables of a match, all of which are there."""
    desks = [desk for desk in await hall.matches.desks(place) if desk is not None]
    assert len(place.tables) == len(desks)
    return [desk.table for desk in desks]


async def test_a_match_goes_on_at_another_node(hall, open_store, sqlite_url, machine, monkeypatch):
    """One that went down before it dealt at the second table, or before it told that all is over, is made up for."""
    first, second = await make(hall)
    await begin(hall, second, BOB, "Bob")
    monkeypatch.setattr(hall, "later", lambda work, **_: work.close())
    await begin(hall, first, ANNA, "Anna")
    assert "open" == (await hall.desk(second)).table.status

    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as other:
        place = (await other.desk(first)).table.match
        one, another = await tables(other, place)
        assert ("playing", one.state) == (another.status, another.state)
        monkeypatch.setattr(other, "later", lambda work, **_: work.close())
        for code in (first, second):
            assert not (await played(other, code)).may_be_told

    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as third:
        found = await tables(third, place)
        assert [True, True] == [table.may_be_told for table in found]
        assert [True, True] == [table.may_enter(ANNA) and table.may_enter(BOB) for table in found]


async def test_whoever_sits_down_at_both_at_once_sits_at_one_at_most(hall):
    """However quick they are."""
    codes = await make(hall)
    desks = [await hall.desk(code) for code in codes]
    asked = [hall.matches.sit(desk, ANNA, lambda table: seating.sit(table, ANNA, "Anna")) for desk in desks]
    answers = await asyncio.gather(*asked, return_exceptions=True)

    assert {"match/other-table"} == {answer.code for answer in answers if isinstance(answer, TableError)}
    assert 1 >= sum(desk.table.seat_of(ANNA) is not None for desk in desks)


async def test_a_table_that_nobody_comes_back_to_is_closed_and_with_it_the_match(hall, machine):
    """After as long as any table whose people are away; what both have played to its end is compared."""
    first, second = await make(hall)
    await begin(hall, first, ANNA, "Anna")
    left = await begin(hall, second, BOB, "Bob")
    await settled(hall)
    table = await played(hall, first)
    assert ("over", False) == (table.status, table.may_be_told)
    while left.table.to_act is None or left.table.seats[left.table.to_act].bot is None:
        await left.do(acts)
    machine.waits(hall.settings.abandoned_seconds + 1)
    await left.look_after()
    await settled(hall)

    assert (True, True) == (left.table.closed, left.table.may_be_told)
    assert (await hall.desk(first)).table.may_be_told


async def test_a_forgotten_table_is_told_when_the_other_one_is_over(hall, machine):
    """That its match goes on is not forgotten."""
    first, second = await make(hall)
    await begin(hall, first, ANNA, "Anna")
    await played(hall, first)
    machine.waits(10)
    await hall.store.delete_before(hall.now(), ("over",))
    del hall._desks[first]
    forgotten = (await hall.desk(first)).table
    assert (True, "over", False, False) == (
        forgotten.is_forgotten, forgotten.status, forgotten.closed, forgotten.may_be_told,
    )  # fmt: skip

    await begin(hall, second, BOB, "Bob")
    await settled(hall)
    await hall.matches.desks(forgotten.match)
    await played(hall, second)
    del hall._desks[first]
    assert (await hall.desk(first)).table.may_be_told


async def test_a_match_counts_as_so_many_tables(hall):
    """Of those that one address may have in use."""
    most = hall.settings.tables_limit
    hall.budgets.recount(["203.0.113.7"] * (most - 1))

    assert "limit/tables" == await refusal(make(hall, origin="203.0.113.7"))
    assert 2 == len(await make(hall, origin="203.0.113.8"))
