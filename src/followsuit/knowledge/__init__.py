"""What can be known: the deals that a view leaves possible, counted and drawn exactly. See docs/worlds.md."""

from followsuit.knowledge.arrays import Arrays
from followsuit.knowledge.errors import ImpossibleView, MomentError
from followsuit.knowledge.moments import Moment, Moments, moment_of
from followsuit.knowledge.places import STASH, TABLE, UNDEALT, Place
from followsuit.knowledge.worlds import World, Worlds, worlds

__all__ = [
    "STASH",
    "TABLE",
    "UNDEALT",
    "Arrays",
    "ImpossibleView",
    "Moment",
    "MomentError",
    "Moments",
    "Place",
    "World",
    "Worlds",
    "moment_of",
    "worlds",
]
