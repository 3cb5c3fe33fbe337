"""Deals of the day at nodes whose clocks the tests set."""

import asyncio

import pytest

import followsuit as fs
from followsuit.engine.fairness import seed_of_day
from followsuit.errors import TableError
from followsuit.server.live import days as live_days
from followsuit.server.live.days import AHEAD, KEPT, Day
from tests.server.halls import Machine, acts, hall_with

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("compiled")]

ANNA, BOB = "a" * 64, "b" * 64
GIVEN = "5e" * 32


@pytest.fixture
def machine(monkeypatch):
    """A machine at noon of some day."""
    machine = Machine()
    machine.wall = Day("2026-11-17").begins + 43_200
    machine.use(monkeypatch)
    return machine


@pytest.fixture
async def hall(open_store, sqlite_url, machine, monkeypatch):
    """A node that does nothing by itself."""
    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as hall:
        # The strongest player has its own test.
        monkeypatch.setattr(hall.days, "strongest_plays", lambda *_: None)
        yield hall


async def played(desk):
    """The table when everyone has done the first thing that is legal, to the end."""
    while desk.table.status == "playing":
        await desk.do(acts)
    return desk.table


async def refusal(work):
    """The code of what is refused."""
    with pytest.raises(TableError) as refused:
        await work
    return refused.value.code


async def test_a_day_is_promised_a_week_before_and_dealt_as_promised(hall, machine):
    """Its seeds follow from that secret and from what was given the day before, which nobody knew then."""
    await hall.days.announce()
    day = hall.days.today.later(AHEAD)
    (promised,) = await hall.store.days.between(day.name, day.name)
    assert machine.wall == promised.announced_at
    assert "daily/not-yet" == await refusal(hall.days.seed(day, "zole"))

    machine.waits((AHEAD - 1) * 86_400)
    await hall.days.play("zole", ANNA, "Anna", contribution=GIVEN)
    assert "daily/not-yet" == await refusal(hall.days.seed(day, "zole"))
    machine.waits(43_200)
    table = (await hall.days.play("zole", ANNA, "Anna")).table

    assert day.name == table.cards.day
    assert seed_of_day(promised.secret, day.name, "zole", [GIVEN]) == table.cards.seed == table.state.seed
    assert table.cards.seed != await hall.days.seed(day, "whist")


async def test_every_node_deals_the_same(hall, machine, open_store, sqlite_url):
    """Whichever node opens the day first."""
    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as other:
        days = [node.days.opened(node.days.today) for node in (hall, other)]
        one, another = await asyncio.gather(*days)

        assert one == another
        assert await hall.days.seed(hall.days.today, "zole") == await other.days.seed(other.days.today, "zole")


async def test_the_first_try_counts_and_the_next_is_only_played(hall):
    """Until the first is over there is no other; afterwards there are as many as one likes."""
    first = await hall.days.play("zole", ANNA, "Anna")
    assert first is await hall.days.play("zole", ANNA, "Anna")
    helps = first.table.customs
    assert (False, False, False) == (helps.hints, helps.undo, helps.chances)
    await hall.days.finished(await played(first))
    results = await hall.store.days.results(hall.days.today.name, "zole")

    second = await hall.days.play("zole", ANNA, "Anna")
    await hall.days.finished(await played(second))

    assert first.table.code != second.table.code
    assert first.table.cards == second.table.cards
    assert second.table.customs.undo
    assert results == await hall.store.days.results(hall.days.today.name, "zole")
    assert 1 == len(results)


async def test_two_tries_begun_at_once_are_one(hall):
    """Nobody looks at the cards in one and plays them in the other."""
    begun = [hall.days.play("zole", ANNA, "Anna") for _ in range(5)]
    answers = await asyncio.gather(*begun, return_exceptions=True)

    assert {"table/busy"} >= {answer.code for answer in answers if isinstance(answer, TableError)}
    assert 1 == len(await hall.store.held_by(ANNA))


async def test_a_game_that_ends_after_its_day_does_not_count(hall, machine):
    """By then the secret is told, and the cards with it."""
    desk = await hall.days.play("zole", ANNA, "Anna")
    day = hall.days.today
    machine.waits(43_200)
    await hall.days.finished(await played(desk))

    assert day.later(1) == hall.days.today
    assert [] == await hall.store.days.results(day.name, "zole")


async def test_an_address_floods_nobody(hall, monkeypatch):
    """So many tries that count come from one place, and whoever has begun goes on."""
    monkeypatch.setattr(live_days, "MOST_FROM_ADDRESS", 2)
    tries = [await hall.days.play("zole", f"{number:064x}", None, origin="203.0.113.7") for number in range(2)]

    assert "limit/daily" == await refusal(hall.days.play("zole", ANNA, None, origin="203.0.113.7"))
    assert tries[0] is await hall.days.play("zole", f"{0:064x}", None, origin="203.0.113.7")
    assert await hall.days.play("zole", ANNA, None, origin="203.0.113.8")
    assert await hall.days.play("whist", ANNA, None, origin="203.0.113.7")


async def test_bots_answer_the_same_to_the_same_play(hall, machine):
    """At two tables, one after the other: every action of every seat."""
    tables = []
    for holder in (ANNA, BOB):
        desk = await hall.days.play("zole", holder, None)
        while desk.table.status == "playing":
            if desk.table.to_act == 0:
                await desk.do(acts)
            else:
                machine.waits(2)
                await desk._think_and_act(desk.table.to_act)
        tables.append(desk.table)

    assert tables[0].state == tables[1].state


async def test_the_strongest_player_plays_the_same_cards_once(open_store, sqlite_url, machine):
    """Its game is kept, and played again from what is kept it is whole."""
    async with hall_with(await open_store(sqlite_url), machine=machine, works=False) as hall:
        day = hall.days.today
        assert await hall.days.line(day, "zole") is None
        while hall._tasks:
            await asyncio.wait(list(hall._tasks))
        kept = await hall.days.line(day, "zole")
        assert kept is not None
        line, state = kept

        assert 1 == state.rounds_played
        assert fs.game("zole").start(await hall.days.seed(day, "zole")).seed == state.seed
        assert len(line.reasons) == sum(seat == 0 for seat, _ in line.actions)
        assert [] == list(hall._tasks)


async def test_days_are_kept_for_some_weeks(hall, machine):
    """Then all of it is forgotten."""
    old = hall.days.today
    await hall.days.known()
    machine.waits((KEPT + 1) * 86_400)
    await hall._retire()

    assert "daily/unknown-day" == await refusal(hall.days.opened(Day("2020-01-01")))
    assert old.name not in [day.day for day in await hall.days.known()]
