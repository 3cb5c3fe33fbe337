"""Cards that were passed: whoever gave them and whoever took them up has seen them, wherever they went since.

What a seat knows of another hand then depends on how its cards came there. A *lot* is the cards that came to a hand
in one way: those that a seat was dealt and kept, and those that it was passed. Cards in tricks belong to lots, too, for
only two players know whether a card that was played had been passed. A seat sees its own two lots, and the one that it
passed to somebody: whole lots, and nothing of any other.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from math import comb, prod

from followsuit.cards import UNKNOWN, Card
from followsuit.engine.view import View
from followsuit.knowledge.places import STASH, TABLE, UNDEALT, Place, exchanged, face_down, given_by, giver_of
from followsuit.knowledge.shown import plays
from followsuit.knowledge.worlds import World


@dataclass(frozen=True)
class Lots:
    """The lots of a round; `view` is anybody's. Before cards are taken up, every place is one lot.

    Where only some seats' knowledge matters, these are `knowers`, and hands of which none of them sees a part are one
    lot, too.
    """

    view: View
    knowers: frozenset[int] | None = None

    @cached_property
    def giver(self) -> Mapping[int, int]:
        """Whose cards each seat has taken up."""
        takers = exchanged(self.view)
        matters = self.knowers
        return {to: giver for giver, to in takers.items() if matters is None or not matters.isdisjoint((giver, to))}

    @cached_property
    def whole(self) -> Mapping[int, int]:
        """Whose cards those seats have taken up whose hands are one lot all the same."""
        return {to: giver for giver, to in exchanged(self.view).items() if to not in self.giver}

    @cached_property
    def played(self) -> Mapping[int, tuple[Card, ...]]:
        """What each seat has played."""
        found: dict[int, list[Card]] = {seat: [] for seat in range(self.view.game.seats)}
        for seat, card, _ in plays(self.view):
            found[seat].append(card)
        return {seat: tuple(cards) for seat, cards in found.items()}

    def parts(self, place: Place) -> tuple[Place, ...]:
        """The lots of a place, the cards that were kept first."""
        return (place, given_by(self.giver[place])) if isinstance(place, int) and place in self.giver else (place,)

    def sizes(self, places: Mapping[Place, int]) -> dict[Place, int]:
        """How many cards each lot has, those in tricks included, given how many each place holds."""
        sizes: dict[Place, int] = {}
        for place, size in places.items():
            sizes[place] = size
            if isinstance(place, int) and place in self.giver:
                total, passed = self._portion(place)
                sizes |= {place: total - passed, given_by(self.giver[place]): passed}
        return {place: size for place, size in sizes.items() if size}

    def known(self, seat: int | None, card: Card, place: Place) -> tuple[Place, ...]:
        """The lots of a place in which a card that lies there may be, for the seat whose view it is."""
        if not isinstance(place, int) or place not in self.giver:
            return (place,)
        giver = self.giver[place]
        if seat is not None and seat in (giver, place):
            return (given_by(giver) if card in self.view.given[giver] else place,)
        total, passed = self._portion(place)
        return (given_by(giver),) if passed == total else (place, given_by(giver))

    @cached_property
    def ways(self) -> int:
        """In how many ways cards may have been passed, for somebody who sees no hand, to come to lie as they do."""
        return prod(comb(*self._portion(seat)) for seat in (*self.giver, *self.whole))

    @cached_property
    def ways_in_whole(self) -> int:
        """The same, as far as it is not told by lots."""
        return prod(comb(*self._portion(seat)) for seat in self.whole)

    def share(self, lot: Place) -> Fraction:
        """What part of a hand, its cards in tricks included, a lot is; all of it where nothing was passed."""
        giver = giver_of(lot)
        seat = lot if giver is None else exchanged(self.view).get(giver)
        if not isinstance(seat, int) or seat not in self.giver:
            return Fraction(1)
        total, passed = self._portion(seat)
        return Fraction(total - passed if giver is None else passed, total)

    def _portion(self, seat: int) -> tuple[int, int]:
        """How many cards a seat had to play, and how many of them it was passed."""
        giver = self.giver[seat] if seat in self.giver else self.whole[seat]
        return self.view.hand_sizes[seat] + len(self.played[seat]), len(self.view.given[giver])

    def cards(self, world: World, place: Place) -> tuple[Card, ...]:
        """The cards of a lot in a world that tells who passed what."""
        if not isinstance(place, int) or place not in self.giver:
            return world.at(place)
        kept = Counter((*world.hands[place], *self.played[place]))
        kept.subtract(world.given[self.giver[place]])
        return tuple(kept.elements())

    def world(self, lots: Mapping[Place, list[Card]], like: World) -> World:
        """The world of some lots; what they do not tell of who passed what is as in another world, if it can be."""
        seats, cards = range(self.view.game.seats), self.view.game.rules.deck.sorted
        hands = []
        for seat in seats:
            held = Counter(card for part in self.parts(seat) for card in lots.get(part, ()))
            if seat in self.giver:
                held.subtract(self.played[seat])
            hands.append(cards(held.elements()))
        table, stash, undealt = (cards(lots.get(place, ())) for place in (TABLE, STASH, UNDEALT))
        if not any(self.view.given):
            return World(tuple(hands), table, stash, undealt)
        given = [cards(lots.get(given_by(seat), ())) for seat in seats]
        for to, giver in self.whole.items():
            had = sorted((*hands[to], *self.played[to]), key=lambda card: card not in like.given[giver])
            given[giver] = cards(had[: len(self.view.given[giver])])
        return World(tuple(hands), table, stash, undealt, tuple(given))


def with_given(view: View, world: World, rng: random.Random) -> World:
    """A world that a view leaves possible, with who passed what: as the viewer saw it, and else any cards alike."""
    takers, deck = exchanged(view), view.game.rules.deck
    if not takers or any(face_down(view)):
        return world
    given: list[tuple[Card, ...]] = [()] * view.game.seats
    lots = Lots(view)
    for giver, to in takers.items():
        cards = view.given[giver]
        if UNKNOWN in cards:
            cards = tuple(rng.sample((*world.hands[to], *lots.played[to]), len(cards)))
        given[giver] = deck.sorted(cards)
    return replace(world, given=tuple(given))
