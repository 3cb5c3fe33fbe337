"""A round written down decision by decision, in one call: what records are made of."""

from __future__ import annotations

import numpy as np

from followsuit.kernel.batch import Study, decided
from followsuit.kernel.compiling import compiled
from followsuit.kernel.dealing import deal, next_round, start
from followsuit.kernel.layout import BITS, CALL, PICK, SCORED, SEATS, STAGED, STASHES
from followsuit.kernel.legality import legal
from followsuit.kernel.machine import act

LONGEST_ROUND = 1_000
"""More decisions than any round has: a card and a `done` for each of the deck, and each token once."""
SEAT, STAGE, DECISION, LISTED = range(4)
"""What a line of the log has: who decided what, at which stage, and up to where the options of the round are listed."""
COLUMNS = 4
NO_OPTIONS = np.zeros(0, np.int64)


def room_for_lines() -> np.ndarray:
    """An empty log of a round."""
    return np.zeros((LONGEST_ROUND, COLUMNS), np.int64)


def room_for_options() -> np.ndarray:
    """An empty list of all that was open in a round: each seat picks cards once, else a mask's bits are the most."""
    return np.zeros(LONGEST_ROUND * BITS + SEATS * STASHES, np.int64)


@compiled
def begin(games: np.ndarray, tables: np.ndarray, seed: np.uint64, number: np.uint64) -> None:
    """Game `number` of a seed, as far as its first deal; both arrays have one record.

    numba takes arrays over much faster than single records.
    """
    start(games[0], tables[0], seed, number)
    deal(games[0], tables[0])


@compiled
def log_round(
    games: np.ndarray, tables: np.ndarray, policies: np.ndarray, study: Study, log: np.ndarray, options: np.ndarray
) -> int:
    """Play the round just dealt, or the next one, and write down its decisions; how many.

    All that were open are listed in `options`, unless there is no room at all.
    """
    game, rules, lines, listed = games[0], tables[0], 0, 0
    if game.at == SCORED:
        next_round(game, rules)
    while game.at < SCORED:
        line = log[lines]
        line[SEAT] = game.to_act
        line[STAGE] = game.at + STAGED * (game.stage + 1) if game.at in (CALL, PICK) else game.at
        if len(options):
            listed += legal(game, rules, options[listed:])
        line[LISTED] = listed
        line[DECISION] = decided(game, rules, policies, study)
        act(game, rules, line[DECISION])
        lines += 1
    return lines
