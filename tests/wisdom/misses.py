"""The positions that a player is known to miss, each with the reason: `misses.toml`, a table a player.

`python -m tests.wisdom misses` writes it anew after a player has changed: what is still missed keeps its reason, what
is found goes, and what is newly missed gets what the player did, until somebody has found out why.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from json import dumps
from pathlib import Path

from followsuit.bots import Budget
from tests.wisdom.trying import Attempt

FILE = Path(__file__).parent / "misses.toml"
BUDGETS = {"strong": Budget(worlds=128)}
"""Who is tried in all positions; counted in worlds, so that it does the same on every machine."""


def known_misses(name: str, file: Path = FILE) -> dict[str, str]:
    """The positions that a player misses, as `Attempt.place` names them, each with the reason."""
    found = tomllib.loads(file.read_text("utf-8"))
    return dict(found.get(name, {}))


def written(made: Mapping[str, Iterable[Attempt]], file: Path = FILE) -> str:
    """The file as it should be after these attempts of each player."""
    return "\n".join(_table(name, attempts, known_misses(name, file)) for name, attempts in made.items())


def _table(name: str, made: Iterable[Attempt], known: Mapping[str, str]) -> str:
    reasons = {each.place: known.get(each.place, f"It does {each.did}.") for each in made if not each.is_right}
    lines = (
        f"{dumps(place, ensure_ascii=False)} = {dumps(why, ensure_ascii=False)}\n" for place, why in reasons.items()
    )
    return f"[{name}]\n{''.join(lines)}"
