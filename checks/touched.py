"""How many files a change touches: `python -m checks.touched [COMMIT …]`, for changes that a growing vocabulary brings.

Each is counted by something of its kind that already exists: the files in which its mark is found, for instance every
file that names the score word ExactZero. Tests, docs, generated files and a language's own catalogue are left out; the
English catalogue counts where a sentence is changed. What needs no file but its own is also tried out by a test: a
folder is a language, a file is a bot, a file is a game.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("src", "web/src")
TEXTS = (".css", ".ftl", ".py", ".svelte", ".ts")
GENERATED = ("src/followsuit/server/page/", "web/src/net/schema.ts", "web/src/net/defaults.ts")


@dataclass(frozen=True)
class Change:
    """A kind of change, and how to find the files that it touches."""

    does: str
    mark: str
    """What such a file has in it, as a regular expression."""
    before: int
    """Files touched before words answered for themselves and sentences were written once, at commit f0d8533."""
    most: int
    """Files that it may touch."""
    besides: str = r"/languages/|web/src/words/"
    """Paths that are left out: catalogues, unless the change is one of a sentence."""


DECISION = r"\bNAMES?_TRUMP\b|\bNamesTrump\b"
CHANGES = (
    Change("add a score word that is compiled, too", r"\bExactZero\b|\bEXACT_ZERO\b", 6, 3, "/languages/|/games/"),
    Change("add a word about how cards rank that is compiled, too", r"\bSuperTrump\b", 3, 2, "/languages/|/games/"),
    Change("add a decision before the first card", DECISION, 7, 2, "/languages/|/games/|/kernel/"),
    Change("add a decision before the first card that is compiled, too", DECISION, 12, 3, "/languages/|/games/"),
    Change("add a language, besides its folder", r"'lv'|^ *lv[:,]|\w+Lv\b|\blv \}", 5, 0, r"/languages/|lv\.ts$"),
    Change("change why a card is dimmed", r"must wait\. (\{demand|Follow|No )", 2, 1, "/languages/(?!en/)"),
    Change("change a hint's sentence", r"It makes no difference: ", 5, 1, "/languages/(?!en/)"),
    Change("add a socket request that the page makes", r"\bGiveTime\b|\bdef extend\(table|type: 'time'", 5, 3),
    Change("add a bot", r'\bclass (Casual|Flat)Player\b|"casual": ', 3, 1),
    Change("change a time-out", r"(round_pause|ROUND_PAUSE)\b.*[=:] *(1[05]|20)\b", 3, 1),
    Change("add a game", r'\bkey="miesjelen"|^ *miesjelen:', 4, 1),
)


def checkout() -> dict[str, str]:
    """The sources as they are here, by path."""
    found = (path for folder in SOURCES for path in (ROOT / folder).rglob("*") if path.suffix in TEXTS)
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in sorted(found)}


def at(commit: str) -> dict[str, str]:
    """The sources as they were at a commit."""
    packed = subprocess.run(["git", "archive", commit, *SOURCES], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        return dict(_texts(archive))


def _texts(archive: tarfile.TarFile) -> Iterator[tuple[str, str]]:
    for member in archive:
        if member.name.endswith(TEXTS) and (file := archive.extractfile(member)) is not None:
            yield member.name, file.read().decode("utf-8")


def touched(change: Change, sources: Mapping[str, str]) -> list[str]:
    """The files that a change touches."""
    mark, besides = re.compile(change.mark, re.MULTILINE), re.compile(change.besides)
    return [
        path
        for path, text in sources.items()
        if not path.startswith(GENERATED) and not besides.search(path) and mark.search(text)
    ]


def table(sources: Mapping[str, str]) -> list[str]:
    """The lines of the table in ARCHITECTURE.md."""
    rows = [f"| {each.does} | {each.before} | {len(touched(each, sources))} |" for each in CHANGES]
    return ["| to … | before | now |", "|---|---|---|", *rows]


def main(commits: list[str]) -> None:
    """Print the files of each change: here, or at each commit."""
    for sources in map(at, commits) if commits else (checkout(),):
        for change in CHANGES:
            files = touched(change, sources)
            sys.stdout.write(f"{change.does}: {len(files)}\n" + "".join(f"    {file}\n" for file in files))


if __name__ == "__main__":
    main(sys.argv[1:])
