"""Which positions a player finds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from followsuit.bots import Budget, player
from tests.wisdom.positions import Position


@dataclass(frozen=True)
class Attempt:
    """What a player did in a position."""

    position: Position
    did: str

    @property
    def is_right(self) -> bool:
        """Whether that was right."""
        return self.did in self.position.best

    @property
    def place(self) -> str:
        """The position's name, with its game."""
        return f"{self.position.game}, {self.position.name}"

    def __str__(self) -> str:
        position = self.position
        return f"{self.place}: {self.did}, not {' or '.join(position.best)}. {position.why}"


def attempts(name: str, tried: Iterable[Position], budget: Budget, *, seed: int = 1) -> Iterator[Attempt]:
    """What a player of that name does in each position; it comes fresh to each."""
    for position in tried:
        view = position.view()
        yield Attempt(position, str(player(name, seed).decide(view, budget).action))


def missed(name: str, tried: Iterable[Position], budget: Budget, *, seed: int = 1) -> list[str]:
    """What a player does not find, each with the reason: for tests that expect nothing of it."""
    return [str(attempt) for attempt in attempts(name, tried, budget, seed=seed) if not attempt.is_right]
