"""The worlds that a view leaves possible, for the machine: drawn at random, or all of them where there are few."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from followsuit.kernel.bits import ONE, U, first
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import SEATS
from followsuit.kernel.search import Hidden
from followsuit.kernel.worlds import Masks, count, drawn, sampler
from followsuit.minds.thinking import Deals


class Possible:
    """Every way in which the cards may lie that a seat does not see; `start` is what it does see."""

    def __init__(self, hidden: Hidden, start: Any) -> None:
        self._hidden, self._start = hidden, start
        self._sampler = sampler(hidden.groups, hidden.allowed, hidden.capacities) if len(hidden.groups) else None
        self.count = 1 if self._sampler is None else max(1, round(count(self._sampler)))
        """How many there are; of very many, nearly."""

    def drawn(self, worlds: int, seed: int) -> Deals:
        """So many of them, each as likely as another."""
        return self._deals(worlds, None if self._sampler is None else drawn(self._sampler, worlds, seed=seed))

    def every(self) -> Deals:
        """All of them; for few only."""
        if self._sampler is None:
            return self._deals(1, None)
        hidden = self._hidden
        found = np.zeros((self.count, len(hidden.capacities)), np.uint64)
        lay_every_way(hidden.groups, hidden.allowed, hidden.capacities, found)
        return self._deals(self.count, found)

    def _deals(self, worlds: int, dealt: Masks | None) -> Deals:
        start, columns = self._start, dict[Any, Any]()
        if dealt is not None:
            columns = {place: dealt[:, index] for index, place in enumerate(self._hidden.places)}

        def column(place: object, otherwise: object) -> npt.NDArray[np.uint64]:
            return np.full(worlds, 0, np.uint64) + np.asarray(columns.get(place, otherwise), np.uint64)

        return Deals(
            np.stack([column(seat, start["hands"][seat]) for seat in range(SEATS)], axis=1),
            column("table", np.uint64(0)),
            column("stash", start["stash"]),
            np.stack([column(f"given-{seat}", start["given"][seat]) for seat in range(SEATS)], axis=1),
        )


@compiled
def lay_every_way(groups: np.ndarray, allowed: np.ndarray, capacities: np.ndarray, worlds: np.ndarray) -> int:
    """Fill the rows of `worlds`, each a mask a place, with all ways to lay the cards; how many were found."""
    cards, group_of = np.zeros(64, np.int64), np.zeros(64, np.int64)
    number = 0
    for group in range(len(groups)):
        left = groups[group]
        while left:
            cards[number], group_of[number] = np.int64(first(left)), group
            left &= left - ONE
            number += 1
    places, found, at = len(capacities), 0, 0
    room, lying = capacities.copy(), np.zeros(len(capacities), np.uint64)
    tried = np.full(number + 1, -1, np.int64)
    while at >= 0:
        if at == number:
            worlds[found] = lying
            found += 1
            if found == len(worlds):
                break
            at -= 1
            continue
        card = ONE << U(cards[at])
        if tried[at] >= 0:
            room[tried[at]] += 1
            lying[tried[at]] &= ~card
        place = tried[at] + 1
        while place < places and not (room[place] and allowed[group_of[at], place]):
            place += 1
        if place == places:
            tried[at] = -1
            at -= 1
            continue
        tried[at] = place
        room[place] -= 1
        lying[place] |= card
        at += 1
    return found
