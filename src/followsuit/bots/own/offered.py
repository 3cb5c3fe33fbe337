"""Players of one's own, by a short name: those introduced here, named by the environment, or of installed packages.

Nothing that is merely called a player is ever run: only what somebody has introduced on a command line or in Python,
the operator has named in the environment, or a package offers.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping
from functools import lru_cache

from followsuit.bots.own.names import OwnPlayer, own_player

VARIABLE = "FOLLOWSUIT_PLAYERS"
"""The environment variable that names players, parted by commas: `mybot=./bot.py, other=run:node other.js`."""
ENTRY_POINTS = "followsuit.players"
"""The entry points of packages: each names what makes a player from a seed."""


def offered() -> Mapping[str, OwnPlayer]:
    """Each of them by its name; PlayerError if one that the environment names cannot be."""
    return _offered(os.environ.get(VARIABLE, ""))


@lru_cache(maxsize=16)
def _offered(named: str) -> Mapping[str, OwnPlayer]:
    from importlib.metadata import entry_points  # noqa: PLC0415 - takes its time

    texts = [f"{point.name}={point.value}" for point in entry_points(group=ENTRY_POINTS)]
    texts += filter(None, map(str.strip, named.split(",")))
    return {found.name: found for found in map(own_player, texts)}


def introduce(text: str, taken: Collection[str]) -> str:
    """Let a player be found by a name from now on, also by processes that are started later; its name.

    Where its own is taken by another one, a number is put behind it.
    """
    found, known = own_player(text), offered()
    name, number = found.name, 1
    while name in taken or (name in known and known[name].program != found.program):
        number += 1
        name = f"{found.name}-{number}"
    if name not in known:
        before = os.environ.get(VARIABLE, "")
        os.environ[VARIABLE] = ",".join(filter(None, (before, f"{name}={found.said}")))
    return name
