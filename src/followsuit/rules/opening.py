"""Words for who leads to the first trick of a round."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from followsuit.language.message import Message
from followsuit.rules.round import Round
from followsuit.rules.word import Word


class Opening(Word):
    """Who leads first."""

    is_dealers: ClassVar[bool] = False
    """Whether it is the dealer."""
    card: str = ""
    """The card whose holder leads, where that decides."""

    @abstractmethod
    def leader(self, round_: Round) -> int:
        """The seat that leads to the first trick."""

    def says(self) -> Message:
        """The sentence for the rules page."""
        return Message("rules/first-lead", {"dealer": self.is_dealers, "card": self.card or None})


@dataclass(frozen=True)
class EldestLeads(Opening):
    """The seat after the dealer, or the next one that plays."""

    def leader(self, round_: Round) -> int:
        return round_.playing[0]


@dataclass(frozen=True)
class DealerLeads(Opening):
    """The dealer; where it does not play, the next seat that does."""

    is_dealers: ClassVar[bool] = True

    def leader(self, round_: Round) -> int:
        return round_.dealer if round_.dealer in round_.playing else round_.playing[0]


@dataclass(frozen=True)
class HolderLeads(Opening):
    """Whoever holds a certain card; where nobody does, the seat after the dealer."""

    card: str

    def leader(self, round_: Round) -> int:
        for seat in round_.playing:
            if any(str(card) == self.card for card in round_.hands[seat]):
                return seat
        return round_.playing[0]
