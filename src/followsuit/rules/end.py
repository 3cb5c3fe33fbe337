"""Words for when a game is over and who has won, and for rounds that do not count."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from followsuit.cards import Deck
from followsuit.language.message import Message

MOST_ROUNDS = 1_000
"""The most rounds that a game can be made for: many an evening of play, and still told in no time."""


class Aim(Enum):
    """What a total is to come to."""

    MOST = "most"
    FEWEST = "fewest"
    ZERO = "zero"

    def merit(self, total: Any) -> Any:
        """A total, or an array of them, as a number of which more is better."""
        if self is Aim.ZERO:
            return -abs(total)
        return total if self is Aim.MOST else -total

    def best(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """The seats that nobody is ahead of."""
        merits = [self.merit(total) for total in totals]
        return tuple(seat for seat, merit in enumerate(merits) if merit == max(merits))


class End(ABC):
    """One way for a game to end."""

    aim: ClassVar[Aim] = Aim.MOST
    is_sudden: ClassVar[bool] = False
    """Whether it may come after any round, so that nobody knows how many there will be."""

    @property
    def last_round(self) -> int | None:
        """The round after which the game is over by this, at the latest; none if it may never come."""
        return None

    @property
    def is_open(self) -> bool:
        """Whether only the table can say when it is enough."""
        return False

    @abstractmethod
    def winners(self, totals: tuple[int, ...], rounds: int) -> tuple[int, ...]:
        """Who has won after so many rounds; nobody while the game goes on."""

    def voids(self, totals: tuple[int, ...]) -> bool:
        """Whether a round that leads to these totals does not count."""
        return False

    @abstractmethod
    def says(self, deck: Deck) -> Message:
        """The sentence for the rules page."""


@dataclass(frozen=True)
class ExactlyZero(End):
    """Whoever stands at exactly zero after a round wins; with `void_when_shared` several at once make it void."""

    void_when_shared: bool
    aim: ClassVar[Aim] = Aim.ZERO
    is_sudden: ClassVar[bool] = True

    def winners(self, totals: tuple[int, ...], rounds: int) -> tuple[int, ...]:
        return tuple(seat for seat, total in enumerate(totals) if total == 0)

    def voids(self, totals: tuple[int, ...]) -> bool:
        """Whether several reached zero together."""
        return self.void_when_shared and totals.count(0) > 1

    def says(self, deck: Deck) -> Message:
        return Message("rules/exactly-zero", {"void_when_shared": self.void_when_shared})


@dataclass(frozen=True)
class NearestToZeroAfter(End):
    """After a limit of rounds the score nearest to zero wins; ties share."""

    rounds: int
    aim: ClassVar[Aim] = Aim.ZERO

    @property
    def last_round(self) -> int:
        return self.rounds

    def winners(self, totals: tuple[int, ...], rounds: int) -> tuple[int, ...]:
        """Those nearest to zero once the limit is reached."""
        return self.aim.best(totals) if self.rounds <= rounds else ()

    def says(self, deck: Deck) -> Message:
        return Message("rules/nearest-to-zero-after", {"rounds": self.rounds})


@dataclass(frozen=True)
class MostPointsAfter(End):
    """After a number of rounds most points win; ties share. With 0 rounds the table stops when it likes."""

    rounds: int

    @property
    def last_round(self) -> int | None:
        return self.rounds or None

    @property
    def is_open(self) -> bool:
        """Whether only the table can say when it is enough."""
        return self.rounds == 0

    def winners(self, totals: tuple[int, ...], rounds: int) -> tuple[int, ...]:
        """Those with the most points once the rounds are over."""
        return self.aim.best(totals) if 0 < self.rounds <= rounds else ()

    def says(self, deck: Deck) -> Message:
        return Message("rules/most-points-after", {"rounds": self.rounds})
