"""The kernel: whole random games a second, deals included, on one core and on all, beside what does the same."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter, process_time

import followsuit as fs
from bench.whist import by_hand, whist
from followsuit.kernel.kernel import Kernel, kernel

RUNS = 7
SECONDS = 0.25
TURNS = 40
TURN_SECONDS = 0.02
CARDS_BY_HAND = 52
"""Card plays in a game of the hand-written loop."""
MOST_ROUNDS = 200


@dataclass(frozen=True)
class Rate:
    """A game's speed: games and card plays a second on one core, and games on all cores.

    `by_hand` is what the hand-written loop made of its own games in the same moments.
    """

    name: str
    games: float
    cards: float
    by_hand: float
    all_cores: float

    @property
    def slower(self) -> float:
        """How many times as long as in the hand-written loop a card takes."""
        return self.by_hand * CARDS_BY_HAND / self.cards


def _filling(play: Callable[[int], object], seconds: float, games: int, clock: Callable[[], float]) -> int:
    """How many games take so many seconds of a clock."""
    play(1)
    while True:
        began = clock()
        play(games)
        took = clock() - began
        if took > seconds / 4:
            return max(1, int(games * seconds / took))
        games *= 2


def _rate(play: Callable[[int], object], games: int, clock: Callable[[], float]) -> float:
    began = clock()
    play(games)
    return games / (clock() - began)


def best(play: Callable[[int], object], games: int = 64) -> float:
    """Games a second in the best of some short runs."""
    games = _filling(play, SECONDS, games, perf_counter)
    return max(_rate(play, games, perf_counter) for _ in range(RUNS))


def in_turns(*plays: Callable[[int], object]) -> list[float]:
    """Games a second of the processor's time, of several in the best of many short runs by turns.

    Whatever else the machine does, it does to all of them.
    """
    filling = [(play, _filling(play, TURN_SECONDS, 1, process_time)) for play in plays]
    turns = [[_rate(play, games, process_time) for play, games in filling] for _ in range(TURNS)]
    return [max(rates) for rates in zip(*turns, strict=True)]


def _play(machine: Kernel, first: int, games: int) -> int:
    results, _ = machine.play(["random"] * machine.game.seats, 1, first, games, MOST_ROUNDS)
    return int(results["tricks"].sum())


def cards_a_game(machine: Kernel) -> float:
    """Card plays in a mean game."""
    playing = len(machine.game.rules.deal.sitting_out.playing(machine.game.seats, 0))
    return _play(machine, 0, 2_000) * playing / 2_000


def rate(game: fs.Game) -> Rate:
    """Measure one game."""
    machine, cores = kernel(game), os.cpu_count() or 1
    one, hand = in_turns(lambda games: _play(machine, 0, games), lambda games: by_hand(games, 7))
    with ThreadPoolExecutor(cores) as pool:

        def on_all(games: int) -> None:
            share = -(-games // cores)
            list(pool.map(lambda core: _play(machine, core * share, share), range(cores)))

        every = best(on_all, 64 * cores)
    return Rate(f"{game.name}, {game.seats} seats", one, one * cards_a_game(machine), hand, every)


def rates() -> Iterator[Rate]:
    """Plain whist first, then every game."""
    yield rate(fs.Game.of(whist))
    for game in fs.games().values():
        yield rate(game)
    yield rate(fs.game("boerenbridge", schedule="fifteen"))


def study_rate() -> float:
    """Games a second of the Boerenbridge study's four agents, each in the next seat every so many games."""
    machine, names = kernel(fs.game("boerenbridge")), ["full-kripke", "boeren-greedy", "greedy-kripke", "random"]

    def play(games: int) -> None:
        for turn in range(4):
            machine.play(names[turn:] + names[:turn], 1, turn * games, -(-games // 4), MOST_ROUNDS)

    return best(play)


def knower_rate() -> float:
    """Games a second of one knower among three full-kripke."""
    machine = kernel(fs.game("boerenbridge"))
    return best(lambda games: machine.play(["knower", *["full-kripke"] * 3], 1, 0, games, MOST_ROUNDS), games=4)


def start_up() -> tuple[float, float]:
    """Seconds until a new process has played its first game: with nothing compiled yet, and the next time."""
    script = "import followsuit as fs; from followsuit.kernel.kernel import kernel; game = fs.game('zole'); "
    script += "kernel(game).play(['random'] * 3, 1, 0, 1, 200)"
    took = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(2):
            began = perf_counter()
            subprocess.run([sys.executable, "-c", script], check=True, env={**os.environ, "FOLLOWSUIT_CACHE": folder})
            took.append(perf_counter() - began)
    return took[0], took[1]
