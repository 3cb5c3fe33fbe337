"""One run of games, whoever plays: by the kernel when every player is compiled, by the engine otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from followsuit.bots import prepare, seated
from followsuit.bots.own.guarded import Faults
from followsuit.engine.game import Game
from followsuit.engine.shuffle import Seed
from followsuit.kernel.compiling import announced
from followsuit.kernel.kernel import kernel
from followsuit.lab.playing.crew import Crew
from followsuit.lab.playing.engine_games import engine_games, told_games
from followsuit.lab.playing.kernel_games import is_for_kernel, kernel_run, notify_if_engine_only
from followsuit.lab.playing.limits import checked_max_rounds, checked_seed
from followsuit.lab.playing.results import Rows
from followsuit.language.message import Message

RECORDED_BATCH = 16
"""Games a batch when each of them is written out, so that the bar moves and Ctrl-C is heard."""


class Piece(Protocol):
    """Some games of a run that are over."""

    @property
    def games(self) -> int:
        """How many games."""

    @property
    def faults(self) -> Mapping[str, Faults]:
        """What players of one's own forfeited in them, by name."""

    @property
    def results(self) -> Rows:
        """What each of them came to (`kernel.layout.RESULT`)."""

    def records(self, *, legal: bool) -> Iterator[dict[str, Any]]:
        """Each of them as a record."""

    def rows(self) -> Iterator[dict[str, Any]]:
        """Each of them as one flat row of figures."""


def run(
    game: Game,
    players: Sequence[str],
    games: int,
    seed: Seed,
    max_rounds: int | None = None,
    *,
    recorded: bool = False,
    crew: Crew | None = None,
    notify: Callable[[Message], None] = lambda _: None,
) -> Iterator[Piece]:
    """The games of a run, piece by piece, in order: by a crew, else by this machine.

    What they need is compiled before this returns, so that no time of theirs goes into it; `notify` hears of that.
    """
    names = seated(players, game.seats)
    most = checked_max_rounds(game, games, max_rounds)
    if is_for_kernel(game, names, most):
        checked_seed(seed)
        with announced(kernel(game).part(names), notify):
            kernel(game).play(names, 0, 0, 1, 1)
            if recorded:
                kernel(game).record(names, 0, 0, 1)
        return kernel_run(game, names, games, seed, most, batch=RECORDED_BATCH if recorded else None, cores=crew)
    text = checked_seed(seed)
    notify_if_engine_only(game, names, notify)
    prepare(names, game, notify)
    if crew is None:
        return engine_games(game, names, games, text, most)
    return told_games(game, names, games, text, most, crew, recorded=recorded)
