"""Every judge there is, by the key of the game."""

from __future__ import annotations

from importlib.util import find_spec

from tests.judges.euchre import Euchre
from tests.judges.hearts import Hearts
from tests.judges.judge import Judge
from tests.judges.oh_hell import OhHell
from tests.judges.skat import Skat
from tests.judges.spades import Spades

JUDGES: dict[str, Judge] = {judge.key: judge for judge in (Euchre(), Hearts(), OhHell(), Skat(), Spades())}


def openspiel_is_installed() -> bool:
    """Whether there is anybody to judge."""
    return find_spec("pyspiel") is not None
