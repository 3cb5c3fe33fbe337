"""What happened in a step, told to each seat as far as it may know."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from followsuit.cards import UNKNOWN, Card


class Event(Struct, frozen=True, gc=False):
    """Something that happened.

    `cards` are for the seats in `seen_by` only (for all if it is none); everything else is public.
    """

    kind: str
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    seen_by: frozenset[int] | None = None
    facts: Mapping[str, object] = field(default_factory=dict)

    def redacted_for(self, seat: int | None) -> Event:
        """The event as a seat, or a spectator (none), may know it."""
        if self.seen_by is None or (seat in self.seen_by and not isinstance(seat, bool)):
            return self
        return replace(self, cards=(UNKNOWN,) * len(self.cards), seen_by=None)
