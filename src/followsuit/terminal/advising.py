"""Advice at a table on the terminal: what the hint's player would do, at once."""

from __future__ import annotations

from followsuit.bots import Budget, Decision, player
from followsuit.bots.registry import HINT_BOT, are_prepared
from followsuit.bots.simple import SimplePlayer
from followsuit.engine.view import View
from followsuit.language.message import Message

SECONDS = 0.2


def advice(view: View) -> Message:
    """What to do, and why; until the player that knows is compiled, what a simple one would do."""
    decision = _decision(view)
    return Message("terminal/hint", {"action": str(decision.action), "reason": decision.reason})


def _decision(view: View) -> Decision:
    if not are_prepared([HINT_BOT], view.game):
        return SimplePlayer(0).decide(view)
    return player(HINT_BOT, 0).decide(view, Budget(seconds=SECONDS))
