"""A view of the engine in the numbers that the batched games have: what a seat sees follows from its view alone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from followsuit.adapters.seeing import SEEN, look, retrace
from followsuit.adapters.shape import shape
from followsuit.engine.game import Game
from followsuit.engine.view import View
from followsuit.kernel.bridge import AT
from followsuit.kernel.kernel import kernel
from followsuit.kernel.layout import GAME
from followsuit.kernel.tables import engine_only


class Eyes:
    """Looks at views of one game."""

    def __init__(self, game: Game) -> None:
        if (unfit := engine_only(game)) is not None:
            raise unfit
        self.shape = shape(game)
        self._kernel = kernel(game)
        self._tables = np.array([self._kernel.tables])
        self._game, self._seen = np.zeros(1, GAME), np.zeros(1, SEEN)
        self._planes = (len(self.shape.planes), self.shape.width)

    def look(self, view: View, picked: Iterable[int] = ()) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int16]]:
        """The planes and numbers of a seat's view; `picked`: the places of cards that it has picked so far.

        Nothing but zeros while no player is to act.
        """
        cards, numbers = np.zeros(self._planes, np.uint8), np.zeros(len(self.shape.numbers), np.int16)
        if view.phase not in AT or view.seat is None:
            return cards, numbers
        self._game[0] = self._kernel.bridge.load_view(view)
        self._game[0]["to_act"] = view.to_act
        game, seen, tables = self._game[0], self._seen[0], self._tables[0]
        retrace(game, seen, tables)
        seen["picked"] = sum(1 << place for place in picked)
        words = cards.view(np.uint64)[None]
        look(game, seen, tables, self.shape.table[0], view.seat, words, numbers[None])
        return cards, numbers


@lru_cache(maxsize=64)
def eyes(game: Game) -> Eyes:
    """The eyes for a game, made once."""
    return Eyes(game)
