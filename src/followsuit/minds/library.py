"""The minds there are: those that come with the program, and those that were trained here."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from followsuit.engine.game import Game
from followsuit.errors import MindError
from followsuit.kernel.compiling import kept_root
from followsuit.kernel.kernel import kernel
from followsuit.kernel.tables import engine_only
from followsuit.minds.files import load
from followsuit.minds.mind import Mind
from followsuit.minds.network import Network
from followsuit.minds.setting import setting_of
from followsuit.rules.page import Page, pages

SHIPPED = Path(__file__).parent / "weights"


def trained_file(game: Game) -> Path:
    """Where a network is kept that was trained here for a page's rules, whatever seats and options."""
    return _kept(Game.of(game.page), "")


def own_file(game: Game) -> Path:
    """Where a network is kept that was trained here for one setting of a page only."""
    return _kept(game, "-alone")


def first_file(game: Game) -> Path:
    """Where a network is kept that was trained here when one setting of a page was first played."""
    return _kept(game, "-first")


def _kept(game: Game, which: str) -> Path:
    return kept_root() / "minds" / f"{game.key}-{_digest(game)}{which}.npz"


@lru_cache(maxsize=256)
def _digest(game: Game) -> str:
    """Letters that are others when the rules are."""
    return sha256(game.key.encode() + kernel(game).tables.tobytes()).hexdigest()[:16]


def shipped_file(game: Game) -> Path:
    """Where the network of a game is that comes with the program, if there is one."""
    return SHIPPED / f"{game.key}.npz"


def is_registered(game: Game) -> bool:
    """Whether it is one of the games that are found by their keys, which networks that come with the program know."""
    return pages().get(game.key) is game.page


@lru_cache(maxsize=32)
def _network(path: str, page: Page, changed: int) -> Network | None:
    del changed
    try:
        return load(Path(path), page).network
    except MindError:
        return None


def network_of(game: Game) -> Network | None:
    """The network that knows a game best; files that cannot be used are passed over."""
    files = _files(game, kept_root(), SHIPPED)
    return _best(game.page, files, tuple(map(_changed, files)))


def _best(page: Page, files: tuple[str, ...], changed: tuple[int | None, ...]) -> Network | None:
    for path, when in zip(files, changed, strict=True):
        if when is not None and (network := _network(path, page, when)) is not None:
            return network
    return None


def _changed(path: str) -> int | None:
    """When a file was last changed; nothing if there is none."""
    try:
        return os.stat(path).st_mtime_ns  # noqa: PTH116 - asked before every decision, and several times as quick
    except OSError:
        return None


@lru_cache(maxsize=256)
def _files(game: Game, kept: Path, shipped: Path) -> tuple[str, ...]:
    """Where to look: what was trained here on purpose, what came with the program, what was learned in haste.

    All of it lies in these two folders.
    """
    del kept, shipped
    return tuple(map(str, _paths(game)))


def _paths(game: Game) -> Iterator[Path]:
    if engine_only(game) is not None:
        return
    yield own_file(game)
    if engine_only(Game.of(game.page)) is None:
        yield trained_file(game)
    if is_registered(game):
        yield shipped_file(game)
    yield first_file(game)


def mind_of(game: Game) -> Mind | None:
    """The mind of a game; none if no network knows it. Made anew only when a file has changed."""
    files = _files(game, kept_root(), SHIPPED)
    return _mind(game, files, tuple(map(_changed, files)))


@lru_cache(maxsize=64)
def _mind(game: Game, files: tuple[str, ...], changed: tuple[int | None, ...]) -> Mind | None:
    network = _best(game.page, files, changed)
    return None if network is None else Mind(setting_of(game), network)
