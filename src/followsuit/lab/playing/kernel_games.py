"""Millions of games: batches on every core, by players that are compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import shake_256
from time import perf_counter
from typing import Any

from followsuit.bots.own.guarded import Faults
from followsuit.bots.registry import needs_kernel
from followsuit.engine.game import Game
from followsuit.engine.shuffle import Seed, seed_bytes
from followsuit.kernel.compiling import announced
from followsuit.kernel.kernel import kernel, policy_of
from followsuit.kernel.tables import engine_only
from followsuit.lab.playing.crew import Cores, crew_of, shared
from followsuit.lab.playing.pace import Pace
from followsuit.lab.playing.results import Rows, rows_of
from followsuit.language.message import Message

FIRST_BATCH = 64


def are_compiled(names: Sequence[str]) -> bool:
    """Whether all these players are compiled."""
    return all(policy_of(name) is not None for name in names)


def is_for_kernel(game: Game, names: Sequence[str], max_rounds: int) -> bool:
    """Whether the kernel plays this; the engine plays the rest."""
    if engine_only(game) is not None or not are_compiled(names):
        return False
    return kernel(game).has_room(min(max_rounds, game.rounds or max_rounds))


def notify_if_engine_only(game: Game, names: Sequence[str], notify: Callable[[Message], None]) -> None:
    """Say why the engine plays what would be compiled in other games; of bots that think, `prepare` says it."""
    if not any(map(needs_kernel, names)) and (unfit := engine_only(game)) is not None:
        notify(unfit.message)


def number_of(seed: Seed) -> int:
    """A seed as the kernel takes it: the first eight bytes of SHAKE-256 over its bytes."""
    return int.from_bytes(shake_256(b"followsuit kernel\n" + seed_bytes(seed)).digest(8), "big")


@dataclass(frozen=True)
class Batch:
    """Games in a row: their results (`kernel.layout.RESULT`) and figures (`kernel.layout.FIGURES`)."""

    game: Game
    players: tuple[str, ...]
    seed: int
    max_rounds: int
    first: int
    results: Rows
    figures: Rows
    seconds: float

    @property
    def games(self) -> int:
        return len(self.results)

    @property
    def faults(self) -> Mapping[str, Faults]:
        """None: players that are compiled are this program's."""
        return {}

    def records(self, *, legal: bool) -> Iterator[dict[str, Any]]:
        """Each game again, move by move."""
        for number in range(self.first, self.first + self.games):
            yield kernel(self.game).record(self.players, self.seed, number, self.max_rounds, legal=legal)

    def rows(self) -> Iterator[dict[str, Any]]:
        return rows_of(self.results, self.game.seats, self.first)


def kernel_run(
    game: Game,
    names: tuple[str, ...],
    games: int,
    seed: Seed,
    max_rounds: int,
    *,
    batch: int | None = None,
    cores: Cores = None,
    notify: Callable[[Message], None] = lambda _: None,
) -> Iterator[Batch]:
    """So many games in batches, in order. Game i is the same whoever plays it, and however many batches there are."""
    compiled, number = kernel(game), number_of(seed)
    with announced(compiled.part(names), notify):
        compiled.play(names, number, 0, 1, 1)
    pace = Pace(batch or FIRST_BATCH, least=FIRST_BATCH, fixed=batch is not None)
    tasks = ((game, names, number, max_rounds, *piece) for piece in pace.pieces(games))
    for done in shared(crew_of(cores), _played, tasks, compiled=True):
        pace.took(done.games, done.seconds)
        yield done


def _played(game: Game, names: tuple[str, ...], seed: int, max_rounds: int, first: int, count: int) -> Batch:
    began = perf_counter()
    results, figures = kernel(game).play(names, seed, first, count, max_rounds)
    return Batch(game, names, seed, max_rounds, first, results, figures, perf_counter() - began)
