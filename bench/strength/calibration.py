"""Whether what a mind says a call is worth is what it brings: its word before the round beside the round's result.

The mind plays rounds with itself, always doing what it thinks best. For every bid, contract and call the value that it
told is set beside what the round came to for that seat, by hand size, in per cent of what a round's result usually
differs by.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from rich.table import Table

from followsuit.engine.game import Game
from followsuit.kernel.layout import GAME
from followsuit.kernel.stages import A_BID, A_CONTRACT
from followsuit.minds.encoding import HAND_SIZE, LAY_TOKEN, NUMBERS, SAY
from followsuit.minds.judging import desk
from followsuit.minds.mind import Mind
from followsuit.minds.self_play import Habits, practise, room_for_lessons

LESSONS = 400_000
AT_ITS_BEST = Habits(exploring=0.0, by_thumb=0.0, patience=1.0)


@dataclass(frozen=True)
class Calibration:
    """Calls of one kind in hands of one size: how many, and by how much they were over-valued, give or take (99 %)."""

    kind: str
    cards: int
    calls: int
    over: float
    reach: float


def calibrations(mind: Mind, lessons: int = LESSONS, seed: int = 99) -> Iterator[Calibration]:
    """Every kind of call by hand size, from games that the mind plays with itself."""
    setting, room = mind.setting, room_for_lessons(lessons)
    kept, _ = practise(
        np.zeros(1, GAME), setting.kernel.tables, setting.places, mind.network, desk(), np.uint64(seed), 0,
        AT_ITS_BEST, setting.most_rounds, room,
    )  # fmt: skip
    heads, features = room.heads[:kept], room.features[:kept]
    over = room.values[:kept].astype(np.float64) - room.targets[:kept]
    for kind, first, last in (("bid", SAY + A_BID, SAY + A_CONTRACT), ("other call", SAY + A_CONTRACT, LAY_TOKEN)):
        called = (heads >= first) & (heads < last)
        for cards in range(1, NUMBERS):
            asked = called & (features == HAND_SIZE + cards).any(axis=1)
            calls = int(asked.sum())
            if calls > 1:
                reach = 2.576 * float(over[asked].std()) / np.sqrt(calls)
                yield Calibration(kind, cards, calls, 100 * float(over[asked].mean()), 100 * reach)


def calibration_table(game: Game, found: list[Calibration]) -> Table:
    """The calls of a game, and whether each kind is valued at what it brings."""
    table = Table(title=f"{game.name}: told before the round less what came, in % of a usual result")
    for column in ("call", "cards", "calls", "over-valued by"):
        table.add_column(column, justify="left" if column == "call" else "right")
    for each in found:
        table.add_row(each.kind, str(each.cards), f"{each.calls:,}", f"{each.over:+.1f} ± {each.reach:.1f} %")
    return table
