"""The solver: whole deals with open cards, Zole by itself and a page in the shape of bridge beside DDS.

DDS, by package `endplay`, is the solver that bridge programs use. Both are asked for the tricks of the leader's side,
on the same deals in the same run, and have to agree.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from time import process_time
from typing import TypeVar

from rich.table import Table

import followsuit as fs
from bench.bridge import bridge
from followsuit.engine.position import Phase, Position
from followsuit.kernel.solve import Utility, solver

Answer = TypeVar("Answer")

ZOLE_DEALS = 1_000
BRIDGE_DEALS = 100


@dataclass(frozen=True)
class Times:
    """CPU-milliseconds a deal."""

    name: str
    deals: int
    median: float
    high: float
    """The 99th percentile."""

    @classmethod
    def of(cls, name: str, seconds: list[float]) -> Times:
        """The times of some deals."""
        ordered = sorted(1_000 * each for each in seconds)
        return cls(name, len(ordered), statistics.median(ordered), ordered[int(0.99 * (len(ordered) - 1))])


def zole_deals(deals: int) -> Iterator[Position]:
    """Zole at the first card: the first seat plays Big, and stashes what a seed says."""
    game = fs.game("zole")
    for seed in range(deals):
        state = game.start(seed)
        while state.position.phase is not Phase.PLAY:
            legal = state.legal()
            big = [action for action in legal if str(action) == "choose B"]
            state = state.play(big[0] if big else legal[seed % len(legal)])
        yield state.position


def bridge_deals(deals: int) -> Iterator[Position]:
    """The page in the shape of bridge at the first card."""
    game = fs.Game.of(bridge)
    for seed in range(deals):
        yield game.start(seed).position


def timed(solve: Callable[[], Answer]) -> tuple[Answer, float]:
    """What a solver says, and its seconds."""
    began = process_time()
    value = solve()
    return value, process_time() - began


def zole_times(utility: Utility, *, every_card: bool, deals: int = ZOLE_DEALS) -> Times:
    """Whole deals of Zole: the worth of every card of the first seat, or of the best one."""
    machine, seconds = solver(fs.game("zole")), []
    for number, position in enumerate(zole_deals(deals + 1)):
        took = timed(partial(machine.solve if every_card else machine.value, position, utility))[1]
        if number:
            seconds.append(took)
    return Times.of(f"Zole, 8 tricks, {utility}, {'every card' if every_card else 'the best card'}", seconds)


def dds_value(position: Position) -> float | None:
    """The tricks of the leader's side by DDS; none where it is not installed."""
    try:
        from endplay.dds import solve_board  # noqa: PLC0415 - only for this comparison
        from endplay.dds.solve import SolveMode  # noqa: PLC0415
        from endplay.types import Deal, Denom, Player  # noqa: PLC0415
    except ImportError:
        return None
    hands = [
        ".".join("".join(card.rank for card in reversed(hand) if card.suit == suit) for suit in "shdc")
        for hand in position.table.hands
    ]
    deal = Deal("N:" + " ".join(hands), first=list(Player)[position.seat], trump=Denom.spades)
    return float(next(iter(solve_board(deal, SolveMode.OptimalOne)))[1])


def bridge_times(deals: int = BRIDGE_DEALS) -> list[Times]:
    """Our times, and those of DDS if it is installed; the answers have to be the same."""
    machine, ours, theirs = solver(fs.Game.of(bridge)), [], []
    for number, position in enumerate(bridge_deals(deals + 1)):
        value, took = timed(partial(machine.value, position, "tricks"))
        judged, their_time = timed(partial(dds_value, position))
        if judged is not None and judged != value:
            raise AssertionError(f"deal {number}: {value} tricks, by DDS {judged}")
        if number:
            ours.append(took)
            if judged is not None:
                theirs.append(their_time)
    found = [Times.of("bridge, spades, 13 tricks", ours)]
    return [*found, Times.of("the same by DDS", theirs)] if theirs else found


def solve_table() -> Table:
    """Median and 99th percentile of each."""
    table = Table(title="Open cards solved, one core", title_justify="left")
    table.add_column("deals")
    for column in ("number", "median, ms", "99th percentile, ms"):
        table.add_column(column, justify="right")
    zole = (
        zole_times("score", every_card=True),
        zole_times("score", every_card=False),
        zole_times("points", every_card=False),
        zole_times("tricks", every_card=False),
    )
    for times in (*zole, *bridge_times()):
        table.add_row(times.name, f"{times.deals:,}", f"{times.median:.2f}", f"{times.high:.1f}")
    return table


if __name__ == "__main__":
    # How many deals of bridge to solve beside DDS.
    for times in bridge_times(int(sys.argv[1])):
        print(times)
