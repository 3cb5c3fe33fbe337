"""Words for when a game is over and who has won, and for rounds that do not count."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar

from followsuit.cards import Deck
from followsuit.errors import quoted
from followsuit.language.message import Message
from followsuit.rules.prose import signed
from followsuit.rules.word import Word

if TYPE_CHECKING:
    from followsuit.rules.page import Rules

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


class End(Word):
    """One way for a game to end."""

    aim: ClassVar[Aim] = Aim.MOST
    is_sudden: ClassVar[bool] = False
    """Whether it may come after any round, so that nobody knows how many there will be."""

    @property
    def target(self) -> int | None:
        """The total that a side has to reach for the game to end by this."""
        return None

    @property
    def last_round(self) -> int | None:
        """The round after which the game is over by this, at the latest; none if it may never come."""
        return None

    @property
    def is_open(self) -> bool:
        """Whether only the table can say when it is enough."""
        return False

    @abstractmethod
    def winners(self, totals: tuple[int, ...], rounds: int, sides: tuple[int, ...]) -> tuple[int, ...]:
        """Who has won after so many rounds; nobody while the game goes on. `sides` has the side of each seat."""

    def voids(self, totals: tuple[int, ...], sides: tuple[int, ...]) -> bool:
        """Whether a round that leads to these totals does not count."""
        return False

    @abstractmethod
    def says(self, deck: Deck) -> Message:
        """The sentence for the rules page."""


def limit_problems(rounds: int, field: str) -> Iterator[str]:
    """A sentence for a limit that no table reaches."""
    if rounds > MOST_ROUNDS:
        yield f"{field} comes after {quoted(rounds)} rounds: give at most {MOST_ROUNDS}."


@dataclass(frozen=True)
class ExactlyZero(End):
    """Whoever stands at exactly zero after a round wins; with `void_when_shared` several at once make it void."""

    void_when_shared: bool
    aim: ClassVar[Aim] = Aim.ZERO
    is_sudden: ClassVar[bool] = True

    def winners(self, totals: tuple[int, ...], rounds: int, sides: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(seat for seat, total in enumerate(totals) if total == 0)

    def voids(self, totals: tuple[int, ...], sides: tuple[int, ...]) -> bool:
        """Whether several sides reached zero together."""
        return self.void_when_shared and len({side for side, total in zip(sides, totals, strict=True) if not total}) > 1

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

    def winners(self, totals: tuple[int, ...], rounds: int, sides: tuple[int, ...]) -> tuple[int, ...]:
        """Those nearest to zero once the limit is reached."""
        return self.aim.best(totals) if self.rounds <= rounds else ()

    def says(self, deck: Deck) -> Message:
        return Message("rules/nearest-to-zero-after", {"rounds": self.rounds})

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """There has to be a round after which it may come."""
        if self.rounds < 1:
            yield f"{field} comes after {signed(self.rounds)} rounds: give at least 1."
        yield from limit_problems(self.rounds, field)


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

    def winners(self, totals: tuple[int, ...], rounds: int, sides: tuple[int, ...]) -> tuple[int, ...]:
        """Those with the most points once the rounds are over."""
        return self.aim.best(totals) if 0 < self.rounds <= rounds else ()

    def says(self, deck: Deck) -> Message:
        return Message("rules/most-points-after", {"rounds": self.rounds})

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """Not before the first round, nor after more of them than a table can play."""
        if self.rounds < 0:
            yield f"{field} comes after {signed(self.rounds)} rounds: give 0, for an open end, or more."
        yield from limit_problems(self.rounds, field)


@dataclass(frozen=True)
class FirstTo(End):
    """The game is over after the round in which a side reaches a number of points.

    The side with the most points has won; with `fewest_win`, that with the fewest. Where several sides are ahead of all
    others together, they share the win, or with `tied_play_on` another round is played.
    """

    points: int
    fewest_win: bool = False
    tied_play_on: bool = False
    is_sudden: ClassVar[bool] = True

    @property
    def target(self) -> int:
        return self.points

    @property
    def aim(self) -> Aim:  # type: ignore[override]  # it depends on its field
        """Most points, or fewest."""
        return Aim.FEWEST if self.fewest_win else Aim.MOST

    def winners(self, totals: tuple[int, ...], rounds: int, sides: tuple[int, ...]) -> tuple[int, ...]:
        """Those ahead of all others once anybody has reached the points."""
        if max(totals) < self.points:
            return ()
        best = self.aim.best(totals)
        return () if self.tied_play_on and len({sides[seat] for seat in best}) > 1 else best

    def says(self, deck: Deck) -> Message:
        facts = {"points": self.points, "fewest_win": self.fewest_win, "tied_play_on": self.tied_play_on}
        return Message("rules/first-to", facts)


@dataclass(frozen=True)
class FallenTo(End):
    """The game is over, too, after the round in which a side falls to a number of points; most points win."""

    points: int
    is_sudden: ClassVar[bool] = True

    def winners(self, totals: tuple[int, ...], rounds: int, sides: tuple[int, ...]) -> tuple[int, ...]:
        """Those with the most points once anybody has fallen so low."""
        return self.aim.best(totals) if min(totals) <= self.points else ()

    def says(self, deck: Deck) -> Message:
        return Message("rules/fallen-to", {"points": self.points})
