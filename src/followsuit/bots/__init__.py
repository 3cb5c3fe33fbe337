"""Players: they see a view, never a state, and are found by name."""

from followsuit.bots.player import Budget, Decision, Player
from followsuit.bots.registry import player, players, prepare, seated

__all__ = ["Budget", "Decision", "Player", "player", "players", "prepare", "seated"]
