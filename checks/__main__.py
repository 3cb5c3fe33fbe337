"""Run every check and name what is wrong, one line each."""

from __future__ import annotations

import sys
from pathlib import Path

from checks import sentences, stages, words

SOURCES = Path(__file__).resolve().parent.parent / "src"
CHECKS = (sentences, stages, words)


def main() -> int:
    """The number of the exit: 1 if anything is wrong."""
    found = [line for check in CHECKS for line in check.found(SOURCES)]
    sys.stdout.write("".join(f"{line}\n" for line in found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
