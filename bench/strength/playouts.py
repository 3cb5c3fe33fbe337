"""Playouts a second: OpenSpiel's search and ours at the same decisions of Oh Hell, four seats and twelve cards.

CPU time of one core, the two by turns in the same run, so that a busy machine slows both down alike. A simulation of
OpenSpiel's draws a world, walks down its tree and plays out at random; a playout of ours takes an option in a drawn
world and plays on by rules of thumb to the score.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time

from rich.table import Table

import followsuit as fs
from bench.strength.ismcts import Ismcts
from followsuit.bots.player import Budget
from followsuit.kernel.kernel import kernel
from followsuit.kernel.search import Search
from followsuit.knowledge import worlds

SIMULATIONS = 2_500
WORLDS = 256
TURNS = 5


@dataclass(frozen=True)
class Speed:
    """Playouts a CPU second at one decision, in the best of some turns."""

    decision: str
    ours: float
    theirs: float


def decisions() -> Iterator[tuple[str, fs.State]]:
    """The first bid of a deal, its first card, and the first card of its seventh trick."""
    state = fs.game("oh-hell", seats=4, schedule="down", longest=12, scoring="tricks").start(seed=1)
    yield "first bid", state
    for name, actions in (("first card", 4), ("seventh trick", 6 * 4)):
        for _ in range(actions):
            state = state.play(state.legal()[0])
        yield name, state


def speeds(turns: int = TURNS, simulations: int = SIMULATIONS, drawn: int = WORLDS) -> Iterator[Speed]:
    """Each decision."""
    for name, state in decisions():
        search = Ismcts(state.game, Budget(seconds=None, worlds=simulations), "playouts")
        question, view = search.question(state), state.view(state.to_act)
        ours, theirs = [], []
        for turn in range(turns + 1):
            began = process_time()
            search.answer(question)
            theirs.append(simulations / (process_time() - began))
            look = Search(kernel(state.game), view, worlds(view).arrays(), seed=turn)
            began = process_time()
            look.look(drawn)
            ours.append(drawn * len(look.actions) / (process_time() - began))
        # The first turn may have compiled something.
        yield Speed(name, max(ours[1:]), max(theirs[1:]))


def told(found: Iterator[Speed]) -> Table:
    """Speeds as a table."""
    table = Table(title="Oh Hell 4 × 12, playouts a CPU second of one core", title_justify="left")
    for column in ("decision", "Search.look", "OpenSpiel's ISMCTS", "ratio"):
        table.add_column(column, justify="left" if column == "decision" else "right")
    for speed in found:
        table.add_row(speed.decision, f"{speed.ours:,.0f}", f"{speed.theirs:,.0f}", f"{speed.ours / speed.theirs:.1f}")
    return table
