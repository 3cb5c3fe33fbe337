"""The cards that a seat has not seen, as single physical cards, and the places that may hold each of them.

A physical card is a number: its place in the deck's order, as in the kernel. Copies of one face are different cards
that behave alike, and which of them is where cannot be seen. So a numbering is agreed on: copies in sight have the
lowest numbers, first those in tricks in the order played, then those in the seat's own hand, then those in its own
stash, then those that it has passed and that nobody has taken up yet, then the card turned out of play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from followsuit.cards import UNKNOWN, Card
from followsuit.engine.view import View
from followsuit.knowledge.errors import ImpossibleView
from followsuit.knowledge.places import STASH, Place, exchanged, face_down, hidden_places
from followsuit.knowledge.shown import not_held, plays
from followsuit.language.message import Message


@dataclass(frozen=True)
class Group:
    """Unseen cards that may lie in the same places, so that nothing tells them apart."""

    cards: tuple[int, ...]
    places: tuple[Place, ...]


@dataclass(frozen=True)
class Hidden:
    """What a view hides: each unseen card with the places that may hold it, and how many cards each place holds."""

    places: dict[Place, int]
    may_lie: dict[int, frozenset[Place]]
    hand: tuple[int, ...]
    stash: tuple[int, ...]
    given: tuple[int, ...] = ()
    """What the seat itself has passed, while it lies face down before it."""

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The unseen cards by the places that may hold them; full places are left out."""
        by_places: dict[tuple[Place, ...], list[int]] = {}
        for card, allowed in self.may_lie.items():
            open_to = tuple(place for place, size in self.places.items() if size and place in allowed)
            by_places.setdefault(open_to, []).append(card)
        return tuple(Group(tuple(cards), places) for places, cards in by_places.items())


def hidden_from(view: View) -> Hidden:
    """What a view hides; ImpossibleView if nothing can be hidden that way."""
    rules = view.game.rules
    numbers = _Numbers(view)
    numbers.take(card for _, card, _ in plays(view))
    hand = numbers.take(view.hand)
    stash = numbers.take(card for card in view.stash if card != UNKNOWN)
    given = numbers.take(view.given[view.seat]) if view.seat is not None and view.seat in face_down(view) else ()
    is_out = rules.turned_is_out(view.calls)
    if view.turned is not None and is_out:
        numbers.take((view.turned,))
    places = hidden_places(view, sum(map(len, numbers.free.values())))
    shown = not_held(view)
    may_lie: dict[int, frozenset[Place]] = {}
    for card, free in numbers.free.items():
        allowed = frozenset(place for place in places if isinstance(place, str) or card not in shown[place])
        may_lie |= dict.fromkeys(free, allowed)
    if view.turned is not None and not is_out:
        _keep_turned(view, numbers, may_lie)
    _keep_given(view, numbers, may_lie)
    _keep_opening(view, numbers, may_lie)
    hidden = Hidden(places, dict(sorted(may_lie.items())), hand, stash, given)
    _check(view, hidden)
    return hidden


class _Numbers:
    """The physical cards of the round's pack by face; those in sight are taken away, lowest number first."""

    def __init__(self, view: View) -> None:
        deck, deal = view.game.rules.deck, view.game.rules.deal
        pack = Counter(deal.pack.cards(deck, view.hand_size) if view.round is not None else ())
        self.free: dict[Card, list[int]] = {}
        for number, card in enumerate(deck.cards):
            if len(self.free.setdefault(card, [])) < pack[card]:
                self.free[card].append(number)

    def take(self, cards: Iterable[Card]) -> tuple[int, ...]:
        """The numbers of cards that are in sight."""
        taken = []
        for card in cards:
            if not self.free.get(card):
                raise ImpossibleView(Message("worlds/too-often", {"card": str(card)}))
            taken.append(self.free[card].pop(0))
        return tuple(taken)


def _keep_turned(view: View, numbers: _Numbers, may_lie: dict[int, frozenset[Place]]) -> None:
    """Leave the card that all saw the dealer get where it is until it is played: in its hand, or where it put it."""
    assert view.turned is not None
    assert view.dealer is not None
    seen = [card for seat, card, _ in plays(view) if seat == view.dealer]
    if view.turned in seen or (view.seat == view.dealer and view.turned in (*view.hand, *view.stash)):
        return
    if not numbers.free[view.turned] or (view.seat == view.dealer and view.dealer not in view.closed):
        raise ImpossibleView(Message("worlds/face-up", {"seat": view.dealer, "card": str(view.turned)}))
    number = numbers.free[view.turned][0]
    may_be_away = view.stasher == view.dealer and all(stage.may_discard_turned for stage in view.game.rules.stages)
    may_lie[number] &= {view.dealer, STASH} if may_be_away else {view.dealer}


def _keep_given(view: View, numbers: _Numbers, may_lie: dict[int, frozenset[Place]]) -> None:
    """Leave the cards that the seat passed with whoever took them up, until they are played."""
    if view.seat is None:
        return
    played = [(seat, card) for seat, card, _ in plays(view)]
    for giver, to in exchanged(view).items():
        for card in view.given[giver] if view.seat in (giver, to) else ():
            if (to, card) in played or (view.seat == to and card in view.hand):
                continue
            if view.seat == to or not numbers.free[card]:
                raise ImpossibleView(Message("worlds/given", {"seat": to, "card": str(card)}))
            may_lie[numbers.free[card][0]] &= {to}


def _keep_opening(view: View, numbers: _Numbers, may_lie: dict[int, frozenset[Place]]) -> None:
    """Where the holder of a card leads first, nobody else who plays holds it once somebody leads."""
    opening = view.game.rules.opening
    first = next((trick for trick in (*view.tricks, view.trick) if trick is not None), None)
    if not opening.card or first is None:
        return
    for number in numbers.free.get(view.game.rules.deck.parse(opening.card), ()):
        if first.leader != view.playing[0]:
            may_lie[number] &= {first.leader}
        else:
            may_lie[number] -= {*view.playing[1:]}


def _check(view: View, hidden: Hidden) -> None:
    """Refuse a view whose hidden cards cannot all lie somewhere: by Hall's theorem some groups then lack room."""
    has_looked = view.seat is not None and view.seat not in view.closed
    if view.seat is not None and has_looked and view.hand_sizes and len(view.hand) != view.hand_sizes[view.seat]:
        facts = {"seat": view.seat, "cards": len(view.hand), "size": view.hand_sizes[view.seat]}
        raise ImpossibleView(Message("worlds/hand", facts))
    unions: set[frozenset[Place]] = {frozenset()}
    for group in hidden.groups:
        unions |= {places.union(group.places) for places in unions}
    for places in unions:
        cards = sum(len(group.cards) for group in hidden.groups if places.issuperset(group.places))
        if cards > sum(hidden.places[place] for place in places):
            raise ImpossibleView(Message("worlds/no-room"))
