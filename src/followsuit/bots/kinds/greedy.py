"""Follows rules of thumb: wins cheaply while it wants tricks, loses high otherwise."""

from __future__ import annotations

from followsuit.bots.kinds.random import RandomPlayer
from followsuit.bots.player import USUAL, Budget, Decision, Seed
from followsuit.bots.reasons import RULE_OF_THUMB
from followsuit.engine.view import View
from followsuit.kernel.kernel import kernel
from followsuit.kernel.tables import engine_only


class GreedyPlayer:
    """Decides at once, by the same rules of thumb that the kernel's playouts follow."""

    def __init__(self, seed: Seed) -> None:
        self._otherwise = RandomPlayer(seed)

    def decide(self, view: View, budget: Budget = USUAL) -> Decision:
        """What the rules of thumb say."""
        if engine_only(view.game) is not None:
            return self._otherwise.decide(view, budget)
        return Decision(kernel(view.game).rule_of_thumb(view), RULE_OF_THUMB)


make = GreedyPlayer
