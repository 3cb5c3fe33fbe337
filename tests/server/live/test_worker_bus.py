import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from followsuit.server.live import worker_bus
from followsuit.server.live.hall import new_code
from followsuit.server.live.neighbours import LONGEST_FOLDER, Neighbours
from followsuit.server.live.worker_bus import WorkerBus
from tests.server.halls import until
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def workers(folder: Path, count: int):
    """The buses of so many workers, which hear each other."""
    async with AsyncExitStack() as opened:
        buses = []
        for number in range(count):
            buses.append(await WorkerBus.open(Neighbours(number, count, folder)))
            opened.push_async_callback(buses[-1].close)
        await until(
            lambda: all(bus.is_up and bus._lines.keys() == set(range(count)) - {at} for at, bus in enumerate(buses))
        )
        yield buses


async def test_every_worker_hears_what_one_publishes(tmp_path):
    """All of it, in order, however long; whoever publishes hears it too."""
    async with workers(tmp_path, 3) as buses:
        heard = [list[bytes]() for _ in buses]
        for bus, each in zip(buses, heard, strict=True):
            await bus.subscribe("table.*", each.append)
        said = [str(number).encode() * (10**number) for number in range(7)]
        for data in said:
            buses[1].publish("table.code", data)
            buses[1].publish("other", b"!")

        await until(lambda: all(len(each) == len(said) for each in heard))
        assert [said] * 3 == heard
        assert [0] * 3 == [bus.dropped for bus in buses]


async def test_whoever_could_not_be_heard_for_a_while_is_known_to_have_been_away(tmp_path):
    """It is down until the next in its place is there; what was published meanwhile is counted as dropped."""
    async with workers(tmp_path, 2) as (first, second):
        before = first.gaps
        await second.close()
        await until(lambda: not first.is_up and not first._lines)
        first.publish("table.code", b"!")

        assert (1, True) == (first.dropped, first.gaps > before)
        another = await WorkerBus.open(Neighbours(1, 2, tmp_path))
        news = asyncio.Queue[bytes]()
        await another.subscribe("table.code", news.put_nowait)
        await until(lambda: first.is_up and another.is_up and first._lines)
        first.publish("table.code", b"again")
        assert b"again" == await asyncio.wait_for(news.get(), PATIENCE)
        assert first.gaps > before + 1
        await another.close()


async def test_a_worker_that_cannot_keep_up_learns_that_it_missed_something(tmp_path, monkeypatch):
    """Its line is broken off instead of growing for ever, and made anew."""
    monkeypatch.setattr(worker_bus, "MOST_UNREAD", -1)
    async with workers(tmp_path, 2) as (first, second):
        before = second.gaps
        first.publish("table.code", b"!")

        await until(lambda: second.gaps >= before + 2 and second.is_up)
        assert 1 == first.dropped


async def test_new_tables_are_at_home_with_the_worker_that_makes_them(tmp_path):
    """By their codes, which every worker reads alike."""
    crew = [Neighbours(number, 5, tmp_path) for number in range(5)]
    codes = [[new_code(each) for _ in range(20)] for each in crew]

    assert [[number] * 20 for number in range(5)] == [[crew[0].home_of(code) for code in some] for some in codes]


async def test_workers_meet_in_a_folder_of_any_length(tmp_path):
    """Longer than the address of a socket may be."""
    folder = tmp_path / ("long" * 20) / ("longer" * 20)
    folder.mkdir(parents=True)
    assert len(str(folder)) > LONGEST_FOLDER
    async with workers(folder, 2) as (first, second):
        assert first.is_up
        assert second.is_up
