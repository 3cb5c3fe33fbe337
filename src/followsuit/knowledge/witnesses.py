"""Deals that show why something is not known: each is one that somebody must think possible in the deal before it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from followsuit.knowledge.diagram import Deals
from followsuit.knowledge.formulas import And, Announced, Common, Everyone, Formula, Implies, Knows, Not, Or, Possible
from followsuit.knowledge.model import Model
from followsuit.knowledge.worlds import World


@dataclass(frozen=True)
class Witness:
    """A deal that a seat thinks possible; in the true deal, or in the witness before it."""

    seat: int | None
    """None for a spectator."""
    world: World


def witnesses(model: Model, formula: Formula, world: World, *, holds: bool) -> Iterator[Witness]:
    """Deals that show why a formula holds in a world or does not, if deals can show it: one for each depth of it."""
    return _Search(model).reasons(formula, world, model.law, holds=holds)


@dataclass(frozen=True)
class _Search:
    model: Model

    def reasons(self, formula: Formula, world: World, law: Deals, *, holds: bool) -> Iterator[Witness]:
        """For what holds in all deals that somebody thinks possible, no deal is a reason; for all else one is."""
        match formula:
            case Not(part):
                yield from self.reasons(part, world, law, holds=not holds)
            case And(parts) | Or(parts):
                if isinstance(formula, Or) == holds:
                    part = next(part for part in parts if self._is_so(part, world, law) == holds)
                    yield from self.reasons(part, world, law, holds=holds)
            case Implies(condition, part):
                yield from self.reasons(Or((Not(condition), part)), world, law, holds=holds)
            case Knows(seat, part) if not holds:
                yield from self._thought(seat, part, world, law, holds=False)
            case Possible(seat, part) if holds:
                yield from self._thought(seat, part, world, law, holds=True)
            case Everyone(part) if not holds:
                seats = formula.members(self.model)
                seat = next(seat for seat in seats if not self._is_so(Knows(seat, part), world, law))
                yield from self._thought(seat, part, world, law, holds=False)
            case Common(part) if not holds:
                yield from self._chain(formula, part, world, law)
            case Announced(announced, part) if self._is_so(announced, world, law):
                yield from self.reasons(part, world, self.model.within(announced, law), holds=holds)

    def _is_so(self, formula: Formula, world: World, law: Deals) -> bool:
        return self.model.diagram.contains(self.model.within(formula, law), self.model.table(world))

    def _thought(self, seat: int, formula: Formula, world: World, law: Deals, *, holds: bool) -> Iterator[Witness]:
        """A deal that a seat thinks possible and in which a formula holds or does not, then the reasons there."""
        wanted = self.model.within(formula if holds else Not(formula), law)
        there = self._step(seat, world, wanted)
        yield Witness(seat, there)
        yield from self.reasons(formula, there, law, holds=holds)

    def _step(self, seat: int, world: World, wanted: Deals) -> World:
        alike = self.model.diagram.looking_like(self.model.table(world), self.model.seen_by(seat), wanted)
        return self.model.nearest(alike, world)

    def _chain(self, formula: Common, part: Formula, world: World, law: Deals) -> Iterator[Witness]:
        """The shortest row of deals, each thought possible in the one before, to one in which a part fails."""
        model, seats = self.model, formula.members(self.model)
        layers = [model.within(Not(part), law)]
        while not model.diagram.contains(layers[-1], model.table(world)):
            wider = layers[-1]
            for seat in seats:
                reached = model.diagram.thought_possible(layers[-1], model.seen_by(seat), law)
                wider = model.diagram.either(wider, reached)
            layers.append(wider)
        if len(layers) == 1:
            yield Witness(seats[0], world)
        for layer in reversed(layers[:-1]):
            seat = next(
                seat
                for seat in seats
                if model.diagram.looking_like(model.table(world), model.seen_by(seat), layer).satisfiable()
            )
            world = self._step(seat, world, layer)
            yield Witness(seat, world)
        yield from self.reasons(part, world, law, holds=False)
