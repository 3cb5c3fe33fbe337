"""One question with three faces: what may I (`legal`), why not (`broken_rule`), do it (`step`)."""

from __future__ import annotations

from followsuit.engine.actions import Action
from followsuit.engine.phases import PHASES, Step
from followsuit.engine.phases.deciding import not_now
from followsuit.engine.position import Phase, Position
from followsuit.errors import IllegalAction
from followsuit.rules import Refusal

GAME_OVER = Refusal("action/game-over")


def legal(position: Position) -> tuple[Action, ...]:
    """Every action that the seat to act, or chance, may do now. A deal, which has too many, lists none."""
    return () if position.phase is Phase.OVER else PHASES[position.phase].legal(position)


def broken_rule(position: Position, action: Action) -> Refusal | None:
    """The rule that an action would break now."""
    if position.phase is Phase.OVER:
        return GAME_OVER
    handler = PHASES[position.phase]
    if not isinstance(action, handler.takes):
        return not_now(position, action, handler.legal(position)[:1])
    return handler.refusal(position, action)


def step(position: Position, action: Action) -> Step:
    """The next position and what happened; `position` is left as it was."""
    if (broken := broken_rule(position, action)) is not None:
        raise IllegalAction(broken.message, pack=broken.pack)
    return PHASES[position.phase].advance(position, action)
