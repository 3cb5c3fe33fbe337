"""One thing after another at a table: decided as it is asked for, told when it is stored, in the order of asking."""

import asyncio
from typing import Any

import pytest

from followsuit.errors import TableError
from followsuit.server.errors import StoreUnavailable
from followsuit.server.live import mailbox
from followsuit.server.live.mailbox import Asked
from followsuit.server.refusals import refused
from followsuit.server.store import Store
from followsuit.server.table import playing
from followsuit.server.table.events import Customs
from tests.server.halls import PEOPLE, created, hall_with

pytestmark = pytest.mark.anyio


@pytest.fixture
async def desk(sqlite_url):
    """A table of two people."""
    store = await Store.open(sqlite_url)
    async with hall_with(store, works=False) as hall:
        yield await hall.create(created((None, None), Customs()), PEOPLE)
    await store.close()


def greets(table):
    """Somebody says hello."""
    return playing.say(table, PEOPLE[0].holder, preset="hello", text=None)


def refuses(_):
    """It is not possible."""
    raise refused("undo/nothing")


def breaks(_):
    """A mistake in the server itself."""
    raise RuntimeError("a bug")


async def test_what_is_refused_is_answered_before_another_turn_of_the_loop(desk):
    """Nobody is woken up for it, and the next thing is not kept waiting."""
    answers: list[Any] = []

    desk.ask(Asked(refuses, answers.append))
    desk.ask(Asked(lambda _: [], answers.append))

    assert ("undo/nothing", desk.table) == (answers[0].code, answers[1])


async def test_everything_is_answered_in_the_order_of_asking(desk):
    """Also what is refused while something before it is being stored; each thing is decided upon what came before."""
    first = desk.table.sequence
    seen: list[int] = []
    answers: list[Any] = []

    def noted(decide):
        def decided(table):
            seen.append(table.sequence)
            return decide(table)

        return decided

    for decide in (greets, refuses, greets, breaks, greets):
        desk.ask(Asked(noted(decide), answers.append))
    assert ([first], []) == (seen, answers)
    last = await desk.do(lambda _: [])

    assert [first, first + 1, first + 1, first + 2, first + 2] == seen
    assert ["Table", "TableError", "Table", "RuntimeError", "Table"] == [type(each).__name__ for each in answers]
    assert (first + 3, last) == (last.sequence, desk.table)


async def test_whoever_asked_is_called_before_all_are_told_and_after_it(desk):
    """So that they can have news and answer in one piece."""
    order = []
    desk.announcer.announce = lambda *_: order.append("told")

    desk.ask(Asked(greets, lambda _: order.append("answered"), lambda: order.append("stored")))
    await desk.do(lambda _: [])

    assert ["stored", "told", "answered"] == order


async def test_a_table_looks_into_the_store_after_a_write_that_went_wrong(desk, monkeypatch):
    """What failed may have been written all the same: the next thing is decided upon what is there."""
    append = desk.hall.store.append_soon

    def half(table_id, after, rows, summary, then):
        append(table_id, after, rows, summary, lambda _: then(StoreUnavailable("store/closed")))

    monkeypatch.setattr(desk.hall.store, "append_soon", half)
    before = desk.table.sequence
    with pytest.raises(StoreUnavailable):
        await desk.do(greets)
    assert (before, True) == (desk.table.sequence, desk.is_doubtful)
    monkeypatch.undo()

    assert before + 2 == (await desk.do(greets)).sequence


async def test_a_full_mailbox_takes_nothing_more(desk, monkeypatch):
    """Until what is in it has been done."""
    monkeypatch.setattr(mailbox, "LONGEST_MAILBOX", 1)
    waiting = [asyncio.ensure_future(desk.do(greets)) for _ in range(2)]
    await asyncio.sleep(0)

    with pytest.raises(TableError, match="table"):
        await desk.do(greets)
    assert 2 == len({table.sequence for table in await asyncio.gather(*waiting)})
