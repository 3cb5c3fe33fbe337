"""What can be known: the deals that a view leaves possible, counted and drawn exactly. See docs/worlds.md."""

from followsuit.knowledge.arrays import Arrays
from followsuit.knowledge.errors import ImpossibleView, MomentError, NotInPlay
from followsuit.knowledge.likelihood import Likelihood, Weighed, by_habit, weigh
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
    "Likelihood",
    "Moment",
    "MomentError",
    "Moments",
    "NotInPlay",
    "Numbers",
    "Place",
    "Weighed",
    "World",
    "Worlds",
    "by_habit",
    "card_model",
    "moment_of",
    "numbers",
    "weigh",
    "worlds",
]
