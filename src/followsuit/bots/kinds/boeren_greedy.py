"""Guesses by the mean value of its cards, and always plays the highest.

An agent of the Boerenbridge study; its rules are in `followsuit.kernel.kripke`.
"""

from functools import partial

from followsuit.bots.agent import Agent
from followsuit.kernel.policies import BOEREN_GREEDY

STUDY = "boerenbridge"

make = partial(Agent, BOEREN_GREEDY)
