"""What a player is: it sees a view, has a budget, and answers with a decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from followsuit.engine.actions import Action
from followsuit.engine.view import View
from followsuit.errors import OptionError
from followsuit.language.message import Message

Seed = int | str | bytes


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a player may think: in seconds, or in worlds, which makes its decision the same on any machine.

    Where nothing is said, as long as players of its kind usually do.
    """

    seconds: float | None = None
    worlds: int | None = None

    def __post_init__(self) -> None:
        """At least one world is looked at."""
        if self.worlds is not None and self.worlds < 1:
            raise OptionError("worlds", Message("option/worlds", {"worlds": self.worlds}))


USUAL = Budget()


@dataclass(frozen=True, slots=True)
class Option:
    """What a player thinks of one action: its value, and the standard error of that value.

    The value is what the round brings the seat, less a part of what it brings the others; where a game is won at
    exactly zero, how near to it the seat comes, and more for winning or losing there and then.
    """

    action: Action
    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player does, and why. Options are there when it has weighed them, best first."""

    action: Action
    reason: Message | None = None
    options: tuple[Option, ...] = ()


class Player(Protocol):
    """Decides for one seat of one game. Made from a seed: with the same seed and views it decides the same."""

    def decide(self, view: View, budget: Budget = USUAL) -> Decision:
        """One of `view.legal`, for the seat whose view it is."""
