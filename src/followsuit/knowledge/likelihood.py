"""Chances weighed by what players did: a layer upon knowledge that never changes what is known.

Bids, and which of several cards was played, prove nothing, but they are evidence. Worlds are drawn as knowledge has
them, each as likely as another; in each the round is played again, and every decision of another seat is weighed
by how likely somebody would have been to make it with the hand that it has there. How likely that is, is a model of
people and not a rule of the game: whoever asks brings it along. What is certain stays so, since it is the same in every
world drawn.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from followsuit.cards import Card
from followsuit.engine.actions import Action, Pick
from followsuit.engine.position import Position
from followsuit.engine.view import View, view_of
from followsuit.knowledge.given import with_given
from followsuit.knowledge.moments import Moment, played_again
from followsuit.knowledge.places import Place, exchanged, table_is_picked_up
from followsuit.knowledge.shown import plays
from followsuit.knowledge.worlds import World, worlds

Likelihood = Callable[[View, Action], float]
"""How likely a player who sees that is to do that: more than nothing, and at most 1."""


@dataclass(frozen=True, eq=False)
class Weighed:
    """Worlds drawn at random, each with its weight; the weights add up to 1."""

    worlds: tuple[World, ...]
    weights: npt.NDArray[np.float64]

    @property
    def effective(self) -> float:
        """How many worlds of equal weight would tell as much: far fewer than were drawn, if few of them fit well."""
        return float(1 / np.square(self.weights).sum())

    def chance(self, card: Card, place: Place) -> float:
        """How likely a place holds a card, or at least one of its copies."""
        held = [card in world.at(place) for world in self.worlds]
        return float(self.weights[held].sum()) if not all(held) else 1.0

    def expected(self, card: Card, place: Place) -> float:
        """How many copies of a card are to be expected in a place."""
        return float(self.weights @ [world.at(place).count(card) for world in self.worlds])


def weigh(moment: Moment, viewer: int | None, likelihood: Likelihood, *, samples: int, rng: random.Random) -> Weighed:
    """What a seat, or a spectator, may think likely at a moment of a round, going by what the others did in it.

    If the model gives every world drawn a weight of nothing it says nothing, and all count alike.
    """
    if moment.position is None:
        raise ValueError("A view alone does not tell what was done when; weigh a moment of a record or of a state.")
    found = worlds(moment.public if viewer is None else moment.view(viewer))
    drawn = tuple(found.sample(rng) for _ in range(samples))
    logs = np.array([sum(_logs(moment, viewer, world, likelihood, rng)) for world in drawn])
    with np.errstate(over="ignore"):
        weights = np.exp(logs - logs.max()) if np.isfinite(logs.max()) else np.ones(samples)
    return Weighed(drawn, weights / weights.sum())


def by_habit(choose: Callable[[View], Action], slip: float = 0.2) -> Likelihood:
    """A simple model: everyone does what `choose` would do with its view, but by a `slip` anything that is allowed."""

    def likely(view: View, action: Action) -> float:
        any_of_them = slip / len(view.legal)
        return any_of_them + (1 - slip if choose(view) == action else 0)

    return likely


def _logs(
    moment: Moment, viewer: int | None, world: World, likelihood: Likelihood, rng: random.Random
) -> Iterator[float]:
    """The logarithm of each decision's likelihood in a world; the viewer's own decisions tell it nothing."""
    for position, seat, action in _decisions(moment, viewer, world, rng):
        if seat != viewer and len((view := view_of(moment.game, position, seat)).legal) > 1:
            with np.errstate(divide="ignore"):
                yield float(np.log(likelihood(view, action)))


def _decisions(
    moment: Moment, viewer: int | None, world: World, rng: random.Random
) -> Iterator[tuple[Position, int, Action]]:
    """Every decision of the round as it would have been in a world: the position before it, who decided, and what."""
    assert moment.position is not None
    true, deck = moment.position.table, moment.game.rules.deck
    view = moment.public if viewer is None else moment.view(viewer)
    world = with_given(view, world, rng)
    hands = [Counter(hand) for hand in world.hands]
    for seat, card, _ in plays(view):
        hands[seat][card] += 1
    for giver, cards in enumerate(world.given):
        hands[giver].update(cards)
        if (to := exchanged(view).get(giver)) is not None:
            hands[to].subtract(cards)
    if view.stasher is not None:
        hands[view.stasher].update(world.stash)
    rules = moment.game.rules
    if any(stage.took_turned_up(view.calls) for stage in rules.stages):
        assert view.dealer is not None
        assert view.turned is not None
        hands[view.dealer][view.turned] -= 1
    table = Counter(world.table)
    if table_is_picked_up(view):
        assert view.solo is not None
        # Whoever did not see the cards that were picked up cannot tell which of the hand they were; but the card that
        # the dealer was dealt face up was not among them.
        held = Counter(hands[view.solo])
        if view.solo == view.dealer and view.turned is not None:
            held[view.turned] -= 1
        picked = view.table if viewer == view.solo else rng.sample(sorted(held.elements()), len(view.table))
        table = Counter(picked)
        hands[view.solo].subtract(table)
    dealt = tuple(deck.sorted(hand.elements()) for hand in hands)
    imagined = replace(true, dealt=dealt, table=deck.sorted(table.elements()))
    actions = [
        (seat, _picked(seat, action, world) if isinstance(action, Pick) else action)
        for seat, action in moment.position.actions
    ]
    position: Position | None = None
    for done, after in played_again(replace(moment.position, round=imagined, actions=tuple(actions))):
        if done is not None:
            assert position is not None
            yield position, *done
        position = after


def _picked(seat: int, action: Pick, world: World) -> Pick:
    """What a seat picked for the same purpose in a world: what it passed there, or put away."""
    return Pick(action.verb, world.given[seat] if world.given and world.given[seat] else world.stash)
