"""How long players may think in the lab, where a game is cut off, and which seeds many games may have."""

from __future__ import annotations

from followsuit.bots import Budget
from followsuit.engine.game import Game
from followsuit.engine.limits import LATEST_CUTOFF
from followsuit.engine.shuffle import Seed
from followsuit.errors import OptionError, SeedError, quoted
from followsuit.language.message import Message

BUDGET = Budget(seconds=None, worlds=64)
"""How long players think in the lab: counted in worlds, so that it comes out the same on any machine."""
MAX_ROUNDS = 200
"""Where a game that may go on for ever is cut off."""
OPEN_ROUNDS = 12
"""Where a game that only its table can end is cut off: playing longer would make it no more finished."""


def usual_max_rounds(game: Game) -> int:
    """Where a game is cut off unless told otherwise."""
    return OPEN_ROUNDS if game.rules.is_open_ended else MAX_ROUNDS


def checked_max_rounds(game: Game, games: int, max_rounds: int | None) -> int:
    """Where games are cut off; OptionError if so many cannot be played, or not so far."""
    if games < 1:
        raise OptionError("games", Message("simulation/games", {"games": games, "least": 1}))
    most = usual_max_rounds(game) if max_rounds is None else max_rounds
    if not 1 <= most <= LATEST_CUTOFF:
        facts = {"rounds": quoted(most), "most": LATEST_CUTOFF}
        raise OptionError("max_rounds", Message("simulation/cut-off", facts))
    return most


def checked_seed(seed: Seed) -> str:
    """A seed as a text to which numbers can be added."""
    text = seed.hex() if isinstance(seed, bytes) else str(seed)
    if text.startswith("hex:"):
        raise SeedError(Message("simulation/seed"))
    return text
