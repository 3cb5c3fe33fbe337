"""Doubts found at random: deals that somebody must think possible, and that show at once why something is not known.

A diagram finds every answer, but where cards were passed it may grow large. What is not known is mostly far from being
known: a few deals drawn from those that a seat thinks possible have one in which it fails, and such a deal proves it.
That something is known is never found this way.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from msgspec.structs import replace

from followsuit.cards import UNKNOWN, Card
from followsuit.engine.view import View
from followsuit.knowledge.diagram import Patience, endless
from followsuit.knowledge.formulas import And, Everyone, Formula, Implies, Knows, Not, Or, Possible
from followsuit.knowledge.given import with_given
from followsuit.knowledge.places import giver_of, looks_into
from followsuit.knowledge.witnesses import Witness
from followsuit.knowledge.worlds import World, worlds

TRIES = 12
"""How many deals are drawn for each seat whose knowledge is doubted."""


@dataclass(frozen=True)
class Doubts:
    """A search for deals that settle a formula; `public` is what all have seen."""

    public: View
    rng: Random
    patience: Patience = endless

    def settle(self, formula: Formula, world: World, *, holds: bool) -> tuple[Witness, ...] | None:
        """Deals that show that a formula holds in a world, or that it does not; none if none were found."""
        return next(self._shown(formula, world, holds=holds), None)

    def _shown(self, formula: Formula, world: World, *, holds: bool) -> Iterator[tuple[Witness, ...]]:
        match formula:
            case Not(part):
                yield from self._shown(part, world, holds=not holds)
            case And(parts) | Or(parts):
                yield from self._of_parts(parts, world, one_is_enough=isinstance(formula, Or) == holds, holds=holds)
            case Implies(condition, part):
                yield from self._shown(Or((Not(condition), part)), world, holds=holds)
            case Everyone(part) if not holds:
                for seat in formula.told_apart(self.public.game.seats):
                    yield from self._thought(seat, part, world, holds=False)
            case Knows(seat, part) | Possible(seat, part) if isinstance(formula, Possible) == holds:
                yield from self._thought(seat, part, world, holds=holds)
            case _ if (is_so := formula.is_so(self.public, world)) is not None and is_so == holds:
                yield ()

    def _of_parts(
        self, parts: tuple[Formula, ...], world: World, *, one_is_enough: bool, holds: bool
    ) -> Iterator[tuple[Witness, ...]]:
        found = (next(self._shown(part, world, holds=holds), None) for part in parts)
        if one_is_enough:
            yield from (each for each in found if each is not None)
            return
        every = list(found)
        if None not in every:
            yield next((each for each in every if each), ())

    def _thought(self, seat: int, part: Formula, world: World, *, holds: bool) -> Iterator[tuple[Witness, ...]]:
        """Deals that a seat thinks possible in a world, and in which something holds or does not."""
        view = seen_by(self.public, seat, world)
        found = worlds(view)
        for _ in range(TRIES):
            self.patience()
            there = with_given(view, found.sample(self.rng), self.rng)
            for rest in self._shown(part, there, holds=holds):
                yield (Witness(seat, there), *rest)


def seen_by(public: View, seat: int, world: World) -> View:
    """What a seat would see of the cards if they lay as in a world."""
    places = looks_into(public, seat)
    seen = {giver for place in places if (giver := giver_of(place)) is not None}
    given = tuple(world.given[giver] if giver in seen else _hidden(cards) for giver, cards in enumerate(public.given))
    stash = world.stash if public.stasher == seat else public.stash
    hand = () if seat in public.closed else world.hands[seat]
    return replace(public, seat=seat, hand=hand, given=given, stash=stash)


def _hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (UNKNOWN,) * len(cards)
