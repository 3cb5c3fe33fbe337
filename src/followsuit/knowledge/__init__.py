"""What can be known: the deals that a view leaves possible, counted and drawn exactly. See docs/worlds.md."""

from followsuit.knowledge.arrays import Arrays
from followsuit.knowledge.errors import ImpossibleView, MomentError, NotInPlay
from followsuit.knowledge.moments import Moment, Moments, moment_of
from followsuit.knowledge.numbers import Numbers, numbers
from followsuit.knowledge.one_card import CardModel, card_model
from followsuit.knowledge.places import STASH, TABLE, UNDEALT, Place
from followsuit.knowledge.worlds import World, Worlds, worlds

__all__ = [
    "STASH",
    "TABLE",
    "UNDEALT",
    "Arrays",
    "CardModel",
    "ImpossibleView",
    "Moment",
    "MomentError",
    "Moments",
    "NotInPlay",
    "Numbers",
    "Place",
    "World",
    "Worlds",
    "card_model",
    "moment_of",
    "numbers",
    "worlds",
]
