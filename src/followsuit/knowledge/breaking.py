"""The card of a witness that shows at a glance why a claim fails there: the one that lies where it should not."""

from __future__ import annotations

from collections.abc import Iterator

from followsuit.cards import Card
from followsuit.engine.view import View
from followsuit.knowledge.facts import Holds, Void, counts_as
from followsuit.knowledge.formulas import Formula
from followsuit.knowledge.one_card import lying
from followsuit.knowledge.places import Place
from followsuit.knowledge.worlds import World


def breaking_card(formula: Formula, public: View, witness: World, truth: World) -> tuple[Card, Place] | None:
    """The card of a witness that a formula is about, with its place; first of what is otherwise in the true deal.

    None if what the formula speaks of is no card that lies somewhere.
    """
    facts = [part for part in formula.all_parts() if isinstance(part, Holds | Void)]
    facts.sort(key=lambda fact: fact.is_so(public, witness) == fact.is_so(public, truth))
    return next((found for fact in facts for found in _told_by(fact, public, witness)), None)


def _told_by(fact: Holds | Void, public: View, witness: World) -> Iterator[tuple[Card, Place]]:
    """The cards of a witness that a fact is about, with their places."""
    if isinstance(fact, Holds):
        yield from ((fact.card, place) for place in lying(witness, fact.card))
        return
    yield from ((card, fact.place) for card in witness.at(fact.place) if counts_as(public, card, fact.suit))
