import asyncio

import pytest

from followsuit.server.errors import BusError
from followsuit.server.live.bus import Bus, LocalBus, NatsBus
from followsuit.server.live.neighbours import Neighbours
from followsuit.server.live.worker_bus import WorkerBus
from tests import services
from tests.server.halls import until
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["local", "nats", "workers"])
async def bus(request, tmp_path):
    """A bus of each kind in turn."""
    opened: Bus = LocalBus()
    if request.param == "nats":
        opened = await NatsBus.connect(request.getfixturevalue("nats").url)
    if request.param == "workers":
        opened = await WorkerBus.open(Neighbours(0, 2, tmp_path))
    yield opened
    await opened.close()


@pytest.fixture
async def heard(bus):
    """What is heard on the subject `done`, which says that all before it has been heard too."""
    queue = asyncio.Queue[bytes]()
    await bus.subscribe("done", queue.put_nowait)
    return queue


async def publish_all(bus, heard, *subjects):
    """Publish each subject's own name under it, and wait until all of it has been heard."""
    for subject in subjects:
        bus.publish(subject, subject.encode())
    bus.publish("done", b"")
    await asyncio.wait_for(heard.get(), PATIENCE)
    # Other subscriptions are called in tasks of their own, which have had their news by now.
    for _ in range(10):
        await asyncio.sleep(0)


async def test_news_reaches_everybody_who_asked_for_its_subject(bus, heard):
    """And nobody else."""
    first, second, other = list[bytes](), list[bytes](), list[bytes]()
    await bus.subscribe("table.HAND", first.append)
    await bus.subscribe("table.HAND", second.append)
    await bus.subscribe("table.CARD", other.append)

    await publish_all(bus, heard, "table.HAND", "table.HANDS", "table.HAND")

    assert ([b"table.HAND"] * 2, [b"table.HAND"] * 2, []) == (first, second, other)


async def test_a_star_stands_for_any_one_word(bus, heard):
    """Not for none, nor for two."""
    news = list[bytes]()
    await bus.subscribe("table.*", news.append)

    await publish_all(bus, heard, "table.HAND", "table", "table.HAND.more", "seat.HAND", "table.CARD")

    assert [b"table.HAND", b"table.CARD"] == news


async def test_who_stopped_hears_no_more(bus, heard):
    """The others still do, and stopping twice is nothing."""
    stopped, still = list[bytes](), list[bytes]()
    subscriptions = [await bus.subscribe(subject, stopped.append) for subject in ("table.HAND", "table.*")]
    await bus.subscribe("table.HAND", still.append)
    for subscription in subscriptions * 2:
        await subscription.stop()

    await publish_all(bus, heard, "table.HAND")

    assert ([], [b"table.HAND"]) == (stopped, still)


async def test_what_is_published_after_subscribing_is_heard(bus):
    """Without a pause in between."""

    async def is_heard(subject):
        news = list[bytes]()
        subscription = await bus.subscribe(subject, news.append)
        bus.publish(subject, b"!")
        await until(lambda: news == [b"!"])
        await subscription.stop()

    for number in range(20):
        await is_heard(f"table.{number}")


async def test_a_callback_runs_after_the_publisher_goes_on():
    """Within one process too: nobody is called in the middle of somebody else's work."""
    bus, news = LocalBus(), list[bytes]()
    await bus.subscribe("table.HAND", news.append)

    bus.publish("table.HAND", b"!")
    assert [] == news
    await asyncio.sleep(0)
    assert [b"!"] == news
    await bus.close()


async def test_a_local_bus_leaves_nothing_behind():
    """However many tables came and went."""
    bus = LocalBus()
    for number in range(3):
        await (await bus.subscribe(f"table.{number}", print)).stop()
    await bus.subscribe("table.*", print)
    await bus.close()

    assert ({}, {}, False, 0) == (bus._exact, bus._patterns, bus.is_up, bus.dropped)


async def test_nodes_hear_each_other(nats):
    """And themselves."""
    nodes = [await NatsBus.connect(nats.url) for _ in range(3)]
    news = [list[bytes]() for _ in nodes]
    for node, own in zip(nodes, news, strict=True):
        await node.subscribe("table.*", own.append)

    nodes[0].publish("table.HAND", b"4")

    await until(lambda: news == [[b"4"]] * 3)
    for node in nodes:
        await node.close()


async def test_publishing_during_an_outage_is_dropped_and_counted(nats):
    """Nobody waits and nobody fails; with the server back, news comes through again."""
    bus = await NatsBus.connect(nats.url)
    before, meanwhile = list[bytes](), list[bytes]()
    await bus.subscribe("table.*", before.append)
    nats.kill()
    await until(lambda: not bus.is_up)

    bus.publish("table.HAND", b"lost")
    await bus.subscribe("table.HAND", meanwhile.append)
    nats.start()
    await until(lambda: bus.is_up)
    bus.publish("table.HAND", b"found")

    await until(lambda: before == meanwhile == [b"found"])
    assert 1 == bus.dropped
    await bus.close()


async def test_closing_during_an_outage_is_quick(nats):
    """Also with subscriptions, which may be stopped afterwards; nothing more can be asked for."""
    bus = await NatsBus.connect(nats.url)
    subscription = await bus.subscribe("table.*", print)
    nats.stop()
    await until(lambda: not bus.is_up)

    async with asyncio.timeout(PATIENCE):
        await bus.close()
        await subscription.stop()
    with pytest.raises(BusError, match="closed"):
        await bus.subscribe("table.*", print)


async def test_no_server_at_the_start_is_an_error_without_the_password():
    """Soon, so that the operator sees it."""
    with services.nats() as server:
        port = server.port

    with pytest.raises(BusError) as caught:
        async with asyncio.timeout(PATIENCE):
            await NatsBus.connect(f"nats://anna:s3cret@127.0.0.1:{port}")

    assert "bus/unreachable" == caught.value.code
    assert str(caught.value).startswith(f"The bus at “127.0.0.1:{port}” cannot be reached: Connect call failed")
    assert "s3cret" not in str(caught.value)


async def test_a_node_waits_for_a_server_that_starts_with_it(monkeypatch):
    """Whoever starts several programs together need not mind their order."""
    with services.nats() as server:
        server.stop()
        tried, connected = asyncio.Event(), NatsBus._connected

        async def trying(url, shown):
            try:
                return await connected(url, shown)
            finally:
                tried.set()

        monkeypatch.setattr(NatsBus, "_connected", trying)
        connecting = asyncio.create_task(NatsBus.connect(server.url, wait=PATIENCE))
        await tried.wait()
        assert not connecting.done()
        await asyncio.to_thread(server.start)
        bus = await connecting

        assert bus.is_up
        await bus.close()


@pytest.mark.parametrize(
    "url", ["", "127.0.0.1:4222", "http://127.0.0.1:4222", "nats://", "nats://host:port", "nats://["]
)
async def test_an_address_of_something_else_is_refused(url):
    """With what is right."""
    with pytest.raises(BusError, match="nats://HOST:PORT"):
        await NatsBus.connect(url)
