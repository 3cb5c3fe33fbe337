"""Games as learners meet them: steps a second on one core, beside other libraries of card games in the same run.

A step is a random legal action, what is legal then, and what the player to act sees; with observations and without.
Each library plays the way its own documentation shows, and the quickest of them as quickly as we know how to besides.
They are measured in turns, a piece of each at a time, so that a minute in which the machine is slow is slow for all.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import numpy as np
from rich.table import Table

import followsuit as fs
from followsuit.adapters.batched import Batched

SECONDS = 0.2
"""How long each is measured before it is the next one's turn."""
TURNS = 7
ROWS = 1_024
GAMES = ("oh-hell", "hearts", "spades", "zole", "ninja-whist")

Playing = Callable[[], int]
"""Makes some steps, and says how many."""


@dataclass(frozen=True)
class Environments:
    """A library's games: with what a player sees, and without; none if that cannot be, or was not tried."""

    name: str
    seeing: Playing | None = None
    blind: Playing | None = None
    missing: str = ""


def rates(playings: Sequence[Playing | None]) -> list[float | None]:
    """Steps a second of the processor's time of each, in the best of its turns."""
    best: list[float | None] = [None] * len(playings)
    for turn in range(TURNS + 1):
        for place, play in enumerate(playings):
            if play is None:
                continue
            began, steps = process_time(), play()
            if not turn:  # The first time of each compiles, and counts for nothing.
                continue
            while (took := process_time() - began) < SECONDS:
                steps += play()
            best[place] = max(best[place] or 0.0, steps / took)
    return best


def ours(game: fs.Game, *, seeing: bool) -> Playing:
    """Many games at once."""
    batch, key = Batched(game, ROWS, seeing=seeing), iter(range(10**9))

    def play() -> int:
        for _ in range(8):
            batch.step(batch.any_legal(next(key)))
        return 8 * ROWS

    return play


def rlcard() -> Environments:
    """RLCard's bridge, whose every step makes an observation."""
    name = "RLCard, bridge"
    try:
        import rlcard as library  # noqa: PLC0415 - only for this comparison
    except ImportError:
        return Environments(name, missing="not installed")
    environment, rng = library.make("bridge", config={"seed": 1}), random.Random(1)

    def play() -> int:
        steps = 0
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return Environments(name, play)


def openspiel() -> Iterator[Environments]:
    """OpenSpiel's Oh Hell in C++, driven from Python: as its documentation shows, and with as little Python as can be.

    Its deals are not counted as steps. Whatever may be dealt is as likely, so that the quicker way, which asks for no
    chances, deals the same.
    """
    name, quick_name = "OpenSpiel, oh_hell from Python", "the same, with the least Python"
    try:
        import pyspiel  # noqa: PLC0415 - only for this comparison
    except ImportError:
        yield Environments(name, missing="not installed")
        return
    game, rng = pyspiel.load_game("oh_hell(players=4,num_tricks_fixed=12)"), random.Random(1)

    def playing(*, seeing: bool) -> Playing:
        def play() -> int:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(rng.choice(state.chance_outcomes())[0])
                    continue
                if seeing:
                    state.information_state_tensor()
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
            return steps

        return play

    def play_quickly() -> int:
        state, steps, draw = game.new_initial_state(), 0, rng.random
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            steps += 1
        return steps

    yield Environments(name, playing(seeing=True), playing(seeing=False))
    yield Environments(quick_name, blind=play_quickly)


def _deals(folder: str) -> str:
    """A file of random deals as pgx reads solved ones; what it says of their tricks is made up and plays no part."""
    rng, owners = np.random.default_rng(1), np.repeat(np.arange(4), 13)
    suits = np.array([rng.permutation(owners).reshape(4, 13) for _ in range(1_000)])
    keys = (suits * 4 ** np.arange(12, -1, -1)).sum(axis=2)
    file = Path(folder) / "deals.npy"
    np.save(file, np.array([keys, np.zeros_like(keys)], np.int32))
    return str(file)


def pgx() -> Environments:
    """Pgx's bridge bidding, many games at once; it observes in every step."""
    name = "pgx, bridge bidding"
    try:
        import jax  # noqa: PLC0415 - only for this comparison
        from pgx.bridge_bidding import BridgeBidding  # noqa: PLC0415 - only for this comparison
        from pgx.experimental import auto_reset  # noqa: PLC0415 - only for this comparison
    except ImportError:
        return Environments(name, missing="not installed")
    with TemporaryDirectory() as folder:
        environment = BridgeBidding(_deals(folder))
    numpy, split = jax.numpy, jax.random.split
    ready: Any = jax.block_until_ready

    def choose_and_step(state: Any, key: Any) -> Any:
        chances = numpy.log(state.legal_action_mask.astype(numpy.float32))
        one_step = auto_reset(environment.step, environment.init)
        return jax.vmap(one_step)(state, jax.random.categorical(key, chances, axis=-1), split(key, ROWS))

    step, begin = jax.jit(choose_and_step), jax.jit(jax.vmap(environment.init))
    held = [begin(split(jax.random.PRNGKey(0), ROWS)), jax.random.PRNGKey(1)]

    def play() -> int:
        held[1], key = split(held[1])
        held[0] = ready(step(held[0], key))
        return ROWS

    return Environments(name, play)


def peers() -> Iterator[Environments]:
    """Every other library."""
    yield rlcard()
    yield from openspiel()
    yield pgx()


def _rate(steps: float | None) -> str:
    return "" if steps is None else f"{steps:,.0f}"


def _ratio(rate: float | None, theirs: list[float | None]) -> str:
    best = max((other for other in theirs if other), default=None)
    return "" if rate is None or best is None else f"{rate / best:.0f} ×"


def environments_table() -> Table:
    """Our games, the others, and how many times the best of them ours make."""
    table = Table(title=f"Environments, steps/s on one core, {ROWS} games at once", title_justify="left")
    for column in ("game", "with observations", "without"):
        table.add_column(column, justify="left" if column == "game" else "right")
    games = [fs.game(name) for name in GAMES]
    own = [
        Environments(f"{game.name}, {game.seats} seats", ours(game, seeing=True), ours(game, seeing=False))
        for game in games
    ]
    others = list(peers())
    met = [*own, *others]
    seeing = rates([environments.seeing for environments in met])
    blind = rates([environments.blind for environments in met])
    for place, environments in enumerate(met):
        if place == len(own):
            table.add_section()
        table.add_row(environments.name, environments.missing or _rate(seeing[place]), _rate(blind[place]))
    table.add_section()
    table.add_row(
        f"our {games[0].name} ÷ the best of them",
        _ratio(seeing[0], seeing[len(own) :]),
        _ratio(blind[0], blind[len(own) :]),
    )
    return table
