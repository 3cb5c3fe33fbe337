"""OpenSpiel's C++ rollouts of Oh Hell, four players and twelve tricks, as a yardstick: package `open_spiel`.

Its rollouts start from a dealt state, so they are spared the deal that ours include. They are run inside its own
search, with one simulation that makes many rollouts, so that Python is not in the way.
"""

from __future__ import annotations

import random
from time import perf_counter

GAME = "oh_hell(players=4,num_tricks_fixed=12)"
ROLLOUTS = 20_000


def rollouts_a_second() -> float | None:
    """Playouts a second, bids included; none where OpenSpiel is not installed."""
    try:
        import pyspiel  # noqa: PLC0415 - only for this comparison
    except ImportError:
        return None
    game = pyspiel.load_game(GAME)
    state, rng = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, chances)[0])
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 5)
    solve, seed, verbose = False, 5, False
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1_000, solve, seed, verbose)
    began = perf_counter()
    bot.mcts_search(state)
    return ROLLOUTS / (perf_counter() - began)
