"""What others have to know to play for this program elsewhere: the games and players of one's own, and their files.

A game or a player that is kept in a file travels with the Python files beside it. Where the same files lie in the same
place, as on this machine or in a folder that machines share, they are used there.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from followsuit import own_games
from followsuit.bots.own import offered
from followsuit.bots.own.names import OwnPlayer, own_player

MOST_BYTES = 16_000_000
"""More than this does not travel: what is named comes first, then what lies beside it."""
_opened: set[str] = set()
"""What this process has unpacked, by digest."""


@dataclass(frozen=True)
class Baggage:
    """Games and players of one's own, as the environment names them, and the files that they are in, by path."""

    folder: str
    """Where the command was given."""
    games: tuple[str, ...]
    players: tuple[str, ...]
    files: tuple[tuple[str, bytes], ...]

    @property
    def digest(self) -> str:
        """Letters that are others when anything is."""
        return sha256(repr((self.folder, self.games, self.players, self.files)).encode()).hexdigest()

    def unpack(self) -> None:
        """Let this process know these games and players, once; it must have asked for none yet."""
        if (digest := self.digest) in _opened:
            return
        _opened.add(digest)
        if Path(self.folder).is_dir():
            os.chdir(self.folder)
        moved = self._moved()
        os.environ[own_games.VARIABLE] = os.pathsep.join(_at(place, moved) for place in self.games)
        os.environ[offered.VARIABLE] = ",".join(
            f"{name}={_at(said, moved)}" for name, _, said in (text.partition("=") for text in self.players)
        )

    def _moved(self) -> dict[str, str]:
        """Folders that are not here as they were there, each with where its files lie now."""
        moved: dict[str, str] = {}
        for path, content in self.files:
            file, folder = Path(path), str(Path(path).parent)
            if folder not in moved and not _is_here(file, content):
                moved[folder] = tempfile.mkdtemp(prefix="followsuit-own-")
        for path, content in self.files:
            if (place := moved.get(str(Path(path).parent))) is not None:
                Path(place, Path(path).name).write_bytes(content)
        return moved


def packed() -> Baggage:
    """What this process knows of games and players of one's own."""
    named = filter(None, os.environ.get(own_games.VARIABLE, "").split(os.pathsep))
    games = tuple(str(Path(place).resolve()) for place in named)
    texts = filter(None, map(str.strip, os.environ.get(offered.VARIABLE, "").split(",")))
    players = [(text.partition("=")[0], own_player(text)) for text in texts]
    there = [(name, player) for name, player in players if not player.is_here]
    files = [Path(place) for place in games] + [file for _, player in there if (file := _file_of(player)) is not None]
    return Baggage(str(Path.cwd()), games, tuple(f"{name}={_said(player)}" for name, player in there), _read(files))


def _file_of(player: OwnPlayer) -> Path | None:
    """The Python file that a player is in, if that is how it is found."""
    found = player.program[-2] if player.is_python else ""
    return Path(found) if found.endswith(".py") else None


def _said(player: OwnPlayer) -> str:
    """How a player is found from any folder."""
    return player.said if (file := _file_of(player)) is None else f"{file}:{player.program[-1]}"


def _read(places: list[Path]) -> tuple[tuple[str, bytes], ...]:
    """The files in these places, by path: those that are named, then those beside them."""
    found: dict[str, bytes] = {}
    room = MOST_BYTES
    for file in dict.fromkeys(_near(places)):
        content = file.read_bytes()
        if len(content) <= room:
            room -= len(content)
            found[str(file)] = content
    return tuple(found.items())


def _near(places: list[Path]) -> Iterator[Path]:
    yield from (place for place in places if place.is_file())
    for place in places:
        yield from sorted((place if place.is_dir() else place.parent).glob("*.py"))


def _is_here(file: Path, content: bytes) -> bool:
    try:
        return file.read_bytes() == content
    except OSError:
        return False


def _at(said: str, moved: dict[str, str]) -> str:
    """A path, perhaps with more behind it, where its folder is now."""
    for folder, place in moved.items():
        if said == folder:
            return place
        if said.startswith(folder + os.sep) and os.sep not in said[len(folder) + 1 :]:
            return place + said[len(folder) :]
    return said
