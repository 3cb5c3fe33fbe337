"""Families of games: what they are sorted by where many are listed."""

from __future__ import annotations

from followsuit.language.message import Message

FAMILIES = ("exact-bids", "partners", "alone", "avoid")
"""In the order in which they are offered: take what you bid, play in pairs, one against the rest, avoid points."""
OTHERS = "others"
"""Where a game without a family stands, after all families."""
IN_FRONT = 5
"""So many games stand in front of all families: those with the lowest places."""


def family_name(family: str | None) -> Message:
    """What a family is called."""
    return Message(f"family/{family or OTHERS}")


def family_order(family: str | None) -> int:
    """Where a family stands among all."""
    return FAMILIES.index(family) if family in FAMILIES else len(FAMILIES)
