"""Plays as knower does, but knows only which cards were played, not who has shown to lack a suit.

Without knowledge of other hands, so that its worth can be measured.
See `followsuit.kernel.knower`.
"""

from functools import partial

from followsuit.bots.agent import Agent
from followsuit.bots.reasons import IMAGINED
from followsuit.kernel.policies import KNOWER_COUNTING

STUDY = "boerenbridge"

make = partial(Agent, KNOWER_COUNTING, reason=IMAGINED)
