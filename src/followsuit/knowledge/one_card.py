"""The Kripke model of one card: the places where it may lie, and who cannot tell which of them apart.

Its worlds are what the table as a whole leaves possible: every place where the card lies in some deal that fits what
everybody has seen. A seat tells two of them apart by what it sees itself, its own hand: "I have it" is one class
of its worlds and "I do not" the other. All of that is common knowledge. A seat with the very hand that it holds may
think less possible: cards that it holds lie nowhere else, so what is left may have to fill another hand. Where its view
is known the model has that too, in `thought`.

A face with copies has several cards to place: a world then says how many of them lie where. Where cards were passed, a
world also tells whether the card was: "East kept it" and "North passed it" to East are two worlds, for North can tell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations, product
from types import MappingProxyType

from followsuit.cards import Card
from followsuit.engine.view import View
from followsuit.knowledge.errors import NotInPlay
from followsuit.knowledge.given import Lots
from followsuit.knowledge.places import Place, every_place, looks_into, with_cards
from followsuit.knowledge.shown import plays
from followsuit.knowledge.worlds import World, Worlds, worlds
from followsuit.language.message import Message

Lying = tuple[Place, ...]
"""Where the cards of one face lie that are not open to all, a place for each copy: `(2,)`, or `(0, 0, "undealt")`."""


@dataclass(frozen=True)
class CardModel:
    """Where one card may lie for all that everybody has seen, and what each seat makes of it."""

    card: Card
    seats: tuple[int, ...]
    """The seats that have cards, in order."""
    deals: Mapping[Lying, int]
    """The worlds, each with the number of deals in which the card lies so, for somebody who sees no hand."""
    sees: Mapping[int, frozenset[Place]]
    """The places that a seat can look into: its own hand, the stash that it made, what it passed and was passed."""
    thought: Mapping[int, frozenset[Lying]]
    """The worlds that a seat thinks possible with the hand it holds, where its view is known."""
    true: Lying | None = None
    """Where the card really lies, where that is known."""
    played: tuple[int, ...] = ()
    """The seats that have played it, in order: a face may have copies."""
    turned: bool = False
    """Whether a copy was turned up and is out of play."""

    @property
    def worlds(self) -> tuple[Lying, ...]:
        """Every way in which the card may lie."""
        return tuple(self.deals)

    @property
    def is_open(self) -> bool:
        """Whether every copy lies open to all."""
        return self.worlds == ((),)

    def seen(self, seat: int, world: Lying) -> Lying:
        """The part of a world that a seat sees."""
        return tuple(place for place in world if place in self.sees[seat])

    def cannot_tell(self, seat: int, one: Lying, other: Lying) -> bool:
        """Whether a seat sees the same in two worlds."""
        return self.seen(seat, one) == self.seen(seat, other)

    def classes(self, seat: int) -> tuple[frozenset[Lying], ...]:
        """The worlds in parts: a seat cannot tell those of one part from one another."""
        parts: dict[Lying, set[Lying]] = {}
        for world in self.worlds:
            parts.setdefault(self.seen(seat, world), set()).add(world)
        return tuple(map(frozenset, parts.values()))

    @cached_property
    def edges(self) -> Mapping[tuple[Lying, Lying], tuple[int, ...]]:
        """Every two worlds that some seat cannot tell apart, with the seats that cannot."""
        pairs = {
            (one, other): tuple(seat for seat in self.seats if self.cannot_tell(seat, one, other))
            for one, other in combinations(self.worlds, 2)
        }
        return MappingProxyType({pair: seats for pair, seats in pairs.items() if seats})

    def restricted(self, kept: Collection[Lying]) -> CardModel:
        """The model after a public announcement that leaves only some worlds."""
        return replace(
            self,
            deals={world: deals for world, deals in self.deals.items() if world in kept},
            thought={seat: frozenset(worlds).intersection(kept) for seat, worlds in self.thought.items()},
            true=self.true if self.true in kept else None,
        )

    def likeliest(self, most: int) -> CardModel:
        """The model with so many worlds at most: the true one and those with the most deals, in their order."""
        ranked = sorted(self.worlds, key=lambda world: (world != self.true, -self.deals[world]))[:most]
        return self if len(ranked) == len(self.worlds) else self.restricted(ranked)

    def chance(self, world: Lying) -> float:
        """How likely a world is for somebody who sees no hand."""
        return self.deals[world] / sum(self.deals.values())


def card_model(card: Card, public: View, views: Iterable[View] = (), truth: World | None = None) -> CardModel:
    """The model of a card at one moment, from what a spectator sees, and from what seats see as far as that is known.

    NotInPlay if the card is not among those of the round.
    """
    found = worlds(public)
    played = tuple(seat for seat, shown, _ in plays(public) if shown == card)
    turned = public.turned == card and public.game.rules.turned_is_out(public.calls)
    if not found.unseen[card] and not played and not turned:
        raise NotInPlay(Message("knowledge/not-in-play", {"card": str(card)}), pack=found.deck.names)
    return CardModel(
        card=card,
        seats=with_cards(public),
        deals=dict(_in_lots(public, found, card)),
        sees={seat: looks_into(public, seat) for seat in with_cards(public)},
        thought={view.seat: _thought(view, card) for view in views if view.seat in with_cards(public)},
        true=None if truth is None else _in_its_lot(public, truth, card),
        played=played,
        turned=turned,
    )


def lying(world: World, card: Card) -> Lying:
    """Where the copies of a card lie in a world."""
    places = every_place(len(world.hands), gives_cards=bool(world.given))
    return tuple(place for place in places for _ in range(world.at(place).count(card)))


def _in_its_lot(public: View, truth: World, card: Card) -> Lying:
    """Where a card really lies, and whether it was passed."""
    lots = Lots(public)
    if not lots.giver:
        return lying(truth, card)
    parts = [part for place in lying(replace(truth, given=()), card) for part in lots.parts(place)]
    return tuple(part for part in parts if card in lots.cards(truth, part))


def _in_lots(public: View, found: Worlds, card: Card) -> Iterator[tuple[Lying, int]]:
    """Every way in which a card may lie and have come there, with the number of deals in which it is so."""
    lots = Lots(public)
    for places, deals in layings(found, card):
        if not lots.giver:
            yield places, deals
            continue
        # Where cards are passed, no face has copies.
        for place in places:
            for part in lots.parts(place):
                if ways := deals * lots.ways * lots.share(part):
                    yield (part,), int(ways)
        if not places:
            yield (), deals * lots.ways


def layings(found: Worlds, card: Card) -> Iterator[tuple[Lying, int]]:
    """Every way in which the unseen copies of a card may lie, with the number of worlds in which they do."""
    order = {place: index for index, place in enumerate(found.places)}
    copies = [number for number in found.hidden.may_lie if found.deck.cards[number] == card]
    open_to = [sorted(found.hidden.may_lie[number], key=order.__getitem__) for number in copies]
    ways: Counter[Lying] = Counter(tuple(sorted(each, key=order.__getitem__)) for each in product(*open_to))
    for places, many in sorted(ways.items(), key=lambda entry: [order[place] for place in entry[0]]):
        fixed = {number: frozenset({place}) for number, place in zip(copies, places, strict=True)}
        settled = replace(found.hidden, may_lie={**found.hidden.may_lie, **fixed})
        if deals := many * replace(found, hidden=settled).count:
            yield places, deals


def _thought(view: View, card: Card) -> frozenset[Lying]:
    """Where a card may lie for a seat that holds what it holds."""
    found = worlds(view)
    own, lots = lying(found.known, card), Lots(view)
    order = every_place(found.seats, gives_cards=True)
    thought = (tuple(sorted((*own, *unseen), key=order.index)) for unseen, _ in layings(found, card))
    return frozenset(
        parts for places in thought for parts in product(*(lots.known(view.seat, card, place) for place in places))
    )
