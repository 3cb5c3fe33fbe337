"""Does any legal thing, each as likely as another."""

from __future__ import annotations

import random

from followsuit.bots.player import USUAL, Budget, Decision, Seed
from followsuit.bots.reasons import ANY
from followsuit.engine.view import View


class RandomPlayer:
    """The player that every other one should beat."""

    def __init__(self, seed: Seed) -> None:
        self._chance = random.Random(seed)

    def decide(self, view: View, budget: Budget = USUAL) -> Decision:
        del budget
        return Decision(self._chance.choice(view.legal), ANY)


make = RandomPlayer
