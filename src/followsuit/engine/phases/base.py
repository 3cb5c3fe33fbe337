"""What every phase can answer."""

from __future__ import annotations

from typing import Any, Protocol

from followsuit.engine.actions import Action
from followsuit.engine.position import Position
from followsuit.rules import Refusal
from followsuit.rules.event import Event

Step = tuple[Position, tuple[Event, ...]]
"""The position that follows, and what happened on the way."""


class Handler(Protocol):
    """The rules of one phase, for actions of the kinds in `takes`."""

    @property
    def takes(self) -> tuple[type[Action], ...]:
        """The kinds of action that may be done in this phase."""

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Every action that may be done now; a deal, which has too many, lists none."""

    def refusal(self, position: Position, action: Any) -> Refusal | None:
        """Why an action of the right kind may not be done now."""

    def advance(self, position: Position, action: Any) -> Step:
        """What follows from an action that is allowed."""
