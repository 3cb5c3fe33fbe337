"""Words for who counts together: everyone alone, or partners."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from followsuit.language.message import Message
from followsuit.rules.word import Word

T = TypeVar("T")


class Sides(Word):
    """Who counts together in every round, unless something decided in it says otherwise."""

    has_partners: bool = False

    @abstractmethod
    def of(self, seats: int) -> tuple[int, ...]:
        """The side of each seat, as a number."""

    def each_once(self, values: Sequence[T]) -> tuple[T, ...]:
        """Of values that partners share, one for each side, in the order of the sides."""
        first: dict[int, T] = {}
        for side, value in zip(self.of(len(values)), values, strict=True):
            first.setdefault(side, value)
        return tuple(first[side] for side in sorted(first))

    @abstractmethod
    def says(self, seats: int) -> Message | None:
        """The sentence for the rules page, if there is anything to say."""


@dataclass(frozen=True, slots=True)
class EachAlone(Sides):
    """Everyone plays for themselves."""

    def of(self, seats: int) -> tuple[int, ...]:
        return tuple(range(seats))

    def says(self, seats: int) -> None:
        """Nothing to say."""


@dataclass(frozen=True)
class Partners(Sides):
    """As many sides as that, whose members sit in turn: with two sides at a table of four, partners face each other."""

    sides: int = 2
    has_partners = True

    def of(self, seats: int) -> tuple[int, ...]:
        return tuple(seat % self.sides for seat in range(seats))

    def says(self, seats: int) -> Message:
        return Message("rules/partners", {"sides": self.sides, "seats": seats, "each": seats // self.sides})


def one_against_the_rest(seats: int, solo: int) -> tuple[int, ...]:
    """The sides when one plays alone."""
    return tuple(0 if seat == solo else 1 for seat in range(seats))
