"""The hand, sorted for showing, each card with whether it can be played and why not."""

from __future__ import annotations

from followsuit.cards import Card
from followsuit.engine.actions import Play
from followsuit.engine.position import Phase
from followsuit.engine.view import View
from followsuit.rules.follow import hand_refusals
from followsuit.server.telling.constants import Settled
from followsuit.server.telling.documents import HandCard, Sentence
from followsuit.server.telling.registry import refused


def hand_cards(settled: Settled, view: View) -> list[HandCard]:
    """What the viewer holds, each face once."""
    copies: dict[Card, int] = {}
    for card in view.hand:
        copies[card] = copies.get(card, 0) + 1
    places, trump = settled.places(view.trump), view.trump
    order = sorted(copies, key=places.__getitem__)
    if view.phase is not Phase.PLAY or view.to_act != view.seat:
        return [settled.hand_card(card, copies[card], trump, False) for card in order]
    playable = {action.card for action in view.legal if isinstance(action, Play)}
    waiting = _waiting(settled, view) if len(playable) < len(order) else {}
    return [
        {**settled.hand_card(card, copies[card], trump, False), "why": waiting[card]}
        if card in waiting
        else settled.hand_card(card, copies[card], trump, card in playable)
        for card in order
    ]


def _waiting(settled: Settled, view: View) -> dict[Card, Sentence]:
    """The cards that must wait, and why."""
    rules = settled.rules
    refusals = hand_refusals(rules.play, rules.faces, view.hand, view.led, view.trump)
    return {card: refused(refusal) for card, refusal in refusals.items()}
