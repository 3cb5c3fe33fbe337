"""Imagines the deals that it thinks possible, and in each of them plays on by what everyone can know there.

It guesses, wins and loses by knowledge, of the second order: what the others can know of its hand is part of it.
See `followsuit.kernel.knower`.
"""

from functools import partial

from followsuit.bots.agent import Agent
from followsuit.bots.reasons import IMAGINED
from followsuit.kernel.policies import KNOWER

STUDY = "boerenbridge"

make = partial(Agent, KNOWER, reason=IMAGINED)
