"""What is stored and cannot be read, and what is kept of games long ago."""

import json
import logging
from dataclasses import replace
from typing import Any

import pytest

from followsuit.errors import TableError
from followsuit.server.store.rows import Row
from tests.server.halls import hall_with
from tests.server.table.stored import CODE, under_way

pytestmark = pytest.mark.anyio


def changed(archived, index, **more):
    """A table with an event in the database that says something else."""
    events = list(archived.events)
    body = json.dumps(json.loads(events[index].body) | more)
    events[index] = replace(events[index], body=body)
    return replace(archived, events=tuple(events), due_at=1.0)


DAMAGED: dict[str, tuple[int, dict[str, Any]]] = {
    "an action that is not legal": (-1, {"action": "play Qc"}),
    "somebody else's action": (-1, {"seat": 1}),
    "a seat below all others": (-1, {"seat": -1}),
    "a seat beyond all others": (1, {"seat": 99}),
    "a kind that nobody knows": (-1, {"kind": "cheated"}),
    "something that no event has": (-1, {"surely": 1}),
    "a number that cannot be read": (-1, {"seat": 10**4_000}),
    "another version": (0, {"version": 2}),
    "a game that was removed": (0, {"game": "poker"}),
    "rounds without end": (0, {"options": {"seats": 3, "rounds": 10**9, "small_zole": True, "dues": False}}),
    "made twice": (2, {"kind": "created"}),
}


@pytest.mark.parametrize("name", DAMAGED)
async def test_a_table_that_cannot_be_read_tells_nothing_to_anyone(open_store, sqlite_url, caplog, name):
    """A neutral refusal outside, the kind of the mistake in the log, and no card in either."""
    index, more = DAMAGED[name]
    store = await open_store(sqlite_url)
    await store.import_tables([changed(under_way().archived(), index, **more)])
    state = under_way().table.state
    assert state is not None
    cards = {str(card) for card in state.game.rules.deck.cards}

    with caplog.at_level(logging.INFO):
        async with hall_with(store, works=False) as hall:
            with pytest.raises(TableError) as caught:
                await hall.desk(CODE)
            with pytest.raises(TableError, match="cannot be opened"):
                await hall.desk(CODE)

    assert "table/unreadable" == caught.value.code
    told = [getattr(record, "facts", {}) for record in caplog.records]
    words = f"{caught.value} {caplog.text} {told}".replace(".", " ").split()
    assert not cards & set(words)
    assert 1 == caplog.text.count("table-unreadable")
    assert CODE in {facts.get("table") for facts in told}


async def test_a_table_that_cannot_be_read_does_not_occupy_the_sweep(open_store, sqlite_url, caplog):
    """It is overdue for ever, but tried once in a while only, and does not keep others from their turn."""
    store = await open_store(sqlite_url)
    await store.import_tables([changed(under_way().archived(), -1, action="play Qc")])

    async with hall_with(store, works=False) as hall:
        for _ in range(5):
            await hall._sweep()
        assert [] == await store.due(hall.now(), 10, without={CODE})
    assert 1 == caplog.text.count("table-unreadable")


async def test_a_table_at_hand_that_becomes_unreadable_is_let_go(open_store, sqlite_url):
    """What another node stored and this one does not know is no reason to fail: everyone is told, and nothing loops."""
    store = await open_store(sqlite_url)
    await store.import_tables([under_way().archived()])
    async with hall_with(store, works=False) as hall:
        desk = await hall.desk(CODE)
        await store.append(desk.id, desk.table.sequence, [Row(desk.hall.now(), '{"kind": "of the future"}')])

        with pytest.raises(TableError, match="cannot be opened"):
            await desk.refresh()
        assert None is hall.at_hand(CODE)


async def test_nothing_more_happens_at_a_table_at_which_too_much_has(open_store, sqlite_url, monkeypatch):
    """So that every table can be loaded; bots do not try it again and again."""
    from followsuit.server.live import desk as desk_module
    from followsuit.server.table import model, playing

    told = under_way()
    monkeypatch.setattr(desk_module, "MOST_EVENTS", len(told.events))
    monkeypatch.setattr(model, "MOST_EVENTS", len(told.events))
    store = await open_store(sqlite_url)
    await store.import_tables([told.archived()])
    async with hall_with(store, works=False) as hall:
        desk = await hall.desk(CODE)
        holder = desk.table.seats[0].holder

        assert None is desk.table.due()
        with pytest.raises(TableError, match="nothing more can"):
            await desk.do(lambda table: playing.say(table, holder, preset="hello", text=None))
