"""What a card has changed after which the round goes on, by path: known from the card, and looked for nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from followsuit.server.telling.changes import Shared, changes
from followsuit.server.telling.table_documents import MomentPart
from followsuit.telling.documents import PlayedCard, TrickTelling
from followsuit.telling.teller import CardTold

MAY_DIFFER = ("round", "sides")
"""Sections that a card may change besides those that it does; within a trick, each is the same object if it has not."""


def turn_changes(before: MomentPart, now: MomentPart) -> dict[str, Any]:
    """What has changed of the table for everyone: the version, and whose time runs if anybody's does."""
    changed: dict[str, Any] = {"version": now["version"]}
    for section in ("clock", "takeover"):
        if before[section] is not None or now[section] is not None:
            changed |= changes({section: before[section]}, {section: now[section]})
    if before["decided"] != now["decided"]:
        changed["decided"] = now["decided"]
    return changed


def card_changes(told: CardTold) -> Shared:
    """What has changed of the game for everyone."""
    before: Mapping[str, Any] = told.before.telling
    now: Mapping[str, Any] = told.now.telling
    sections: dict[str, Mapping[str, Any]] = {"to_act": {"to_act": now["to_act"]}, "say": {"say": now["say"]}}
    if told.takes:
        sections |= {section: {section: now[section]} for section in ("trick", "last_trick")}
        sections["seats"] = changes({"seats": before["seats"]}, {"seats": now["seats"]})
    else:
        sections["trick"] = _trick_changes(before["trick"], now["trick"])
        sections["seats"] = {f"seats.{told.seat}.cards": now["seats"][told.seat]["cards"]}
    for section in MAY_DIFFER:
        if section in now and now[section] is not before[section]:
            changed = changes({section: before[section]}, {section: now[section]})
            if changed:
                sections[section] = changed
    every: dict[str, Any] = {}
    for paths in sections.values():
        every |= paths
    return Shared(before, now, sections, every)


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
