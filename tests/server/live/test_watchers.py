"""Connections that keep up, that lag behind, and that are too slow."""

import asyncio
import json

import pytest

from followsuit.server.live.watchers import LONGEST_LINE, Watcher
from followsuit.server.telling.table_view import Viewer

pytestmark = pytest.mark.anyio


class Client:
    """Takes frames for as long as it is awake."""

    def __init__(self):
        self.awake = asyncio.Event()
        self.awake.set()
        self.taken = []

    def write(self, frame):
        """Take a frame, unless asleep."""
        if self.awake.is_set():
            self.taken.append(frame)
        return self.awake.is_set()

    async def serve(self, watcher):
        """Send what is in line, as a connection's own task does: each frame when the client is awake."""
        while (frame := await watcher.next()) is not None:
            await self.awake.wait()
            self.taken.append(frame)


async def let_tasks_rest():
    """Let every task come to a rest."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_client_that_keeps_up_has_a_frame_at_once():
    """Without another turn of the event loop."""
    client = Client()
    watcher = Watcher(None, Viewer(), client.write)

    watcher.put(b"1")

    assert [b"1"] == client.taken


async def test_frames_stay_in_order_when_a_client_lags_behind():
    """What comes while an earlier frame still waits does not overtake it."""
    client = Client()
    watcher = Watcher(None, Viewer(), client.write)
    watcher.put(b"1")
    client.awake.clear()
    watcher.put(b"2")
    assert not watcher.write_on()
    client.awake.set()
    watcher.put(b"3")
    assert [b"1"] == client.taken

    assert watcher.write_on()

    watcher.put(b"4")
    assert [b"1", b"2", b"3", b"4"] == client.taken


async def test_a_task_sends_frames_in_order_too():
    """As with another server than our own, also while a frame is just being sent."""
    client = Client()
    watcher = Watcher(None, Viewer())
    sending = asyncio.create_task(client.serve(watcher))
    watcher.put(b"1")
    await let_tasks_rest()
    client.awake.clear()
    watcher.put(b"2")
    await let_tasks_rest()
    watcher.put(b"3")
    client.awake.set()
    watcher.put(b"4")
    watcher.end()
    await sending

    assert [b"1", b"2", b"3", b"4"] == client.taken


async def test_whoever_takes_nothing_is_let_go():
    """With a goodbye that says to connect again, in place of all that waited."""
    client = Client()
    client.awake.clear()
    watcher = Watcher(None, Viewer(), client.write)

    for number in range(LONGEST_LINE + 1):
        assert not watcher.closed
        watcher.put(str(number).encode())

    goodbye = json.loads(await watcher.next() or b"")
    assert watcher.closed
    assert ("bye", "socket/too-slow", True) == (goodbye["type"], goodbye["error"]["code"], goodbye["again"])
    assert None is await watcher.next()
