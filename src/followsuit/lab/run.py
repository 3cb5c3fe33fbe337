"""One run of games, whoever plays: by the kernel when every player is compiled, by the engine otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from followsuit.bots import prepare, seated
from followsuit.engine.game import Game
from followsuit.engine.shuffle import Seed
from followsuit.engine.state import State
from followsuit.kernel.compiling import announced
from followsuit.kernel.kernel import kernel
from followsuit.lab.fast import is_for_kernel, kernel_run
from followsuit.lab.simulate import checked_max_rounds, simulate, text_of
from followsuit.lab.summary import Summary

RECORDED_BATCH = 16
"""Games a batch when each of them is written out, so that the bar moves and Ctrl-C is heard."""


class Piece(Protocol):
    """Some games of a run that are over."""

    @property
    def games(self) -> int:
        """How many games."""

    def add_to(self, summary: Summary) -> None:
        """Count them."""

    def records(self, *, legal: bool) -> Iterator[dict[str, Any]]:
        """Each of them as a record."""

    def rows(self) -> Iterator[dict[str, Any]]:
        """Each of them as one flat row of figures."""


@dataclass(frozen=True)
class EngineGame:
    """One game, as the engine played it."""

    state: State
    players: tuple[str, ...]
    number: int
    games: int = 1

    def add_to(self, summary: Summary) -> None:
        """Count it."""
        summary.add(self.state)

    def records(self, *, legal: bool) -> Iterator[dict[str, Any]]:
        """The game as a record."""
        yield self.state.record(self.players, legal=legal)

    def rows(self) -> Iterator[dict[str, Any]]:
        """The game as a row."""
        state, past = self.state, [entry.round for entry in self.state.position.past]
        yield {
            "game": self.number,
            "finished": state.is_over,
            "rounds": len(past),
            "void_rounds": sum(round_.void for round_ in past),
            "first_dealer": past[0].dealer,
            "winners": list(state.winners),
            "totals": list(state.scores),
            "tricks": [sum(taken) for taken in zip(*(round_.taken for round_ in past), strict=True)],
            "bids_met": [
                sum(round_.bids[seat] == round_.taken[seat] for round_ in past if round_.bids)
                for seat in range(len(self.players))
            ],
        }


def run(
    game: Game,
    players: Sequence[str],
    games: int,
    seed: Seed,
    max_rounds: int | None = None,
    *,
    recorded: bool = False,
    tell: Callable[[str], None] = lambda _: None,
) -> Iterator[Piece]:
    """The games of a run, piece by piece, in order.

    What they need is compiled before this returns, so that no time of theirs goes into it; `tell` hears of that.
    """
    names = seated(players, game.seats)
    most = checked_max_rounds(game, games, max_rounds)
    if is_for_kernel(game, names, most):
        text_of(seed)
        with announced("simulate", tell):
            kernel(game).play(names, 0, 0, 1, 1)
            if recorded:
                kernel(game).record(names, 0, 0, 1)
        return kernel_run(game, names, games, seed, most, batch=RECORDED_BATCH if recorded else None)
    states = simulate(game, names, games, seed, max_rounds)
    prepare(names, game, tell)
    return (EngineGame(state, names, number) for number, state in enumerate(states))
