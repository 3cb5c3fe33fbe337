"""Possible worlds: every deal that a view leaves possible, counted exactly and drawn uniformly without rejection."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from math import factorial, prod

from followsuit.cards import Card, Deck
from followsuit.engine.view import View
from followsuit.knowledge.arrays import Arrays, arrays_of
from followsuit.knowledge.hidden import Group, Hidden, hidden_from
from followsuit.knowledge.places import STASH, TABLE, UNDEALT, Place, every_place, given_by, giver_of
from followsuit.knowledge.splits import Splits


@dataclass(frozen=True)
class World:
    """Where every card lies that has not been played or turned out of play; cards are in the deck's order."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat, the viewer's own among them."""
    table: tuple[Card, ...] = ()
    stash: tuple[Card, ...] = ()
    undealt: tuple[Card, ...] = ()
    given: tuple[tuple[Card, ...], ...] = ()
    """By seat, what it has passed to another one: face down before it, and in the other's hand or played once it was
    taken up. Then it is only told where it matters who saw which cards; else it is empty."""

    def at(self, place: Place) -> tuple[Card, ...]:
        """The cards in a place."""
        if isinstance(place, int):
            return self.hands[place]
        if (giver := giver_of(place)) is not None:
            return self.given[giver] if self.given else ()
        return {TABLE: self.table, STASH: self.stash, UNDEALT: self.undealt}[place]


@dataclass(frozen=True)
class Worlds:
    """The worlds that a seat, or a spectator, must think possible."""

    deck: Deck
    seats: int
    seat: int | None
    hidden: Hidden

    @property
    def places(self) -> Mapping[Place, int]:
        """The places where unseen cards lie, and how many lie there: other hands by seat, then the rest."""
        return self.hidden.places

    @cached_property
    def unseen(self) -> Counter[Card]:
        """The unseen faces, in the deck's order, with the number of their copies."""
        return Counter(self.deck.cards[number] for number in self.hidden.may_lie)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The unseen cards by the places that may hold them."""
        return self.hidden.groups

    @cached_property
    def pools(self) -> tuple[tuple[Place, ...], ...]:
        """The places that hold unseen cards, those together that the same groups may lie in."""
        by_groups: dict[tuple[bool, ...], list[Place]] = {}
        for place, size in self.places.items():
            if size:
                by_groups.setdefault(tuple(place in group.places for group in self.groups), []).append(place)
        return tuple(map(tuple, by_groups.values()))

    @cached_property
    def _pool_sizes(self) -> tuple[int, ...]:
        return tuple(sum(self.places[place] for place in pool) for pool in self.pools)

    @cached_property
    def splits(self) -> Splits:
        """The ways in which the groups can be shared out among the pools."""
        group_sizes = tuple(len(group.cards) for group in self.groups)
        opens = tuple(tuple(pool[0] in group.places for pool in self.pools) for group in self.groups)
        return Splits(group_sizes, self._pool_sizes, opens)

    @cached_property
    def count(self) -> int:
        """How many worlds there are; copies of a face are different cards."""
        within_pools = prod(map(factorial, self._pool_sizes)) // prod(map(factorial, self.places.values()))
        return self.splits.ways * within_pools

    @cached_property
    def shares(self) -> tuple[dict[Place, Fraction], ...]:
        """Group by group, the probability that any one of its cards lies in each place; none where it cannot."""
        return tuple(
            {
                place: mean * self.places[place] / (len(group.cards) * pool_size)
                for pool, pool_size, mean in zip(self.pools, self._pool_sizes, means, strict=True)
                if mean
                for place in pool
            }
            for group, means in zip(self.groups, self.splits.expected, strict=True)
        )

    @cached_property
    def _table(self) -> dict[Card, dict[Place, Fraction]]:
        table = {card: dict.fromkeys(self.places, Fraction(0)) for card in self.unseen}
        for group, shares in zip(self.groups, self.shares, strict=True):
            for number in group.cards:
                row = table[self.deck.cards[number]]
                for place, share in shares.items():
                    # Most faces have no copies, and adding fractions takes its time.
                    row[place] = row[place] + share if row[place] else share
        return table

    def table(self) -> dict[Card, dict[Place, Fraction]]:
        """For every unseen face and every place, the expected number of its copies there.

        For a face with one unseen copy that is the probability that it lies there.
        """
        return {card: dict(row) for card, row in self._table.items()}

    def chance(self, card: Card | str, place: Place) -> Fraction:
        """The probability that a card lies in a place; for a face with copies, that at least one of them does."""
        if place not in self.places:
            raise ValueError(f"No unseen card lies in {place!r}. The places are {', '.join(map(repr, self.places))}.")
        face = self._card(card)
        if face not in self.unseen:
            return Fraction(0)
        mean = self._table[face][place]
        if self.unseen[face] == 1 or not mean:
            return mean
        may_lie = {
            number: allowed - {place} if self.deck.cards[number] == face else allowed
            for number, allowed in self.hidden.may_lie.items()
        }
        return 1 - Fraction(replace(self, hidden=replace(self.hidden, may_lie=may_lie)).count, self.count)

    def may_hold(self, card: Card | str) -> tuple[Place, ...]:
        """The places that hold a card in some world."""
        return tuple(place for place, mean in self._table.get(self._card(card), {}).items() if mean)

    def _card(self, card: Card | str) -> Card:
        return self.deck.parse(card) if isinstance(card, str) else card

    def sample(self, rng: random.Random) -> World:
        """A world, each as likely as another."""
        pooled: list[list[int]] = [[] for _ in self.pools]
        for group, counts in zip(self.groups, self.splits.draw(rng), strict=True):
            cards = rng.sample(group.cards, len(group.cards))
            for pool, count in zip(pooled, counts, strict=True):
                pool.extend(cards.pop() for _ in range(count))
        lying: dict[Place, list[int]] = {}
        for places, pool in zip(self.pools, pooled, strict=True):
            rng.shuffle(pool)
            for place in places:
                lying[place] = [pool.pop() for _ in range(self.places[place])]
        return self._world(lying)

    def every(self) -> Iterator[World]:
        """All worlds, one after another; to be asked for only where `count` is small."""
        numbers = sorted(self.hidden.may_lie, key=lambda number: len(self.hidden.may_lie[number]))
        lying: dict[Place, list[int]] = {place: [] for place in self.places}
        open_to = [
            [(lying[place], size) for place, size in self.places.items() if place in self.hidden.may_lie[number]]
            for number in numbers
        ]

        def laid(at: int) -> Iterator[World]:
            if at == len(numbers):
                yield self._world(lying)
                return
            for here, size in open_to[at]:
                if len(here) < size:
                    here.append(numbers[at])
                    yield from laid(at + 1)
                    here.pop()

        return laid(0)

    @property
    def known(self) -> World:
        """The part of every world that the viewer sees: its own hand, its own stash, and what it laid down to pass."""
        return self._world({})

    def _world(self, lying: Mapping[Place, list[int]]) -> World:
        deck, own = self.deck.cards, self._own

        def cards(place: Place) -> tuple[Card, ...]:
            here = lying.get(place)
            if not here:
                return own[place][1] if place in own else ()
            numbers = sorted([*own[place][0], *here] if place in own else here)
            return tuple([deck[number] for number in numbers])

        seats = range(self.seats)
        given = tuple([cards(given_by(seat)) for seat in seats]) if self.is_passing else ()
        return World(tuple([cards(seat) for seat in seats]), cards(TABLE), cards(STASH), cards(UNDEALT), given)

    @cached_property
    def _own(self) -> Mapping[Place, tuple[tuple[int, ...], tuple[Card, ...]]]:
        """What the viewer sees of the places that it looks into: the numbers of the cards, and the cards in order."""
        hidden, places = self.hidden, dict[Place, tuple[int, ...]]({STASH: self.hidden.stash})
        if self.seat is not None:
            places |= {self.seat: hidden.hand, given_by(self.seat): hidden.given}
        return {
            place: (numbers, tuple(self.deck.cards[number] for number in sorted(numbers)))
            for place, numbers in places.items()
            if numbers
        }

    @cached_property
    def is_passing(self) -> bool:
        """Whether passed cards lie face down before somebody."""
        return bool(self.hidden.given) or any(giver_of(place) is not None for place in self.places)

    def __contains__(self, world: object) -> bool:
        if not isinstance(world, World):
            return False
        known, lying = self.known, dict[Card, list[Place]]()
        for place in every_place(self.seats, gives_cards=self.is_passing):
            cards = world.at(place)
            if len(cards) != self.places[place] if place in self.places else cards != known.at(place):
                return False
            for card in cards if place in self.places else ():
                lying.setdefault(card, []).append(place)
        for number, allowed in sorted(self.hidden.may_lie.items(), key=lambda entry: len(entry[1])):
            places = lying.get(self.deck.cards[number], [])
            there = next((place for place in places if place in allowed), None)
            if there is None:
                return False
            places.remove(there)
        return True

    def arrays(self) -> Arrays:
        """The same as numbers, for the compiled sampler."""
        return arrays_of(self.hidden)


def worlds(view: View) -> Worlds:
    """Every world that a view leaves possible, from the view alone; ImpossibleView if there is none.

    What is known is all that lies open or is the seat's own, and what play has shown. Bids, choices, and which of
    several cards was played say nothing for certain, and are not used.
    """
    return Worlds(view.game.rules.deck, view.game.seats, view.seat, hidden_from(view))
