"""The last tricks between two sides, solved with open cards in every world that is looked at.

A network plays endings less well than it could: it does not count. With open cards everyone plays them perfectly, but
knows too much. What an option is worth there is half of each.
"""

from __future__ import annotations

import random
import threading
from contextlib import suppress
from typing import Any

import numpy as np
import numpy.typing as npt

from followsuit.engine.game import Game
from followsuit.engine.position import Phase
from followsuit.errors import SolveError
from followsuit.kernel.compiling import compiled
from followsuit.kernel.kernel import Kernel, kernel
from followsuit.kernel.layout import GAME, PLAY, Aims, Record
from followsuit.kernel.solve import Solver
from followsuit.minds.thinking import Deals, put_world

PLAIN_TRICKS, OTHER_TRICKS = 6, 3
"""From how many tricks before the end on: where suits are plain, and where every line of play is gone through."""
KEPT = 4
"""Of how many games a thread keeps the room that solving takes."""

_here = threading.local()


def solver_here(machine: Kernel) -> Solver:
    """The solver of a game for this thread alone."""
    kept: dict[Game, Solver] = _here.__dict__.setdefault("solvers", {})
    found = kept.pop(machine.game, None) or Solver(machine)
    kept[machine.game] = found
    while len(kept) > KEPT:
        del kept[next(iter(kept))]
    return found


def is_ending(machine: Kernel, start: Any) -> bool:
    """Whether what is left of a round is an ending that can be solved: it is between two sides, and short."""
    tables = machine.tables
    if start["at"] != PLAY or tables["tokens"] or int(tables["aim"]) == int(Aims.ZERO):
        return False
    playing = [seat for seat in range(machine.game.seats) if seat != start["sits_out"]]
    if len({int(start["side"][seat]) for seat in playing}) != 2:
        return False
    left = int(start["hands"][int(start["to_act"])]).bit_count()
    return left <= (OTHER_TRICKS if tables["melds"] else PLAIN_TRICKS)


def some_ending(game: Game) -> Any:
    """An ending of a game by random play, for the machine; nothing if the game has none that can be solved."""
    machine, chance, state = kernel(game), random.Random(0), game.start(seed=0)
    while state.to_act is not None and not state.rounds_played:
        if state.position.phase is Phase.PLAY and len(state.legal()) > 1:
            running = machine.load(state.position)
            if is_ending(machine, running):
                return running
        state = state.play(chance.choice(state.legal()))
    return None


def make_ready(game: Game, ending: Any) -> None:
    """Have all compiled that solving takes."""
    machine = kernel(game)
    most = OTHER_TRICKS * int(ending["playing"])
    with suppress(SolveError):
        solver_here(machine).positions(np.full(1, ending, GAME), machine.legal(ending), most_cards=most)


def solved(
    machine: Kernel, starts: npt.NDArray[Any], deals: Deals, chosen: npt.NDArray[np.int64], cards: list[int]
) -> npt.NDArray[np.float64] | None:
    """By how much the side to act comes out ahead of the others in the mean, by world and card, if all see all.

    Nothing where that would take too long: where suits are not plain, or a score does not rise with tricks or points.
    """
    games = np.zeros(len(chosen), GAME)
    _lay_out(games, starts, machine.tables, deals, chosen)
    most = OTHER_TRICKS * int(starts[0]["playing"])
    with suppress(SolveError):
        return solver_here(machine).positions(games, cards, most_cards=most)[:, :, int(starts[0]["to_act"])]
    return None


@compiled
def _lay_out(games: np.ndarray, starts: np.ndarray, tables: Record, deals: Deals, chosen: np.ndarray) -> None:
    """The same moment in each of the worlds chosen."""
    for index in range(len(chosen)):
        games[index] = starts[0]
        put_world(games[index], starts[0], tables, deals, chosen[index])
