"""What a seat knows for certain: where cards lie, who lacks what, and what others know of it.

Only what is worth saying: a suit that somebody lacks instead of every card of it, what all know once instead of once
for each, and of the second order only what does not follow by itself. If South knows that North has a card, South knows
that North knows it: nobody needs to be told.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from followsuit.cards import UNKNOWN, Card
from followsuit.engine.view import View
from followsuit.knowledge.facts import TRUMP, Holds, Void
from followsuit.knowledge.formulas import Formula, Knows
from followsuit.knowledge.moments import Moment
from followsuit.knowledge.places import STASH, Place, with_cards
from followsuit.knowledge.questions import Questions
from followsuit.knowledge.worlds import Worlds, worlds
from followsuit.rules.faces import TRUMPS

Lacked = tuple[Place, str]
"""A place, and a suit of which it has nothing; `TRUMPS` for permanent trumps."""


@dataclass(frozen=True)
class Sight:
    """What follows from one view: for a spectator's, what is common knowledge."""

    view: View

    @cached_property
    def worlds(self) -> Worlds:
        """The deals that the view leaves possible."""
        return worlds(self.view)

    @cached_property
    def located(self) -> dict[Card, Place]:
        """The unseen cards all of whose copies must lie in one place."""
        found = {card: self.worlds.may_hold(card) for card in self.worlds.unseen}
        return {card: places[0] for card, places in found.items() if len(places) == 1}

    @cached_property
    def lacked(self) -> tuple[Lacked, ...]:
        """Which hands have nothing of which suits of which there is something left; empty hands say nothing."""
        may_hold = {card: self.worlds.may_hold(card) for card in self.worlds.unseen}
        return tuple(
            (place, suit)
            for place, size in self.worlds.places.items()
            if size and isinstance(place, int)
            for suit, cards in self._suits.items()
            if all(place not in may_hold[card] for card in cards)
        )

    @cached_property
    def own_lacks(self) -> tuple[Lacked, ...]:
        """The suits that the seat itself has nothing of, while others may; an empty hand says nothing."""
        faces, seat = self.view.game.rules.faces.by_order[self.view.order], self.view.seat
        held = {faces[card].suit for card in self.view.hand}
        return (
            ()
            if seat is None or not self.view.hand
            else tuple((seat, suit) for suit in self._suits if suit not in held)
        )

    def follows(self, lack: Lacked) -> bool:
        """Whether it needs no saying that a hand lacks a suit: all cards of it are known to lie elsewhere."""
        return all(card in self.located for card in self._suits[lack[1]])

    def of_suit(self, suit: str) -> list[Card]:
        """The unseen cards that count as a suit."""
        return self._suits.get(suit, [])

    def may_lie(self, card: Card) -> object:
        """What tells a card from others whose place is not known: cards that are alike here are known alike."""
        numbers = [number for number in self.worlds.hidden.may_lie if self.view.game.rules.deck.cards[number] == card]
        return tuple(self.worlds.hidden.may_lie[number] for number in numbers)

    @cached_property
    def _suits(self) -> dict[str, list[Card]]:
        """The unseen cards by the suit that they count as."""
        faces, suits = self.view.game.rules.faces.by_order[self.view.order], dict[str, list[Card]]()
        for card in self.worlds.unseen:
            if faces[card].suit:
                suits.setdefault(faces[card].suit, []).append(card)
        return suits


@dataclass(frozen=True)
class Known:
    """What somebody knows: cards by the place where they lie, and suits by the hands that lack them."""

    located: dict[Place, tuple[Card, ...]]
    lacked: dict[Place, tuple[str, ...]]

    def __bool__(self) -> bool:
        return bool(self.located or self.lacked)


@dataclass(frozen=True)
class SeatKnowledge:
    """What a seat knows at a moment, and how many deals it thinks possible."""

    seat: int
    deals: int
    common: Known
    """What all know from what they saw together."""
    alone: Known
    """What the seat knows besides, from its own cards."""
    of_others: dict[int, Known]
    """What it knows that others know, besides what all know and what they have in their own hands."""

    @property
    def is_all(self) -> bool:
        """Whether it knows where every card lies."""
        return self.deals == 1


def seat_knowledge(moment: Moment, seat: int) -> SeatKnowledge:
    """What a seat knows at a moment."""
    own, public = Sight(moment.view(seat)), Sight(moment.public)
    located = {card: place for card, place in own.located.items() if public.located.get(card) != place}
    lacked = [lack for lack in own.lacked if lack not in public.lacked and not own.follows(lack)]
    others = {other: _of_other(moment, other, own, public) for other in with_cards(moment.public) if other != seat}
    return SeatKnowledge(
        seat,
        own.worlds.count,
        Known(by_place(public.located), by_hand(public.lacked)),
        Known(by_place(located), by_hand(lacked)),
        {other: known for other, known in others.items() if known},
    )


def _of_other(moment: Moment, other: int, own: Sight, public: Sight) -> Known:
    """What a seat knows that another knows, besides what all know and what the other has in its own hand."""
    view, seat = own.view, own.view.seat
    assert seat is not None
    places: dict[Card, Place] = dict.fromkeys((card for card in view.stash if card != UNKNOWN), STASH)
    places |= dict.fromkeys(view.hand, seat) | own.located
    located: dict[Card, Place] = {}
    answers: dict[object, bool] = {}
    for card, place in places.items():
        if place != other and public.located.get(card) != place:
            # Cards that may lie in the same places, and do lie in the same one, are known alike.
            key = place, public.may_lie(card), tuple(card in cards for cards in view.given)
            if key not in answers:
                answers[key] = _knows(moment, seat, Knows(other, Holds(place, card)))
            if answers[key]:
                located[card] = place
    lacks = [lack for lack in (*own.lacked, *own.own_lacks) if lack not in public.lacked and lack[0] != other]
    lacked = [
        (place, suit)
        for place, suit in lacks
        # It needs no saying where every card of the suit is known to lie elsewhere, in the other's own hand as well.
        if any(located.get(card, place) == place and own.located.get(card) != other for card in public.of_suit(suit))
        and _knows(moment, seat, Knows(other, Void(place, TRUMP if suit == TRUMPS else suit)))
    ]
    return Known(by_place(located), by_hand(lacked))


def _knows(moment: Moment, seat: int, formula: Formula) -> bool:
    """Whether a seat knows something; from a view alone, its own seat's knowledge is the answer itself."""
    return Questions(moment).ask(formula if moment.deal is None else Knows(seat, formula)).holds is True


def by_place(located: dict[Card, Place]) -> dict[Place, tuple[Card, ...]]:
    """The cards of each place."""
    found: dict[Place, list[Card]] = {}
    for card, place in located.items():
        found.setdefault(place, []).append(card)
    return {place: tuple(cards) for place, cards in found.items()}


def by_hand(lacked: Iterable[Lacked]) -> dict[Place, tuple[str, ...]]:
    """The suits that each hand lacks."""
    found: dict[Place, list[str]] = {}
    for place, suit in lacked:
        found.setdefault(place, []).append(suit)
    return {place: tuple(suits) for place, suits in found.items()}
