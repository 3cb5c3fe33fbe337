"""Every trick-taking game, one table. The public API; see docs/api.md."""

from typing import TYPE_CHECKING

from followsuit import games as _games  # noqa: F401 - registers every game
from followsuit import own_games as _own_games  # noqa: F401 - finds those that are kept elsewhere
from followsuit.cards import UNKNOWN, Card, Deck, Suit
from followsuit.engine.actions import CHANCE, Action
from followsuit.engine.game import Game, game, games
from followsuit.engine.replay import replay
from followsuit.engine.state import State
from followsuit.engine.view import View
from followsuit.errors import (
    ActionError,
    FollowsuitError,
    GameError,
    IllegalAction,
    OptionError,
    OutOfTurn,
    ParseError,
    PlayerError,
    RecordError,
    RulesError,
    SeatError,
    SeedError,
)
from followsuit.rules import Refusal
from followsuit.rules.event import Event

__all__ = [
    "CHANCE",
    "UNKNOWN",
    "Action",
    "ActionError",
    "Card",
    "Deck",
    "Event",
    "FollowsuitError",
    "Game",
    "GameError",
    "IllegalAction",
    "OptionError",
    "OutOfTurn",
    "ParseError",
    "PlayerError",
    "RecordError",
    "Refusal",
    "RulesError",
    "SeatError",
    "SeedError",
    "State",
    "Suit",
    "View",
    "game",
    "games",
    "replay",
]

__version__: str

if not TYPE_CHECKING:

    def __getattr__(name: str) -> str:
        """The version, looked up only when somebody asks: that takes as long as half of everything else here."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version  # noqa: PLC0415 - the same

        return version("followsuit")
