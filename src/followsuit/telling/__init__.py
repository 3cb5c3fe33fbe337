"""A game as one seat is told it: what it sees, what it is asked and what happens, in messages that any edge words."""

from followsuit.telling.teller import PublicPart, Teller, telling
from followsuit.telling.told import Told

__all__ = ["PublicPart", "Teller", "Told", "telling"]
