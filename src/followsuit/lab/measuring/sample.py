"""Games of one kind by one player on all seats, as arrays: played by the kernel if it can, by the engine otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from followsuit.bots import player as made
from followsuit.bots import prepare
from followsuit.bots.player import Budget
from followsuit.engine.game import Game
from followsuit.errors import OptionError, quoted
from followsuit.kernel.compiling import announced
from followsuit.kernel.kernel import kernel
from followsuit.kernel.layout import FIGURES, RESULT
from followsuit.lab.playing.crew import Cores, crew_of, shared
from followsuit.lab.playing.engine_games import play_one
from followsuit.lab.playing.kernel_games import is_for_kernel, notify_if_engine_only, number_of
from followsuit.lab.playing.results import Rows, Whole, number_of_sides, result_of, shares_of
from followsuit.language.message import Message

BATCHES = 40
"""Figures that are summed over rounds come in so many heaps, from whose differences their uncertainty is known."""
PIECE = 250
"""Games that are played at a time."""
LOOKED_AT = [
    "totals", "winners", "finished", "first_dealer", "rounds", "actions", "lead_changes", "contracts", "contracts_won",
]  # fmt: skip
"""What a sample keeps of a game's result: there may be millions of them."""
KEPT = np.dtype([(name, RESULT[name]) for name in LOOKED_AT], align=True)


@dataclass(frozen=True)
class Sample:
    """The results of games, the figures of each batch of them, and how the scores stood on the way."""

    game: Game
    player: str
    max_rounds: int
    results: Rows
    figures: Rows
    totals_after: Callable[[int, int], Whole]
    """The totals after a round of the first so many games; where a game was over before, its last."""

    @property
    def totals(self) -> Whole:
        """Final totals by game and seat."""
        return self.results["totals"][:, : self.game.seats].astype(np.int64)

    @property
    def shares(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        """The part of each game's win that falls to each seat's side."""
        won = (self.results["winners"][:, None] >> np.arange(self.game.seats)) & 1
        return shares_of(won, self.game.seats // number_of_sides(self.game))


@dataclass(frozen=True)
class Setup:
    """What is to be sampled: a game, who plays it, and within which limits."""

    game: Game
    player: str
    seed: str
    budget: Budget
    max_rounds: int
    cores: Cores = None
    notify: Callable[[Message], None] = lambda _: None


def sampled(setup: Setup, games: int) -> Sample:
    """So many games."""
    return (_by_kernel if is_for_kernel(setup.game, [setup.player], setup.max_rounds) else _by_engine)(setup, games)


def _by_kernel(setup: Setup, games: int) -> Sample:
    compiled, seed = kernel(setup.game), number_of(setup.seed)
    names = [setup.player] * setup.game.seats
    with announced("simulator", setup.notify):
        compiled.play(names, seed, 0, 1, 1)
    batches = min(BATCHES, games)
    edges = [games * batch // batches for batch in range(batches + 1)]

    def played(last: int, most: int) -> tuple[Rows, list[Rows]]:
        """Results of the first games, and figures of pieces that are over soon, so that Ctrl-C is heard.

        No piece belongs to two batches.
        """
        results, heaps, done = _room(last), list[Rows](), 0
        tasks = (
            (setup.game, names, seed, begin, min(begin + PIECE, end, last), most)
            for start, end in pairwise(edges)
            for begin in range(start, min(end, last), PIECE)
        )
        for found, figures in shared(crew_of(setup.cores), _piece, tasks, compiled=True):
            results[done : (done := done + len(found))] = found
            heaps.append(figures)
        return results, heaps

    def totals_after(round_: int, first: int) -> Whole:
        """The same games once more, cut off there: what chance does depends on nothing but the seed and the round."""
        results, _ = played(first, round_)
        totals: Whole = results["totals"][:, : setup.game.seats].astype(np.int64)
        return totals

    results, sums = played(games, setup.max_rounds)
    figures = iter(sums)
    heaps = [np.concatenate([next(figures) for _ in range(start, end, PIECE)]) for start, end in pairwise(edges)]
    return Sample(
        setup.game,
        setup.player,
        setup.max_rounds,
        results,
        np.concatenate([_summed(heap) for heap in heaps]),
        totals_after,
    )


def _piece(game: Game, names: list[str], seed: int, first: int, last: int, most: int) -> tuple[Rows, Rows]:
    """The results of some games, as far as they are looked at, and their figures."""
    found, figures = kernel(game).play(names, seed, first, last - first, most)
    return found[LOOKED_AT].astype(KEPT), figures


def _room(games: int) -> Rows:
    """Room for the results of so many games, all of it taken at once: a list of pieces would need twice as much."""
    try:
        return np.empty(games, KEPT)
    except (MemoryError, OverflowError, ValueError):
        raise OptionError("games", Message("simulation/no-room", {"games": quoted(games)})) from None


def _by_engine(setup: Setup, games: int) -> Sample:
    notify_if_engine_only(setup.game, [setup.player], setup.notify)
    prepare([setup.player], setup.game, setup.notify)
    told = (setup.game, setup.player, setup.seed, setup.budget, setup.max_rounds)
    tasks = ((*told, number) for number in range(games))
    rows = list(shared(crew_of(setup.cores), _row, tasks, compiled=False))
    totals = [path for _, _, path in rows]

    def totals_after(round_: int, first: int) -> Whole:
        return np.array([path[min(round_, len(path)) - 1] for path in totals[:first]])

    figures = np.concatenate([figures for _, figures, _ in rows])
    heaps = np.array_split(figures, min(BATCHES, games))
    return Sample(
        setup.game,
        setup.player,
        setup.max_rounds,
        np.concatenate([results for results, _, _ in rows])[LOOKED_AT],
        np.concatenate([_summed(heap) for heap in heaps]),
        totals_after,
    )


def _summed(rows: Rows) -> Rows:
    summed = np.zeros(1, FIGURES)
    for name in FIGURES.names or ():
        summed[name][0] = rows[name].sum(axis=0)
    return summed


def _row(game: Game, player: str, seed: str, budget: Budget, max_rounds: int, number: int) -> tuple[Rows, Rows, Whole]:
    """One game by the engine: its result, its figures, and the totals after each round."""
    players = [made(player, f"{seed}/{number}/{seat}") for seat in range(game.seats)]
    return result_of(play_one(game, players, f"{seed}/{number}", budget, max_rounds))
