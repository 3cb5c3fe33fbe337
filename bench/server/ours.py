"""Our own server under the same load as its peer: `python -m bench.server.ours`, with all measurements side by side.

Every figure is of one run on one machine, which should do nothing else: each server and each load wants a core.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import tempfile
import time
import urllib.error
import urllib.request
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import DEVNULL, Popen, TimeoutExpired, run

from bench.server import disk, peer
from bench.server.load import Load, LoadError
from bench.server.whist import whist
from tests.services import nats, postgres

LOAD = Path(__file__).parent / "followsuit" / "load.mjs"
START_LIMIT = 60.0
STOP_LIMIT = 15.0
LOAD_LIMIT = 240.0
SETTLE = 8.0
"""How long a server is left alone after its start, in which it makes its bots ready."""


@dataclass(frozen=True)
class Node:
    """A server that runs."""

    port: int
    process: Popen[bytes]

    def memory(self) -> float:
        """What it holds in memory, in MiB."""
        status = Path("/proc", str(self.process.pid), "status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024


@contextmanager
def serving(
    database: str, nats_url: str | None = None, workers: int = 1, module: str = "bench.server.node"
) -> Iterator[Node]:
    """Run our server, or another that a module makes of it, for as long as the block lasts."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", module, str(port), database, nats_url or "", str(workers)]
    with Popen(command, stdout=DEVNULL, stderr=DEVNULL) as process:
        try:
            _wait(port, process)
            time.sleep(SETTLE)
            yield Node(port, process)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(STOP_LIMIT)
            except TimeoutExpired:
                process.kill()


def _wait(port: int, process: Popen[bytes]) -> None:
    deadline = time.monotonic() + START_LIMIT
    while time.monotonic() < deadline and process.poll() is None:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=1).close()
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            time.sleep(0.1)
        else:
            return
    raise LoadError("Our server did not start.", "Run `python -m bench.server.node` to see why.")


def loaded(port: int, tables: int, seconds: float, pace: float = 0.0, warm_up: float = peer.WARM_UP) -> Load:
    """Put the load on a server of this machine."""
    numbers = [tables, warm_up, seconds, pace]
    command = [str(peer.NODE), str(LOAD), str(port), whist.key, *map(str, numbers)]
    limit = warm_up + seconds + LOAD_LIMIT
    try:
        done = run(command, capture_output=True, timeout=limit, check=False)
    except TimeoutExpired:
        raise LoadError(f"The load was stopped after {limit:.0f} s.", "Try fewer tables.") from None
    if done.returncode != 0:
        raise LoadError(done.stderr.decode().strip() or "The load failed without a word.")
    return Load(**json.loads(done.stdout))


def closed_loop(tables: int, seconds: float) -> Load:
    """Everyone plays as fast as they are answered, on SQLite, durable."""
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.db") as node:
        return loaded(node.port, tables, seconds)


def idle(tables: int, seconds: float) -> tuple[Load, float]:
    """One move a second at each table, four sockets a table; and the KiB of memory that a table with them takes."""
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.db") as node:
        before = node.memory()
        load = loaded(node.port, tables, seconds, pace=1.0)
        return load, (node.memory() - before) * 1024 / tables


def shared(tables: int, seconds: float, workers: int) -> Load:
    """The closed loop on PostgreSQL and NATS, with so many workers."""
    with postgres() as database, nats() as bus, serving(database.url(), bus.url, workers) as node:
        return loaded(node.port, tables, seconds)


def main() -> None:
    """Measure everything and print it."""
    parser = ArgumentParser(prog="python -m bench.server.ours", description="Our server beside boardgame.io.")
    parser.add_argument("--tables", type=int, default=50, help="how many tables of four play at once")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to count")
    asked = parser.parse_args()
    print(f"{asked.tables} tables of four in a closed loop; the machine has {os.cpu_count()} cores")
    try:
        theirs = peer.measure(asked.tables, asked.seconds)
        print(f"boardgame.io {peer.version()}, in memory:  {theirs}", flush=True)
        ours = closed_loop(asked.tables, asked.seconds)
        print(f"ours, SQLite, durable:  {ours}")
        print(f"ratio:  {ours.moves_per_second / theirs.moves_per_second:.2f}", flush=True)
        for workers in (1, 2):
            print(f"ours, PostgreSQL and NATS, {workers} worker(s):  {shared(asked.tables, asked.seconds, workers)}")
        print(f"the disk by itself:  {disk.measure(asked.seconds)}", flush=True)
        quiet, memory = idle(500, asked.seconds)
        print(f"500 tables, 2,000 sockets, a move a second each:  {quiet}; {memory:.0f} KiB a table")
    except LoadError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
