"""What play shows: the cards that a seat cannot hold, because it would have owed one of them.

It follows from the game's own duties, in their order. A card that does not meet a duty shows that no card of the hand
met it, and so on to the first duty that the card does meet. Hands only shrink while cards are played, so what a hand
lacked once it lacks for the rest of the round.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from followsuit.cards import Card
from followsuit.engine.view import View
from followsuit.knowledge.errors import ImpossibleView
from followsuit.language.message import Message
from followsuit.rules.faces import FREE, NOTHING_LED, Face
from followsuit.rules.follow import Duty


def plays(view: View) -> Iterator[tuple[int, Card, tuple[Card, ...]]]:
    """Every card played in the round, in order: the seat, the card, and the cards of the trick before it."""
    for trick in (*view.tricks, *((view.trick,) if view.trick else ())):
        first = view.playing.index(trick.leader)
        order = view.playing[first:] + view.playing[:first]
        for place, (seat, card) in enumerate(zip(order, trick.cards, strict=False)):
            yield seat, card, trick.cards[:place]


def lacking(duties: tuple[Duty, ...], faces: Mapping[Card, Face], card: Card, led: str) -> frozenset[Card]:
    """The faces that a hand cannot hold from which a card was played when a suit was led."""
    if led in (NOTHING_LED, FREE) or faces[card].anytime:
        return frozenset()
    lacked: set[Card] = set()
    for duty in duties:
        if duty.met_by(faces[card], led):
            break
        lacked.update(other for other, face in faces.items() if duty.met_by(face, led))
    return frozenset(lacked)


def not_held(view: View) -> dict[int, frozenset[Card]]:
    """The faces that each seat has shown not to hold, for those who play the round."""
    rules = view.game.rules
    faces = rules.faces.by_trump[view.trump]
    shown: dict[int, frozenset[Card]] = dict.fromkeys(view.playing, frozenset())
    for seat, card, before in plays(view):
        if card in shown[seat]:
            raise ImpossibleView(Message("worlds/shown", {"seat": seat, "card": str(card)}))
        shown[seat] |= lacking(rules.play, faces, card, rules.faces.led(before, view.trump))
    for card in view.hand:
        if view.seat is not None and card in shown[view.seat]:
            raise ImpossibleView(Message("worlds/owed", {"seat": view.seat, "card": str(card)}))
    return shown
