"""Plays as knower does, but takes the others for players who only count cards.

Knowledge of the first order: what the others can know of its hand is left out, so that its worth can be measured.
See `followsuit.kernel.knower`.
"""

from functools import partial

from followsuit.bots.agent import Agent
from followsuit.bots.reasons import IMAGINED
from followsuit.kernel.policies import KNOWER_FIRST

STUDY = "boerenbridge"

make = partial(Agent, KNOWER_FIRST, reason=IMAGINED)
