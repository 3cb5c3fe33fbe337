"""What a game tells its players, in numbers: deals left, bits learned and exact chances, step by step.

A step is a deal or an action of a player. After each of them every seat, and a spectator, is left with so many deals
that fit what it has seen. An action that halves them has taught it one bit. Where cards move from one hidden place to
another, as when a stash is put away, nobody who does not see them learns anything, though the number of ways in which
cards may lie rises or falls; that counts as no bits. Whoever takes up cards that were passed, or sees where a card is
by who leads, learns what that rules out of the deals that were left before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from math import log2
from typing import Any

import numpy as np
import numpy.typing as npt

from followsuit.cards import Card
from followsuit.engine.game import Game
from followsuit.engine.position import Done
from followsuit.engine.view import View
from followsuit.knowledge.hidden import hidden_from
from followsuit.knowledge.moments import Moment, Moments
from followsuit.knowledge.places import Place, every_place, exchanged, given_by, with_cards
from followsuit.knowledge.worlds import Worlds

Viewer = int | None
"""A seat, or none for a spectator, who sees no hand."""


@dataclass(frozen=True)
class Step:
    """A deal, or what a player did, and what it left to each viewer."""

    moment: int
    """How many actions the players have done in the game, this one included."""
    round: int
    done: Done | None
    """Who did what; none for a deal."""
    playing: tuple[int, ...]
    """The seats that have cards in the round."""
    left: tuple[Worlds, ...]
    """The worlds that are left, viewer by viewer."""
    bits: tuple[float, ...]
    """What each viewer has learned; nothing by a deal, which is where learning starts."""

    @cached_property
    def deals(self) -> tuple[int, ...]:
        """How many worlds are left, viewer by viewer."""
        return tuple(found.count for found in self.left)


@dataclass(frozen=True)
class Numbers:
    """A game, step by step."""

    viewers: tuple[Viewer, ...]
    """Whose numbers they are: each seat whose view is known, then a spectator."""
    places: tuple[Place, ...]
    """The places where cards may lie: each hand, the table, the stash, what was passed, and the rest of the pack."""
    faces: tuple[Card, ...]
    """Every face of the deck."""
    steps: tuple[Step, ...]

    @cached_property
    def deals(self) -> tuple[tuple[int, ...], ...]:
        """Step by viewer, how many deals are left: exact, and often far too large for an array."""
        return tuple(step.deals for step in self.steps)

    @cached_property
    def log2_deals(self) -> npt.NDArray[np.float64]:
        """Step by viewer, the same as a power of two: how many bits are still to be learned."""
        return np.array([[log2(deals) for deals in row] for row in self.deals]).reshape(-1, len(self.viewers))

    @cached_property
    def bits(self) -> npt.NDArray[np.float64]:
        """Step by viewer, how many bits were learned."""
        return np.array([step.bits for step in self.steps]).reshape(-1, len(self.viewers))

    @cached_property
    def chances(self) -> npt.NDArray[np.float64]:
        """Step by viewer by face by place, how many copies of the face are expected to lie there.

        For a face that is in the pack once that is the chance that it lies there; a card that has been played lies
        nowhere.
        """
        chances = np.zeros((len(self.steps), len(self.viewers), len(self.faces), len(self.places)))
        row = {face: index for index, face in enumerate(self.faces)}
        column = {place: index for index, place in enumerate(self.places)}
        for index, step in enumerate(self.steps):
            for viewer, found in enumerate(step.left):
                if index and found is self.steps[index - 1].left[viewer]:
                    chances[index, viewer] = chances[index - 1, viewer]
                    continue
                seen, cards = found.known, found.deck.cards
                for place in self.places:
                    for card in seen.at(place):
                        chances[index, viewer, row[card], column[place]] += 1
                for group, shares in zip(found.groups, found.shares, strict=True):
                    each = [float(shares.get(place, 0)) for place in self.places]
                    for number in group.cards:
                        chances[index, viewer, row[cards[number]]] += each
        return chances

    def data(self) -> dict[str, Any]:
        """Everything as plain JSON data; the number of deals is text, for it may have more digits than a float."""
        return {
            "viewers": ["spectator" if viewer is None else viewer for viewer in self.viewers],
            "places": list(self.places),
            "faces": list(map(str, self.faces)),
            "steps": [
                {
                    "moment": step.moment,
                    "round": step.round,
                    "seat": None if step.done is None else step.done[0],
                    "action": None if step.done is None else str(step.done[1]),
                    "deals": list(map(str, step.deals)),
                    "bits": list(step.bits),
                    "chances": chances.tolist(),
                }
                for step, chances in zip(self.steps, self.chances, strict=True)
            ],
        }

    def rows(self) -> Iterator[tuple[object, ...]]:
        """A table of the numbers without the chances, its heading first: a row for each step and viewer."""
        yield "moment", "round", "seat", "action", "viewer", "deals", "log2_deals", "bits"
        for step, logs in zip(self.steps, self.log2_deals, strict=True):
            for viewer, deals, log, bits in zip(self.viewers, step.deals, logs, step.bits, strict=True):
                seat, action = ("", "deal") if step.done is None else (step.done[0], str(step.done[1]))
                who = "spectator" if viewer is None else viewer
                yield step.moment, step.round, seat, action, who, deals, float(log), bits


def numbers(moments: Moments, *, round_: int | None = None) -> Numbers:
    """The numbers of a game, or of one round of it, or of the single moment that a view is of."""
    game, only = moments.game, moments.at(0).viewer
    seats = range(game.seats) if moments.at(0).seen is None else () if only is None else (only,)
    dealt = (moment for moment in _dealt(moments) if round_ in (None, moment.round))
    return numbers_along(game, dealt, (*seats, None))


def numbers_along(game: Game, dealt: Iterable[Moment], viewers: tuple[Viewer, ...]) -> Numbers:
    """The numbers of some moments in their order, at each of which cards are dealt."""
    steps: list[Step] = []
    for moment in dealt:
        assert moment.round is not None
        is_deal = not steps or steps[-1].round != moment.round
        before = () if is_deal else steps[-1].left
        left = tuple(_left(moment, viewer, before[place] if before else None) for place, viewer in enumerate(viewers))
        bits = tuple(_learned(moment.public, *each) for each in zip(before, left, strict=True)) if before else ()
        bits = bits or (0.0,) * len(viewers)
        done, playing = None if is_deal else moment.done, with_cards(moment.public)
        steps.append(Step(moment.number, moment.round, done, playing, left, bits))
    places = every_place(game.seats, gives_cards=game.rules.gives_cards)
    return Numbers(viewers, places, tuple(game.rules.deck.counts), tuple(steps))


def _dealt(moments: Moments) -> Iterator[Moment]:
    """Every moment at which cards are dealt, the end of each round before the next is dealt among them."""
    for moment in moments:
        if moment.round_end is not None:
            yield moment.round_end
        if moment.round is not None and moment.public.hand_sizes:
            yield moment


def _left(moment: Moment, viewer: Viewer, before: Worlds | None) -> Worlds:
    """The worlds that are left to a viewer: those before, counted and all, if nothing has changed for it."""
    view = moment.public if viewer is None else moment.view(viewer)
    hidden = hidden_from(view)
    if before is not None and before.hidden == hidden:
        return before
    return Worlds(view.game.rules.deck, view.game.seats, viewer, hidden)


def _learned(public: View, before: Worlds, after: Worlds) -> float:
    """The bits that an action has taught: none if it moved hidden cards, so that some hidden place has more now.

    But whoever takes up cards sees them, and all may see then who leads.
    """
    if before is after:
        return 0.0
    if before.is_passing and exchanged(public):
        return log2(before.count) - log2(_still_possible(public, before, after))
    moved = any(size > before.places.get(place, 0) for place, size in after.places.items())
    return 0.0 if moved else log2(before.count) - log2(after.count)


def _still_possible(public: View, before: Worlds, after: Worlds) -> int:
    """How many of the deals that were left before all took up their cards fit what is known since."""
    came_from: dict[Place | None, set[Place]] = {place: {place} for place in (*after.places, *range(before.seats))}
    for giver, to in exchanged(public).items():
        # The last one to pass had its cards in its hand before.
        came_from[to].add(given_by(giver) if given_by(giver) in before.places else giver)
    may_lie = {
        number: allowed & {old for place in after.hidden.may_lie.get(number, (after.seat,)) for old in came_from[place]}
        for number, allowed in before.hidden.may_lie.items()
    }
    return replace(before, hidden=replace(before.hidden, may_lie=may_lie)).count
