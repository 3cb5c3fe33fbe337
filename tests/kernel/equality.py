"""The kernel plays what the engine plays: random kernel games of every game, seat count and option, on all cores.

`make equality GAMES=100000` goes on where the last run stopped. Every game is played in lockstep (`lockstep`), and one
in a hundred is also written out as a record and replayed. The tests do a small sample of both.
"""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import Progress, TimeElapsedColumn

import followsuit as fs
from followsuit.kernel.compiling import folder
from followsuit.kernel.kernel import kernel
from followsuit.laws.lockstep import Lockstep, same
from tests.kernel.ledger import Ledger
from tests.support import EVERY_SETTING, setting_name

SEED = 20
MOST_ROUNDS = 25
CHUNK = 50
RECORDED = 100
"""One game in so many goes through a record too."""
TOLD_AFTER = 60.0
"""Seconds between two lines where there is no terminal for a bar."""
Chunk = tuple[int, int, int]
"""A setting's index, its first game and how many."""


def check(game: fs.Game, names: Sequence[str], seed: int, first: int, games: int) -> int:
    """Replay the records of some kernel games with every legal set; how many decisions they held."""
    compiled, decisions = kernel(game), 0
    results, _ = compiled.play(names, seed, first, games, MOST_ROUNDS)
    for index in range(games):
        record = compiled.record(names, seed, first + index, MOST_ROUNDS, legal=True)
        state, result = fs.replay(record), results[index]
        assert list(state.scores) == list(result["totals"][: game.seats]), record
        assert state.is_over == result["finished"], record
        assert sum(1 << seat for seat in state.winners) == result["winners"], record
        assert state.rounds_played == result["rounds"], record
        told = sum(len(past.actions) for past in state.position.past)
        assert told == result["actions"], record
        decisions += told
    return decisions


@cache
def _beside(game: fs.Game) -> Lockstep:
    return Lockstep(kernel(game))


def compare(game: fs.Game, first: int, games: int, seed: int = SEED) -> int:
    """Play some random games in lockstep, and whole as simulations do; how many decisions they held."""
    beside, names, decisions = _beside(game), ["random"] * game.seats, 0
    results, _ = kernel(game).play(names, seed, first, games, MOST_ROUNDS)
    for index, result in enumerate(results):
        number = first + index
        position, made = beside.play(seed, number, MOST_ROUNDS)
        told = [*position.totals, sum(1 << seat for seat in position.winners), len(position.past), made]
        simulated = [*result["totals"][: game.seats], result["winners"], result["rounds"], result["actions"]]
        same(told, [int(value) for value in simulated], f"{game!r}, seed {seed}, game {number}, simulated")
        if number % RECORDED == 0:
            check(game, names, seed, number, 1)
        decisions += made
    return decisions


def _compare_chunk(chunk: Chunk) -> int:
    index, first, games = chunk
    return compare(EVERY_SETTING[index], first, games)


def _next_chunk(ledger: Ledger, most: int, busy: Iterable[Chunk] = ()) -> Chunk | None:
    """What to do next: the setting that has the fewest games and is in nobody's hands."""
    taken = {index for index, _, _ in busy}
    done = [(ledger.accounts[setting_name(game)].games, index) for index, game in enumerate(EVERY_SETTING)]
    free = [(games, index) for games, index in done if games < most and index not in taken]
    if not free:
        return None
    first, index = min(free)
    return index, first, min(CHUNK, most - first)


def _compared(ledger: Ledger, most: int, processes: int) -> Iterator[tuple[Chunk, int]]:
    """Compare chunk after chunk until every setting has so many games; each chunk that is done, with its decisions."""
    if processes == 1:
        while (chunk := _next_chunk(ledger, most)) is not None:
            yield chunk, _compare_chunk(chunk)
        return
    busy: dict[Future[int], Chunk] = {}
    # A position has no cycles, so that looking for some is a sixth of the time spent for nothing.
    with ProcessPoolExecutor(processes, initializer=gc.disable) as pool:
        while True:
            while len(busy) < 2 * processes and (chunk := _next_chunk(ledger, most, busy.values())) is not None:
                busy[pool.submit(_compare_chunk, chunk)] = chunk
            if not busy:
                return
            for future in wait(busy, return_when=FIRST_COMPLETED).done:
                yield busy.pop(future), future.result()


def run(ledger: Ledger, most: int, processes: int, notify: Callable[[str, int], None]) -> None:
    """Bring every setting to so many games; `notify` hears of each chunk: the setting's name and its games."""
    for (index, _, games), decisions in _compared(ledger, most, processes):
        name = setting_name(EVERY_SETTING[index])
        ledger.add(name, games, decisions)
        notify(name, games)


def _with_bar(console: Console, ledger: Ledger, most: int, processes: int) -> None:
    with Progress(*Progress.get_default_columns(), TimeElapsedColumn(), console=console) as progress:
        bar = progress.add_task("comparing", total=most * len(EVERY_SETTING), completed=ledger.games)
        run(ledger, most, processes, lambda name, games: progress.update(bar, advance=games, description=name))


def _with_lines(console: Console, ledger: Ledger, most: int, processes: int) -> None:
    began, before, told = monotonic(), ledger.games, monotonic()

    def notify(name: str, games: int) -> None:
        nonlocal told
        del name, games
        if monotonic() - told > TOLD_AFTER:
            told = monotonic()
            rate = (ledger.games - before) / (told - began)
            share = ledger.games / (most * len(EVERY_SETTING))
            console.print(f"{share:.2%}, {rate:.0f} games/s. {ledger.lines()[-1]}", soft_wrap=True)

    run(ledger, most, processes, notify)


def main() -> int:
    """Compare, with a bar, and say what was compared; 1 if there is a difference."""
    parser = argparse.ArgumentParser(prog="python -m tests.kernel.equality", description=__doc__)
    parser.add_argument("games", type=int, help="how many games each setting is to have in the end; 0 only tells")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ledger", type=Path, default=folder().parent / "equality.json", help="what was compared")
    chosen = parser.parse_args()
    # A plain `kill` ends the workers too.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    console, ledger = Console(), Ledger(chosen.ledger, EVERY_SETTING)
    show = _with_bar if console.is_terminal else _with_lines
    try:
        show(console, ledger, chosen.games, chosen.processes)
    except (AssertionError, fs.FollowsuitError) as error:
        console.print(f"A difference. {error}", markup=False, soft_wrap=True)
        return 1
    for line in ledger.lines():
        console.print(line, markup=False, soft_wrap=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
