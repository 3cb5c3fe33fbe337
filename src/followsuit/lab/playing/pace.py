"""How many games make a piece of work, so that each takes about as long: as they are quick on this machine or that."""

from __future__ import annotations

from collections.abc import Iterator

SECONDS_A_PIECE = 0.2
"""Long enough for everyone to be busy, short enough for a bar that moves and a Ctrl-C that is heard."""


class Pace:
    """Begins with pieces of a size, then goes by how long they took, down to the `least`; a `fixed` size stays."""

    def __init__(self, size: int, *, least: int = 1, fixed: bool = False) -> None:
        self._size = size
        self._least = least
        self._fixed = fixed

    def pieces(self, total: int) -> Iterator[tuple[int, int]]:
        """So much work in pieces: where each begins, and its size."""
        begun = 0
        while begun < total:
            size = min(self._size, total - begun)
            yield begun, size
            begun += size

    def took(self, count: int, seconds: float) -> None:
        """Hear how long a piece took."""
        if not self._fixed:
            wanted = SECONDS_A_PIECE * count / max(seconds, 1e-6)
            self._size = int(min(max(wanted, self._least), 4 * self._size))
