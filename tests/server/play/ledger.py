"""What people were told and keep in mind, to hold against the server when all is over."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Attempt:
    """An action that was asked for, and the version of the game that it was decided upon."""

    code: str
    seat: int
    action: str
    basis: int


@dataclass
class Ledger:
    """Of all people together: what was acknowledged and as which sequence, what was refused, and what was odd."""

    acknowledged: dict[Attempt, int] = field(default_factory=dict)
    refused: set[Attempt] = field(default_factory=set)
    surprises: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    has_news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when something is acknowledged."""

    def acknowledge(self, attempt: Attempt, sequence: int) -> None:
        """The server said that an action is done; told twice, it has to be the same action."""
        known = self.acknowledged.setdefault(attempt, sequence)
        if known != sequence:
            self.surprise(attempt.code, f"{attempt} was acknowledged as {known} and as {sequence}")
        self.counts["acknowledged"] += 1
        self.has_news.set()

    def refuse(self, attempt: Attempt, code: str) -> None:
        """The server said that an action was not done; only because others were faster, since it was legal."""
        self.refused.add(attempt)
        self.counts["refused"] += 1
        if code not in ("action/stale", "table/over"):
            self.surprise(attempt.code, f"{attempt} was refused: {code}")

    def surprise(self, code: str, what: str) -> None:
        """Something happened that should not have."""
        self.surprises.append(f"{code}: {what}")
