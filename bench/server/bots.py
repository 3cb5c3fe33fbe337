"""Do tables stay quick while bots think? `python -m bench.server.bots`: people, each at a table with strong bots.

One person sits at each table, with bots that think, and acts a second after it is their turn. The same is measured with
bots that do not think ahead, on the same machine in the same minute: what thinking adds is the difference. With
`--reviews`, finished games of Zole are reviewed one after another in the background meanwhile. `TMPDIR=/dev/shm` leaves
the disk out, which others may use as well.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from subprocess import TimeoutExpired, run

from bench.server import disk
from bench.server.load import Load, LoadError
from bench.server.ours import LOAD_LIMIT, serving
from bench.server.peer import NODE
from bench.server.reviews import Reviews, finished_game
from followsuit.server.defaults import PACE

LOAD = Path(__file__).parent / "followsuit" / "bots.mjs"
GAMES = ("boerenbridge", "zole", "hearts", "klaverjas", "oh-hell")
PLAYERS = ("greedy", "instant", "strong")
"""Whom people play with: by rules of thumb; by a network at first sight; by thinking ahead."""
PAUSE = 1.0
"""Seconds after which a person acts."""
DISK_SECONDS = 5.0
"""How long the disk is measured by itself: no move is shown before it is there."""
WARM_UP = 20.0
"""Seconds in which the players of a server that was just started are compiled, or read as they were compiled before."""


@dataclass(frozen=True)
class Decided:
    """How often a kind of bot decided, and for how long."""

    times: int
    seconds: float

    def __str__(self) -> str:
        return f"{self.times:,} of {1000 * self.seconds / self.times:.0f} ms"


@dataclass(frozen=True)
class Company:
    """Figures of people with bots."""

    moves: Load
    answers: Load
    decisions: Mapping[str, Decided]
    reviews: Sequence[float] = ()
    """How many seconds each review took that was made meanwhile."""

    def __str__(self) -> str:
        beyond = [max(0.0, each - 1000 * PACE) for each in _spread(self.answers)]
        decided = ", ".join(f"{name} {each}" for name, each in self.decisions.items())
        took = f"; reviews made meanwhile, each in so many seconds: {', '.join(f'{each:.0f}' for each in self.reviews)}"
        return (
            f"a person's move is shown after {_told(_spread(self.moves))} ({self.moves.moves:,} moves); "
            f"a bot's answer comes {_told(beyond)} after its pace of {PACE:g} s; decided: {decided}"
            f"{took if self.reviews else ''}"
        )


def _spread(load: Load) -> list[float]:
    return [load.p50_ms, load.p99_ms, load.worst_ms]


def _told(spread: Sequence[float]) -> str:
    return "p50 {:.0f} ms, p99 {:.0f} ms, worst {:.0f} ms".format(*spread)


def measure(bot: str, tables: int, seconds: float, warm_up: float = WARM_UP, games_reviewed: int = 0) -> Company:
    """Let people play with these bots at so many tables, on SQLite, durable; beside them, games may be reviewed."""
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.db") as node:
        numbers = [tables, warm_up, seconds, PAUSE]
        command = [str(NODE), str(LOAD), str(node.port), bot, *map(str, numbers), *GAMES]
        limit = warm_up + seconds + LOAD_LIMIT
        reviews = Reviews(node.port, [finished_game(node.port, seed) for seed in range(games_reviewed)])
        reviews.start()
        try:
            done = run(command, capture_output=True, timeout=limit, check=False)
        except TimeoutExpired:
            raise LoadError(f"The load was stopped after {limit:.0f} s.", "Try fewer tables.") from None
        finally:
            took = reviews.stop()
    if done.returncode != 0:
        raise LoadError(done.stderr.decode().strip() or "The load failed without a word.")
    told = json.loads(done.stdout)
    decisions = {name: Decided(int(each[0]), each[1]) for name, each in told["decisions"].items()}
    return Company(Load(**told["moves"]), Load(**told["answers"]), decisions, took)


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m bench.server.bots", description="People at tables with bots that think.")
    parser.add_argument("--tables", type=int, default=50, help="how many people play at once, each at a table")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to count")
    parser.add_argument("--players", nargs="+", default=PLAYERS, help="the bots to play with, one kind after the other")
    parser.add_argument("--times", type=int, default=1, help="how often to measure each of them")
    parser.add_argument("--reviews", type=int, default=0, help="how many finished games to review meanwhile")
    asked = parser.parse_args()
    print(f"{asked.tables} tables of a person with bots; the machine has {os.cpu_count()} cores")
    try:
        for bot in tuple(asked.players) * asked.times:
            busy = os.getloadavg()[0]
            company = measure(bot, asked.tables, asked.seconds, games_reviewed=asked.reviews)
            print(f"{bot}:  {company}; load before: {busy:.1f}", flush=True)
        print(f"the disk by itself:  {disk.measure(DISK_SECONDS)}")
    except LoadError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
