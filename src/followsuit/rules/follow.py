"""Words for what a player owes to the card led.

Duties stand in order: the first one that the hand can meet binds it. A hand that can meet none is free.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from followsuit.cards import Card, Deck
from followsuit.language.message import Message
from followsuit.rules.faces import FREE, NOTHING_LED, TRUMPS, Face, FaceTable
from followsuit.rules.refusal import Refusal


class Duty(ABC):
    """One thing owed to the led suit."""

    code: ClassVar[str]
    """The stable code of the refusal."""

    @abstractmethod
    def met_by(self, face: Face, led: str) -> bool:
        """Whether a card meets the duty."""

    def asks(self, led: str, trump: str | None) -> Mapping[str, str]:
        """What a seat bound by it is asked, as facts: the `suit` owed, and the one `led` where that is another."""
        return {"suit": led}

    @abstractmethod
    def says(self, deck: Deck) -> Message:
        """The sentence for the rules page."""


@dataclass(frozen=True, slots=True)
class FollowSuit(Duty):
    """A card of the led suit, if one is held."""

    code: ClassVar[str] = "play/follow-suit"

    def met_by(self, face: Face, led: str) -> bool:
        return face.suit == led

    def says(self, deck: Deck) -> Message:
        return Message("rules/follow-suit")


@dataclass(frozen=True, slots=True)
class TrumpWhenVoid(Duty):
    """A trump, if one is held. It need not be higher than those already played."""

    code: ClassVar[str] = "play/trump-when-void"

    def met_by(self, face: Face, led: str) -> bool:
        return face.trump

    def asks(self, led: str, trump: str | None) -> Mapping[str, str]:
        """The suit that is trump, or the permanent trumps."""
        return {"led": led, "suit": trump or TRUMPS}

    def says(self, deck: Deck) -> Message:
        return Message("rules/trump-when-void")


def binding(
    duties: tuple[Duty, ...], faces: Mapping[Card, Face], hand: tuple[Card, ...], led: str
) -> tuple[Duty, list[Card]] | None:
    """The duty that binds a hand now and the faces that meet it; none for a hand that is free."""
    if led not in (NOTHING_LED, FREE):
        held = dict.fromkeys(hand)
        for duty in duties:
            if owed := [card for card in held if duty.met_by(faces[card], led)]:
                return duty, owed
    return None


def legal_cards(
    duties: tuple[Duty, ...], faces: Mapping[Card, Face], hand: tuple[Card, ...], led: str
) -> tuple[Card, ...]:
    """The faces of a hand that may be played now, each once."""
    held = dict.fromkeys(hand)
    if bound := binding(duties, faces, hand, led):
        return tuple(card for card in held if card in bound[1] or faces[card].anytime)
    return tuple(held)


def card_refusal(
    duties: tuple[Duty, ...],
    table: FaceTable,
    hand: tuple[Card, ...],
    card: Card,
    led: str,
    trump: str | None,
) -> Refusal | None:
    """Why a card may not be played now."""
    deck, faces = table.deck, table.by_trump[trump]
    if card not in hand:
        held = list(dict.fromkeys(map(str, table.held(hand, trump))))
        return Refusal("play/not-held", {"card": str(card), "held": held}, deck.names)
    bound = binding(duties, faces, hand, led)
    if bound is None or card in bound[1] or faces[card].anytime:
        return None
    owed = [str(owed) for owed in table.held(bound[1], trump)]
    facts = {"card": str(card), "led": led, "owed": owed, "plain": led in table.split[trump]}
    return Refusal(bound[0].code, facts, deck.names)


def free_says(duties: tuple[Duty, ...]) -> Message:
    """The sentence that ends the list of duties."""
    return Message("rules/free", {"duties": bool(duties)})
