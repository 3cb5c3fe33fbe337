"""Our own server under the same load as its peer: `python -m bench.server.ours`, with all measurements side by side.

Every figure is of one run on one machine, which should do nothing else: each server and each load wants a core.
"""

from __future__ import annotations

import json
import math
import os
import signal
import socket
import sys
import tempfile
import time
import urllib.error
import urllib.request
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
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
"""How long a server is left alone after its start, in which it begins to make its bots ready."""
RESTING = 0.05
"""The part of a core below which it has done so. Where nothing was compiled yet, that takes it half a minute, in which
whoever compiles and whoever plays wait for each other."""
REST_LIMIT = 180.0


@dataclass(frozen=True)
class Node:
    """A server that runs."""

    port: int
    process: Popen[bytes]

    def memory(self) -> float:
        """What it holds in memory, in MiB."""
        status = Path("/proc", str(self.process.pid), "status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def processor_seconds(self) -> float:
        """What it has had of the processors so far."""
        after_name = Path("/proc", str(self.process.pid), "stat").read_text().rpartition(")")[2].split()
        return sum(map(int, after_name[11:13])) / os.sysconf("SC_CLK_TCK")


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
            node = Node(port, process)
            _rest(node)
            yield node
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


def _rest(node: Node) -> None:
    """Wait until a server has nothing left to do. Of several workers it says nothing: they are other processes."""
    deadline, before = time.monotonic() + REST_LIMIT, -math.inf
    while time.monotonic() < deadline:
        spent = node.processor_seconds()
        if spent - before < RESTING:
            return
        before = spent
        time.sleep(1.0)


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


def closed_loop(tables: int, seconds: float, workers: int = 1) -> Load:
    """Everyone plays as fast as they are answered, on SQLite, durable."""
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.db", workers=workers) as node:
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


def in_turns(tables: int, seconds: float, runs: int) -> tuple[list[Load], list[Load]]:
    """Both servers in the closed loop, one after the other, so often: theirs and ours."""
    theirs, ours = list[Load](), list[Load]()
    for number in range(1, runs + 1):
        theirs.append(peer.measure(tables, seconds))
        ours.append(closed_loop(tables, seconds))
        print(f"run {number}: theirs  {theirs[-1]}\n       ours    {ours[-1]}", flush=True)
    return theirs, ours


def medians(loads: Sequence[Load]) -> str:
    """The middle one of each figure."""
    rate, p50, p99 = (
        median(getattr(load, name) for load in loads) for name in ("moves_per_second", "p50_ms", "p99_ms")
    )
    return f"{rate:,.0f} moves/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms"


def two_nodes(tables: int, seconds: float) -> tuple[Load, Load]:
    """The closed loop on PostgreSQL and NATS at two nodes, each with half of the tables."""
    with (
        postgres() as database,
        nats() as bus,
        serving(database.url(), bus.url) as one,
        serving(database.url(), bus.url) as other,
        ThreadPoolExecutor(2) as loads,
    ):
        halves = [loads.submit(loaded, node.port, tables // 2, seconds) for node in (one, other)]
        return halves[0].result(), halves[1].result()


def main() -> None:
    """Measure everything and print it."""
    parser = ArgumentParser(prog="python -m bench.server.ours", description="Our server beside boardgame.io.")
    parser.add_argument("--tables", type=int, default=50, help="how many tables of four play at once")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to count")
    parser.add_argument("--runs", type=int, default=5, help="how often both servers are measured in turns")
    asked = parser.parse_args()
    print(f"{asked.tables} tables of four in a closed loop; the machine has {os.cpu_count()} cores")
    try:
        theirs, ours = in_turns(asked.tables, asked.seconds, asked.runs)
        ratios = [mine.moves_per_second / other.moves_per_second for mine, other in zip(ours, theirs, strict=True)]
        print(f"boardgame.io {peer.version()}, in memory, the median:  {medians(theirs)}")
        print(f"ours, SQLite, durable, the median:  {medians(ours)}")
        print(f"ratio, the median of {asked.runs}:  {median(ratios):.2f}", flush=True)
        print(f"ours, SQLite, durable, 2 workers:  {closed_loop(asked.tables, asked.seconds, workers=2)}", flush=True)
        for workers in (1, 2):
            print(f"ours, PostgreSQL and NATS, {workers} worker(s):  {shared(asked.tables, asked.seconds, workers)}")
        one, other = two_nodes(asked.tables, asked.seconds)
        both = one.moves_per_second + other.moves_per_second
        print(f"ours, PostgreSQL and NATS, two nodes:  {both:,.0f} moves/s, p99 {max(one.p99_ms, other.p99_ms):.1f} ms")
        print(f"the disk by itself:  {disk.measure(asked.seconds)}", flush=True)
        quiet, memory = idle(500, asked.seconds)
        print(f"500 tables, 2,000 sockets, a move a second each:  {quiet}; {memory:.0f} KiB a table")
    except LoadError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
