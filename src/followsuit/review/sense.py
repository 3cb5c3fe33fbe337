"""A sentence of card sense: what differs between what was best and what was done, in worlds that the seat imagined.

It is told of a seat, not to it, so that everyone at the table may read it.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from followsuit.bots import reasons
from followsuit.bots.differences import most_telling, suit_cleared, worded
from followsuit.bots.measures import Lookout, Measure
from followsuit.engine.actions import Pick, Play
from followsuit.engine.position import Phase
from followsuit.engine.view import View
from followsuit.knowledge import worlds
from followsuit.language.message import Message
from followsuit.minds.noting import Fact
from followsuit.rules.round import clockwise

OFTEN = 0.3
"""How often somebody must win the trick for it to be worth telling that they had shown to lack its suit."""


def sense(looked: Lookout) -> Message:
    """Why the first option of two is better than the second, which was done."""
    leads, seat = looked.leads(1), looked.view.seat
    told = most_telling(looked, 1, leads)
    said = [*_situation(looked, told), *(_of_seat(worded(measure, len(leads)), seat) for measure in told)]
    if (suit := suit_cleared(looked, 1, told)) is not None:
        said.append(Message("review/clears", {"seat": seat, "suit": suit}))
    return Message("review/better", {"best": _best(looked), "reasons": said or [Message("review/on-average")]})


def _best(looked: Lookout) -> Message:
    """The better option: of cards that are picked, those that differ."""
    best, played = looked.actions
    if isinstance(best, Pick) and isinstance(played, Pick) and set(best.cards) & set(played.cards):
        cards = [str(card) for card in best.cards if card not in played.cards]
        kept = [str(card) for card in played.cards if card not in best.cards]
        return Message("doing/instead", {"cards": cards, "kept": kept})
    return reasons.doing(best, looked.view)


def _of_seat(hint: Message, seat: int | None) -> Message:
    """What a hint says to a seat, as it is told of that seat."""
    beside = hint.facts["beside"]
    if isinstance(beside, Message):
        beside = Message("review/beside", beside.facts)
    return Message(hint.code.replace("hint/", "review/", 1), {"seat": seat, **hint.facts, "beside": beside})


def _situation(looked: Lookout, told: list[Measure]) -> Iterator[Message]:
    """What could be seen on the table and explains who wins the trick."""
    view, played = looked.view, looked.actions[1]
    if view.phase is not Phase.PLAY or not isinstance(played, Play) or view.trick is None:
        return
    if not any(measure.family == "trick" for measure in told):
        return
    later = clockwise(view.playing, view.trick.leader)[len(view.trick.cards) + 1 :]
    if not later and view.trick.cards:
        yield Message("review/last-to-play", {"seat": view.seat})
        return
    winners = looked.seen(1)[1][:, Fact.TRICK_WINNER]
    suit = view.game.rules.faces.led((*view.trick.cards, played.card), view.order)
    for other in later:
        if np.mean(winners == other) >= OFTEN and not _is_partner(view, other) and _lacks(view, other, suit):
            yield Message("review/had-none", {"seat": other, "suit": suit})
            return


def _is_partner(view: View, other: int) -> bool:
    return view.seat is not None and bool(view.sides) and view.sides[other] == view.sides[view.seat]


def _lacks(view: View, seat: int, suit: str) -> bool:
    """Whether it had been shown that a seat holds no card of a suit, though others may."""
    faces, hidden = view.game.rules.faces, worlds(view)
    deck = view.game.rules.deck.cards
    of_suit = [
        group.places
        for group in hidden.groups
        if any(faces.led((deck[number],), view.order) == suit for number in group.cards)
    ]
    return bool(of_suit) and all(seat not in places for places in of_suit)
