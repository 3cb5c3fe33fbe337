"""Goes by what it knows of the other hands, always out to win.

An agent of the Boerenbridge study; its rules are in `followsuit.kernel.kripke`.
"""

from functools import partial

from followsuit.bots.agent import Agent
from followsuit.kernel.policies import GREEDY_KRIPKE

STUDY = "boerenbridge"

make = partial(Agent, GREEDY_KRIPKE)
