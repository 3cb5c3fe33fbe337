"""What the others at a table say of a claim that is not certain: accepted by all, or contested by one."""

from __future__ import annotations

from msgspec import Struct

CLAIM_SECONDS = 30.0
"""How long the others may look at a claim; whoever says nothing accepts it."""
LONGEST_BOT_LOOK = 3.0
"""The most seconds that a bot seems to look at one, however long it seems to think about a card."""


class Ballot(Struct, frozen=True, gc=False):
    """Who is asked about a claim since when, and what was answered."""

    since: float
    until: float
    """When silence becomes consent."""
    asked: tuple[int, ...]
    accepted: frozenset[int] = frozenset()
    contested: int | None = None
    """Who wants it played out; the claimer itself, if it took the claim back."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may still answer."""
        if self.contested is not None:
            return ()
        return tuple(seat for seat in self.asked if seat not in self.accepted)

    @property
    def is_open(self) -> bool:
        """Whether the game stands still for it."""
        return bool(self.waiting)

    @property
    def is_accepted(self) -> bool:
        """Whether all who were asked let the claimer have the rest."""
        return self.contested is None and not self.waiting
