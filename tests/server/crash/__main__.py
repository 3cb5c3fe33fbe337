"""`make crash`: hundreds of tables, twenty kills, and not a card lost."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from tests.server.crash.crashing import Wish, crash, crash_with_postgres, crash_with_workers


def main() -> int:
    """Crash as wished, and say what came of it; 1 if anything was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.crash", description=__doc__)
    parser.add_argument("--tables", type=int, default=300, help="tables under play at a time")
    parser.add_argument("--kills", type=int, default=20, help="how often the server is killed")
    parser.add_argument("--stops", type=int, default=2, help="how often it is stopped in good order")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long people play each time, on average")
    parser.add_argument("--patience", type=float, default=600.0, help="how many seconds all games may take to end then")
    parser.add_argument("--seed", type=int, default=None, help="for the same games and the same moments, nearly")
    parser.add_argument(
        "--workers", action="store_true", help="two workers on one file; one of them is killed as often"
    )
    parser.add_argument("--postgres", action="store_true", help="two servers on PostgreSQL, which is killed as often")
    asked = parser.parse_args()
    started = time.monotonic()
    wish = Wish(asked.tables, asked.kills, asked.seconds, asked.patience, asked.stops, seed=asked.seed)
    if asked.postgres:
        findings = asyncio.run(crash_with_postgres(replace(wish, database_kills=asked.kills), _say))
    else:
        with tempfile.TemporaryDirectory(prefix="followsuit-") as folder:
            crashing = crash_with_workers if asked.workers else crash
            wish = replace(wish, worker_kills=asked.kills if asked.workers else 0)
            findings = asyncio.run(crashing(Path(folder), wish, _say))
    for what, count in sorted(findings.counts.items()):
        print(f"{count:>9,} {what}")
    print("\n".join(findings.faults[:50]) or "nothing lost, nothing doubled, every record verifies", file=sys.stdout)
    print(f"{time.monotonic() - started:.0f} s")
    return 1 if findings.faults else 0


def _say(what: str) -> None:
    print(what, flush=True)


if __name__ == "__main__":
    sys.exit(main())
