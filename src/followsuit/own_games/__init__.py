"""Games that are kept outside of this package: in files and folders that somebody names, and in installed packages.

Reading such a file runs it, so nothing is read that nobody asked for: what a command line or the environment variable
`FOLLOWSUIT_GAMES` names, and what packages offer under the entry point `followsuit.games`. What is named on a command
line is put into that variable, too, so that the processes which a command starts know the same games.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from dataclasses import replace
from importlib import util
from pathlib import Path
from types import ModuleType

from followsuit.errors import GameError, RulesError, shortened
from followsuit.language.message import Message
from followsuit.own_games.sources import edition
from followsuit.rules.page import Page, pages, register, register_broken, register_unread, unreadable

VARIABLE = "FOLLOWSUIT_GAMES"
"""The environment variable that names files and folders of games, parted as in PATH."""
ENTRY_POINTS = "followsuit.games"
"""The entry points of packages: each names a page, or a module that has some."""

_KEPT_IN: dict[str, str] = {}
"""Where each page of these was found, by key."""


def is_file_name(text: str) -> bool:
    """Whether a text names a file of games rather than a game by its key."""
    return text.endswith(".py") or any(sign in text for sign in filter(None, (os.sep, os.altsep)))


def is_place(text: str) -> bool:
    """Whether there is such a file or folder."""
    try:
        return bool(text) and Path(text).exists()
    except (OSError, ValueError):
        # No file can have such a name.
        return False


def game_in(text: str) -> str:
    """The key of the one game in a file; GameError or RulesError says what is wrong with it."""
    path = Path(text)
    if not is_place(text) or path.is_dir():
        raise GameError(Message("own-games/no-file", {"file": shortened(text)}))
    found = list(dict.fromkeys(page.key for page in _read_file(path)))
    if len(found) != 1:
        raise GameError(Message("own-games/not-one", {"file": text, "games": found}))
    _hand_on(path)
    return found[0]


def look_in(text: str) -> None:
    """Let the games of a file or folder be found by their keys; one that cannot be read is passed over."""
    if not is_place(text):
        raise GameError(Message("own-games/no-place", {"place": shortened(text)}))
    _read_place(Path(text))
    _hand_on(Path(text))


def _hand_on(place: Path) -> None:
    """Let processes that this one starts look there, too."""
    named = map(str, [*places_named(), place.resolve()])
    os.environ[VARIABLE] = os.pathsep.join(dict.fromkeys(named))


def places_named() -> list[Path]:
    """The files and folders that the environment names."""
    return [Path(text) for text in os.environ.get(VARIABLE, "").split(os.pathsep) if text]


def files_in(place: Path) -> list[Path]:
    """The files of games in a folder, or the file itself."""
    return sorted(place.glob("[!_.]*.py")) if place.is_dir() else [place]


def _read_place(place: Path) -> None:
    for file in files_in(place):
        try:
            _read_file(file)
        except (GameError, RulesError) as error:
            register_broken(name_of(file), error)


def _read_file(path: Path) -> list[Page]:
    """Register the pages of a file, and give them; RulesError tells what is wrong with it."""
    return register_own(path, pages_in(path))


def pages_in(path: Path) -> list[Page]:
    """The pages of a file, of this edition; RulesError tells what is wrong with it."""
    place, name = path.resolve(), name_of(path)
    # What a page imports from beside it is found there, after everything else.
    if (folder := str(place.parent)) not in sys.path:
        sys.path.append(folder)
    spec = util.spec_from_file_location(f"followsuit_own_games_{place.stem}", place)
    if spec is None or spec.loader is None:
        raise RulesError(name, [Message("own-games/no-python")])
    module = util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except SystemExit as error:
        # What lies beside pages may be a script that ends the program it is run by: not this one.
        raise RulesError(name, [Message("rules/unreadable", {"error": f"SystemExit: {error}"})]) from error
    except Exception as error:
        # A page is anybody's code.
        raise unreadable(name, error) from error
    read = edition(place)
    return [replace(page, edition=read) for page in _pages_of(module)]


def register_own(path: Path, read: Iterable[Page]) -> list[Page]:
    """Let the pages of a file be found; RulesError if there are none, or if another game has the key of one."""
    return _register(read, str(path.resolve()), name_of(path))


def keys_in(path: Path) -> list[str]:
    """The keys of the games that were found in a file."""
    place = str(path.resolve())
    return [key for key, kept in _KEPT_IN.items() if kept == place]


def name_of(path: Path) -> str:
    """What a file that cannot be read is called."""
    return path.stem.replace("_", "-")


def _pages_of(found: object) -> list[Page]:
    """The page that this is, or those of a module: those written there, else those that it has from elsewhere."""
    if isinstance(found, ModuleType):
        named = {value.key: value for value in vars(found).values() if isinstance(value, Page)}
        written = [page for page in named.values() if page.build.__module__ == found.__name__]
        return written or list(named.values())
    return [found] if isinstance(found, Page) else []


def _register(found: Iterable[Page], place: str, name: str) -> list[Page]:
    read = list(found)
    if not read:
        raise RulesError(name, [Message("own-games/no-page")])
    for page in read:
        if page.key in pages() and _KEPT_IN.get(page.key) != place:
            # A record names a game by its key, and must not mean another game with it.
            raise RulesError(name, [key_taken(page.key)])
        _KEPT_IN[page.key] = place
        register(page)
    return read


def key_taken(key: str) -> Message:
    """That another game has a key already, and which."""
    if (place := _KEPT_IN.get(key)) is None:
        return Message("own-games/key-of-program", {"key": key})
    return Message("own-games/key-taken", {"key": key, "place": place})


def _read_what_is_offered() -> None:
    """Read what the environment names and what installed packages offer."""
    for place in places_named():
        _read_place(place)
    from importlib.metadata import entry_points  # noqa: PLC0415 - takes as long as all else that is loaded here

    for offered in entry_points(group=ENTRY_POINTS):
        try:
            _register(_pages_of(offered.load()), offered.value, offered.name)
        except Exception as error:
            # A package is anybody's code, too.
            register_broken(offered.name, unreadable(offered.name, error))


register_unread(_read_what_is_offered)
