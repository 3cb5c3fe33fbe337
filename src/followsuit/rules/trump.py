"""Words for how a round's trump is found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from followsuit.cards import Card, Deck, each_suit
from followsuit.errors import shortened
from followsuit.language.message import Message
from followsuit.rules.refusal import Refusal


class TrumpFrom(Enum):
    """Where a round's trump comes from."""

    NOWHERE = "nowhere"
    DRAWN = "drawn"
    TURNED = "turned"


class Trump(ABC):
    """How a round's trump is found."""

    source: ClassVar[TrumpFrom] = TrumpFrom.NOWHERE

    @property
    def may_be_named(self) -> bool:
        """Whether a turned card may leave it to the dealer."""
        return False

    def is_named(self, turned: Card) -> bool:
        """Whether the dealer names the trump."""
        return False

    def trump(self, turned: Card) -> str | None:
        """The trump that a turned card makes by itself."""
        return None

    @abstractmethod
    def says(self, deck: Deck) -> Message | None:
        """The sentence for the rules page, if there is anything to say."""


@dataclass(frozen=True, slots=True)
class NoTrump(Trump):
    """No suit is ever named trump (the cards themselves may still hold permanent ones)."""

    def says(self, deck: Deck) -> None:
        """Nothing to say."""


@dataclass(frozen=True, slots=True)
class DrawnSuit(Trump):
    """A suit drawn at random every round, from a separate pack so that no card leaves play."""

    source: ClassVar[TrumpFrom] = TrumpFrom.DRAWN

    def says(self, deck: Deck) -> Message:
        return Message("rules/drawn-suit")


@dataclass(frozen=True, slots=True)
class SuitOfTurned(Trump):
    """The suit of the turned card.

    Turned, the card `no_trump` makes none, and the card `named` lets the dealer name one.
    """

    no_trump: str = ""
    named: str = ""
    source: ClassVar[TrumpFrom] = TrumpFrom.TURNED

    @property
    def may_be_named(self) -> bool:
        """Whether there is a card that does."""
        return bool(self.named)

    def is_named(self, turned: Card) -> bool:
        """Whether the dealer names the trump."""
        return str(turned) == self.named

    def trump(self, turned: Card) -> str | None:
        """The trump that a turned card makes by itself."""
        return None if str(turned) == self.no_trump else turned.suit or None

    def says(self, deck: Deck) -> Message:
        typed = f"trump {deck.suits[0].letter}"
        facts = {"no_trump": self.no_trump or None, "named": self.named or None, "typed": typed}
        return Message("rules/suit-of-turned", facts)


def suit_refusal(suit: str, deck: Deck) -> Refusal | None:
    """Why a suit cannot be made trump."""
    letters = [each.letter for each in deck.suits]
    if suit in letters:
        return None
    facts = {"given": shortened(suit), "suits": letters, "ways": each_suit(deck, "suit/to-name")}
    return Refusal("trump/no-suit", facts, deck.names)
