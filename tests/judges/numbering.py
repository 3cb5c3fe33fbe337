"""How OpenSpiel numbers cards: each game in its own way."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Numbering:
    """Suits and ranks from low to high, and whether the numbers run through the suits of a rank or a suit's ranks."""

    suits: str
    ranks: str
    by_rank: bool

    def number(self, card: str) -> int:
        """The number of a card, as `Qs`."""
        return self._numbers[card]

    def card(self, number: int) -> str:
        """The card of a number."""
        return self.cards[number]

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """All of them, in the order of their numbers."""
        if self.by_rank:
            return tuple(rank + suit for rank in self.ranks for suit in self.suits)
        return tuple(rank + suit for suit in self.suits for rank in self.ranks)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {card: number for number, card in enumerate(self.cards)}


FRENCH = "23456789TJQKA"
