"""Does a full database make moves slower? `python -m bench.server.crowded`: before and after a million finished tables.

Both are measured in the closed loop on SQLite, durable; in between a script writes the finished tables, each with its
record, its first event and four holders, as they are kept when their events have been removed.
"""

from __future__ import annotations

import json
import os
import random
import sqlite3
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

from rich.progress import track

from bench.server import ours
from bench.server.load import Load, LoadError
from bench.server.whist import whist
from followsuit.engine.game import Game
from followsuit.laws.random_play import play_randomly
from followsuit.server.table.events import Created, SeatPlan, encode

AT_ONCE = 10_000


def fill(file: Path, tables: int) -> None:
    """Write so many finished tables into a database that a server has made."""
    game = Game.of(whist)
    record = json.dumps(play_randomly(game.start(1), random.Random(1), actions=52).record(["A", "B", "C", "D"]))
    plan = tuple(SeatPlan() for _ in range(4))
    body = encode(Created(whist.key, game.version, dict(game.options), plan, "host"))
    database = sqlite3.connect(file)
    try:
        first = database.execute("SELECT coalesce(max(id), 0) + 1 FROM tables").fetchone()[0]
        for start in track(range(first, first + tables, AT_ONCE), "Finished tables"):
            ids = range(start, min(start + AT_ONCE, first + tables))
            with database:
                database.executemany(
                    "INSERT INTO tables (id, code, game, status, visibility, open_seats, secret, created_at,"
                    " changed_at, record) VALUES (?, ?, ?, 'over', 'public', 0, 'secret', ?, ?, ?)",
                    ((number, f"old{number}", whist.key, number, number, record) for number in ids),
                )
                database.executemany("INSERT INTO events VALUES (?, 1, 1.0, ?)", ((number, body) for number in ids))
                database.executemany("INSERT INTO holders VALUES (?, ?, ?, ?)", _holders(ids))
    finally:
        database.close()
    # The disk is to have taken it all before anything is measured.
    os.sync()


def _holders(ids: range) -> Iterator[tuple[int, int, str, str]]:
    for number in ids:
        for seat in range(4):
            # Everybody has played at some thirty tables.
            yield number, seat, f"holder{(4 * number + seat) // 30}", "Somebody"


def measured(tables: int, finished: int, seconds: float) -> tuple[Load, Load, float]:
    """The load before and after, and the size of the database then, in GiB."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tables.db")
        with ours.serving(f"sqlite:///{file}") as node:
            before = ours.loaded(node.port, tables, seconds)
        fill(file, finished)
        with ours.serving(f"sqlite:///{file}") as node:
            after = ours.loaded(node.port, tables, seconds)
        return before, after, file.stat().st_size / 2**30


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m bench.server.crowded", description=__doc__)
    parser.add_argument("--finished", type=int, default=1_000_000, help="how many finished tables are written")
    parser.add_argument("--tables", type=int, default=50, help="how many tables of four play at once")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to count")
    asked = parser.parse_args()
    try:
        before, after, size = measured(asked.tables, asked.finished, asked.seconds)
    except LoadError as error:
        sys.exit(str(error))
    print(f"in an empty database:  {before}")
    print(f"beside {asked.finished:,} finished tables, {size:.1f} GiB:  {after}")
    print(f"ratio:  {after.moves_per_second / before.moves_per_second:.2f}")


if __name__ == "__main__":
    main()
