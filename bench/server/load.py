"""What a load of players got out of a server."""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.errors import FollowsuitError


@dataclass(frozen=True)
class Load:
    """Figures of the measured window. A move lasts from being sent until its player sees the state that has it."""

    moves_per_second: float
    p50_ms: float
    """Milliseconds that half of the moves stayed within."""
    p99_ms: float
    """Milliseconds that all but one in a hundred stayed within."""
    worst_ms: float
    moves: int
    seconds: float

    def __str__(self) -> str:
        rate = f"{self.moves_per_second:,.0f} moves/s, p50 {self.p50_ms:.1f} ms, p99 {self.p99_ms:.1f} ms"
        return f"{rate} ({self.moves:,} moves in {self.seconds:.1f} s)"


class LoadError(FollowsuitError):
    """A server that could not be installed, started or played at."""

    code = "bench/load"
