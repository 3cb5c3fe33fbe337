"""Deals of the day in the store: whatever is written first stays."""

import asyncio

import pytest

pytestmark = pytest.mark.anyio

DAY, BEFORE = "2026-11-17", "2026-11-16"
ANNA, BOB = "a" * 64, "b" * 64


async def test_a_promised_secret_stays_whatever_node_promises_another(store):
    """Of several that announce at once, one counts."""
    await asyncio.gather(*(store.days.announce([(DAY, f"{node:064x}")], float(node)) for node in range(4)))
    (first,) = await store.days.between(DAY, DAY)
    await store.days.announce([(DAY, "f" * 64), (BEFORE, "e" * 64)], 9.0)

    assert [("e" * 64, 9.0), (first.secret, first.announced_at)] == [
        (day.secret, day.announced_at) for day in await store.days.between(BEFORE, DAY)
    ]


async def test_what_players_gave_is_fixed_with_the_first_look(store):
    """In the order in which they began; what comes later has no part in it."""
    await store.days.announce([(DAY, "5" * 64)], 0.0)
    for number, holder in enumerate((BOB, ANNA)):
        await store.days.begin(BEFORE, "zole", holder, 10.0 + number, str(number) * 64)
    await store.days.begin(BEFORE, "hearts", ANNA, 5.0, None)

    opened = await store.days.open(DAY, BEFORE)
    await store.days.begin(BEFORE, "hearts", BOB, 1.0, "9" * 64)

    assert ("0" * 64, "1" * 64) == opened.contributions
    assert opened == await store.days.open(DAY, BEFORE)


async def test_one_try_counts_and_its_result_is_written_once(store):
    """The first of each browser; at no other table, and never again."""
    begun = [await store.days.begin(DAY, "zole", ANNA, float(at), None) for at in range(2)]
    assert [True, False] == begun
    assert not (await store.days.find_try(DAY, "zole", ANNA)).code
    await store.days.seat(DAY, "zole", ANNA, "first")
    await store.days.seat(DAY, "zole", ANNA, "second")

    counted = [await store.days.finish(DAY, "zole", ANNA, code, 2) for code in ("second", "first", "first")]

    assert [False, True, False] == counted
    assert [(2, 1)] == await store.days.results(DAY, "zole")
    assert {"zole": 1} == await store.days.tables(DAY)
    assert ("first", 2) == ((tries := await store.days.tries(DAY, ANNA))["zole"].code, tries["zole"].points)


async def test_a_try_without_a_table_is_taken_up_by_one(store):
    """Its node went down before it made the table."""
    await store.days.begin(DAY, "zole", ANNA, 1.0, None)

    assert [True, False] == [await store.days.begin_again(DAY, "zole", ANNA, 50.0, 1.0) for _ in range(2)]


async def test_days_long_past_are_forgotten(store):
    """With all tries at them and lines of the strongest player."""
    await store.days.announce([(BEFORE, "1" * 64), (DAY, "2" * 64)], 0.0)
    for day in (BEFORE, DAY):
        await store.days.begin(day, "zole", ANNA, 1.0, None)
        await store.days.keep_line(day, "zole", "{}")
    await store.days.keep_line(DAY, "zole", "another")

    assert 1 == await store.days.forget_before(DAY)
    assert [DAY] == [day.day for day in await store.days.between(BEFORE, DAY)]
    assert await store.days.find_try(BEFORE, "zole", ANNA) is None
    assert [None, "{}"] == [await store.days.line(day, "zole") for day in (BEFORE, DAY)]
