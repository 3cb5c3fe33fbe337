"""The workers of one machine that serve the same tables: with which of them a table is at home, and where each is."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from zlib import crc32

from msgspec import Struct

LONGEST_FOLDER = 80
"""Bytes of a folder's name: a system takes some hundred for the whole address of a socket."""
FILES_OF_PROCESS = Path("/proc/self/fd")


class Neighbours(Struct, frozen=True):
    """One worker as it knows itself, and the others. One that dies is replaced by another of the same number."""

    number: int
    """From 0."""
    count: int
    folder: Path
    """Where their sockets are; only this user may look into it."""

    @property
    def others(self) -> tuple[int, ...]:
        """Everyone but this worker."""
        return tuple(number for number in range(self.count) if number != self.number)

    def home_of(self, code: str) -> int:
        """The worker that is to have a table, so that all who are at it meet there. Any other may serve it as well."""
        return crc32(code.encode()) % self.count

    def is_home_of(self, code: str) -> bool:
        """Whether that is this worker."""
        return self.home_of(code) == self.number

    def ear(self, number: int) -> Path:
        """Where a worker hears news."""
        return _within_reach(self.folder) / f"news-{number}"

    def door(self, number: int) -> Path:
        """Where a worker is handed connections."""
        return _within_reach(self.folder) / f"door-{number}"


@cache
def _within_reach(folder: Path) -> Path:
    """A folder by a name that is short enough, if there is one."""
    if len(os.fsencode(folder)) <= LONGEST_FOLDER or not FILES_OF_PROCESS.is_dir():
        return folder
    return FILES_OF_PROCESS / str(os.open(folder, os.O_RDONLY))
