"""Several nodes on one PostgreSQL and one NATS: any of them serves any table, and none of them is needed."""

import asyncio
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack

import httpx
import pytest

import followsuit as fs
from followsuit.engine.fairness import check_agreed, commitment_to
from followsuit.server.live.bus import NatsBus
from followsuit.server.live.watchers import Watcher
from followsuit.server.run.settings import Settings
from followsuit.server.store import Store
from followsuit.server.table.events import Customs
from followsuit.server.telling.table_view import Viewer
from followsuit.server.web.identity import new_token
from tests import services
from tests.server.crash.audit import audit
from tests.server.halls import Machine, created, hall_with
from tests.server.person import Person
from tests.server.play.asking import Line
from tests.server.play.game import Played, seat_everyone
from tests.server.play.ledger import Ledger
from tests.server.play.node import Node
from tests.server.play.plans import SHORT, Plan
from tests.server.play.player import Habits
from tests.waiting import until as until_so

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(sys.platform == "win32", reason="about signals")]

PATIENCE = 240.0
"""Seconds for games that take a few; the machine may have much to do."""


@pytest.fixture(scope="module")
def _two_nodes(_postgres_server: services.Postgres, _nats_server: services.Nats) -> Iterator[tuple[Node, Node]]:
    # A test of another module may have stopped them.
    _postgres_server.start()
    _nats_server.start()
    database, nats = _postgres_server.url(), _nats_server.url
    with ThreadPoolExecutor(2) as pool:
        starting = [pool.submit(Node, database, nats) for _ in range(2)]
    with starting[0].result() as one, starting[1].result() as other:
        yield one, other


@pytest.fixture
def nodes(_two_nodes: tuple[Node, Node], postgres: services.Postgres, nats: services.Nats) -> tuple[Node, Node]:
    """Two nodes, of which a test may end one: the next test finds both running again, and the servers they need."""
    assert postgres.is_running
    assert nats.is_running
    for node in _two_nodes:
        node.start()
    return _two_nodes


class Company:
    """People with a line each, so that it can be said who is connected to which node."""

    def __init__(self, nodes, seed=1):
        self.nodes = nodes
        self.chance = random.Random(seed)
        self.ledger = Ledger()
        self.games: list[Played] = []
        self._lines = AsyncExitStack()

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        await self._lines.aclose()

    async def line(self, *nodes):
        """A line to some nodes."""
        return await self._lines.enter_async_context(Line([node.url for node in nodes], self.chance))

    async def sit(self, plan, habits=None, lines=()):
        """A table with everyone seated; the people get the lines in turn."""
        game = await seat_everyone(await self.line(*self.nodes), plan, self.ledger, self.chance, habits or Habits())
        for number, player in enumerate(game.players):
            if lines:
                player.line = lines[number % len(lines)]
        self.games.append(game)
        return game

    async def look_on(self, game, node):
        """Look at a table from time to time, without a connection, until its game is over."""
        line, deadline = await self.line(node), time.monotonic() + PATIENCE
        while True:
            _, document = await line.ask("GET", f"/tables/{game.code}")
            if document["table"]["status"] == "over":
                return
            assert time.monotonic() < deadline, document
            await asyncio.sleep(0.1)

    async def faults(self):
        """What is wrong in the store, and in the logs of the nodes."""
        store = await Store.open(self.nodes[0].database)
        try:
            everything = await audit(store, self.games, self.ledger)
        finally:
            await store.close()
        return everything.faults + [failure for node in self.nodes for failure in node.failures()]


async def until(question):
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not question():
        assert time.monotonic() < deadline, question
        await asyncio.sleep(0.02)


async def get_past(sequence, games):
    """Wait until whoever sits first at each table knows more than so much of it, or until its short game is over."""
    await until(lambda: all(game.players[0].is_done or game.players[0].sequence > sequence for game in games))


async def all_over(games):
    """Play these games to their end, in time."""
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as together:
        for game in games:
            together.create_task(game.play())


@pytest.mark.parametrize("key", ["boerenbridge", "euchre", "hearts", "ninja-whist", "spades", "zole"])
async def test_players_at_different_nodes_see_the_same_order(nodes, key):
    """A whole game with decisions of every kind, with one person at each of two nodes and bots beside them."""
    options = SHORT[key][-1]
    bots = ("greedy",) * (fs.game(key, **options).seats - 2)
    async with Company(nodes) as company:
        lines = [await company.line(node) for node in nodes]
        game = await company.sit(Plan(key, options, (None, *bots, None)), lines=lines)
        await all_over([game])

        here, there = (player.order for player in game.players)
        both = here.keys() & there.keys()
        assert {number: here[number] for number in both} == {number: there[number] for number in both}
        assert list(range(min(both), game.players[0].sequence + 1)) == sorted(both)
        assert [] == await company.faults()


async def test_a_killed_node_leaves_its_tables_and_bot_turns_to_the_other(nodes):
    """Those who were connected to it connect elsewhere, and play on where they were."""
    doomed, other = nodes
    async with Company(nodes) as company:
        either, only_other = await company.line(*nodes), await company.line(other)
        plans = [
            Plan("zole", {"rounds": 3}, (None, "greedy", None), {"pace": 0.1}),
            Plan("boerenbridge", {}, (None, "random", "greedy", None), {"round_pause": 0.3}),
            Plan("miesjelen", SHORT["miesjelen"][0], (None, None)),
        ]
        games = [await company.sit(plan, Habits(thinking=0.1), [either, only_other]) for plan in plans]
        async with asyncio.TaskGroup() as together:
            together.create_task(all_over(games))
            await get_past(12, games)
            doomed.kill()

        assert [] == await company.faults()


async def test_a_killed_node_leaves_clocks_and_bots_that_nobody_watches_to_the_other(nodes):
    """The one person is gone with the node: time runs out, a bot takes over, and the game comes to its end."""
    doomed, other = nodes
    async with Company(nodes) as company:
        lines = [await company.line(doomed)]
        customs = {"pace": 0.1, "decision_seconds": 1.0, "round_pause": 0.3}
        plan = Plan("zole", {"rounds": 1}, ("greedy", None, "random"), customs)
        game = await company.sit(plan, Habits(forgetful=1.0), lines)
        playing = asyncio.create_task(game.play())
        await get_past(5, [game])
        doomed.kill()
        playing.cancel()
        await asyncio.wait([playing])
        game.players.clear()

        await company.look_on(game, other)
        assert [] == await company.faults()


async def test_nobody_misses_anything_while_nats_is_away(nodes, nats):
    """Without news from each other nodes look into the store, and so people at different nodes still play together."""
    async with Company(nodes) as company:
        lines = [await company.line(node) for node in nodes]
        plans = [
            Plan("zole", {"rounds": 4}, (None, None, "greedy")),
            Plan("miesjelen", {"round_limit": 3}, (None,) * 4),
        ]
        games = [await company.sit(plan, Habits(thinking=0.05), lines) for plan in plans]
        async with asyncio.TaskGroup() as together:
            together.create_task(all_over(games))
            await get_past(12, games)
            nats.kill()
            known = [player.sequence for game in games for player in game.players]
            await until(
                lambda: all(
                    player.is_done or player.sequence > before + 8
                    for player, before in zip([each for game in games for each in game.players], known, strict=True)
                )
            )
            nats.start()

        assert [] == await company.faults()


def is_connected(node):
    """Whether a node gets news from others."""
    return httpx.get(f"{node.url}/readyz", timeout=PATIENCE, verify=False).json().get("bus")


def is_ready(node):
    """Whether a node can write what people do."""
    return httpx.get(f"{node.url}/readyz", timeout=PATIENCE, verify=False).is_success


def test_what_is_written_while_nats_is_away_is_read_at_the_other_node_at_once(nodes, nats):
    """By HTTP and by a new connection, while it is away and when it is back; who is connected hears of it soon."""
    here, there = (node.url.removeprefix("http://") for node in nodes)
    with Person(here, "Anna", new_token()) as anna, Person(there, "Bob", new_token()) as bob:
        code = anna.host("miesjelen", [None, None])
        path = f"/tables/{code}"
        sat = bob.sit(code)["table"]["sequence"]
        assert until_so(lambda: sat == anna.get(path)["table"]["sequence"])
        nats.kill()
        until_so(lambda: not any(map(is_connected, nodes)))
        said = 0
        with bob.connect(code) as watching:
            for _ in range(5):
                said = anna.do("POST", f"{path}/chat", preset="hello")["sequence"]
                assert said == bob.get(path)["table"]["sequence"]
            said = anna.do("POST", f"{path}/chat", preset="thanks")["sequence"]
            with bob.connect(code) as connecting:
                assert said == connecting.kind("hello")["sequence"]
            assert said == watching.until(lambda frame: frame.get("sequence") == said)["sequence"]
        said = anna.do("POST", f"{path}/chat", preset="oops")["sequence"]
        nats.start()
        until_so(lambda: all(map(is_connected, nodes)))

        assert said == bob.get(path)["table"]["sequence"]


def test_people_at_different_nodes_draw_a_deal_together(nodes):
    """Each is bound and reveals at a node of their own; both agree to one seal, and the record proves that deal."""
    here, there = (node.url.removeprefix("http://") for node in nodes)
    drawn = ["a1" * 32, "b2" * 32]
    with Person(here, "Anna", new_token()) as anna, Person(there, "Bob", new_token()) as bob:
        code = anna.host("miesjelen", [None, None], options={"round_limit": 1}, commitment=commitment_to(drawn[0]))
        path = f"/tables/{code}"
        seal = bob.sit(code, commitment=commitment_to(drawn[1]))["table"]["fairness"]["seal"]
        assert seal
        # What one node has stored, the other hears of soon, but not at once.
        assert seal == until_so(lambda: anna.get(path)["table"]["fairness"]["seal"])
        for person, contribution in zip((anna, bob), drawn, strict=True):
            assert "open" == person.get(path)["table"]["status"]
            person.do("POST", f"{path}/reveal", contribution=contribution)
        until_so(lambda: "playing" == anna.get(path)["table"]["status"])
        while {"over"} != {person.get(path)["table"]["status"] for person in (anna, bob)}:
            for person in (anna, bob):
                document = person.get(path)
                if legal := document["telling"]["legal"]:
                    person.do("POST", f"{path}/actions", action=legal[0], version=document["table"]["version"])
        record, document = anna.get(f"{path}/record"), bob.get(path)

    assert fs.replay(record).is_over
    assert drawn == record["fairness"]["contributions"] == document["table"]["fairness"]["contributions"]
    check_agreed(record["fairness"], [seal])


async def test_a_table_that_is_watched_at_one_node_is_not_closed_by_the_other(postgres, nats, open_store, monkeypatch):
    """As long as somebody looks on; once nobody has for long, it is."""
    machine = Machine()
    machine.use(monkeypatch)
    store = await open_store(postgres.url())
    buses = [await NatsBus.connect(nats.url) for _ in range(2)]
    patience = Settings().unwatched_seconds
    assert patience is not None
    async with (
        hall_with(store, machine=machine, works=False, nats=nats.url, bus=buses[0]) as here,
        hall_with(store, machine=machine, works=False, nats=nats.url, bus=buses[1]) as there,
    ):
        await there.bus.subscribe("table.*", there._hear)
        alone = await there.create(created(("random", "random"), Customs(pace=30)), ())
        watched = await here.desk(alone.table.code)
        somebody = Watcher(None, Viewer(None), lambda _: True)
        await watched.watch(somebody, None)
        for _ in range(10):
            machine.waits(patience / 4)
            await here._repeat_presence()
            await until(lambda: alone.presence.attended_there_at == there.now())
            await alone.look_after()
            assert "playing" == alone.table.status
        watched.unwatch(somebody)
        machine.waits(2 * patience)
        await alone.look_after()

        assert ("over", True) == (alone.table.status, alone.table.closed)


async def test_games_go_on_when_postgres_was_away(nodes, postgres):
    """Stopped as by a crash and started again, at a moment when many actions are under way."""
    async with Company(nodes) as company:
        either = await company.line(*nodes)
        plans = [
            Plan("zole", {"rounds": 3}, (None, "greedy", None)),
            Plan("boerenbridge", {}, (None, "random", None, None)),
            Plan("miesjelen", {"round_limit": 3}, (None, "random", "greedy", "random"), {"pace": 0.05}),
            Plan("zole", {"rounds": 2}, (None, None, None), {"decision_seconds": 2.0}),
        ]
        games = [await company.sit(plan, Habits(thinking=0.05, by_http=0.2), [either]) for plan in plans]
        async with asyncio.TaskGroup() as together:
            together.create_task(all_over(games))
            for sequence in (10, 25):
                await get_past(sequence, games)
                postgres.kill()
                # Whoever acts meanwhile has been told so.
                await asyncio.to_thread(until_so, lambda: not all(map(is_ready, nodes)))
                await asyncio.to_thread(postgres.start)

        assert [] == await company.faults()


async def test_a_node_that_is_stopped_sends_everyone_to_the_other(nodes):
    """It ends in good order, and nobody loses a card by it."""
    leaving, _ = nodes
    async with Company(nodes) as company:
        plan = Plan("boerenbridge", {}, (None, "casual", None, "greedy"))
        game = await company.sit(plan, Habits(thinking=0.05), [await company.line(*nodes)])
        async with asyncio.TaskGroup() as together:
            together.create_task(all_over([game]))
            await get_past(20, [game])
            assert await asyncio.to_thread(leaving.terminate) == 0

        assert [] == await company.faults()
