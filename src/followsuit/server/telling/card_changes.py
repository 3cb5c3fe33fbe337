"""What a card laid to a trick that goes on has changed, by path: known from the card, and found by no comparison."""

from __future__ import annotations

from typing import Any

from followsuit.server.telling.changes import changes
from followsuit.server.telling.table_documents import MomentPart
from followsuit.telling.documents import PlayedCard, TrickTelling
from followsuit.telling.teller import CardTold
from followsuit.telling.told import Seen


def turn_changes(before: MomentPart, now: MomentPart) -> dict[str, Any]:
    """What has changed of the table for everyone: the version, and whose time runs if anybody's does."""
    changed: dict[str, Any] = {"version": now["version"]}
    for section in ("clock", "takeover"):
        if before[section] is not None or now[section] is not None:
            changed |= changes({section: before[section]}, {section: now[section]})
    return changed


def card_changes(told: CardTold) -> dict[str, Any]:
    """What has changed of the game for everyone."""
    telling = told.public.telling
    return {
        "to_act": told.next,
        "say": telling["say"],
        f"seats.{told.seat}.cards": telling["seats"][told.seat]["cards"],
        **_trick_changes(told.before, told.trick),
    }


def _trick_changes(before: TrickTelling, now: TrickTelling) -> dict[str, Any]:
    """What has changed of the trick: another card, and perhaps which one is winning, and what is led."""
    earlier: list[PlayedCard] = before["cards"]
    if not earlier:
        changed: dict[str, Any] = {"trick.cards": now["cards"]}
    else:
        changed = {}
        for place, card in enumerate(now["cards"]):
            if place >= len(earlier) or card != earlier[place]:
                changed[f"trick.cards.{place}"] = card
    if before["led"] != now["led"]:
        changed["trick.led"] = now["led"]
    if before["free"] != now["free"]:
        changed["trick.free"] = now["free"]
    if "points" in now and before["points"] != now["points"]:
        changed["trick.points"] = now["points"]
    return changed


def own_card_changes(told: CardTold, before: Seen | None, now: Seen | None) -> dict[str, Any]:
    """What has changed besides for the seat that played the card, and for the one that plays next."""
    assert before is not None
    assert now is not None
    changed = changes({"hand": before.now["hand"]}, {"hand": now.now["hand"]})
    public = told.public.telling
    for section in ("say", "decision", "legal"):
        if section in now.now:
            changed[section] = now.now[section]
        elif section in before.now:
            changed[section] = public[section]
    return changed
