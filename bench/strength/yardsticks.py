"""Players that stay as they are, under names of their own, so that others can be measured by them for years.

A yardstick is not offered at tables: it is found here, whatever becomes of the players of the package. What it is made
of is named in this one place.
"""

from __future__ import annotations

from collections.abc import Callable

from followsuit.bots.flat import FlatPlayer
from followsuit.bots.player import Player, Seed

FLAT_GREEDY = "flat-greedy"
"""Flat Monte Carlo: every option played out by rules of thumb in the same worlds, and the best on average taken."""

YARDSTICKS: dict[str, Callable[[Seed], Player]] = {FLAT_GREEDY: FlatPlayer}
