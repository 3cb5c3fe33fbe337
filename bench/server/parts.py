"""Where a move's time goes in the whole server, part by part, under load: `python -m bench.server.parts`.

The server's own thread is looked at every few milliseconds of its time, and what it spent since the last look is put
down to what it is doing. So the parts are of the processor's time, and a busy machine makes all of them longer alike.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from bench.server import node, ours
from bench.server.load import LoadError

EVERY = 0.002
FILE = "FOLLOWSUIT_BENCH_PARTS"
"""Where the measured server is told to leave its figures."""
MOVING = "engine"
PARTS = (
    ("writing frames", ("web/wire.py:write_text", "web/wire.py:release")),
    ("finding what changed", ("server/telling/changes.py:",)),
    ("telling the game", ("followsuit/telling/teller.py:",)),
    ("telling the table", ("server/telling/table_view.py:", "live/announcing.py:", "live/presence.py:")),
    (MOVING, ("engine/state.py:advance",)),
    ("folding", ("table/fold.py:", "table/following.py:")),
    ("reading what is asked", ("web/requests.py:", "engine/game.py:action", "engine/actions.py:")),
    ("store", ("server/store/", "sqlalchemy/")),
    ("deciding and answering", ("server/live/", "server/table/")),
    (
        "sockets and their tasks",
        ("uvicorn/", "websockets/", "starlette/", "fastapi/", "web/wire.py:", "web/conversation.py:", "web/socket.py:"),
    ),
)
"""Each part, and the functions in which the thread is then: a stack belongs to the first that it goes through."""
REST = "event loop"


def part_of(stack: list[str]) -> str:
    """What a thread is doing."""
    for part, places in PARTS:
        if any(place in function for function in stack for place in places):
            return part
    return REST


class Spent(NamedTuple):
    """What a move takes somewhere."""

    microseconds: float
    where: str


class Looks:
    """What the main thread of this process was found doing since its first move."""

    def __init__(self) -> None:
        self.parts: dict[str, float] = defaultdict(float)
        self.functions: dict[str, float] = defaultdict(float)
        self._has_begun = False
        self._last = time.thread_time()

    def look(self, _: int, frame: FrameType | None) -> None:
        """Put down what the thread has spent since the last look."""
        now = time.thread_time()
        spent, self._last = now - self._last, now
        stack = list(_functions(frame))
        part = part_of(stack)
        self._has_begun |= part == MOVING
        if self._has_begun:
            self.parts[part] += spent
            self.functions[stack[0].rpartition("site-packages/")[2] if stack else REST] += spent


def _functions(frame: FrameType | None) -> Iterator[str]:
    while frame is not None:
        yield f"{frame.f_code.co_filename}:{frame.f_code.co_name}"
        frame = frame.f_back


def serve() -> int:
    """Be the measured server, which leaves what it found when it ends."""
    looks = Looks()
    signal.signal(signal.SIGPROF, looks.look)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    try:
        return node.main(*sys.argv[1:])
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        Path(os.environ[FILE]).write_text(json.dumps({"parts": looks.parts, "functions": looks.functions}))


def measured(tables: int, seconds: float) -> tuple[list[Spent], list[Spent]]:
    """Microseconds of a move by part, and by function."""
    with tempfile.TemporaryDirectory() as folder:
        left = Path(folder, "parts.json")
        os.environ[FILE] = str(left)
        with ours.serving(f"sqlite:///{folder}/tables.db", module="bench.server.parts") as server:
            moves = ours.loaded(server.port, tables, seconds, warm_up=0.0).moves
        told = json.loads(left.read_text())
    return _by_size(told["parts"], moves), _by_size(told["functions"], moves)


def _by_size(seconds: Mapping[str, float], moves: int) -> list[Spent]:
    return sorted((Spent(1e6 * each / moves, name) for name, each in seconds.items()), reverse=True)


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m bench.server.parts", description="Where a move's time goes.")
    parser.add_argument("--tables", type=int, default=50, help="how many tables of four play at once")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long they play")
    parser.add_argument("--functions", type=int, default=0, help="how many functions to name, too")
    asked = parser.parse_args()
    try:
        parts, functions = measured(asked.tables, asked.seconds)
    except LoadError as error:
        sys.exit(str(error))
    whole = sum(each.microseconds for each in parts)
    print(f"a move takes {whole:.0f} µs of the server's thread")
    for spent, name in (*parts, *functions[: asked.functions]):
        print(f"{spent:6.1f} µs {spent / whole:4.0%}  {name}")


if __name__ == "__main__":
    if FILE in os.environ:
        sys.exit(serve())
    main()
