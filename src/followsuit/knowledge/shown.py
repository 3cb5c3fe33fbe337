"""What play shows: the cards that a seat cannot hold, because it would have owed one of them.

It follows from the game's own duties, in their order. A card that does not meet a duty shows that no card of the hand
met it, and so on to the first duty that the card does meet. Hands only shrink while cards are played, so what a hand
lacked once it lacks for the rest of the round.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from followsuit.cards import Card
from followsuit.engine.view import View
from followsuit.knowledge.errors import ImpossibleView
from followsuit.language.message import Message
from followsuit.rules import Rules
from followsuit.rules.follow import Situation, facing
from followsuit.rules.round import Trick, clockwise


def plays(view: View) -> Iterator[tuple[int, Card, tuple[Card, ...]]]:
    """Every card played in the round, in order: the seat, the card, and the cards of the trick before it."""
    for seat, card, situation in situations(view):
        yield seat, card, situation.trick.cards


def situations(view: View) -> Iterator[tuple[int, Card, Situation]]:
    """Every card played in the round, in order: the seat, the card, and what lay open before it."""
    for number, trick in enumerate((*view.tricks, *((view.trick,) if view.trick else ()))):
        before = view.tricks[:number]
        for place, (seat, card) in enumerate(zip(clockwise(view.playing, trick.leader), trick.cards, strict=False)):
            lying = Trick(trick.leader, trick.cards[:place])
            yield seat, card, Situation(view.order, view.sides, view.playing, lying, before)


def lacking(rules: Rules, situation: Situation, seat: int, card: Card) -> frozenset[Card]:
    """The faces that a hand cannot hold from which a seat played a card."""
    table = rules.faces
    faces, faced = table.by_order[situation.order], facing(rules, situation, seat)
    lacked: set[Card] = set()
    open_to: Iterable[Card] = faces
    anytime = [other for other, face in faces.items() if face.anytime]
    if faced.binds and not faces[card].anytime:
        for duty in rules.play:
            if not duty.is_owed(faced):
                continue
            meeting = [other for other, face in faces.items() if duty.met_by(face, faced, table)]
            if card in meeting:
                open_to = {*meeting, *anytime}
                break
            lacked.update(meeting)
    for word in rules.restraints:
        if word.is_on(situation):
            left = [other for other in open_to if not word.holds_back(other)]
            if card in left:
                open_to = left
            else:
                lacked.update(left)
    return frozenset(lacked)


def not_held(view: View) -> dict[int, frozenset[Card]]:
    """The faces that each seat has shown not to hold."""
    rules = view.game.rules
    shown: dict[int, frozenset[Card]] = dict.fromkeys(range(view.game.seats), frozenset())
    for seat, card, situation in situations(view):
        if card in shown[seat]:
            raise ImpossibleView(Message("worlds/shown", {"seat": seat, "card": str(card)}))
        shown[seat] |= lacking(rules, situation, seat, card)
    for card in view.hand:
        if view.seat is not None and card in shown[view.seat]:
            raise ImpossibleView(Message("worlds/owed", {"seat": view.seat, "card": str(card)}))
    return shown
