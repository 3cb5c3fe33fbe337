"""Every judge there is, by the key of its game."""

from __future__ import annotations

from importlib.util import find_spec

import followsuit as fs
from tests.judges.judge import Judge
from tests.judges.oh_hell import OhHell

JUDGES: dict[str, Judge] = {judge.key: judge for judge in (OhHell(),) if judge.key in fs.games()}


def openspiel_is_installed() -> bool:
    """Whether there is anybody to judge."""
    return find_spec("pyspiel") is not None
