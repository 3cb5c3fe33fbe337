"""What can be said of what players know: formulas made of others. What they are made of in the end is in `facts`.

A formula is a frozen value that says for itself in which deals of a law it holds. `str(formula)` is its notation, which
`notation.read` reads back to the same formula. All of it is told in docs/knowledge.md.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING, ClassVar

from followsuit.cards import Card
from followsuit.knowledge.places import Place

if TYPE_CHECKING:
    from followsuit.engine.view import View
    from followsuit.knowledge.diagram import Deals
    from followsuit.knowledge.model import Model
    from followsuit.knowledge.worlds import World


class Formula(ABC):
    """Something that holds in some deals and not in others."""

    binds: ClassVar[int] = 9
    """How tightly its notation holds together: what binds less stands in brackets within it."""

    @abstractmethod
    def within(self, model: Model, law: Deals) -> Deals:
        """The deals of a law in which it holds."""

    @property
    def parts(self) -> tuple[Formula, ...]:
        """The formulas that it is made of."""
        return ()

    @property
    def places(self) -> tuple[Place, ...]:
        """The seats and other places that it names itself."""
        return ()

    def told_apart(self, seats: int) -> tuple[Place, ...]:
        """The places that it tells from all others at a table of so many seats, itself."""
        return self.places

    def knowers(self, seats: int) -> tuple[int, ...]:
        """The seats whose knowledge it is about, itself, at a table of so many."""
        return ()

    def is_so(self, public: View, world: World) -> bool | None:
        """Whether it holds in a world, if that can be seen from where the cards lie there."""
        return None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The faces that it tells from all others, itself."""
        return ()

    @property
    def suits(self) -> tuple[str, ...]:
        """The suits that it tells from all others, itself."""
        return ()

    def all_parts(self) -> Iterator[Formula]:
        """It and all that it is made of."""
        yield self
        for part in self.parts:
            yield from part.all_parts()

    def __and__(self, other: Formula) -> And:
        return And((*self.parts, other) if isinstance(self, And) else (self, other))

    def __or__(self, other: Formula) -> Or:
        return Or((*self.parts, other) if isinstance(self, Or) else (self, other))

    def __invert__(self) -> Not:
        return Not(self)

    def __rshift__(self, other: Formula) -> Implies:
        return Implies(self, other)

    def _inside(self, part: Formula, least: int | None = None) -> str:
        """A part's notation, in brackets where it would not hold together."""
        return str(part) if part.binds >= (self.binds if least is None else least) else f"({part})"


@dataclass(frozen=True)
class Truth(Formula):
    """What always holds, or never."""

    value: bool

    def within(self, model: Model, law: Deals) -> Deals:
        """All of the law, or nothing."""
        return law if self.value else model.diagram.nothing

    def __str__(self) -> str:
        return "true" if self.value else "false"


@dataclass(frozen=True)
class Not(Formula):
    """What holds where another formula does not."""

    binds = 8

    formula: Formula

    @property
    def parts(self) -> tuple[Formula, ...]:
        return (self.formula,)

    def within(self, model: Model, law: Deals) -> Deals:
        """The rest of the law."""
        return model.diagram.rest(model.within(self.formula, law), law)

    def __str__(self) -> str:
        return f"!{self._inside(self.formula)}"


@dataclass(frozen=True)
class And(Formula):
    """All of some formulas."""

    binds = 3

    formulas: tuple[Formula, ...]

    @property
    def parts(self) -> tuple[Formula, ...]:
        return self.formulas

    def within(self, model: Model, law: Deals) -> Deals:
        """What they have in common."""
        return reduce(model.diagram.both, (model.within(part, law) for part in self.formulas), law)

    def __str__(self) -> str:
        return " & ".join(self._inside(part, self.binds + 1) for part in self.formulas)


@dataclass(frozen=True)
class Or(Formula):
    """At least one of some formulas."""

    binds = 2

    formulas: tuple[Formula, ...]

    @property
    def parts(self) -> tuple[Formula, ...]:
        return self.formulas

    def within(self, model: Model, law: Deals) -> Deals:
        """All that any of them has."""
        return reduce(model.diagram.either, (model.within(part, law) for part in self.formulas), model.diagram.nothing)

    def __str__(self) -> str:
        return " | ".join(self._inside(part, self.binds + 1) for part in self.formulas)


@dataclass(frozen=True)
class Implies(Formula):
    """If one formula holds, then so does another."""

    binds = 1

    condition: Formula
    formula: Formula

    @property
    def parts(self) -> tuple[Formula, ...]:
        return self.condition, self.formula

    def within(self, model: Model, law: Deals) -> Deals:
        """Wherever the condition fails, or the other holds."""
        return model.within(Or((Not(self.condition), self.formula)), law)

    def __str__(self) -> str:
        return f"{self._inside(self.condition, self.binds + 1)} -> {self._inside(self.formula)}"


@dataclass(frozen=True)
class Iff(Formula):
    """Two formulas hold together or not at all."""

    binds = 0

    one: Formula
    other: Formula

    @property
    def parts(self) -> tuple[Formula, ...]:
        return self.one, self.other

    def within(self, model: Model, law: Deals) -> Deals:
        """Where each implies the other."""
        return model.within(And((Implies(self.one, self.other), Implies(self.other, self.one))), law)

    def __str__(self) -> str:
        return f"{self._inside(self.one)} <-> {self._inside(self.other, self.binds + 1)}"


@dataclass(frozen=True)
class OfSeat(Formula):
    """What a seat knows or does not."""

    binds = 8
    letter: ClassVar[str]

    seat: int
    formula: Formula

    @property
    def parts(self) -> tuple[Formula, ...]:
        return (self.formula,)

    @property
    def places(self) -> tuple[Place, ...]:
        return (self.seat,)

    def knowers(self, seats: int) -> tuple[int, ...]:
        return (self.seat,)

    def __str__(self) -> str:
        return f"{self.letter}[{self.seat}] {self._inside(self.formula)}"


@dataclass(frozen=True)
class Knows(OfSeat):
    """A seat knows that something holds: it holds in every deal that the seat thinks possible."""

    letter = "K"

    def within(self, model: Model, law: Deals) -> Deals:
        """Where no deal that looks the same to the seat is one in which it fails."""
        return model.diagram.known(model.within(self.formula, law), model.seen_by(self.seat), law)


@dataclass(frozen=True)
class Possible(OfSeat):
    """A seat thinks possible that something holds: it holds in some deal that the seat thinks possible."""

    letter = "M"

    def within(self, model: Model, law: Deals) -> Deals:
        """Where some deal that looks the same to the seat is one in which it holds."""
        return model.diagram.thought_possible(model.within(self.formula, law), model.seen_by(self.seat), law)


@dataclass(frozen=True)
class OfGroup(Formula):
    """What several seats know; `seats` are all at the table if none are given."""

    binds = 8
    letter: ClassVar[str]

    formula: Formula
    seats: tuple[int, ...] = ()

    @property
    def parts(self) -> tuple[Formula, ...]:
        return (self.formula,)

    @property
    def places(self) -> tuple[Place, ...]:
        return self.seats

    def told_apart(self, seats: int) -> tuple[int, ...]:
        """The seats that are meant: all, if none are given."""
        return self.seats or tuple(range(seats))

    def knowers(self, seats: int) -> tuple[int, ...]:
        return self.told_apart(seats)

    def members(self, model: Model) -> tuple[int, ...]:
        """The seats that are meant."""
        return self.told_apart(model.public.game.seats)

    def __str__(self) -> str:
        group = f"[{', '.join(map(str, self.seats))}]" if self.seats else ""
        # What is announced stands in brackets like a group.
        least = self.binds + 1 if isinstance(self.formula, Announced) else self.binds
        return f"{self.letter}{group} {self._inside(self.formula, least)}"


@dataclass(frozen=True)
class Everyone(OfGroup):
    """Each of several seats knows that something holds."""

    letter = "E"

    def within(self, model: Model, law: Deals) -> Deals:
        """Where all of them know it."""
        return model.within(And(tuple(Knows(seat, self.formula) for seat in self.members(model))), law)


@dataclass(frozen=True)
class Common(OfGroup):
    """Something is common knowledge: each knows it, each knows that each knows it, and so on without end."""

    letter = "C"

    def within(self, model: Model, law: Deals) -> Deals:
        """Where no chain of deals, each of which somebody cannot tell from the one before, leads to one that fails."""
        diagram = model.diagram
        doubtful, before = diagram.rest(model.within(self.formula, law), law), diagram.nothing
        while doubtful != before:
            before = doubtful
            for seat in self.members(model):
                doubtful = diagram.thought_possible(doubtful, model.seen_by(seat), law)
        return diagram.rest(doubtful, law)


@dataclass(frozen=True)
class Announced(Formula):
    """If something holds and is announced to all, then afterwards something else holds."""

    binds = 8

    announced: Formula
    formula: Formula

    @property
    def parts(self) -> tuple[Formula, ...]:
        return self.announced, self.formula

    def within(self, model: Model, law: Deals) -> Deals:
        """Where it does not hold, and where the other holds once only deals are left in which it does."""
        left = model.within(self.announced, law)
        return model.diagram.either(model.diagram.rest(left, law), model.within(self.formula, left))

    def __str__(self) -> str:
        return f"[{self.announced}] {self._inside(self.formula)}"
