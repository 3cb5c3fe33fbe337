"""Goes by what it knows of the other hands, and loses on purpose once it has what it guessed.

An agent of the Boerenbridge study; its rules are in `followsuit.kernel.kripke`.
"""

from functools import partial

from followsuit.bots.agent import Agent
from followsuit.kernel.policies import FULL_KRIPKE

STUDY = "boerenbridge"

make = partial(Agent, FULL_KRIPKE)
