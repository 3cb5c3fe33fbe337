"""Every trick-taking game, one table. The public API; see docs/api.md.

Each name is read from its module when somebody first asks for it, so that a command which needs no game is quick.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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

_HOMES = {
    "cards": ("UNKNOWN", "Card", "Deck", "Suit"),
    "engine.actions": ("CHANCE", "Action"),
    "engine.game": ("Game", "game", "games"),
    "engine.replay": ("replay",),
    "engine.state": ("State",),
    "engine.view": ("View",),
    "rules": ("Refusal",),
    "rules.event": ("Event",),
}
"""The module of each public name, below this package; all others are errors."""


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name == "__version__":
            from importlib.metadata import version  # noqa: PLC0415 - takes as long as half of everything else

            return version("followsuit")
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        home = next((home for home, names in _HOMES.items() if name in names), "errors")
        value = globals()[name] = getattr(import_module(f"{__name__}.{home}"), name)
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


class _Package(ModuleType):
    """This package, in which `games` and `replay` are functions, whatever modules of these names there are."""

    def __setattr__(self, name: str, value: object) -> None:
        """Set an attribute. Python sets one for every module below a package that is imported; a name in use stays."""
        if not (name in __all__ and isinstance(value, ModuleType)):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
