"""The minds there are: those that come with the program, and those that were trained here."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from followsuit.engine.game import Game, games
from followsuit.kernel.compiling import kept_root
from followsuit.kernel.kernel import kernel
from followsuit.kernel.tables import engine_only
from followsuit.minds.files import load
from followsuit.minds.mind import Mind
from followsuit.minds.network import Network
from followsuit.minds.setting import setting_of

SHIPPED = Path(__file__).parent / "weights"


def trained_file(game: Game) -> Path:
    """Where a network is kept that was trained here for a page's rules, whatever seats and options."""
    usual = Game.of(game.page)
    digest = sha256(game.key.encode() + kernel(usual).tables.tobytes()).hexdigest()[:16]
    return kept_root() / "minds" / f"{game.key}-{digest}.npz"


def shipped_file(game: Game) -> Path:
    """Where the network of a game is that comes with the program, if there is one."""
    return SHIPPED / f"{game.key}.npz"


@lru_cache(maxsize=32)
def _network(path: Path, changed: int) -> Network | None:
    del changed
    return load(path)


def network_of(game: Game) -> Network | None:
    """The network that knows a game: one trained here before one that came with the program."""
    if engine_only(game) is not None:
        return None
    is_ours = games().get(game.key) is not None and games()[game.key].page is game.page
    for path in (trained_file(game), *([shipped_file(game)] if is_ours else ())):
        if path.exists() and (network := _network(path, path.stat().st_mtime_ns)) is not None:
            return network
    return None


def mind_of(game: Game) -> Mind | None:
    """The mind of a game; none if no network knows it."""
    network = network_of(game)
    return None if network is None else Mind(setting_of(game), network)
