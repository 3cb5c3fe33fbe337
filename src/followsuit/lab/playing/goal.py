"""What players try to reach: as many points as they can, or exactly zero."""

from __future__ import annotations

from followsuit.engine.game import Game
from followsuit.rules import ExactlyZero


def aims_at_zero(game: Game) -> bool:
    """Whether the game is won at exactly zero; in any other, more points are better."""
    return any(isinstance(end, ExactlyZero) for end in game.rules.end)
