"""Questions about a moment: whether a formula holds there, why not, and since when.

Where the true deal is known, so is the answer. From a view alone a formula is answered if it holds in all deals that
the viewer thinks possible, or in none of them; else the answer is that the viewer cannot know, with a deal of each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from random import Random

from followsuit.engine.view import View
from followsuit.knowledge.diagram import USUAL_MEGABYTES, Patience, endless
from followsuit.knowledge.doubt import Doubts
from followsuit.knowledge.errors import TooLarge
from followsuit.knowledge.formulas import (
    And,
    Announced,
    Common,
    Everyone,
    Formula,
    Iff,
    Implies,
    Knows,
    Not,
    Or,
    Possible,
)
from followsuit.knowledge.given import with_given
from followsuit.knowledge.model import Model
from followsuit.knowledge.moments import Moment
from followsuit.knowledge.places import exchanged
from followsuit.knowledge.witnesses import Witness, witnesses
from followsuit.knowledge.worlds import World, worlds

MOST_PARTS = 150
"""Into so many questions one is parted at most; each of them is small."""


@dataclass(frozen=True)
class Answer:
    """Whether a formula holds; none if the viewer cannot know. `witnesses` are deals that show why it is not known."""

    holds: bool | None
    witnesses: tuple[Witness, ...] = ()


@dataclass(frozen=True)
class Questions:
    """What may be asked of a moment."""

    moment: Moment
    megabytes: int = USUAL_MEGABYTES
    patience: Patience = endless

    @property
    def public(self) -> View:
        """What everyone sees."""
        return self.moment.public

    def ask(self, formula: Formula) -> Answer:
        """Whether a formula holds, with deals that show what somebody must think possible."""
        deal = self.moment.deal
        if deal is None:
            return self._from_view(formula)
        if (doubted := self._doubted(formula, deal)) is not None:
            return doubted
        holds = self.holds(formula, deal)
        try:
            return Answer(holds, tuple(self._reasons(formula, deal, holds=holds)))
        except TooLarge:
            # An answer that was found part by part stands without a reason.
            return Answer(holds)

    def _doubted(self, formula: Formula, deal: World) -> Answer | None:
        """The answer that a few deals show, where cards were passed, so that the diagram might be large."""
        if not exchanged(self.public) or not any(part.knowers(self.public.game.seats) for part in formula.all_parts()):
            return None
        # Places, cards and suits that are not there are found by the model.
        Model(self.public, formula)
        for holds in (False, True):
            found = Doubts(self.public, Random(0), self.patience).settle(formula, deal, holds=holds)
            if found:
                return Answer(holds, found)
        return None

    def holds(self, formula: Formula, deal: World) -> bool:  # noqa: PLR0911 - a case for each kind
        """Whether a formula holds in a deal.

        It is asked part by part as far as that goes, for what names fewer seats, cards and suits is answered sooner.
        """
        if (doubted := self._doubted(formula, deal)) is not None:
            return doubted.holds is True
        match formula:
            case Not(part):
                return not self.holds(part, deal)
            case And(parts):
                return all(self.holds(part, deal) for part in parts)
            case Or(parts):
                return any(self.holds(part, deal) for part in parts)
            case Implies(condition, part):
                return not self.holds(condition, deal) or self.holds(part, deal)
            case Iff(one, other):
                return self.holds(one, deal) == self.holds(other, deal)
            case Everyone() if self._may_be_parted(formula):
                return all(self.holds(part, deal) for part in self._each_knows(formula))
            case Knows(seat, part) if self._is_not_even_so(part, deal):
                return False
            case Knows(seat, And(parts)):
                return all(self.holds(Knows(seat, part), deal) for part in parts)
            case Knows(seat, Everyone() as inner) if self._may_be_parted(inner):
                return all(self.holds(Knows(seat, part), deal) for part in self._each_knows(inner))
            case Common():
                return self._is_common(formula, deal)
            case _:
                return self._model(formula).holds(formula, deal)

    def _is_not_even_so(self, part: Formula, deal: World) -> bool:
        """Whether what somebody might know is false, where that is found sooner: where cards were passed."""
        return bool(exchanged(self.public)) and not self.holds(part, deal)

    def _is_common(self, formula: Common, deal: World) -> bool:
        """What holds in all deals that fit is common; what somebody may think that somebody does not know is not."""
        what = self._model(formula.formula)
        if what.within(formula.formula) == what.law:
            return True
        return self._doubt(formula, deal) is None and self._model(formula).holds(formula, deal)

    def _doubt(self, formula: Common, deal: World) -> Everyone | None:
        """What would hold if something were common knowledge, and does not; none if that is not found soon."""
        everyone = Everyone(formula.formula, formula.seats)
        for part in (everyone, Everyone(everyone, formula.seats)):
            if self._may_be_parted(part) and not self.holds(part, deal):
                return part
        return None

    def _each_knows(self, formula: Everyone) -> Iterator[Knows]:
        return (Knows(seat, formula.formula) for seat in formula.told_apart(self.public.game.seats))

    def _may_be_parted(self, formula: Formula) -> bool:
        seats = self.public.game.seats
        groups = (len(part.told_apart(seats)) for part in formula.all_parts() if isinstance(part, Everyone))
        return prod(groups) <= MOST_PARTS

    def _model(self, formula: Formula, seats: tuple[int, ...] = ()) -> Model:
        """The model for a formula; the last one is kept, for whoever asks why."""
        key = formula, seats
        if key not in self._last:
            self._last.clear()
            self._last[key] = Model(self.public, formula, seats=seats, megabytes=self.megabytes, patience=self.patience)
        return self._last[key]

    @cached_property
    def _last(self) -> dict[object, Model]:
        return {}

    def _from_view(self, formula: Formula) -> Answer:
        """The answer of whoever has nothing but a view."""
        viewer, seen = self.moment.viewer, self.moment.seen
        assert seen is not None
        model = self._model(formula, seats=() if viewer is None else (viewer,))
        # Any deal that fits the view looks to the viewer like the true one.
        like = with_given(seen, worlds(seen).sample(Random(0)), Random(0))
        left = model.possible_to(viewer, like)
        holding = model.diagram.both(left, model.within(formula))
        failing = model.diagram.rest(holding, left)
        if not failing.satisfiable() or not holding.satisfiable():
            return Answer(holding.satisfiable())
        first = model.nearest(holding, like)
        return Answer(None, (Witness(viewer, first), Witness(viewer, model.nearest(failing, first))))

    def _reasons(self, formula: Formula, deal: World, *, holds: bool) -> Iterator[Witness]:
        """Deals that show why a formula holds or not, if a deal can show it."""
        match formula:
            case Not(part):
                yield from self._reasons(part, deal, holds=not holds)
            case And(parts) | Or(parts):
                # One part that fails, or one that holds, is enough.
                if isinstance(formula, Or) == holds:
                    part = next(part for part in parts if self.holds(part, deal) == holds)
                    yield from self._reasons(part, deal, holds=holds)
            case Implies(condition, part) if not holds:
                found = list(self._reasons(part, deal, holds=False))
                yield from found or self._reasons(condition, deal, holds=True)
            case Everyone() if not holds and self._may_be_parted(formula):
                part = next(part for part in self._each_knows(formula) if not self.holds(part, deal))
                yield from self._reasons(part, deal, holds=False)
            case Knows(seat, part) if not holds and self._is_not_even_so(part, deal):
                yield Witness(seat, deal)
                yield from self._reasons(part, deal, holds=False)
            case Knows(seat, And(parts)) if not holds:
                part = next(part for part in parts if not self.holds(Knows(seat, part), deal))
                yield from self._reasons(Knows(seat, part), deal, holds=False)
            case Knows(seat, Everyone() as inner) if not holds and self._may_be_parted(inner):
                part = next(part for part in self._each_knows(inner) if not self.holds(Knows(seat, part), deal))
                yield from self._reasons(Knows(seat, part), deal, holds=False)
            case Common() if not holds and (doubt := self._doubt(formula, deal)) is not None:
                yield from self._reasons(doubt, deal, holds=False)
            case Knows() | Possible() | Everyone() | Common() | Announced():
                yield from witnesses(self._model(formula), formula, deal, holds=holds)
            case _:
                pass


def since(
    moments: Sequence[Moment], formula: Formula, megabytes: int = USUAL_MEGABYTES, patience: Patience = endless
) -> Moment:
    """The first of some moments from which on a formula has been so as it is at the last of them."""
    found = moments[-1]
    now = Questions(found, megabytes, patience).holds(formula, _deal(found))
    for moment in reversed(moments[:-1]):
        if Questions(moment, megabytes, patience).holds(formula, _deal(moment)) != now:
            break
        found = moment
    return found


def _deal(moment: Moment) -> World:
    assert moment.deal is not None
    return moment.deal
