"""How many games of each setting the kernel and the engine have been found to agree on, kept in a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path

import followsuit as fs
from tests.support import setting_name

COMPARED = ("cards.py", "rules/**/*.py", "games/**/*.py", "engine/**/*.py", "kernel/**/*.py")
"""The sources that the comparison is about."""
APART = "solve*.py"
"""Open cards are solved there: no game is played by it, and what it says is compared elsewhere."""


def compared_sources(root: Path) -> list[Path]:
    """The sources of a package that the comparison is about."""
    return [
        source for pattern in COMPARED for source in sorted(root.glob(pattern)) if not source.match(f"kernel/{APART}")
    ]


def code_name() -> str:
    """A short name for the sources as they are now."""
    sources = sha256()
    for source in compared_sources(Path(fs.__file__).parent):
        sources.update(source.read_bytes())
    return sources.hexdigest()[:8]


@dataclass
class Account:
    """The games of one setting: numbers 0, 1 … up to `games`."""

    games: int = 0
    decisions: int = 0
    by_code: dict[str, int] = field(default_factory=dict)
    """How many games were compared with which sources."""


class Ledger:
    """Every setting's account. A file that is not there yet is begun."""

    def __init__(self, path: Path, settings: Sequence[fs.Game]) -> None:
        self.path = path
        # Named at once: what is compared is what was loaded, whatever is edited meanwhile.
        self.code = code_name()
        kept = json.loads(path.read_text()) if path.exists() else {}
        self.accounts = {name: Account(**kept.get(name, {})) for name in map(setting_name, settings)}

    def add(self, name: str, games: int, decisions: int) -> None:
        """Write down that so many more games of a setting agree; at any moment the file is whole."""
        account = self.accounts[name]
        account.games += games
        account.decisions += decisions
        account.by_code[self.code] = account.by_code.get(self.code, 0) + games
        written = self.path.with_suffix(".part")
        written.write_text(json.dumps({name: asdict(account) for name, account in self.accounts.items()}, indent=1))
        written.replace(self.path)

    @property
    def games(self) -> int:
        """All games compared."""
        return sum(account.games for account in self.accounts.values())

    @property
    def decisions(self) -> int:
        """All decisions compared."""
        return sum(account.decisions for account in self.accounts.values())

    def lines(self) -> list[str]:
        """One line for each setting, and one for all."""
        told = [
            f"{name}: {account.games:,} games, {account.decisions:,} decisions, no difference; "
            f"{account.by_code.get(self.code, 0):,} games with the present code"
            for name, account in self.accounts.items()
        ]
        fewest = min(account.games for account in self.accounts.values())
        total = (
            f"{len(told)} settings, at least {fewest:,} games each, {self.games:,} games, {self.decisions:,} decisions"
        )
        return [*told, f"{total}: no difference"]
