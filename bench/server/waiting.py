"""Tables at which nobody moves: `python -m bench.server.waiting`, what so many take of memory and of the processor.

At each of them a game is on, every seat is somebody's, and one of the four is connected and silent.
"""

from __future__ import annotations

import json
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from subprocess import PIPE, Popen
from typing import NamedTuple

from bench.server import ours, peer
from bench.server.load import LoadError
from bench.server.whist import whist

SITTERS = Path(__file__).parent / "followsuit" / "waiting.mjs"


class Waiting(NamedTuple):
    """What tables take at which nobody moves."""

    kilobytes: float
    """Of memory, for each table, in KiB."""
    share: float
    """Of one core, for all of them."""


def measured(tables: int, seconds: float) -> Waiting:
    """Let so many tables wait for so long."""
    with tempfile.TemporaryDirectory() as folder, ours.serving(f"sqlite:///{folder}/tables.db") as node:
        before = node.memory()
        command = [str(peer.NODE), str(SITTERS), str(node.port), whist.key, str(tables), str(seconds)]
        with Popen(command, stdout=PIPE, stderr=PIPE) as sitters:
            assert sitters.stdout is not None
            assert sitters.stderr is not None
            if json.loads(sitters.stdout.readline() or b"0") != tables:
                raise LoadError(sitters.stderr.read().decode().strip() or "They did not sit down.")
            began = node.processor_seconds()
            # It says so when the time is over.
            sitters.stdout.readline()
            spent, memory = node.processor_seconds() - began, node.memory()
    return Waiting((memory - before) * 1024 / tables, spent / seconds)


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m bench.server.waiting", description="Tables at which nobody moves.")
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=30.0, help="how long they wait")
    asked = parser.parse_args()
    try:
        waiting = measured(asked.tables, asked.seconds)
    except LoadError as error:
        sys.exit(str(error))
    print(f"{asked.tables:,} tables that wait: {waiting.kilobytes:.0f} KiB each, {waiting.share:.1%} of a core in all")


if __name__ == "__main__":
    main()
