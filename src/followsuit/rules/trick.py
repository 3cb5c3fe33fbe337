"""The word for who takes a trick."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from followsuit.cards import Card, Deck
from followsuit.language.message import Message
from followsuit.rules.faces import FaceTable
from followsuit.rules.word import Word


class Taking(Word):
    """Which card of a trick takes it."""

    @abstractmethod
    def winner(self, faces: FaceTable, cards: tuple[Card, ...], order: str | None, boosts: tuple[int, ...]) -> int:
        """The place in the trick of the card that takes it; `boosts` has what tokens add to each, if there are any."""

    @abstractmethod
    def says(self, deck: Deck, *, trumps: bool = True) -> Message:
        """The sentence for the rules page; without `trumps` in a game that never has any."""


@dataclass(frozen=True, slots=True)
class HighestTrumpElseLed(Taking):
    """The highest trump takes the trick; without one, the highest card of the led suit."""

    def winner(self, faces: FaceTable, cards: tuple[Card, ...], order: str | None, boosts: tuple[int, ...]) -> int:
        """The place in the trick of the card that takes it; between equals the earlier one."""
        led = faces.led(cards, order)
        if faces.promotions:
            shown = [faces.in_trick(card, cards, order) for card in cards]
        else:
            shown = [faces.by_order[order][card] for card in cards]
        if boosts:
            powers = [faces.power(face, led, boost) for face, boost in zip(shown, boosts, strict=True)]
        else:
            powers = [faces.power(face, led) for face in shown]
        return powers.index(max(powers))

    def says(self, deck: Deck, *, trumps: bool = True) -> Message:
        return Message("rules/highest-trump-else-led", {"trumps": trumps})
