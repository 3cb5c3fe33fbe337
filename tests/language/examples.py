"""The examples in the English catalogue: above a message, the facts that it is said with, as JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from followsuit.language.catalogue import folders

_LINE = re.compile(r"# (?:([a-z-]+) )?(\{.*\})$")
_NAME = re.compile(r"([a-zA-Z][\w-]*) *=")
USUAL_GAME = "zole"


class Example(NamedTuple):
    """A message of the English catalogue, the game it speaks of, and its facts."""

    name: str
    game: str
    facts: Mapping[str, Any]


def examples() -> Iterator[Example]:
    """Every message of English with an example; the one above it holds for all messages up to the next."""
    for file in sorted(folders()["en"].iterdir(), key=str):
        game, facts = USUAL_GAME, {}
        for line in file.read_text("utf-8").splitlines():
            if found := _LINE.match(line):
                game, facts = found[1] or USUAL_GAME, json.loads(found[2])
            elif line.startswith("##"):
                game, facts = USUAL_GAME, {}
            elif named := _NAME.match(line):
                yield Example(named[1], game, facts)
