"""An agent of a study: what it does is compiled, so that it can play many thousands of games."""

from __future__ import annotations

from hashlib import shake_256

from followsuit.bots.kinds.random import RandomPlayer
from followsuit.bots.player import USUAL, Budget, Decision, Seed
from followsuit.bots.reasons import RULE_OF_THUMB
from followsuit.engine.shuffle import seed_bytes
from followsuit.engine.view import View
from followsuit.kernel.kernel import kernel
from followsuit.kernel.tables import engine_only
from followsuit.language.message import Message


class Agent:
    """Decides by a policy of the kernel, for the same reason each time."""

    def __init__(self, policy: int, seed: Seed, *, reason: Message = RULE_OF_THUMB) -> None:
        self._policy = policy
        self._reason = reason
        self._seed = int.from_bytes(shake_256(b"agent\n" + seed_bytes(seed)).digest(7), "big")
        self._decisions = 0
        self._otherwise = RandomPlayer(seed)

    def decide(self, view: View, budget: Budget = USUAL) -> Decision:
        """What its rules say."""
        self._decisions += 1
        if engine_only(view.game) is not None:
            return self._otherwise.decide(view, budget)
        action = kernel(view.game).studied(view, self._policy, seed=self._seed + self._decisions)
        return Decision(action, self._reason)
