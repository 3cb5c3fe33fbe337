"""As the cards lay: what a decision was worth to somebody who saw all of them. A second line, never a judgement."""

from __future__ import annotations

from typing import Any

from followsuit.engine.actions import Action
from followsuit.engine.game import Game
from followsuit.engine.position import Phase, Position
from followsuit.errors import SolveError
from followsuit.kernel.kernel import kernel
from followsuit.kernel.solve import Solver
from followsuit.review.luck import DIGITS

MOST_CARDS, MOST_CARDS_ALONE = 15, 12
"""With how many cards still in hands a position is solved: between two sides, and where each is alone."""


class OpenCards:
    """Solves positions of a game where that is quick."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._solver: Solver | None = None
        self._can_solve = not kernel(game).tables["tokens"]

    def beside(self, position: Position, done: Action) -> dict[str, Any] | None:
        """The best card with all cards open, and by how many points what was done is behind it; none if unsolved."""
        if position.phase is not Phase.PLAY or not self._can_solve:
            return None
        left = sum(map(len, position.table.hands))
        most = MOST_CARDS if len(set(position.table.sides)) == 2 else MOST_CARDS_ALONE
        if left > most:
            return None
        if self._solver is None:
            # A solver's room is for one thread at a time, so each review has its own.
            self._solver = Solver(kernel(self._game))
        try:
            solution = self._solver.solve(position)
        except SolveError:
            return None
        values = {str(option.action): option.value for option in solution.options}
        best = solution.best
        did = values.get(str(done), best.value)
        # Of equals, what was done is the best.
        action = str(done) if did == best.value else str(best.action)
        return {"action": action, "loss": round(best.value - did, DIGITS) + 0.0}
