"""What a node does by itself about what went astray: writes without an answer, news that were lost, a bad table."""

import pytest

from followsuit.server.errors import StoreUnavailable
from followsuit.server.live.hall import TRUSTED, Look
from followsuit.server.live.watchers import Watcher
from followsuit.server.store import NewTable, Row, Store, Summary
from followsuit.server.table import playing
from followsuit.server.table.events import Customs
from followsuit.server.telling.table_view import Viewer
from tests.server.halls import PEERS, PEOPLE, Machine, acts, created, hall_with, look_after, until

pytestmark = pytest.mark.anyio

BUSY = Customs(pace=0.0, round_pause=0.0)
PATIENT = Customs(takeover_seconds=1.0)


class ForgetfulStore(Store):
    """A store whose answer to a write can be lost, though it was written."""

    loses_answers = False

    def append_soon(self, table_id, after, rows, summary, then):
        """Write, and perhaps do not say so."""
        lost = StoreUnavailable("The connection was lost.", "Look whether it was written.")
        loses = self.loses_answers
        super().append_soon(table_id, after, rows, summary, lambda outcome: then(lost if loses else outcome))


async def test_the_last_sequence_of_many_tables_is_known_at_once(store):
    """Tables without events have 0, and those that are not there have none."""
    summary = Summary("open", open_seats=1)
    some = await store.create(NewTable("some", "zole", "public", "00", 1.0), [Row(1.0, "{}")] * 3, summary)
    none = await store.create(NewTable("none", "zole", "public", "00", 1.0), [], summary)

    assert {some: 3, none: 0} == await store.last_sequences([some, none, none + 1])


async def test_a_write_without_an_answer_is_found_by_the_sweep(sqlite_url):
    """Nobody asks again, and still the table goes on from there."""
    store = await ForgetfulStore.open(sqlite_url)
    assert isinstance(store, ForgetfulStore)
    async with hall_with(store) as hall:
        desk = await hall.create(created((None, None), BUSY), PEOPLE)
        known = desk.table.sequence
        store.loses_answers = True
        with pytest.raises(StoreUnavailable):
            await desk.do(acts)
        assert known == desk.table.sequence
        store.loses_answers = False

        await until(lambda: desk.table.sequence == known + 1)
    await store.close()


async def test_news_that_were_lost_are_found_by_the_sweep(sqlite_url):
    """Two nodes that cannot hear each other: whoever watches at one sees what is done at the other."""
    store = await Store.open(sqlite_url)
    async with hall_with(store, nats=PEERS) as here, hall_with(store, nats=PEERS) as there:
        acting = await here.create(created((None, None), BUSY), PEOPLE)
        watching = await there.desk(acting.table.code)
        await watching.watch(Watcher("b" * 64, Viewer(1)), None)
        await acting.do(acts)

        await until(lambda: watching.table.sequence == acting.table.sequence)
    await store.close()


async def test_while_no_news_come_through_tables_in_use_are_looked_up(sqlite_url):
    """Much more often than the sweep would: whoever watches at one node sees what is done at the other."""
    store = await Store.open(sqlite_url)
    async with (
        hall_with(store, nats=PEERS, works=False) as here,
        hall_with(store, nats=PEERS, works=False) as there,
    ):
        acting = await here.create(created((None, None), BUSY), PEOPLE)
        watching = await there.desk(acting.table.code)
        await watching.watch(Watcher("b" * 64, Viewer(1)), None)
        await acting.do(acts)
        await there._look_without_news()
        assert watching.table.sequence < acting.table.sequence
        await there.bus.close()
        await there._look_without_news()

        await until(lambda: watching.table.sequence == acting.table.sequence)
    await store.close()


async def test_a_table_at_hand_is_looked_up_when_news_may_have_been_lost_for_long(sqlite_url):
    """Two nodes that cannot hear each other and do not know it: what one reads is a few seconds old at most."""
    store = await Store.open(sqlite_url)
    async with (
        hall_with(store, nats=PEERS, works=False) as here,
        hall_with(store, nats=PEERS, works=False) as there,
    ):
        acting = await here.create(created((None, None), BUSY), PEOPLE)
        reading = await there.desk(acting.table.code)
        await acting.do(acts)
        assert reading.is_current
        reading.looked = Look(reading.looked.at - TRUSTED, 0)

        assert None is there.at_hand(acting.table.code)
        assert acting.table.sequence == (await there.desk(acting.table.code)).table.sequence
        assert reading is there.at_hand(acting.table.code)
    await store.close()


async def test_nothing_is_refused_because_of_news_that_were_not_heard(sqlite_url):
    """An action upon a version that another node made is not out of date, only new to this one."""
    store = await Store.open(sqlite_url)
    async with hall_with(store, nats=PEERS) as here, hall_with(store, nats=PEERS) as there:
        desk = await here.create(created((None, None), BUSY), PEOPLE)
        late = await there.desk(desk.table.code)
        table = await desk.do(acts)
        assert table.state is not None
        assert table.to_act is not None
        action, seat, version = table.state.legal()[0], table.to_act, table.version

        done = await late.do(lambda now: playing.act(now, seat, action, version))

        assert table.sequence + 1 == done.sequence
    await store.close()


async def test_what_two_nodes_do_at_once_is_done_one_after_the_other(sqlite_url):
    """Neither has heard of the other: whoever comes second finds the place taken, looks, and takes the next."""
    store = await Store.open(sqlite_url)
    async with hall_with(store, nats=PEERS, works=False) as here, hall_with(store, nats=PEERS, works=False) as there:
        desk = await here.create(created((None, None), BUSY), PEOPLE)
        other = await there.desk(desk.table.code)
        first = await desk.do(lambda now: playing.say(now, PEOPLE[0].holder, preset="hello", text=None))
        second = await other.do(lambda now: playing.say(now, PEOPLE[1].holder, preset="thanks", text=None))

        assert first.sequence + 1 == second.sequence
        assert ["hello", "thanks"] == [line.preset for line in second.chat]
    await store.close()


async def test_a_table_that_cannot_be_read_does_not_hold_up_the_others(sqlite_url, caplog):
    """The sweep goes on to what else is due."""
    store = await Store.open(sqlite_url)
    overdue = Summary("playing", open_seats=0, due_at=1.0)
    await store.create(NewTable("broken", "miesjelen", "public", "00", 1.0), [Row(1.0, "no event")], overdue)
    async with hall_with(store) as before:
        desk = await before.create(created(("random", "random"), Customs(pace=0.5, round_pause=0.0)), [])
        await until(lambda: desk.table.sequence > 2)
    async with hall_with(store) as hall:
        await until(lambda: desk.table.code in hall._desks)
    await store.close()
    assert "table-unreadable" in caplog.text


async def test_a_restart_does_not_make_anybody_late(sqlite_url):
    """Whoever had been thinking for long has all the time again to connect before a bot plays for them."""
    store, machine = await Store.open(sqlite_url), Machine()
    async with hall_with(store, machine=machine, works=False) as hall:
        desk = await hall.create(created((None, None), PATIENT), PEOPLE)
        machine.waits(1.1)
        await look_after(hall)
        assert [None, None] == [seat.bot for seat in desk.table.seats]
    async with hall_with(store, machine=machine, works=False) as hall:
        desk = await hall.desk(desk.table.code)
        awaited = desk.table.to_act
        assert awaited is not None
        other = 1 - awaited
        await desk.watch(Watcher(PEOPLE[other].holder, Viewer(other)), None)

        machine.waits(0.9)
        await look_after(hall)
        assert desk.table.seats[awaited].bot is None
        machine.waits(0.2)
        await look_after(hall)
        assert desk.table.seats[awaited].bot is not None
    await store.close()
