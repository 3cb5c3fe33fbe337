"""Who is here: whoever is connected, at any node, and whoever asked for something by HTTP a while ago."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from followsuit.server.live.desk import Desk
from followsuit.server.live.presence import AWAY_AFTER, FORGOTTEN, HERE_FOR, REPEAT, Presence
from followsuit.server.live.watchers import Watcher
from followsuit.server.table.events import Customs
from followsuit.server.telling.table_view import Viewer
from tests.server.halls import PEERS, PEOPLE, Machine, created, hall_with, look_after

ANNA, BOB = (sat.holder for sat in PEOPLE)


def test_whoever_asks_now_and_then_is_here():
    """For as long as they do not stay away for a whole minute."""
    presence = Presence(known_since=0.0)

    assert presence.touch(1, 100.0)
    assert not presence.touch(1, 100.0 + HERE_FOR - 1)
    assert [{1}, set()] == [presence.present(100.0 + HERE_FOR - 1 + later) for later in (HERE_FOR - 1, HERE_FOR)]
    assert [0.0, HERE_FOR] == [presence.away_for(1, 159.0 + later, 0.0) for later in (1.0, HERE_FOR)]


def test_whoever_was_connected_is_gone_with_the_connection():
    """What their page asked for by HTTP before does not keep them here."""
    presence = Presence(known_since=0.0)
    presence.touch(1, 100.0)
    presence.now_here({1}, 101.0)
    presence.touch(1, 102.0)
    presence.now_here(set(), 103.0)

    assert (frozenset(), 7.0) == (presence.present(103.0), presence.away_for(1, 110.0, 0.0))


def test_another_node_is_believed_for_a_while():
    """Whoever is there is here too, until nothing more is heard of it."""
    presence = Presence(known_since=0.0)
    presence.now_there("other", [1], 100.0)

    assert [{1}, set()] == [presence.present(100.0 + later) for later in (FORGOTTEN - 1, FORGOTTEN)]


def test_a_node_that_has_just_begun_does_not_know_who_is_away():
    """Time in which it heard nothing counts from when it began to listen."""
    assert 5.0 == Presence(known_since=100.0).away_for(1, 105.0, 0.0)


def test_a_new_holder_of_a_seat_is_not_taken_for_the_old_one():
    """They have not been away for as long as somebody else was, and are not here because somebody else asked."""
    presence = Presence(known_since=0.0)
    presence.touch(1, 100.0)
    presence.moved(1, 120.0)

    assert (frozenset(), 10.0) == (presence.present(130.0), presence.away_for(1, 130.0, 0.0))


@pytest.fixture
def machine(monkeypatch) -> Machine:
    """A machine whose clocks the test sets."""
    machine = Machine()
    machine.use(monkeypatch)
    return machine


async def seated(hall, **customs) -> tuple[Desk, int]:
    """A table of two people without sockets, and the seat to act."""
    usual = {"takeover_seconds": None, "round_pause": None}
    desk = await hall.create(created((None, None), Customs(**(usual | customs))), PEOPLE)
    assert desk.table.to_act is not None
    return desk, desk.table.to_act


@pytest.mark.anyio
async def test_a_player_by_http_is_not_removed_while_asking_now_and_then(machine, sqlite_url, open_store):
    """However long their turn lasts; once they have said nothing for a minute, they may be."""
    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as hall:
        desk, seat = await seated(hall)
        for _ in range(10):
            desk.asked_by(PEOPLE[seat].holder)
            machine.waits(HERE_FOR - 5)
            assert not desk.is_away(desk.table, seat)
        machine.waits(10)

        assert desk.is_away(desk.table, seat)


@pytest.mark.anyio
async def test_nobody_is_removed_whose_turn_has_just_begun(machine, sqlite_url, open_store):
    """A program that waits for its turn may have had nothing to ask for."""
    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as hall:
        desk, seat = await seated(hall)
        machine.waits(AWAY_AFTER + 1)
        assert desk.is_away(desk.table, seat)

        assert not desk.is_away(replace(desk.table, turn_since=hall.now()), seat)


@pytest.mark.anyio
async def test_nobody_is_removed_right_after_a_restart(machine, sqlite_url, open_store):
    """A node that has just begun gives everyone a minute to come back."""
    store = await open_store(sqlite_url)
    async with hall_with(store, machine=machine, works=False) as hall:
        desk, seat = await seated(hall)
        machine.waits(3600)
        assert desk.is_away(desk.table, seat)
    async with hall_with(store, machine=machine, works=False) as hall:
        desk = await hall.desk(desk.table.code)
        told = []
        for _ in range(3):
            told.append([desk.is_away(desk.table, number) for number in (0, 1)])
            machine.waits(AWAY_AFTER / 2)

    assert [[False, False], [False, False], [True, True]] == told


@pytest.mark.anyio
async def test_no_bot_takes_over_for_a_player_who_asks_by_http(machine, sqlite_url, open_store):
    """Nor is somebody kept waiting who asks by HTTP alone, when the other is really away."""
    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as hall:
        desk, seat = await seated(hall, takeover_seconds=5.0)
        for _ in range(10):
            desk.asked_by(ANNA)
            desk.asked_by(BOB)
            machine.waits(20)
            await look_after(hall)
        assert None is desk.table.seats[seat].bot
        for _ in range(4):
            desk.asked_by(PEOPLE[1 - seat].holder)
            machine.waits(20)
            await look_after(hall)

        assert "away" == desk.table.seats[seat].why_bot


@pytest.mark.anyio
async def test_other_nodes_hear_of_a_player_by_http(machine, sqlite_url, open_store, monkeypatch):
    """At once, and again every few seconds: nobody is away at one node who asks another."""
    store = await open_store(sqlite_url)
    async with (
        hall_with(store, machine=machine, works=False, nats=PEERS) as here,
        hall_with(store, machine=machine, works=False, nats=PEERS) as there,
    ):
        asked, seat = await seated(here)
        knowing = await there.desk(asked.table.code)
        monkeypatch.setattr(here, "_publish", lambda news: there._hear(msgspec.json.encode(news)))
        for _ in range(20):
            asked.asked_by(PEOPLE[seat].holder)
            await here._repeat_presence()
            assert {seat} == knowing.presence.present(there.now())
            assert not knowing.is_away(knowing.table, seat)
            machine.waits(REPEAT)
        machine.waits(2 * AWAY_AFTER)
        await here._repeat_presence()

        assert (frozenset(), True) == (knowing.presence.present(there.now()), knowing.is_away(knowing.table, seat))


@pytest.mark.anyio
async def test_whoever_goes_without_a_word_is_told_to_be_away(machine, sqlite_url, open_store):
    """The table tells it once the minute is over, though nothing else has happened."""
    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as hall:
        desk, seat = await seated(hall)
        other = 1 - seat
        frames: list[dict[str, Any]] = []

        def taken(frame: bytes) -> bool:
            frames.append(msgspec.json.decode(frame))
            return True

        await desk.watch(Watcher(PEOPLE[other].holder, Viewer(other), taken), None)
        desk.asked_by(PEOPLE[seat].holder)
        machine.waits(HERE_FOR)
        await look_after(hall)

        told = [frame["seats"][seat]["present"] for frame in frames if frame["type"] == "presence"]
        assert [False, True, False] == told
