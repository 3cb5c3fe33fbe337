"""A game at a table that was closed before the end: all of it as it stands, and nothing that could be done."""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from followsuit.telling.documents import Telling
from followsuit.telling.sentences import sentence
from followsuit.telling.told import Seen

NOTHING_TO_DO: dict[str, Any] = {"to_act": None, "say": sentence("wait/closed", {}), "decision": None, "legal": []}


def closed(public: Telling) -> Telling:
    """What everyone was told last, with nobody to act any more."""
    return cast("Telling", {**public, **NOTHING_TO_DO})


def seen_closed(seen: Seen) -> Seen:
    """What somebody was told in its own way, with nothing asked of it any more."""
    now = {section: told for section, told in seen.now.items() if section not in NOTHING_TO_DO}
    return replace(seen, now=now)
