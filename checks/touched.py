"""How many files a change touches: `python -m checks.touched [COMMIT …]`, for changes that a growing vocabulary brings.

A change touches every file in which its mark stands: the name of a word, of a bot or of a language, a sentence. Tests,
docs, generated files and catalogues are left out; catalogues are where sentences belong.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent
CHANGES: Mapping[str, str] = {
    "add a score word": r"\bExactZero\b",
    "add a language": r"\blv\b|[Ll]atvi|[Ll]etz",
    "change why a card is dimmed": r"must wait\. |jāpataupa|wacht nog|muss warten",
    "change a hint's sentence": r"hardly better|as good as|Clearly better|clearly better",
    "add a socket request": r"\bGiveTime\b|\bextend\b\(table",
    "add a bot": r"\bcasual\b",
    "change a time-out": r"(round_pause|ROUND_PAUSE)\b[^\n]*[=:] *(1[05]|20)\b",
    "add a game": r"\bmiesjelen\b",
}
"""Each change, and the mark of one such thing that there is already."""
LEFT_OUT = (
    ":!tests", ":!web/tests", ":!web/gallery", ":!docs", ":!*.md", ":!bench", ":!checks", ":!*.json",
    ":!web/src/net/schema.ts", ":!web/src/net/defaults.ts", ":!src/followsuit/languages",
)  # fmt: skip


def touched(change: str, commit: str = "HEAD") -> list[str]:
    """The files that a change touches, as they stood at a commit."""
    command = [
        "git",
        "grep",
        "--name-only",
        "--perl-regexp",
        CHANGES[change],
        commit,
        "--",
        "src",
        "web/src",
        *LEFT_OUT,
    ]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return [line.partition(":")[2] for line in found.splitlines()]


def main(commits: list[str]) -> None:
    """Print the number of files for each change, at each commit."""
    for change in CHANGES:
        counts = [touched(change, commit) for commit in commits]
        sys.stdout.write(f"{change}: {', '.join(str(len(files)) for files in counts)}\n")
        sys.stdout.write("".join(f"    {file}\n" for file in counts[-1]))


if __name__ == "__main__":
    main(sys.argv[1:] or ["HEAD"])
