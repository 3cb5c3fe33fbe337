"""What was played, as JSON lines: appended deal by deal, so that a run goes on where it stopped."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from json import JSONDecodeError, dumps, loads
from pathlib import Path

from bench.strength.playing import Plan, Row

ROOT = Path(__file__).resolve().parent.parent.parent
USUAL_FILE = ROOT / "build" / "strength.jsonl"
FORMAT = "followsuit/strength/1"
SOURCES = ("src", "bench/strength", "tests/judges")
"""What a result depends on."""


@cache
def commit() -> str:
    """The commit that is measured; with what was changed since as a short sum after a plus sign."""
    try:
        name = _git("rev-parse", "--short=12", "HEAD").strip()
        changed = _git("diff", "HEAD", "--", *SOURCES)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return f"{name}+{sha256(changed.encode()).hexdigest()[:6]}" if changed else name


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", "-C", str(ROOT), *arguments], check=True, capture_output=True, text=True)
    return done.stdout


@dataclass(frozen=True)
class Results:
    """A file of deals, of any number of matches and commits."""

    path: Path = USUAL_FILE

    def deals(self, plan: Plan) -> dict[int, Row]:
        """The deals of a plan that this commit has played already, by number."""
        return {row["deal"]: row for row in self._rows() if row["match"] == plan.key and row["commit"] == commit()}

    def add(self, plan: Plan, row: Row) -> None:
        """Write a deal down."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        line = {"format": FORMAT, "match": plan.key, "commit": commit(), "plan": asdict(plan), **row}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(dumps(line, ensure_ascii=False) + "\n")

    def _rows(self) -> Iterator[Row]:
        if not self.path.exists():
            return
        for line in self.path.read_text(encoding="utf-8").splitlines():
            try:
                row: Row = loads(line)
            except JSONDecodeError:
                # The last line of a run that was killed while it wrote.
                continue
            yield row
