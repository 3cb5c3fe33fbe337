"""How long the disk takes to keep something: no durable server can acknowledge sooner."""

from __future__ import annotations

import os
import tempfile
import time
from dataclasses import dataclass

PIECE = b"x" * 4096
PIECES = 1024
"""How many a file has: it does not grow, as a write-ahead log does not either once it is in use."""
PAUSE = 0.002
"""Seconds between two writes: the pace of 500 tables with a move a second each."""
AS_DATA = getattr(os, "fdatasync", os.fsync)


@dataclass(frozen=True)
class Disk:
    """Milliseconds until a small piece of a file was on disk."""

    p50_ms: float
    p99_ms: float
    longest_ms: float
    pieces: int

    def __str__(self) -> str:
        shares = f"p50 {self.p50_ms:.1f} ms, p99 {self.p99_ms:.1f} ms, longest {self.longest_ms:.0f} ms"
        return f"{shares} ({self.pieces:,} pieces)"


def measure(seconds: float) -> Disk:
    """Write piece after piece where our databases are measured, for so many seconds."""
    waits: list[float] = []
    until = time.monotonic() + seconds
    with tempfile.TemporaryFile(buffering=0) as file:
        file.write(PIECE * PIECES)
        while time.monotonic() < until:
            if len(waits) % PIECES == 0:
                file.seek(0)
            file.write(PIECE)
            began = time.perf_counter()
            AS_DATA(file.fileno())
            waits.append(1000 * (time.perf_counter() - began))
            time.sleep(PAUSE)
    waits.sort()
    return Disk(waits[len(waits) // 2], waits[len(waits) * 99 // 100], waits[-1], len(waits))
