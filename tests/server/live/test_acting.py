"""Acting: one road for sockets, HTTP and Zole's routes."""

from asyncio import sleep

import pytest

from followsuit.errors import ParseError, TableError
from followsuit.server.live.acting import act
from followsuit.server.store import Store
from followsuit.server.table import playing
from followsuit.server.table.events import Customs, Sat, Started, TableEvent
from tests.server.halls import created, hall_with

pytestmark = pytest.mark.anyio

HOLDERS = ("a" * 64, "b" * 64)
PEOPLE: list[TableEvent] = [*(Sat(seat, f"Person {seat}", holder) for seat, holder in enumerate(HOLDERS)), Started()]


@pytest.fixture
async def desk(sqlite_url):
    """A table of two people, under way."""
    store = await Store.open(sqlite_url)
    async with hall_with(store, works=False) as hall:
        yield await hall.create(created((None, None), Customs(round_pause=0.0)), PEOPLE)
    await store.close()


def asked(desk):
    """Who is to act, and something that they may do."""
    return HOLDERS[desk.table.to_act], str(desk.table.state.legal()[0])


async def test_an_action_asked_for_twice_upon_one_version_has_one_sequence(desk):
    """Whoever lost the answer gets the same one again, though others have acted since, however they spell it."""
    (holder, text), version = asked(desk), desk.table.version
    first = await act(desk, holder, text, version)
    await act(desk, *asked(desk))

    again = await act(desk, holder, text.replace(" ", "  "), version)

    assert first.sequence == again.sequence
    assert first.table.sequence + 1 == again.table.sequence


async def test_an_action_of_a_round_long_past_is_still_known(desk):
    """Whoever was away for a while and asks again is not told that it came too late, and nothing is done twice."""
    (holder, text), version = asked(desk), desk.table.version
    first = await act(desk, holder, text, version)
    await desk.do(lambda now: playing.say(now, HOLDERS[0], preset="hello", text=None))
    while desk.table.state.rounds_played < 2:
        await act(desk, *asked(desk))
    last = desk.table.sequence

    again = await act(desk, holder, text, version)

    assert (first.sequence, last) == (again.sequence, desk.table.sequence)


async def test_another_action_upon_a_version_long_past_comes_too_late(desk):
    """Also by somebody else, or upon a version that there never was."""
    (holder, text), version = asked(desk), desk.table.version
    other = str(desk.table.state.legal()[1])
    await act(desk, holder, text, version)
    while desk.table.state.rounds_played < 1:
        await act(desk, *asked(desk))
    another = HOLDERS[holder == HOLDERS[0]]

    for tried in ((holder, other, version), (another, text, version), (holder, text, version - 1), (holder, text, -5)):
        with pytest.raises(TableError) as refusal:
            await act(desk, *tried)
        assert "action/stale" == refusal.value.code


async def test_a_text_that_is_no_action_is_refused_before_anything_else(desk):
    """It is read once, where it comes in, and the table is not asked."""
    with pytest.raises(ParseError):
        await act(desk, None, "nonsense", desk.table.version)


async def test_an_action_is_counted_whoever_brought_it(desk):
    """Over HTTP as well as through a socket; the counter hears of all that is done in a turn of the loop at once."""
    await act(desk, *asked(desk))
    await sleep(0)

    assert 1 == desk.hall.metrics.actions._value.get()
