"""A gate and an inbox, as asyncio's own behave."""

from __future__ import annotations

import asyncio
import sys

import pytest

from followsuit.server.web.small_waiting import Gate, Inbox

pytestmark = pytest.mark.anyio


async def test_an_open_gate_lets_everyone_through():
    """Those who waited when it was opened, and those who come later; not those who come when it is shut again."""
    gate = Gate()
    waiting = [asyncio.create_task(gate.wait()) for _ in range(2)]
    await asyncio.sleep(0)
    assert not any(each.done() for each in waiting)
    gate.set()
    await asyncio.gather(*waiting, gate.wait())
    gate.clear()
    late = asyncio.create_task(gate.wait())
    await asyncio.sleep(0)

    assert not late.done()
    late.cancel()


async def test_whoever_gives_up_at_a_gate_is_not_in_the_way():
    """Nobody is let through who is gone already."""
    gate = Gate()
    gone, staying = (asyncio.create_task(gate.wait()) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    gate.set()
    await staying

    assert gone.cancelled() or gone.cancelling()


async def test_things_leave_an_inbox_in_the_order_in_which_they_came():
    """Whoever asks before anything came is given the first thing that does."""
    inbox = Inbox[str]()
    first = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    for thing in ("a", "b", "c"):
        inbox.put_nowait(thing)

    assert ["a", "b", "c"] == [await first, await inbox.get(), await inbox.get()]
    assert inbox.empty()


async def test_two_who_ask_are_each_given_something():
    """One each, whatever comes at once."""
    inbox = Inbox[str]()
    asking = [asyncio.create_task(inbox.get()) for _ in range(2)]
    await asyncio.sleep(0)
    inbox.put_nowait("a")
    await asyncio.sleep(0)
    inbox.put_nowait("b")

    assert {"a", "b"} == set(await asyncio.gather(*asking))


async def test_an_inbox_that_was_emptied_keeps_no_room():
    """And goes on when something comes again."""
    inbox = Inbox[str]()
    for _ in range(2):
        inbox.put_nowait("a")
        held = sys.getsizeof(inbox._things)
        assert "a" == await inbox.get()

        assert sys.getsizeof(inbox._things) < held / 10


async def test_nothing_is_fetched_at_once_from_an_empty_inbox():
    """What is there is."""
    inbox = Inbox[str]()
    inbox.put_nowait("a")

    assert "a" == inbox.get_nowait()
    with pytest.raises(asyncio.QueueEmpty):
        inbox.get_nowait()
