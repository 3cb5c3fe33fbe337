"""Who learned what from the last action: what it announced to all, and what that taught each seat.

An action of a player is a public announcement: this card was in that hand and, where a duty bound it, nothing was there
that would have met the duty. All seats hear it alike; what follows from it depends on what else each of them sees.
"""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.engine.position import Done
from followsuit.knowledge.certain import Known, Sight, by_hand, by_place
from followsuit.knowledge.moments import Moment


@dataclass(frozen=True)
class Learned:
    """What one seat, or a spectator, knows now and did not know before."""

    known: Known
    before: int
    """How many deals it thought possible before the action."""
    after: int

    @property
    def is_all(self) -> bool:
        """Whether it has now learned where every card lies."""
        return self.after == 1 < self.before


@dataclass(frozen=True)
class Lesson:
    """What an action taught."""

    done: Done
    common: Learned
    """What everyone learned, and knows that everyone has learned."""
    seats: dict[int, Learned]
    """What each seat learned besides."""


def lesson(before: Moment, after: Moment) -> Lesson:
    """What the action between two moments of one round taught."""
    assert after.done is not None
    common = _learned(Sight(before.public), Sight(after.public), Known({}, {}))
    views = [(seat, Sight(before.view(seat)), Sight(after.view(seat))) for seat in range(after.game.seats)]
    return Lesson(after.done, common, {seat: _learned(one, other, common.known) for seat, one, other in views})


def _learned(before: Sight, after: Sight, common: Known) -> Learned:
    """What is new between two views, besides what all learned."""
    located = {
        card: place
        for card, place in after.located.items()
        if before.located.get(card) != place and card not in common.located.get(place, ())
    }
    lacked = [
        (place, suit)
        for place, suit in after.lacked
        if (place, suit) not in before.lacked
        and suit not in common.lacked.get(place, ())
        and not after.follows((place, suit))
    ]
    return Learned(Known(by_place(located), by_hand(lacked)), before.worlds.count, after.worlds.count)
