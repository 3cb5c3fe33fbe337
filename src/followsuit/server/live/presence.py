"""Who is at a table, connected or asking by HTTP, here and at other nodes.

Nothing of it is stored: a node that dies is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

REPEAT = 10.0
"""How often a node repeats who is connected to it, in seconds."""
FORGOTTEN = 25.0
"""How long what another node said counts."""
HERE_FOR = 60.0
"""How long somebody is here who asked for something without being connected: programs ask now and then."""
AWAY_AFTER = 60.0
"""How long nothing must have been heard of somebody before the host may remove them from a game."""


@dataclass(slots=True)
class Presence:
    """The seats whose people are here."""

    known_since: float
    """From when on it counts that nothing was heard of somebody: a node that has just begun does not know yet."""
    here: frozenset[int] = frozenset()
    """Who is connected to this node."""
    asked: dict[int, float] = field(default_factory=dict)
    """When each seat last asked this node for anything without being connected."""
    seen: dict[int, float] = field(default_factory=dict)
    """When each seat was last connected, or asked for anything."""
    elsewhere: dict[str, tuple[frozenset[int], float]] = field(default_factory=dict)
    attended_here_at: float = 0.0
    """When anybody was last at the table by way of this node: in a seat or not, connected or only asking."""
    attended_there_at: float = 0.0
    """The same of other nodes, as far as they have said it."""

    def now_here(self, seats: Iterable[int], now: float) -> bool:
        """Take in who is connected to this node; whether that changed."""
        found = frozenset(seats)
        for seat in self.here | found:
            # Whoever was connected is gone with the connection, whatever else they asked for before.
            self.asked.pop(seat, None)
            self.seen[seat] = now
        changed, self.here = found != self.here, found
        return changed

    def now_there(self, node: str, seats: Iterable[int], now: float) -> None:
        """Take in what another node said."""
        found = frozenset(seats)
        before = self.elsewhere.get(node, (frozenset(), 0.0))[0]
        for seat in before | found:
            self.seen[seat] = now
        self.elsewhere[node] = (found, now)

    def touch(self, seat: int, now: float) -> bool:
        """A seat asked this node for something; whether it was not here before."""
        is_new = seat not in self.known_here(now)
        self.seen[seat] = now
        if seat not in self.here:
            self.asked[seat] = now
        return is_new

    def moved(self, seat: int, now: float) -> None:
        """Somebody else has a seat now: what its last holder did counts no more."""
        self.asked.pop(seat, None)
        self.seen[seat] = now

    def known_here(self, now: float) -> frozenset[int]:
        """Everyone who is connected to this node, or asked it for something a while ago."""
        if not self.asked:
            return self.here
        return self.here | {seat for seat, at in self.asked.items() if now - at < HERE_FOR}

    def present(self, now: float) -> frozenset[int]:
        """Everyone who is here, at whatever node."""
        found = self.known_here(now)
        for seats, at in self.elsewhere.values():
            if now - at < FORGOTTEN:
                found |= seats
        return found

    def unattended_for(self, now: float) -> float:
        """How long nobody at all has been here, as far as that is known."""
        last = max(self.attended_here_at, self.attended_there_at, self.known_since, *self.seen.values())
        return max(0.0, now - last)

    def away_for(self, seat: int, now: float, since: float) -> float:
        """How long a seat has been away, counted from `since` at the earliest."""
        if seat in self.present(now):
            return 0.0
        return now - self.away_since(seat, since)

    def away_since(self, seat: int, since: float) -> float:
        """Since when nothing was heard of a seat that is away, at the earliest from `since` on."""
        return max(since, self.known_since, self.seen.get(seat, since))
