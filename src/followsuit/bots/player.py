"""What a player is."""

from __future__ import annotations

from typing import Protocol

from followsuit.engine.actions import Action
from followsuit.engine.view import View

Seed = int | str | bytes


class Player(Protocol):
    """Decides for one seat of one game. Made from a seed: with the same seed and views it decides the same."""

    def decide(self, view: View) -> Action:
        """One of `view.legal`, for the seat whose view it is."""
