"""Whether rules of thumb play a game better than chance does, found by playing it."""

from __future__ import annotations

from typing import Literal

import numpy as np

import followsuit as fs
from followsuit.kernel.kernel import kernel
from followsuit.kernel.scoring import WIN
from followsuit.rules.end import Aim

MOST_ROUNDS = 3
STANDARD_ERRORS = 3.0
"""So far from zero a mean has to be to count."""
Standing = Literal["ahead", "even", "behind"]
"""How rules of thumb do beside chance."""


def standing(game: fs.Game, seed: int, deals: int) -> Standing:
    """How `greedy` does beside `random`, over some deals in which each side in turn is the greedy one."""
    sides = np.array(game.rules.sides.of(game.seats))
    ahead = np.zeros(deals)
    for side in set(sides.tolist()):
        own = sides == side
        names = ["greedy" if is_own else "random" for is_own in own]
        results, _ = kernel(game).play(names, seed, 0, deals, MOST_ROUNDS)
        merits = np.asarray(game.rules.aim.merit(results["totals"][:, : game.seats].astype(np.float64)))
        if game.rules.aim is Aim.ZERO:
            over = results["winners"] != 0
            won = (results["winners"][:, None] >> np.arange(game.seats)) & 1
            merits += np.where(over[:, None], np.where(won, WIN, -WIN), 0.0)
        ahead += merits[:, own].mean(axis=1) - merits[:, ~own].mean(axis=1)
    error = float(ahead.std(ddof=1)) / deals**0.5
    # Where nothing that anybody does changes a score, all that is left is rounding.
    if abs(float(ahead.mean())) <= STANDARD_ERRORS * error + 1e-9:
        return "even"
    return "ahead" if ahead.mean() > 0 else "behind"
