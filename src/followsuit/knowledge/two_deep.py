"""What one seat thinks of what another thinks about a card: place by place where it may lie, and to any doubt exactly.

The seat does not see the other's hand, so even where it takes the card to lie in some place, the other may think
different things there: what it thinks in all of those deals, in some, or in none of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from followsuit.cards import Card
from followsuit.knowledge.diagram import USUAL_MEGABYTES, Deals, Patience, endless
from followsuit.knowledge.facts import Holds
from followsuit.knowledge.formulas import Formula, Knows, Or, Possible
from followsuit.knowledge.model import Model
from followsuit.knowledge.moments import Moment
from followsuit.knowledge.one_card import lying
from followsuit.knowledge.places import Place
from followsuit.knowledge.worlds import Worlds, worlds

HowOften = Literal["always", "sometimes", "never"]
"""In how many of the deals that somebody thinks possible something is so: all, some, or none."""


@dataclass(frozen=True)
class Case:
    """A place where the seat thinks that the card may lie, and what the other thinks then."""

    place: Place
    deals: int
    """How many of the seat's deals have it there, or at least one of its copies."""
    chance: Fraction
    thinks: dict[Place, HowOften]
    """Whether the other thinks each place possible."""
    knows: HowOften
    """Whether the other knows where it lies."""


@dataclass(frozen=True)
class Thought:
    """What a seat thinks that another thinks about a card."""

    deals: int
    """How many deals the seat thinks possible."""
    cases: tuple[Case, ...]
    knows: HowOften
    """Whether the other knows where it lies, over all of the seat's deals."""


def thought_of(
    moment: Moment,
    seat: int,
    other: int,
    card: Card,
    megabytes: int = USUAL_MEGABYTES,
    patience: Patience = endless,
) -> Thought:
    """What a seat thinks at a moment that another one thinks about a card that is not open to all.

    The true deal has to be known, and no cards may be on their way to another seat. TooLarge as with any formula.
    """
    assert moment.deal is not None
    found = worlds(moment.view(seat))
    may_lie = worlds(moment.public).may_hold(card)
    holds = {place: Holds(place, card) for place in may_lie}
    possible = {place: Possible(other, fact) for place, fact in holds.items()}
    known = _one_of([Knows(other, fact) for fact in holds.values()])
    model = Model(moment.public, *possible.values(), known, seats=(seat, other), megabytes=megabytes, patience=patience)
    left = model.possible_to(seat, moment.deal)
    cases = []
    for place, chance in _cases(found, card):
        there = model.diagram.both(left, model.within(holds[place]))
        thinks = {each: _how_often(model, there, formula) for each, formula in possible.items()}
        cases.append(Case(place, int(found.count * chance), chance, thinks, _how_often(model, there, known)))
    return Thought(found.count, tuple(cases), _how_often(model, left, known))


def _one_of(formulas: list[Knows]) -> Formula:
    return formulas[0] if len(formulas) == 1 else Or(tuple(formulas))


def _cases(found: Worlds, card: Card) -> Iterator[tuple[Place, Fraction]]:
    """Where a card lies or may lie for whoever has some worlds, the likeliest first."""
    own = dict.fromkeys(lying(found.known, card), Fraction(1))
    unseen = {place: found.chance(card, place) for place in found.may_hold(card)}
    yield from sorted((own | unseen).items(), key=lambda entry: -entry[1])


def _how_often(model: Model, among: Deals, formula: Formula) -> HowOften:
    """In how many of some deals a formula holds."""
    within = model.within(formula)
    if not model.diagram.both(among, within).satisfiable():
        return "never"
    return "sometimes" if model.diagram.rest(within, among).satisfiable() else "always"
