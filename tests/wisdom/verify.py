"""Whether what is said to be right in a position is right, found without opinion.

A position names its check:

- `every`: of all deals that fit the view, solved with open cards, there is none in which something else is better,
  and every other action is worse on the mean;
- `all`: over all these deals the right action has the best mean, by a clear margin;
- `some`: the same over deals drawn at random, by at least five standard errors;
- `played`: the same, with every deal played out by rules of thumb instead of solved: for bids, calls and first leads.

Where everyone plays alone a deal is solved twice, with the others each out for their own good and with all of them
against the seat; both must agree. Between partners that is the same thing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from followsuit.engine.actions import Action
from followsuit.engine.view import View
from followsuit.kernel.kernel import kernel
from followsuit.kernel.layout import GAME, SEATS
from followsuit.kernel.search import MANY, Search
from followsuit.kernel.worlds import drawn, sampler
from followsuit.knowledge import Worlds, worlds
from followsuit.knowledge.arrays import mask
from followsuit.knowledge.places import STASH, TABLE, Place
from tests.wisdom.positions import Position
from tests.wisdom.solving import ALL_AGAINST, EACH_FOR_ITSELF, solve_worlds

Values = npt.NDArray[np.float64]
"""What each option comes to in each world, `[world, option]`."""
Lying = dict[Place, tuple[int, ...]]

CHECKS = ("every", "all", "some", "played")
"""How a position may be proved."""
MOST_WORLDS = 20_000
"""More worlds than this are not gone through one by one."""
DRAWN_WORLDS = 1_000
"""How many are drawn to be solved."""
PLAYED_WORLDS = 20_000
"""How many are drawn to be played out."""
STANDARD_ERRORS = 5
"""By how many of them what is right must lead."""
MARGIN = 0.05
"""By how much what is right must lead on the mean where all worlds are gone through."""


@dataclass(frozen=True)
class Verdict:
    """What the options came to, in the order of `actions`."""

    actions: tuple[str, ...]
    values: tuple[Values, ...]
    """For each kind of opponents."""

    def means(self) -> tuple[Values, ...]:
        """The mean of each option over the worlds."""
        return tuple(each.mean(axis=0) for each in self.values)

    def leads(self, best: Sequence[str]) -> Iterator[tuple[str, Values]]:
        """Every other action, with what the right one brings more than it, world by world."""
        right = [self.actions.index(action) for action in best]
        for values in self.values:
            worst_of_the_right = values[:, right][:, values[:, right].mean(axis=0).argmin()]
            for place, action in enumerate(self.actions):
                if place not in right:
                    yield action, worst_of_the_right - values[:, place]

    def faults(self, position: Position) -> list[str]:
        """What speaks against a position as it is written down; nothing, if it is true."""
        found = []
        for action, lead in self.leads(position.best):
            mean = float(lead.mean())
            error = float(lead.std()) / sqrt(len(lead))
            if position.check in {"some", "played"} and mean < STANDARD_ERRORS * error + 1e-9:
                found.append(f"{action} is only {mean:.3f} ± {error:.3f} worse")
            if position.check in {"every", "all"} and mean < MARGIN:
                found.append(f"{action} is only {mean:.3f} worse on the mean")
            if position.check == "every" and lead.min() < -1e-9:
                found.append(f"{action} is better in {(lead < -1e-9).mean():.1%} of the deals")
        return found


def verdict(position: Position) -> Verdict:
    """Weigh every option as the position's check asks for."""
    view = position.view()
    if position.check == "played":
        return played_out(replace(view, legal=_near(view.legal, position)))
    return solved(view, match=position.match, number=DRAWN_WORLDS if position.check == "some" else None)


def played_out(view: View, number: int = PLAYED_WORLDS) -> Verdict:
    """Every option in worlds drawn at random, played out by rules of thumb."""
    search = Search(kernel(view.game), view, worlds(view).arrays(), seed=1)
    search.look(number)
    return Verdict(tuple(map(str, search.actions)), (search.values(),))


def _near(legal: tuple[Action, ...], position: Position) -> tuple[Action, ...]:
    """Of very many picks, what is right, what is not, and those that differ from what is right in one card."""
    if len(legal) <= MANY:
        return legal
    right = frozenset(position.best[0].split())
    return tuple(
        action
        for action in legal
        if len(right.difference(str(action).split())) <= 1 or str(action) in {*position.best, position.instead}
    )


def solved(view: View, *, match: bool = False, number: int | None = None) -> Verdict:
    """Every option in all worlds, or in some drawn at random, solved with open cards."""
    possible = worlds(view)
    dealt = list(_every_deal(possible) if number is None else _drawn_deals(possible, number))
    machine, hidden = kernel(view.game), possible.arrays()
    start = np.zeros(1, GAME)
    start[0] = machine.bridge.load_view(view, int(hidden.hand), int(hidden.stash))
    assert view.seat is not None
    hands = np.zeros((len(dealt), SEATS), np.uint64)
    hands[:, view.seat] = hidden.hand
    for seat in set(range(view.game.seats)) - {view.seat}:
        hands[:, seat] = [mask(lying.get(seat, ())) for lying in dealt]
    table = np.array([mask(lying.get(TABLE, ())) for lying in dealt], np.uint64)
    stash = np.array([mask(lying.get(STASH, ())) | hidden.stash for lying in dealt], np.uint64)
    options = np.array([machine.bridge.code(start[0], action) for action in view.legal], np.int64)
    found = []
    for others in (ALL_AGAINST,) if machine.tables["partners"] else (EACH_FOR_ITSELF, ALL_AGAINST):
        values = np.zeros((len(dealt), len(options)))
        solve_worlds(start, machine.tables, hands, table, stash, options, others, match, values)
        found.append(values)
    return Verdict(tuple(map(str, view.legal)), tuple(found))


def _every_deal(possible: Worlds) -> Iterator[Lying]:
    """Every way in which the unseen cards can lie."""
    if possible.count > MOST_WORLDS:
        raise ValueError(f"{possible.count} deals are too many to go through.")
    cards = sorted(possible.hidden.may_lie.items(), key=lambda entry: len(entry[1]))

    def place(number: int, left: dict[Place, int], lying: Lying) -> Iterator[Lying]:
        if number == len(cards):
            yield lying
            return
        card, allowed = cards[number]
        for there in allowed:
            if left.get(there, 0):
                fewer = {**left, there: left[there] - 1}
                yield from place(number + 1, fewer, {**lying, there: (*lying.get(there, ()), card)})

    yield from place(0, dict(possible.places), {})


def _drawn_deals(possible: Worlds, number: int) -> Iterator[Lying]:
    hidden = possible.arrays()
    dealt = drawn(sampler(hidden.groups, hidden.allowed, hidden.capacities), number, seed=1)
    for row in dealt:
        yield {
            place: tuple(card for card in range(64) if int(cards) >> card & 1)
            for place, cards in zip(hidden.places, row, strict=True)
        }
