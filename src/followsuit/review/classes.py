"""Classes of decisions: what a loss must come to before it is called an error."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any


class Class(Enum):
    """What a decision was, beside the best one."""

    BEST = "best"
    GOOD = "good"
    """As good: what it lost is less than matters, or cannot be told from nothing."""
    SLIP = "slip"
    COSTLY = "costly"
    FORCED = "forced"
    """There was nothing else to do."""


ERRORS = (Class.SLIP, Class.COSTLY)
GOOD_SHARE, SLIP_SHARE, COSTLY_SHARE = 1 / 30, 1 / 10, 1 / 3
"""The thresholds, as shares of what a round of the game usually brings: in Zole 0.1, 0.3 and 1 point."""
SURE = 2.6
"""By how many standard errors a loss must differ from nothing before it counts: once in 200 times by chance alone."""


@dataclass(frozen=True)
class Thresholds:
    """From which loss on a decision is no longer as good as the best, a slip, and costly: in points of a game."""

    good: float
    slip: float
    costly: float

    @classmethod
    def of(cls, scale: float) -> Thresholds:
        """Those of a game, from what its rounds usually bring."""
        return cls(round(GOOD_SHARE * scale, 3), round(SLIP_SHARE * scale, 3), round(COSTLY_SHARE * scale, 3))

    def classed(self, loss: float) -> Class:
        """The class of a decision that was not the best, by a loss that is sure; nothing is lost where none is."""
        if loss >= self.costly:
            return Class.COSTLY
        return Class.SLIP if loss >= self.slip else Class.GOOD

    def as_data(self) -> dict[str, Any]:
        """As plain data."""
        return {"good": self.good, "slip": self.slip, "costly": self.costly}
