"""Actions a second through `state.play` in every game, beside the plain playout in the same run, on one core."""

from __future__ import annotations

import random
from dataclasses import dataclass
from time import perf_counter

import followsuit as fs
from bench.plain import playout

SECONDS = 1.5
PLAIN_ACTIONS = 52


@dataclass(frozen=True)
class Rate:
    """How fast a game was played: actions through `play` alone, and with asking `legal` and choosing."""

    name: str
    played: float
    whole: float


def plain_rate() -> float:
    """Card plays a second of the plain playout, shuffling included."""
    rng, playouts, start = random.Random(1), 0, perf_counter()
    while perf_counter() - start < SECONDS:
        playout(rng)
        playouts += 1
    return playouts * PLAIN_ACTIONS / (perf_counter() - start)


def engine_rate(game: fs.Game) -> Rate:
    """Actions a second in random games, deals and scoring included."""
    rng, actions, seed, playing, start = random.Random(1), 0, 0, 0.0, perf_counter()
    while perf_counter() - start < SECONDS:
        seed += 1
        began = perf_counter()
        state = game.start(seed)
        playing += perf_counter() - began
        while state.to_act is not None and state.rounds_played < 40:
            action = rng.choice(state.legal())
            began = perf_counter()
            state = state.play(action)
            playing += perf_counter() - began
            actions += 1
    return Rate(f"{game.name}, {game.seats} seats", actions / playing, actions / (perf_counter() - start))
