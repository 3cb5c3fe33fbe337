"""A round written down decision by decision, in one call: what records are made of."""

from __future__ import annotations

import numpy as np

from followsuit.kernel.compiling import compiled
from followsuit.kernel.dealing import deal, next_round, start
from followsuit.kernel.greedy import greedy
from followsuit.kernel.layout import SCORED
from followsuit.kernel.legality import legal
from followsuit.kernel.machine import act
from followsuit.kernel.policies import RANDOM, at_random

LONGEST_ROUND = 1_000
"""More decisions than any round has."""
MOST_OPTIONS = 1_024
"""More than can be open to anyone at once."""
SEAT, STAGE, DECISION, LISTED = range(4)
"""What a line of the log has: who decided what, at which stage, and up to where the options of the round are listed."""
COLUMNS = 4


def room_for_a_round() -> tuple[np.ndarray, np.ndarray]:
    """An empty log, and an empty list of options."""
    return np.zeros((LONGEST_ROUND, COLUMNS), np.int64), np.zeros(LONGEST_ROUND * MOST_OPTIONS, np.int64)


@compiled
def begin(games: np.ndarray, tables: np.ndarray, seed: np.uint64, number: np.uint64) -> None:
    """Game `number` of a seed, as far as its first deal; both arrays have one record.

    numba takes arrays over much faster than single records.
    """
    start(games[0], tables[0], seed, number)
    deal(games[0], tables[0])


@compiled
def log_round(games: np.ndarray, tables: np.ndarray, policies: np.ndarray, log: np.ndarray, options: np.ndarray) -> int:
    """Play the round just dealt, or the next one, and write down its decisions, all that were open too; how many."""
    game, rules, lines, listed = games[0], tables[0], 0, 0
    if game.at == SCORED:
        next_round(game, rules)
    while game.at < SCORED:
        line = log[lines]
        line[SEAT], line[STAGE] = game.to_act, game.at
        listed += legal(game, rules, options[listed:])
        line[LISTED] = listed
        by_chance = policies[game.to_act] == RANDOM
        line[DECISION] = at_random(game, rules) if by_chance else greedy(game, rules)
        act(game, rules, line[DECISION])
        lines += 1
    return lines
