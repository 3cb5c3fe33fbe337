"""When Python looks for garbage: it stops everything to do so, for the longer the more objects it looks at.

Only garbage that refers to itself in a circle has to be looked for, and there is little of it here: games and tables
are records that cannot form circles, and what is told of them is gone by itself at the next move. So only what is new
is looked at, in heaps too small to be noticed, and everything once an hour. Larger heaps, or heaps that were looked at
twice, made whoever played at 500 tables wait several times as long.
"""

from __future__ import annotations

import gc

NEW, NEVER = 1_000, 1_000_000_000
"""Objects that make a heap of new ones, and no limit for those that were looked at."""
EVERY = 3600.0
"""Seconds between two looks at everything."""


def look_for_garbage_seldom() -> None:
    """Set this process up for it, once its modules are loaded: these are never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, NEVER, NEVER)


def look_at_everything() -> None:
    """To be called every so often."""
    gc.collect()
