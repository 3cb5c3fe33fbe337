"""The player that every other one should beat."""

from __future__ import annotations

import random

from followsuit.bots.player import Seed
from followsuit.engine.actions import Action
from followsuit.engine.view import View


class UniformPlayer:
    """Each legal action is as likely as another."""

    def __init__(self, seed: Seed) -> None:
        self._chance = random.Random(seed)

    def decide(self, view: View) -> Action:
        """Any legal action."""
        return self._chance.choice(view.legal)
