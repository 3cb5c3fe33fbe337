"""Somebody who plays among bots while strangers attack, in a process of their own, and how long everything took.

`python -m tests.server.stranger.people ADDRESS WARM` plays until its standard input ends, then prints what it met as
JSON, from the answer with that number on.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field

import httpx
from websockets.exceptions import WebSocketException

from followsuit.server.web.identity import new_token
from tests.server.person import Connection, Person
from tests.waiting import PATIENCE

BOT_SECONDS = 0.5
"""The longest that a bot may let people wait, whatever strangers do."""
PLAYING = "playing"
"""What is printed when everything counts from now on."""
THINKING = 0.03
"""Seconds before each action: without them somebody would keep the machine busier than strangers do."""
LOOK_EVERY = 10
"""Actions between two requests by HTTP."""
COMPILING = 180.0
"""Seconds for the first answers, which wait until the players are compiled."""
WARM = 40
"""Answers of bots before anything counts: a server that has just started compiles its players first."""
WARM_ALREADY = 2
"""The same at a server that somebody has played at before."""


@dataclass
class Met:
    """What somebody met who played all the while."""

    bot_seconds: list[float] = field(default_factory=list)
    request_seconds: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    warming: int = WARM

    def answered(self, seconds: float) -> None:
        """A bot answered."""
        if self.warming:
            self.warming -= 1
            if not self.warming:
                print(PLAYING, flush=True)
        else:
            self.bot_seconds.append(seconds)

    def complaints(self, most: float = BOT_SECONDS) -> list[str]:
        """What a server under attack must not do to people, who wait so many seconds for a bot at most."""
        slow = [seconds for seconds in self.bot_seconds if seconds > most]
        told = list(self.faults)
        if slow:
            told.append(
                f"{len(slow)} of {len(self.bot_seconds)} answers of bots took longer than {most} s, "
                f"the slowest {max(slow):.2f} s"
            )
        if not self.bot_seconds:
            told.append("no bot answered at all")
        return told

    def summary(self) -> str:
        """How it went, in a line."""
        longest = max(self.bot_seconds, default=0.0), max(self.request_seconds, default=0.0)
        return (
            f"{len(self.bot_seconds):,} answers of bots, the slowest {longest[0]:.2f} s; "
            f"{len(self.request_seconds):,} requests, the slowest {longest[1]:.2f} s"
        )


@contextmanager
def people_playing(address: str, warm: int = WARM) -> Iterator[list[Met]]:
    """Somebody plays while the block runs; what they met is in the list after it."""
    program = [sys.executable, "-m", "tests.server.stranger.people", address, str(warm)]
    process = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    met: list[Met] = []
    try:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == PLAYING
        yield met
        printed, _ = process.communicate(timeout=PATIENCE)
        met.append(Met(**json.loads(printed)))
    finally:
        process.kill()
        process.wait()


def play_until(stop: threading.Event, address: str, warm: int) -> Met:
    """Play game after game among three bots."""
    met, chance = Met(warming=warm), random.Random(1)
    with Person(address, "Anna", new_token()) as anna:
        while not stop.is_set():
            try:
                code = anna.host("boerenbridge", [None, "casual", "greedy", "casual"])
                with anna.connect(code) as table:
                    table.kind("hello")
                    _play(table, anna, met, chance, stop)
            except (AssertionError, OSError, TimeoutError, httpx.HTTPError, WebSocketException) as error:
                met.faults.append(f"somebody who played met {type(error).__name__}: {str(error)[:200]}")
                return met
    return met


def _play(table: Connection, anna: Person, met: Met, chance: random.Random, stop: threading.Event) -> None:
    acted = 0
    while table.table["status"] == "playing" and not stop.is_set():
        if table.telling["legal"]:
            stop.wait(THINKING)
            answer = table.act(chance.choice(table.telling["legal"]))
            if answer["type"] == "refusal":
                met.faults.append(f"a legal action was refused: {answer['error']['code']}")
            acted += 1
            if acted % LOOK_EVERY == 0:
                began = time.monotonic()
                anna.get(f"/tables/{table.table['code']}")
                met.request_seconds.append(time.monotonic() - began)
            continue
        began = time.monotonic()
        frame = table.receive(COMPILING if met.warming else PATIENCE)
        if frame["type"] == "event" and "acted" in frame["kinds"]:
            met.answered(time.monotonic() - began)


def main() -> None:
    """Play until the standard input ends."""
    stop = threading.Event()

    def wait() -> None:
        sys.stdin.read()
        stop.set()

    threading.Thread(target=wait, daemon=True).start()
    print(json.dumps(asdict(play_until(stop, sys.argv[1], int(sys.argv[2])))), flush=True)


if __name__ == "__main__":
    main()
