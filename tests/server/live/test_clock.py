"""Deadlines survive steps of the wall clock, in running tables, over a restart, and between nodes."""

import math
import time

import pytest

from followsuit.server.live.clock import MOST_AHEAD, Clock
from followsuit.server.live.watchers import Watcher
from followsuit.server.table import playing
from followsuit.server.table.events import Customs
from followsuit.server.table.model import LONGEST_WAIT, TIME_TO_COME_BACK
from followsuit.server.telling.table_view import Viewer
from followsuit.server.web.identity import new_token
from tests.server.halls import PEERS, PEOPLE, Machine, acts, created, hall_with, look_after
from tests.server.person import Person
from tests.server.play.stepped import SteppedNode

pytestmark = pytest.mark.anyio

HOUR = 3600.0
STEPS = pytest.mark.parametrize("step", [HOUR, -HOUR], ids=["ahead", "back"])


@pytest.fixture
def machine(monkeypatch):
    """The machine that the tests run on, as far as the server can see."""
    machine = Machine()
    machine.use(monkeypatch)
    return machine


def a_clock(machine, start=5000.0):
    """A clock on a machine."""
    return Clock(start, lambda: machine.steady)


async def sat_down(hall, *bots, **customs):
    """A table of Anna, Bob and such bots."""
    return await hall.create(created((None, None, *bots), Customs(**{"round_pause": 0.0, **customs})), PEOPLE)


async def bots_turn(desk):
    """Play until a bot is to act: when that is due."""
    while playing.bots_turn(desk.table) is None:
        await desk.do(acts)
    return desk.table.due() - desk.hall.now()


def left(desk):
    """How long whoever is to act may still think."""
    return desk.table.deadline() - desk.hall.now()


def bots(desk):
    """Who plays in the seats of people."""
    return [desk.table.seats[seat].bot for seat in desk.table.people]


def test_a_clock_counts_on_whatever_the_wall_clock_shows(machine):
    """Only the steady one moves it."""
    clock = a_clock(machine)
    machine.is_set(HOUR)
    machine.waits(7)

    assert 5007 == clock.now()


@STEPS
def test_a_clock_that_is_wrong_is_steered_and_never_jumps(machine, step):
    """A minute lasts a minute, but for one part in a hundred."""
    clock = a_clock(machine)
    clock.steer(5000 + step)
    assert 5000 == clock.now()
    machine.waits(60)

    assert 60 + step / HOUR * 0.6 == pytest.approx(clock.now() - 5000)
    assert -math.inf == clock.served_since


def test_a_clock_that_is_a_little_wrong_is_right_after_a_minute(machine):
    """It goes no further than that."""
    clock = a_clock(machine)
    clock.steer(5000.3)
    machine.waits(60)

    assert 5060.3 == pytest.approx(clock.now())


def test_a_clock_is_never_behind_what_another_node_stored(machine):
    """It jumps there, and knows that nobody was served meanwhile; a time that no clock can show is taken for now."""
    clock = a_clock(machine)
    assert 5000.5 == clock.heard(5000.5)
    assert (5000, -math.inf) == (clock.now(), clock.served_since)

    assert 9000 == clock.heard(9000)
    assert (9000, 9000) == (clock.now(), clock.served_since)
    assert 9000 == clock.heard(9001 + MOST_AHEAD)
    assert 9000 == clock.now()


async def test_all_nodes_go_by_the_time_of_their_database(machine, postgres, open_store):
    """Though the wall clocks of their machines differ by an hour."""
    url, before = postgres.url(), time.time()
    here = await Clock.from_store(await open_store(url))
    machine.is_set(HOUR)
    there = await Clock.from_store(await open_store(url))

    assert abs(here.now() - there.now()) < HOUR / 10
    assert abs(here.now() - before) < HOUR / 10


async def test_with_a_file_the_clock_is_that_of_the_machine(machine, sqlite_url, open_store):
    """There is no other."""
    store = await open_store(sqlite_url)

    assert machine.wall == (await Clock.from_store(store, lambda: machine.steady)).now()


@STEPS
async def test_the_time_for_a_decision_is_the_same_after_a_step(machine, sqlite_url, open_store, step):
    """Nobody loses a turn to it, and nobody gains an hour."""
    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as hall:
        desk = await sat_down(hall, decision_seconds=60.0, takeover_seconds=None)
        machine.is_set(step)
        machine.waits(59)
        await look_after(hall)
        assert [None, None] == bots(desk)

        machine.waits(5)
        await look_after(hall)
        assert ["casual"] == [bot for bot in bots(desk) if bot]


@STEPS
async def test_a_step_costs_nobody_their_bank(machine, sqlite_url, open_store, step):
    """Only what somebody took longer is taken from it."""
    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as hall:
        desk = await sat_down(hall, decision_seconds=10.0, bank_seconds=100.0)
        seat = desk.table.to_act
        machine.is_set(step)
        machine.waits(30)
        await look_after(hall)
        await desk.do(acts)

        assert pytest.approx(80.0) == desk.table.bank_left(seat)


@STEPS
async def test_a_pause_between_rounds_is_as_long_as_before(machine, sqlite_url, open_store, step):
    """Neither cut short nor endless."""
    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as hall:
        desk = await sat_down(hall, round_pause=15.0)
        while desk.table.pause_since is None:
            await desk.do(acts)
        machine.is_set(step)
        machine.waits(14)
        await look_after(hall)
        assert None is not desk.table.pause_since

        machine.waits(4)
        await look_after(hall)
        assert None is desk.table.pause_since


@STEPS
async def test_a_bot_takes_its_time_and_no_more(machine, sqlite_url, open_store, step):
    """Its pace is kept."""
    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as hall:
        desk = await sat_down(hall, "random", pace=30.0)
        assert 30.0 == pytest.approx(await bots_turn(desk))
        version = desk.table.version
        machine.is_set(step)
        machine.waits(29)
        await look_after(hall)
        assert version == desk.table.version

        machine.waits(4)
        await look_after(hall)
        assert version < desk.table.version


@STEPS
async def test_bots_wait_for_an_answer_as_long_as_before(machine, sqlite_url, open_store, step):
    """While people say whether somebody may take something back."""
    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as hall:
        desk = await sat_down(hall, "random", pace=10.0)
        while playing.bots_turn(desk.table) is None or not (asking := [s for s in (0, 1) if desk.table.move_of(s)]):
            await desk.do(acts)
        asker = PEOPLE[asking[0]].holder
        await desk.do(lambda table: playing.ask_undo(table, asker))
        version = desk.table.version
        machine.is_set(step)
        machine.waits(LONGEST_WAIT - 1)
        await look_after(hall)
        assert version == desk.table.version

        machine.waits(4)
        await look_after(hall)
        assert version < desk.table.version


@STEPS
async def test_nobody_is_away_for_longer_because_of_a_step(machine, sqlite_url, open_store, step):
    """The others wait for as long as was agreed."""
    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as hall:
        desk = await sat_down(hall, takeover_seconds=60.0)
        waiting = 1 - desk.table.to_act
        await desk.watch(Watcher(PEOPLE[waiting].holder, Viewer(waiting)), None)
        machine.is_set(step)
        machine.waits(59)
        await look_after(hall)
        assert [None, None] == bots(desk)

        machine.waits(2)
        await look_after(hall)
        assert ["casual"] == [bot for bot in bots(desk) if bot]


@STEPS
async def test_after_a_step_and_a_restart_whoever_is_to_act_has_time_to_come_back(
    machine, sqlite_url, open_store, step
):
    """A little if their time is over, what is left of it otherwise; then a bot takes over as ever."""
    store = await open_store(sqlite_url)
    async with hall_with(store, machine=machine, works=False) as hall:
        code = (await sat_down(hall, decision_seconds=60.0, takeover_seconds=None)).table.code
    machine.is_set(step)
    async with hall_with(store, machine=machine, works=False) as hall:
        await look_after(hall)
        desk = await hall.desk(code)
        remains = left(desk)
        assert pytest.approx(TIME_TO_COME_BACK if step > 0 else 60.0) == remains
        machine.waits(remains - 1)
        await look_after(hall)
        assert [None, None] == bots(desk)

        machine.waits(5)
        await look_after(hall)
        assert ["casual"] == [bot for bot in bots(desk) if bot]


@STEPS
@pytest.mark.parametrize("bot", ["random", None], ids=["bot", "pause"])
async def test_after_a_step_and_a_restart_bots_and_rounds_go_on(machine, sqlite_url, open_store, step, bot):
    """Nobody has to look at the table for that."""
    store = await open_store(sqlite_url)
    async with hall_with(store, machine=machine, works=False) as hall:
        desk = await sat_down(hall, "random", pace=5.0, round_pause=5.0)
        while playing.bots_turn(desk.table) is None if bot else desk.table.pause_since is None:
            await desk.do(acts)
        before = desk.table
    machine.is_set(step)
    async with hall_with(store, machine=machine, works=False) as hall:
        machine.waits(10)
        await look_after(hall)

        assert before.sequence < (await hall.desk(before.code)).table.sequence


async def test_time_that_runs_out_just_after_a_restart_is_prolonged_once(machine, sqlite_url, open_store):
    """Nobody can be back within a second; but nobody gets more than that once."""
    store = await open_store(sqlite_url)
    async with hall_with(store, machine=machine, works=False) as hall:
        code = (await sat_down(hall, decision_seconds=60.0, takeover_seconds=None)).table.code
    machine.waits(59)
    async with hall_with(store, machine=machine, works=False) as hall:
        desk = await hall.desk(code)
        assert 1.0 == pytest.approx(left(desk))
        machine.waits(4)
        await look_after(hall)
        assert TIME_TO_COME_BACK == pytest.approx(left(desk))
        machine.waits(TIME_TO_COME_BACK + 4)
        await look_after(hall)

        assert ["casual"] == [bot for bot in bots(desk) if bot]


async def test_a_table_stored_by_a_clock_that_was_wrong_goes_on_at_once(machine, sqlite_url, open_store):
    """Somebody had set it a month ahead; its times are taken for now."""
    store = await open_store(sqlite_url)
    machine.is_set(30 * 24 * HOUR)
    async with hall_with(store, machine=machine, works=False) as hall:
        code = (await sat_down(hall, decision_seconds=60.0, takeover_seconds=None)).table.code
    machine.is_set(-30 * 24 * HOUR)
    async with hall_with(store, machine=machine, works=False) as hall:
        desk = await hall.desk(code)

        assert machine.wall == hall.now()
        assert 60.0 == left(desk)


@STEPS
async def test_a_node_whose_wall_clock_differs_ends_nobodys_turn(machine, postgres, open_store, step):
    """It looks after a table of another node, and finds nothing overdue; nor does the other, after it acted."""
    store = await open_store(postgres.url())
    async with hall_with(store, machine=machine, works=False, nats=PEERS) as here:
        desk = await sat_down(here, decision_seconds=600.0, takeover_seconds=None)
        machine.is_set(step)
        async with hall_with(store, machine=machine, works=False, nats=PEERS) as there:
            other = await there.desk(desk.table.code)
            await look_after(there, here)
            assert [None, None] == bots(other) == bots(desk)
            await other.do(acts)
            await look_after(here, there)

            assert other.table.sequence == desk.table.sequence
            assert [None, None] == bots(other) == bots(desk)
            # The clock of the database, which is not the test's, may go on for a while meanwhile.
            assert 400 < left(desk) < 800


async def test_a_node_that_slept_goes_by_the_clock_of_the_others(machine, postgres, open_store):
    """Its own stood still; what it does then does not look hours old to them."""
    store, sleeper = await open_store(postgres.url()), Machine()
    async with (
        hall_with(store, machine=machine, works=False, nats=PEERS) as awake,
        hall_with(store, machine=sleeper, works=False, nats=PEERS) as asleep,
    ):
        desk = await sat_down(awake, decision_seconds=600.0, takeover_seconds=None)
        late = await asleep.desk(desk.table.code)
        machine.waits(500)
        await desk.do(acts)
        machine.waits(500)
        await desk.do(acts)
        await late.refresh()
        await late.do(acts)
        await look_after(awake)

        assert late.table.sequence == desk.table.sequence
        assert [None, None] == bots(desk)
        assert 400 < left(desk) < 800


def test_a_server_plays_on_while_its_wall_clock_is_stepped(tmp_path):
    """A process of its own: an hour ahead no turn is lost, two hours back the bots play on."""
    with SteppedNode(f"sqlite:///{tmp_path / 'tables.db'}") as node:
        address = node.url.removeprefix("http://")
        with Person(address, "Anna", new_token()) as anna, Person(address, "Bob", new_token()) as bob:
            slow = anna.host("miesjelen", [None, None], customs={"decision_seconds": 600, "takeover_seconds": None})
            bob.sit(slow)
            for step in (HOUR, -2 * HOUR):
                node.step(step)
                busy = anna.host("miesjelen", [None, "random", "random"], customs={"pace": 0.1})
                with anna.connect(busy) as here:
                    here.kind("hello")
                    for _ in range(3):
                        assert here.my_turn()
                        here.act(here.telling["legal"][0])
                    assert here.my_turn()
                table = anna.get(f"/tables/{slow}")["table"]
                assert [None, None] == [seat["bot"] for seat in table["seats"]]
                assert 200 < table["clock"]["deadline"] - table["clock"]["now"] <= 600
