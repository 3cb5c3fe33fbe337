"""A game at a table that was closed before the end: all of it as it stands, and nothing that could be done."""

from __future__ import annotations

from followsuit.telling.documents import Telling
from followsuit.telling.sentences import sentence


def closed(telling: Telling) -> Telling:
    """What somebody was told last, with nobody to act any more."""
    return {
        **telling,
        "to_act": None,
        "say": sentence("wait/closed", {}),
        "decision": None,
        "legal": [],
    }
