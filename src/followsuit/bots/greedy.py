"""The player by rules of thumb: bid what the hand is worth, win cheaply, lose high."""

from __future__ import annotations

from followsuit.bots.player import USUAL, Budget, Decision, Seed
from followsuit.engine.view import View
from followsuit.kernel.kernel import kernel


class GreedyPlayer:
    """Decides at once, by the same rules of thumb that the kernel's playouts follow."""

    def __init__(self, seed: Seed) -> None:
        del seed

    def decide(self, view: View, budget: Budget = USUAL) -> Decision:
        """What the rules of thumb say."""
        del budget
        return Decision(kernel(view.game).rule_of_thumb(view), "A rule of thumb.")
