"""The kernel plays what the engine plays: random kernel games, told as records, replayed by the engine.

`make equality GAMES=100000` does so for every game, seat count and option; the tests do a small sample.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from rich.console import Console
from rich.progress import Progress, TimeElapsedColumn

import followsuit as fs
from followsuit.kernel.kernel import kernel
from tests.support import SETTINGS, setting_name

MOST_ROUNDS = 25
CHUNK = 50


def check(game: fs.Game, names: Sequence[str], seed: int, first: int, games: int) -> int:
    """Replay some kernel games with every legal set; how many decisions they held."""
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


def _check_setting(index: int, first: int, games: int) -> tuple[str, int]:
    game = SETTINGS[index]
    return setting_name(game), check(game, ["random"] * game.seats, 20, first, games)


def main(games: int) -> None:
    """Check so many games of every setting on all cores, with a bar."""
    chunks = [
        (index, first, min(CHUNK, games - first)) for index in range(len(SETTINGS)) for first in range(0, games, CHUNK)
    ]
    decisions = 0
    with ProcessPoolExecutor() as pool, Progress(*Progress.get_default_columns(), TimeElapsedColumn()) as progress:
        bar = progress.add_task("replaying", total=games * len(SETTINGS))
        for future in as_completed([pool.submit(_check_setting, *chunk) for chunk in chunks]):
            name, told = future.result()
            decisions += told
            progress.update(bar, advance=CHUNK, description=name)
    Console().print(f"{len(SETTINGS)} settings, {games} games each, {decisions:,} decisions: no difference")


if __name__ == "__main__":
    main(int(sys.argv[1]))
