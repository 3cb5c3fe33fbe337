"""What can be known: the deals that a view leaves possible, counted and drawn exactly. See docs/worlds.md."""

from followsuit.knowledge.arrays import Arrays
from followsuit.knowledge.errors import ImpossibleView
from followsuit.knowledge.places import STASH, TABLE, UNDEALT, Place
from followsuit.knowledge.worlds import World, Worlds, worlds

__all__ = ["STASH", "TABLE", "UNDEALT", "Arrays", "ImpossibleView", "Place", "World", "Worlds", "worlds"]
