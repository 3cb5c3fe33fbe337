"""A game at a table that was closed before the end: all of it as it stands, and nothing that could be done."""

from __future__ import annotations

from typing import Any, cast

from followsuit.telling.documents import Telling
from followsuit.telling.sentences import sentence
from followsuit.telling.told import Told


def closed(told: Told) -> Told:
    """What somebody was told last, with nobody to act any more."""
    nothing: dict[str, Any] = {"to_act": None, "say": sentence("wait/closed", {}), "decision": None, "legal": []}
    own = {section: value for section, value in told.own.items() if section not in nothing}
    return Told(cast("Telling", {**told.public, **nothing}), own)
