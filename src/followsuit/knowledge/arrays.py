"""What a view hides as small arrays of numbers, for code that draws worlds by the hundred thousand.

A set of cards is a 64-bit mask in which bit i is card i of the deck, as in the kernel. Cards in tricks have the bits
that the kernel's bridge gives them. Where a face has copies, those in the seat's own hand come next, whatever its
number, and the hidden ones last; the bridge, which knows all hands, goes by seats. Copies behave alike, and the masks
of one view always fit together, so only a program that mixes masks of both kinds has to mind.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from followsuit.knowledge.hidden import Hidden
from followsuit.knowledge.places import Place


@dataclass(frozen=True, eq=False)
class Arrays:
    """The groups of unseen cards, the places they may lie in, and the viewer's own cards."""

    places: tuple[Place, ...]
    """What the columns stand for."""
    capacities: npt.NDArray[np.int64]
    """How many unseen cards each place holds."""
    groups: npt.NDArray[np.uint64]
    """The cards of each group."""
    allowed: npt.NDArray[np.bool_]
    """Group by place, whether its cards may lie there."""
    hand: np.uint64
    """The viewer's own hand."""
    stash: np.uint64
    """The viewer's own stash."""
    given: np.uint64
    """What the viewer has passed, while it lies face down before it."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Arrays):
            return NotImplemented
        return all(np.array_equal(getattr(self, name), getattr(other, name)) for name in self.__dataclass_fields__)

    __hash__ = None  # type: ignore[assignment]


def mask(cards: Iterable[int]) -> np.uint64:
    """Cards as a mask."""
    return np.uint64(sum(1 << card for card in cards))


def arrays_of(hidden: Hidden) -> Arrays:
    """What a view hides, as arrays."""
    places = tuple(hidden.places)
    groups = hidden.groups
    allowed = [[place in group.places for place in places] for group in groups]
    return Arrays(
        places=places,
        capacities=np.array(tuple(hidden.places.values()), np.int64),
        groups=np.array([mask(group.cards) for group in groups], np.uint64),
        allowed=np.array(allowed, np.bool_).reshape(len(groups), len(places)),
        hand=mask(hidden.hand),
        stash=mask(hidden.stash),
        given=mask(hidden.given),
    )
