"""Millions of games: batches on every core, by players that are compiled."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
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
from followsuit.lab.playing.results import Rows, rows_of
from followsuit.language.message import Message

FIRST_BATCH = 64
SECONDS_A_BATCH = 0.2
"""Long enough for the threads to be busy, short enough for a bar that moves and a Ctrl-C that is heard."""


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
    threads: int | None = None,
    notify: Callable[[Message], None] = lambda _: None,
) -> Iterator[Batch]:
    """So many games in batches, in order. Game i is the same however many threads and batches there are."""
    compiled, number, workers = kernel(game), number_of(seed), threads or os.cpu_count() or 1
    with announced(compiled.part(names), notify):
        compiled.play(names, number, 0, 1, 1)

    def play(first: int, count: int) -> Batch:
        began = perf_counter()
        results, figures = compiled.play(names, number, first, count, max_rounds)
        return Batch(game, names, number, max_rounds, first, results, figures, perf_counter() - began)

    pending: deque[Future[Batch]] = deque()
    begun, size = 0, batch or FIRST_BATCH
    with ThreadPoolExecutor(workers) as pool:
        try:
            while begun < games or pending:
                while begun < games and len(pending) < 2 * workers:
                    count = min(size, games - begun)
                    pending.append(pool.submit(play, begun, count))
                    begun += count
                done = pending.popleft().result()
                if batch is None:
                    speed = done.games / max(done.seconds, 1e-6)
                    size = int(min(max(speed * SECONDS_A_BATCH, FIRST_BATCH), 4 * size))
                yield done
        finally:
            for future in pending:
                future.cancel()
