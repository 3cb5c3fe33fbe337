"""The same results on a cluster of one worker, of four, and without any; also when a worker is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import followsuit as fs
from followsuit.bots.player import Budget
from followsuit.lab.measuring.plan import Plan
from followsuit.lab.measuring.sample import sampled
from followsuit.lab.measuring.study import FEWEST_GAMES, study
from followsuit.lab.measuring.tournament import tournament
from followsuit.lab.playing.cluster import Cluster, cluster
from followsuit.lab.playing.crew import Cores, shared
from followsuit.lab.playing.run import run
from tests.cli.command import PLAIN
from tests.waiting import until

pytestmark = [
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: make cluster installs it"),
    # Ray's own, and those of its processes.
    pytest.mark.filterwarnings("ignore"),
]
LONGEST = 400
"""Seconds that a command may take: Ray starts slowly on a machine that has much to do."""


@dataclass(frozen=True)
class Running:
    """A cluster, and how another program finds it."""

    crew: Cluster
    address: str


@pytest.fixture(scope="module", params=[1, 4], ids=["one worker", "four workers"])
def running(request: pytest.FixtureRequest) -> Iterator[Running]:
    """A cluster of this machine."""
    with cluster("local", request.param) as crew:
        yield Running(crew, import_module("ray").get_runtime_context().gcs_address)


def test_a_cluster_of_this_machine_listens_to_no_other(running: Running):
    """Whoever can reach a Ray can run anything with it."""
    assert running.address.startswith("127.0.0.1:")


def held(players: tuple[str, ...], deals: int, cores: Cores) -> dict[str, Any]:
    """What a tournament of short games comes to."""
    budget = Budget(seconds=None, worlds=1)
    found = tournament(fs.game("zole", rounds=1), players, deals, "7", budget=budget, records=True)
    records: list[dict[str, Any]] = []
    for piece in found.play(cores=cores):
        found.add(piece)
        records += piece.records()
    return {**found.data(), "seconds": None, "records": records}


@pytest.mark.parametrize(("players", "deals"), [(("greedy", "random"), 40), (("casual", "greedy"), 4)])
def test_a_tournament_comes_to_the_same(running: Running, players: tuple[str, ...], deals: int):
    """By compiled players, and by one who thinks."""
    assert held(players, deals, 1) == held(players, deals, running.crew)


@pytest.mark.parametrize("players", [["greedy"], ["casual", "random", "random"]])
def test_a_simulation_comes_to_the_same(running: Running, players: list[str]):
    """Its rows, and its records with all that was allowed."""

    def played(crew: Cluster | None) -> list[Any]:
        pieces = list(run(fs.game("zole", rounds=1), players, 5, "7", recorded=True, crew=crew))
        return [[*piece.rows(), *piece.records(legal=True)] for piece in pieces]

    assert list(chain(*played(None))) == list(chain(*played(running.crew)))


@pytest.mark.parametrize("player", ["greedy", "casual"])
def test_what_is_measured_comes_to_the_same(running: Running, player: str):
    """Results, figures, and how the scores stood on the way."""
    game = fs.game("zole", rounds=2)
    here, there = (
        sampled(Plan(seed="7", budget=Budget(seconds=None, worlds=1), cores=cores).setup(game, player), 6)
        for cores in (1, running.crew)
    )

    assert (here.results == there.results).all()
    assert (here.figures == there.figures).all()
    assert here.totals_after(1, 3).tolist() == there.totals_after(1, 3).tolist()


def test_a_study_comes_to_the_same(running: Running):
    """Its agents and its meetings."""

    def done(cores: Cores) -> dict[str, Any]:
        found = study("boerenbridge", FEWEST_GAMES, "3", cores=cores)
        list(found.measure())
        return {**found.data(), "games_a_second": None}

    assert done(1) == done(running.crew)


def deadly(flag: Path, number: int) -> int:
    """Twice a number; the first worker that comes to the sixth of them is killed in the middle of it."""
    if number == 5 and not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def test_a_lost_worker_is_made_good(running: Running, tmp_path: Path):
    """What it was playing is played again, and nothing twice."""
    flag = tmp_path / "killed"

    found = list(shared(running.crew, deadly, ((flag, number) for number in range(12)), compiled=False))

    assert flag.exists()
    assert [2 * number for number in range(12)] == found


def command(*args: object, cwd: Path, **environment: str) -> subprocess.Popen[str]:
    """A command in a folder of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "followsuit", *map(str, args)],
        cwd=cwd, text=True, encoding="utf-8", stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, **PLAIN, **environment},
    )  # fmt: skip


def done(*args: object, cwd: Path) -> tuple[int, str]:
    """The same, waited for: its exit status and what it complained of."""
    process = command(*args, cwd=cwd)
    _, errors = process.communicate(timeout=LONGEST)
    return process.returncode, errors


needs_proc = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are looked for in /proc")
DEADLY = """
import os, pathlib, signal

class Deadly:
    def __init__(self, seed):
        self.flag = pathlib.Path(__file__).with_name("killed")

    def decide(self, view, budget):
        asked_by = pathlib.Path(f"/proc/{os.getppid()}/cmdline").read_bytes()
        if asked_by.startswith(b"ray::") and not self.flag.exists():
            self.flag.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return view.legal[0]
"""


@needs_proc
def test_a_command_survives_the_end_of_a_worker(running: Running, tmp_path: Path):
    """With a game of one's own and a player of one's own, which kills the worker that first asks it."""
    (tmp_path / "bot.py").write_text(DEADLY)
    assert (0, "") == done("new", "mygame", cwd=tmp_path)
    asked = ("tournament", "./mygame.py", "--players", "./bot.py:Deadly,random", "--deals", 3, "--seed", 7)

    there = done(*asked, "--json", "there.json", "--cluster", running.address, cwd=tmp_path)
    assert (0, "") == there
    assert (tmp_path / "killed").exists()

    assert (0, "") == done(*asked, "--json", "here.json", "--cores", 1, cwd=tmp_path)
    here, there_figures = (json.loads((tmp_path / f"{name}.json").read_text()) for name in ("here", "there"))
    assert {**here, "seconds": None} == {**there_figures, "seconds": None}


def of_a_command(mark: str) -> list[int]:
    """The processes that have an environment variable from the command that began them."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (folder / "environ").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return found


def wait_for_some(file: Path, process: subprocess.Popen[str]) -> None:
    """Until a command has written something."""
    deadline = monotonic() + LONGEST
    while process.poll() is None and monotonic() < deadline and not (file.exists() and file.stat().st_size):
        sleep(0.1)


@needs_proc
def test_an_interruption_ends_all_of_it(tmp_path: Path):
    """What was played is told, and no process of Ray is left."""
    games = ("--players", "casual", "--option", "rounds=1", "--games", 100_000, "--records", "games.jsonl")
    process = command(
        "simulate", "zole", *games, "--cluster", "local", cwd=tmp_path, FOLLOWSUIT_MARK="interrupted-cluster"
    )
    try:
        wait_for_some(tmp_path / "games.jsonl", process)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=LONGEST)
    finally:
        process.kill()

    assert 130 == process.returncode
    assert "of 100,000 games" in out
    until(lambda: not of_a_command("FOLLOWSUIT_MARK=interrupted-cluster"))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:99999"])
def test_an_address_where_nobody_answers_is_refused(address: str, tmp_path: Path):
    """Soon, and with a sentence."""
    status, errors = done("simulate", "zole", "--games", 1, "--cluster", address, cwd=tmp_path)

    assert 2 == status
    assert errors.endswith("(cluster/not-reached)\n")
    assert 1 == errors.count("\n")
