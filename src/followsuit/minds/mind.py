"""A mind of one game: a network that has learned it, asked about a view, with or without thinking ahead."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from math import comb
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from followsuit.engine.actions import Action
from followsuit.engine.view import View
from followsuit.kernel.layout import GAME, NOBODY, PICK
from followsuit.kernel.legality import pick_count
from followsuit.kernel.search import Hidden
from followsuit.minds.judging import desk, judge, judge_picks
from followsuit.minds.network import Network
from followsuit.minds.setting import Setting

Floats = npt.NDArray[np.float64]
FEW_PICKS = 12
"""Of how many sets of cards to pick more is thought."""


class Weighed(NamedTuple):
    """Options with what the network thinks of each."""

    codes: npt.NDArray[np.int64]
    values: Floats


class Mind:
    """A network and the setting of a game that it looks at."""

    def __init__(self, setting: Setting, network: Network) -> None:
        self.setting = setting
        self.network = network
        self.dearest = dearest_card(setting)

    def start(self, view: View, hidden: Hidden | None = None) -> np.ndarray[Any, Any]:
        """What a seat sees when it is to act, for the machine."""
        starts = np.zeros(1, GAME)
        if hidden is None:
            starts[0] = self.setting.kernel.bridge.load_view(view)
        else:
            starts[0] = self.setting.kernel.bridge.load_view(view, int(hidden.hand), int(hidden.stash))
        return starts

    def action(self, starts: np.ndarray[Any, Any], code: int) -> Action:
        """What a number of the machine means to the engine."""
        return self.setting.kernel.bridge.action(starts[0], code)

    def weigh(self, starts: np.ndarray[Any, Any], also: Collection[int] = ()) -> Weighed:
        """The options of the seat to act, and what the network thinks of each at first sight.

        Of sets of cards to pick only some are told, those that are asked for in `also` among them.
        """
        setting, room = self.setting, desk()
        if starts[0]["at"] == PICK:
            return self._weigh_picks(starts, also)
        count = judge(starts[0], setting.kernel.tables, setting.places, self.network, room)
        return Weighed(room.options[:count].copy(), room.values[:count].astype(np.float64))

    def _weigh_picks(self, starts: np.ndarray[Any, Any], also: Collection[int]) -> Weighed:
        """Sets of cards to pick: the one that is best card by card, and others of cards that are nearly as good."""
        setting, room, tables = self.setting, desk(), self.setting.kernel.tables
        number = int(pick_count(starts[0], tables))
        picked, last = 0, 0.0
        first: list[tuple[float, int]] = []
        for step in range(number):
            count = judge_picks(starts[0], tables, setting.places, self.network, np.uint64(picked), room)
            values, cards = room.values[:count], room.options[:count]
            if step == 0:
                first = sorted(zip(map(float, values), map(int, cards), strict=True), reverse=True)
            last = float(values.max())
            picked |= 1 << int(cards[int(values.argmax())])
        pool = number
        while pool < len(first) and comb(pool + 1, number) <= FEW_PICKS:
            pool += 1
        worth = {1 << card: value for value, card in first}
        sets = {sum(1 << card for _, card in cards) for cards in combinations(first[:pool], number)} | {picked, *also}
        sums = {each: sum(value for bit, value in worth.items() if bit & each) / number for each in sets}
        ordered = sorted(sets, key=lambda each: (each != picked, -sums[each]))
        # Sets that were not built card by card are at most as good as the one that was.
        told = [min(last, last + sums[each] - sums[picked]) for each in ordered]
        return Weighed(np.array(ordered, np.int64), np.array(told))


def dearest_card(setting: Setting) -> int:
    """The one card that is worth more points than any other, whatever the order; -1 if there is none."""
    tables, orders = setting.kernel.tables, len(setting.kernel.game.rules.faces.orders)
    worth = np.abs(tables["points"][:orders, : int(tables["cards"])])
    dearest = int(worth[0].argmax())
    others = np.delete(worth, dearest, axis=1)
    return dearest if bool((worth[:, dearest] > others.max(axis=1)).all()) else NOBODY
