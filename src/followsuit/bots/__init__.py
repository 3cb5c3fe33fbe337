"""Players: they see a view, never a state, and are found by name."""

from followsuit.bots.player import Player
from followsuit.bots.shelf import player, players, seated

__all__ = ["Player", "player", "players", "seated"]
