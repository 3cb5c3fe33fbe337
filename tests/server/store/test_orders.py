import pytest

from followsuit.server.errors import OrderError
from followsuit.server.store import orders
from followsuit.server.store.rows import Summary
from tests.server.store.samples import ANNA, OPEN, new_table, some_rows

pytestmark = pytest.mark.anyio


async def test_orders_are_kept_replaced_and_taken_back(store):
    """A ban that is over is not in force any more; one that is named anew has the new time."""
    await store.orders.ban("192.0.2.0/24", 10.0, now=1.0)
    await store.orders.ban("192.0.2.0/24", 20.0, now=1.0)
    await store.orders.ban("198.51.100.1/32", 5.0, now=1.0)

    assert {"192.0.2.0/24": 20.0} == (await store.orders.all(now=6.0)).bans
    assert [True, False] == [await store.orders.unban("192.0.2.0/24") for _ in range(2)]
    assert {} == (await store.orders.all(now=6.0)).bans


async def test_only_tables_that_there_are_can_be_closed(store):
    """Closing one again changes why."""
    await store.create(new_table("HAND"), some_rows("1"), OPEN)

    assert [False, True, True] == [await store.orders.close(code, why, 2.0) for code, why in CLOSING]
    assert {"HAND": "b"} == (await store.orders.all(now=3.0)).closures
    assert [] == await store.listed()
    assert await store.orders.reopen("HAND")
    assert ["HAND"] == [row.code for row in await store.listed()]


CLOSING = [("FOOT", "a"), ("HAND", "a"), ("HAND", "b")]


async def test_there_are_only_so_many_orders(store, monkeypatch):
    """Every node has all of them at hand; those that are over make room."""
    monkeypatch.setattr(orders, "MOST_ORDERS", 2)
    await store.orders.ban("192.0.2.1/32", 10.0, now=1.0)
    await store.orders.ban("192.0.2.2/32", 20.0, now=1.0)

    with pytest.raises(OrderError):
        await store.orders.ban("192.0.2.3/32", 20.0, now=1.0)
    await store.orders.ban("192.0.2.3/32", 20.0, now=15.0)

    assert {"192.0.2.2/32", "192.0.2.3/32"} == set((await store.orders.all(now=15.0)).bans)


async def test_tables_are_looked_over_with_who_sits_there(store):
    """The last that changed first, with the time of the last event."""
    await store.create(new_table("HAND", at=1.0), some_rows("1", at=1.0), OPEN)
    seated = Summary("playing", open_seats=0, holders=((0, ANNA, "Anna"),))
    await store.create(new_table("FOOT", at=2.0), some_rows("1", "2", at=7.0), seated)
    await store.orders.close("FOOT", "insults", 8.0)

    first, second = await store.orders.overview(None, 10)

    assert orders.Overview("FOOT", "zole", "playing", "public", 0, ("Anna",), 2.0, 7.0, "insults") == first
    assert ("HAND", (), None) == (second.code, second.names, second.closed)
    assert [second] == await store.orders.overview("open", 10)
    assert [first] == await store.orders.overview(None, 1)
