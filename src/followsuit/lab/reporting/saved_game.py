"""A game in play, kept in a file of its own after every action."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from followsuit.errors import FileError, PlayedElsewhere
from followsuit.lab.reporting.files import followed, put, reason, uninterrupted
from followsuit.lab.reporting.record_files import line_of
from followsuit.language.message import Message


class GameFile:
    """The file of one game. It is whole at any moment, and nothing is written over that this program does not know.

    `held` is what the file held when the game was taken up; none for a new file.
    """

    def __init__(self, path: Path, held: bytes | None = None) -> None:
        self.path = path
        self._held = held

    @property
    def exists(self) -> bool:
        """Whether a game is kept."""
        return self._held is not None and self.path.is_file()

    def save(self, record: Mapping[str, Any]) -> None:
        """Keep the game as it stands now, in place of how it stood before."""
        line = line_of(record)
        try:
            if self._is_to_be_written(line):
                with uninterrupted():
                    put(self.path, line)
                    self._held = line
        except OSError as error:
            facts = {"file": str(self.path), "reason": reason(error), "kept": self.exists}
            raise FileError(Message("file/game-not-kept", facts)) from None

    def _is_to_be_written(self, line: bytes) -> bool:
        if not followed(self.path).exists():
            return True
        if not self.path.is_file():
            raise FileError(Message("file/no-place-for-a-game", {"file": str(self.path)}))
        if self.path.read_bytes() == self._held:
            return line != self._held
        if self._held is None:
            raise FileError(Message("file/game-exists", {"file": str(self.path)}))
        if line == self._held:
            # Whoever has done nothing since can leave without a word about it.
            return False
        raise PlayedElsewhere(Message("file/played-elsewhere", {"file": str(self.path)}))
