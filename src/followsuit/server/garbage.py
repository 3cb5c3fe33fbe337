"""When Python looks for garbage: it stops everything to do so, for the longer the more tables and sockets there are.

Only garbage that refers to itself in a circle has to be looked for, and there is little of it here: games and tables
are records that cannot form circles, and what is told of them is gone by itself at the next move. So new objects are
looked at when there are very many of them, of which most are gone by then, and all objects once an hour.
"""

from __future__ import annotations

import gc

NEW, YOUNG, NEVER = 100_000, 5, 1_000_000_000
"""New objects that are worth a look, looks after which those left are seen once more, and no limit for old ones."""
EVERY = 3600.0
"""Seconds between two looks at everything."""


def look_for_garbage_seldom() -> None:
    """Set this process up for it, once its modules are loaded: these are never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, YOUNG, NEVER)


def look_at_everything() -> None:
    """To be called every so often."""
    gc.collect()
