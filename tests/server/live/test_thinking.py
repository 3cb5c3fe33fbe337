"""Bots' turns and hints in threads, in the order of the line."""

import asyncio
import os
import sys
import threading
from unittest.mock import Mock

import pytest

import followsuit as fs
from followsuit.bots import Budget, Decision
from followsuit.errors import TableError
from followsuit.server.live import thinking
from followsuit.server.live.line import Rank
from followsuit.server.live.thinking import Thinking, Unwanted
from followsuit.server.run.metrics import Metrics

pytestmark = pytest.mark.anyio


@pytest.fixture
async def one_worker():
    """A server with one thread for everything, which is busy until `free` is set: what comes meanwhile has to wait."""
    free = threading.Event()
    thoughts = Thinking(lambda _: None, Metrics(), workers=1)
    busy = asyncio.ensure_future(thoughts.work(Rank.PLAYED, "busy", free.wait))
    await asyncio.sleep(0)
    yield thoughts, free
    free.set()
    await busy
    thoughts.close()


async def waiting(thoughts, rank, answer, order, **more):
    """Something that notes when it is thought about, and waits in the line by now."""
    task = asyncio.ensure_future(thoughts.work(rank, "anna", lambda: order.append(answer), **more))
    await asyncio.sleep(0)
    return task


@pytest.mark.skipif(sys.platform != "linux", reason="Only there a thread may step back by itself.")
async def test_bots_leave_the_processors_to_the_tables():
    """A thread that thinks is nicer than the one that serves, which stays as it was."""
    thoughts = Thinking(lambda _: None, Metrics(), workers=1)
    before = os.getpriority(os.PRIO_PROCESS, 0)
    priority = await thoughts.work(
        Rank.PLAYED, "anna", lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    )
    thoughts.close()

    assert min(19, before + thinking.STEP_BACK) == priority
    assert before == os.getpriority(os.PRIO_PROCESS, 0)


async def test_what_matters_more_is_thought_about_first(one_worker):
    """Whenever it was asked for."""
    thoughts, free = one_worker
    order: list[str] = []
    tasks = [await waiting(thoughts, rank, rank.name, order) for rank in reversed(Rank)]
    free.set()
    await asyncio.gather(*tasks)

    assert [rank.name for rank in Rank] == order


async def test_a_turn_whose_table_has_moved_on_is_not_thought_about(one_worker):
    """Whoever waited for it is told so."""
    thoughts, free = one_worker
    order: list[str] = []
    task = await waiting(thoughts, Rank.PLAYED, "old", order, wanted=lambda: False)
    free.set()

    with pytest.raises(Unwanted):
        await task
    assert [] == order


async def test_a_turn_moves_up_when_somebody_comes_to_its_table(one_worker):
    """It then comes before what others ask for."""
    thoughts, free = one_worker
    order: list[str] = []

    def wanted():
        return True

    tasks = [
        await waiting(thoughts, Rank.UNWATCHED, "turn", order, wanted=wanted),
        await waiting(thoughts, Rank.ASKED, "hint", order),
    ]
    thoughts.advance(wanted, Rank.PLAYED)
    free.set()
    await asyncio.gather(*tasks)

    assert ["turn", "hint"] == order


async def test_too_many_are_turned_away_at_once(monkeypatch):
    """With a refusal that says what to do."""
    monkeypatch.setitem(thinking.LONGEST, Rank.ASKED, 3)
    thoughts, free = Thinking(lambda _: None, Metrics(), workers=1), threading.Event()
    tasks = [asyncio.ensure_future(thoughts.work(Rank.ASKED, "anna", free.wait)) for _ in range(5)]
    await asyncio.sleep(0)
    with pytest.raises(TableError) as refusal:
        await tasks[-1]
    free.set()
    await asyncio.gather(*tasks[:-1])
    thoughts.close()

    assert "server/busy" == refusal.value.code
    assert refusal.value.remedy


async def test_an_error_while_thinking_is_told_and_the_line_goes_on(one_worker):
    """To whoever asked."""
    thoughts, free = one_worker
    free.set()

    with pytest.raises(ZeroDivisionError):
        await thoughts.work(Rank.ASKED, "anna", lambda: 1 / 0)
    assert 2 == await thoughts.work(Rank.ASKED, "anna", lambda: 1 + 1)


async def test_whoever_gives_up_leaves_the_line(one_worker):
    """It is not thought about then."""
    thoughts, free = one_worker
    order: list[str] = []
    given_up = await waiting(thoughts, Rank.ASKED, "given up", order)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    other = await waiting(thoughts, Rank.ASKED, "other", order)
    free.set()
    await other

    assert ["other"] == order


async def test_how_many_wait_and_how_long_is_counted():
    """By rank, for Prometheus."""
    metrics, free = Metrics(), threading.Event()
    thoughts = Thinking(lambda _: None, metrics, workers=1)
    tasks = [asyncio.ensure_future(thoughts.work(Rank.ASKED, "anna", free.wait)) for _ in range(3)]
    await asyncio.sleep(0)

    assert 2 == metrics.registry.get_sample_value("followsuit_thinking_waiting", {"rank": "asked"})
    free.set()
    await asyncio.gather(*tasks)
    assert 0 == metrics.registry.get_sample_value("followsuit_thinking_waiting", {"rank": "asked"})
    assert 3 == metrics.registry.get_sample_value("followsuit_thinking_wait_seconds_count", {"rank": "asked"})
    thoughts.close()


@pytest.fixture
def deciding(monkeypatch):
    """Who was asked for each turn, and how long each was given: players that decide at once, compiled or not."""
    asked: list[tuple[str, Budget]] = []

    def quick(name, _seed):
        def decide(view, budget):
            asked.append((name, budget))
            return Decision(view.legal[0])

        return Mock(decide=decide)

    monkeypatch.setattr(thinking, "player", quick)
    monkeypatch.setattr(thinking, "prepare", lambda *_, **__: None)
    return asked


def a_view():
    """What whoever begins a game of Zole sees."""
    state = fs.game("zole").start(seed=1)
    return state.view(state.to_act)


async def minds_ready(thoughts):
    """The players with a mind are compiled."""
    thoughts.warm_up()
    await asyncio.gather(*thoughts._compiling.values())


async def test_a_bot_thinks_as_long_as_its_kind_and_a_hint_as_long_as_a_hint(deciding):
    """At a table each level has its own time; what somebody asks for is given a fifth of a second."""
    thoughts = Thinking(lambda _: None, Metrics(), workers=1)
    await minds_ready(thoughts)
    for bot in ("casual", "master", "greedy"):
        await thoughts.decide(bot, "x", a_view(), Rank.PLAYED, "anna")
    await thoughts.decide("strong", "x", a_view(), Rank.ASKED, "anna")
    thoughts.close()

    assert [("casual", Budget()), ("master", Budget()), ("greedy", Budget())] == deciding[:3]
    assert [("strong", Budget(seconds=0.2))] == deciding[3:]


@pytest.mark.parametrize(
    ("rank", "waiting_turns", "who"),
    [
        (Rank.PLAYED, thinking.CROWDED + 1, "master"),
        (Rank.PLAYED, thinking.CROWDED + 2, "instant"),
        (Rank.WATCHED, thinking.CROWDED + 2, "instant"),
        (Rank.UNWATCHED, thinking.CROWDED + 2, "master"),
    ],
)
async def test_while_too_many_wait_where_people_are_bots_decide_at_once(one_worker, deciding, rank, waiting_turns, who):
    """So that nobody waits; where nobody is, and where few wait, they think as their level does."""
    thoughts, free = one_worker
    await minds_ready(thoughts)
    turns = [
        asyncio.ensure_future(thoughts.decide("master", "x", a_view(), rank, "anna")) for _ in range(waiting_turns)
    ]
    for _ in range(5):
        await asyncio.sleep(0)
    assert waiting_turns == thoughts._line.length(rank)
    free.set()
    await asyncio.gather(*turns)

    assert who == deciding[0][0]
    assert "master" == deciding[-1][0]


async def test_bots_without_a_mind_play_on_however_many_wait(one_worker, deciding):
    """They take no time as it is."""
    thoughts, free = one_worker
    turns = [asyncio.ensure_future(thoughts.decide("beginner", "x", a_view(), Rank.PLAYED, "a")) for _ in range(9)]
    await minds_ready(thoughts)
    free.set()
    await asyncio.gather(*turns)

    assert ["beginner"] * 9 == [name for name, _ in deciding]


async def test_until_minds_are_compiled_another_bot_plays_for_those_that_have_one(monkeypatch, deciding):
    """Rules of thumb are compiled first; only a hint waits for the player whose advice it is."""
    going_on = threading.Event()
    monkeypatch.setattr(thinking, "prepare", lambda names, *_, **__: "strong" not in names or going_on.wait())
    thoughts = Thinking(lambda _: None, Metrics(), workers=1)
    hint = asyncio.ensure_future(thoughts.decide("strong", "x", a_view(), Rank.ASKED, "anna"))
    await thoughts.decide("master", "x", a_view(), Rank.PLAYED, "anna")
    assert ["beginner"] == [name for name, _ in deciding]
    assert not hint.done()
    going_on.set()
    await hint
    await thoughts.decide("master", "x", a_view(), Rank.PLAYED, "anna")
    thoughts.close()

    assert ["beginner", "strong", "master"] == [name for name, _ in deciding]
