"""Files of games that are written anew while a program runs: noticed, and read again if nothing is wrong with them."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterable
from importlib.util import cache_from_source
from pathlib import Path
from types import TracebackType

from followsuit import own_games
from followsuit.errors import FollowsuitError
from followsuit.own_games.sources import files_behind
from followsuit.rules.page import Page, register_mended

Marks = tuple[tuple[str, int, int], ...]
"""Of the files behind a page: path, time of the last change and size."""


class Mistake(Exception):
    """What is wrong with a file that was read again, and in which line of which file, as far as that is known."""

    def __init__(self, error: FollowsuitError, file: Path, line: int | None) -> None:
        super().__init__(str(error))
        self.error = error
        self.file = file
        self.line = line


class Changes:
    """Looks at the files of games in some places, again and again, for those that were changed since."""

    def __init__(self, places: Iterable[Path]) -> None:
        self._places = [place.resolve() for place in places]
        self._behind: dict[Path, tuple[Path, ...]] = {}
        self._marks: dict[Path, Marks] = {}
        self.look()

    def look(self) -> list[Path]:
        """The pages' files that were changed since the last look, or are new."""
        changed = []
        for page in self._pages():
            marks = _marks(self._behind.get(page, (page,)))
            if marks and (page not in self._behind or marks != self._marks[page]):
                self._behind[page] = files_behind(page)
                self._marks[page] = _marks(self._behind[page])
                changed.append(page)
        return changed

    def _pages(self) -> list[Path]:
        """The files that are pages, or may become some: not those that others are made of."""
        parts = {file for behind in self._behind.values() for file in behind[1:]}
        files = [file for place in self._places for file in own_games.files_in(place)]
        return [file for file in files if file not in parts or own_games.keys_in(file)]


def read_again(page: Path) -> list[Page]:
    """The pages of a file as it is now, which are not registered yet; Mistake tells what is wrong with them."""
    behind = files_behind(page)
    _forget_modules(behind)
    read: list[Page] = []
    try:
        read = own_games.pages_in(page)
        for each in read:
            each.rules(each.settle({}))
    except FollowsuitError as error:
        raise Mistake(error, *_place_of(error, behind, read)) from error
    return read


def take(page: Path, read: Iterable[Page]) -> list[str]:
    """Let pages that were read again be found instead of what they were; their keys."""
    try:
        registered = own_games.register_own(page, read)
    except FollowsuitError as error:
        raise Mistake(error, page, None) from error
    register_mended(own_games.name_of(page))
    return [each.key for each in registered]


def _marks(files: Iterable[Path]) -> Marks:
    found = []
    for file in files:
        try:
            known = file.stat()
        except OSError:
            # An editor may just put another file in its place.
            return ()
        found.append((str(file), known.st_mtime_ns, known.st_size))
    return tuple(found)


def _forget_modules(behind: Iterable[Path]) -> None:
    """Let a page and the files beside it be read again, and not what Python keeps of them compiled."""
    files = set(map(str, behind))
    for file in files:
        # It is taken to be up to date if nothing but the second half of a second has passed.
        Path(cache_from_source(file)).unlink(missing_ok=True)
    for name, module in list(sys.modules.items()):
        if getattr(module, "__file__", None) in files:
            del sys.modules[name]


def _place_of(error: FollowsuitError, behind: tuple[Path, ...], read: list[Page]) -> tuple[Path, int | None]:
    """The file and the line that an error is about."""
    cause = error.__cause__
    if isinstance(cause, SyntaxError) and cause.filename is not None:
        return Path(cause.filename), cause.lineno
    if cause is not None and (place := _last_line(cause.__traceback__, behind)) is not None:
        return place
    # Its words contradict each other: no line of it is wrong by itself.
    built = [each for each in read if each.key == getattr(error, "key", None)] or read
    return behind[0], built[0].build.__code__.co_firstlineno if built else None


def _last_line(trace: TracebackType | None, behind: tuple[Path, ...]) -> tuple[Path, int | None] | None:
    files = set(map(str, behind))
    lines = [frame for frame in traceback.extract_tb(trace) if frame.filename in files]
    return (Path(lines[-1].filename), lines[-1].lineno) if lines else None
