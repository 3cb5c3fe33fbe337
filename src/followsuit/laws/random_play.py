"""Games played at random, to try laws on."""

from __future__ import annotations

import random

import followsuit as fs
from followsuit.engine.later_round import at_round


def play_randomly(state: fs.State, rng: random.Random, *, actions: int | None = None, rounds: int = 40) -> fs.State:
    """Play on with uniformly random actions: to the end, for so many actions, or until so many rounds are over."""
    while state.to_act is not None and actions != 0 and state.rounds_played < rounds:
        state = state.play(rng.choice(state.legal()))
        actions = None if actions is None else actions - 1
    return state


def course(game: fs.Game, number: int, seed: int) -> list[fs.State]:
    """Every state of a round that is played at random."""
    rng = random.Random(seed)
    states = [at_round(game, number, seed)]
    while states[-1].rounds_played == 0:
        states.append(states[-1].play(rng.choice(states[-1].legal())))
    return states[:-1]
