"""What a network sees of a game and thinks of what may be decided, as plain lists."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

import followsuit as fs
from followsuit.kernel.layout import GAME, PICK
from followsuit.kernel.tables import engine_only
from followsuit.minds.judging import desk, judge, judge_picks
from followsuit.minds.network import Network, new_network
from followsuit.minds.setting import Setting
from tests.random_pages import whole_page


class Look(NamedTuple):
    """What holds, and of each option its head and its value."""

    features: list[int]
    options: list[int]
    heads: list[int]
    values: list[float]


@cache
def unlearned() -> Network:
    """A network that thinks something of everything, though it has learned nothing."""
    network = new_network(5)
    chance = np.random.Generator(np.random.PCG64(5))
    network.outlooks[:] = chance.normal(0.0, 0.3, network.outlooks.shape)
    network.head_bias[:] = chance.normal(0.0, 0.5, network.head_bias.shape)
    return network


def looked(setting: Setting, running: Any, network: Network | None = None) -> Look:
    """How the seat to act looks at a game."""
    games, room, judging = np.zeros(1, GAME), desk(), network or unlearned()
    games[0] = running
    if running["at"] == PICK:
        count = judge_picks(games[0], setting.kernel.tables, setting.places, judging, np.uint64(0), room)
    else:
        count = judge(games[0], setting.kernel.tables, setting.places, judging, room)
    return Look(
        room.features[: room.counts[0]].tolist(),
        room.options[:count].tolist(),
        room.heads[:count].tolist(),
        room.values[:count].tolist(),
    )


def states(game: fs.Game, seed: int, most: int) -> Iterator[fs.State]:
    """Some states of a random game in which somebody has a choice: at most so many, spread over four rounds."""
    rng, state, met = random.Random(seed), game.start(seed=seed), list[fs.State]()
    while state.to_act is not None and state.rounds_played < 4:
        if len(state.legal()) > 1:
            met.append(state)
        state = state.play(rng.choice(state.legal()))
    yield from rng.sample(met, min(most, len(met)))


def strange_games(number: int) -> list[fs.Game]:
    """Games of random words that are compiled."""
    found: list[fs.Game] = []
    for seed in range(1_000):
        game = whole_page(random.Random(seed).choice)
        if game is not None and engine_only(game) is None:
            found.append(game)
        if len(found) == number:
            break
    return found
