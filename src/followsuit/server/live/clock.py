"""The time that a node runs its tables by. It counts on whatever becomes of the wall clock, so no deadline ever jumps.

It starts from the time of the store, which all nodes share, and then follows the steady clock of the machine, which
nobody sets and which stands still while the machine sleeps. Every minute it is compared with the store's time; what
it is wrong by is made up for by going up to 1 % faster or slower, which nobody who waits for a deadline notices.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from followsuit.server.store import Store

STEER_EVERY = 60.0
"""How often a node compares its clock with the store's, in seconds."""
MOST_STEERED = 0.01
"""The part by which it may go faster or slower."""
ALIKE = 1.0
"""How far two clocks may be apart and still count as the same, in seconds."""
MOST_AHEAD = 86_400.0
"""How far ahead a stored time is believed: a clock may have been set wrong, but hardly by more than a day."""


class Clock:
    """Seconds since 1970, which never go back."""

    def __init__(self, start: float, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._start = start
        self._counted_from = steady()
        self._rate = 1.0
        self.served_since = -math.inf
        """Since when tables have been served without an interruption: nobody could act just before that."""

    @classmethod
    async def from_store(cls, store: Store, steady: Callable[[], float] = time.monotonic) -> Clock:
        """A clock that shows the store's time, and no less than the newest that is stored there."""
        clock = cls(await store.time(), steady)
        clock.heard(await store.newest())
        return clock

    def now(self) -> float:
        return self._start + (self._steady() - self._counted_from) * self._rate

    def steer(self, reference: float) -> None:
        """Go a little faster or slower from now on, so as to show that time in the end."""
        self._set(self.now())
        self._rate = 1.0 + min(max((reference - self._start) / STEER_EVERY, -MOST_STEERED), MOST_STEERED)

    def heard(self, at: float) -> float:
        """When something happened that any node has stored: as it says, and never later than now.

        If it says more than this clock shows, that node's clock is ahead, or this machine slept: then this one jumps
        to it, and all nodes agree again. A time that no clock can have shown is taken for now.
        """
        now = self.now()
        if at > now + MOST_AHEAD:
            return now
        if at > now + ALIKE:
            self._set(at)
            self.interrupted()
        return at

    def interrupted(self) -> None:
        """Nobody could act until now."""
        self.served_since = self.now()

    def _set(self, now: float) -> None:
        self._start, self._counted_from = now, self._steady()
