"""Flat search: every option is weighed over worlds that fit the view, each played out by rules of thumb."""

from __future__ import annotations

from hashlib import shake_256
from time import perf_counter

import numpy as np
import numpy.typing as npt

from followsuit.bots import reasons
from followsuit.bots.kinds.random import RandomPlayer
from followsuit.bots.player import USUAL, Budget, Decision, Option, Seed
from followsuit.engine.shuffle import seed_bytes
from followsuit.engine.view import View
from followsuit.kernel.kernel import kernel
from followsuit.kernel.search import Search
from followsuit.kernel.tables import engine_only
from followsuit.knowledge import worlds
from followsuit.language.message import Message

Values = npt.NDArray[np.float64]

FIRST_LOOK = 2
"""Worlds after which it is known how long one takes."""
LONGEST_LOOK = 64
"""Worlds between two looks at the clock, at most."""
ENOUGH = 4_096
"""Worlds after which more would change nothing that matters."""
OWN_SECONDS = 0.025
"""How long it thinks where nobody says."""
FEW = 8
"""Fewer worlds than this say nothing for sure."""


class FlatPlayer:
    """Weighs every option over sampled worlds, each played out by rules of thumb, and takes the best on average."""

    def __init__(self, seed: Seed, *, most: int = ENOUGH, seconds: float = OWN_SECONDS) -> None:
        self._most, self._seconds = most, seconds
        self._seed = int.from_bytes(shake_256(b"casual\n" + seed_bytes(seed)).digest(7), "big")
        self._decisions = 0
        self._otherwise = RandomPlayer(seed)

    def decide(self, view: View, budget: Budget = USUAL) -> Decision:
        """The option with the highest mean value."""
        began = perf_counter()
        self._decisions += 1
        if len(view.legal) == 1:
            return Decision(view.legal[0], reasons.NOTHING_ELSE)
        if engine_only(view.game) is not None:
            return self._otherwise.decide(view, budget)
        search = Search(kernel(view.game), view, worlds(view).arrays(), seed=self._seed + self._decisions)
        most, look = min(budget.worlds or ENOUGH, self._most), FIRST_LOOK
        seconds = self._seconds if budget.seconds is None else budget.seconds
        ready = perf_counter()
        while look and search.worlds < most:
            search.look(min(look, most - search.worlds))
            look = LONGEST_LOOK
            if budget.worlds is None:
                now = perf_counter()
                left = (began + seconds - now) / (now - ready) * search.worlds
                look = int(min(look, max(left, 0.0)))
        return _decision(view, search)


def _decision(view: View, search: Search) -> Decision:
    values = search.values()
    means, errors = values.mean(axis=0), _errors(values)
    order = np.argsort(-means, kind="stable")
    options = tuple(Option(search.actions[place], float(means[place]), float(errors[place])) for place in order)
    second = reasons.doing(options[1].action, view)
    return Decision(options[0].action, reason_for(values[:, order[0]] - values[:, order[1]], second), options)


def _errors(values: Values) -> Values:
    """The standard errors of means over worlds."""
    return np.asarray(values.std(axis=0) / np.sqrt(max(len(values) - 1, 1)))


def reason_for(leads: Values, second: Message) -> Message:
    """What is to be said for the best option, from its lead over the second in each world."""
    worlds = len(leads)
    if not leads.any():
        return reasons.as_good(worlds, second)
    is_clear = worlds >= FEW and leads.mean() > 2 * _errors(leads)
    return reasons.best(worlds, second, is_clear=bool(is_clear))
