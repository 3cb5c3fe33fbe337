"""What a card has changed after which the round goes on, by path: known from the card, and looked for nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from followsuit.server.telling.changes import ASKED, Shared, by_section, changes, differences
from followsuit.server.telling.table_documents import MomentPart
from followsuit.telling.documents import PlayedCard, TrickTelling
from followsuit.telling.teller import NOTHING_TO_DO, CardTold
from followsuit.telling.told import Seen

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
    every: dict[str, Any] = {"to_act": now["to_act"], "say": now["say"]}
    if told.takes:
        every["trick"], every["last_trick"] = now["trick"], now["last_trick"]
        every.update(changes({"seats": before["seats"]}, {"seats": now["seats"]}))
    else:
        every.update(_trick_changes(before["trick"], now["trick"]))
        every[f"seats.{told.seat}.cards"] = now["seats"][told.seat]["cards"]
    for section in MAY_DIFFER:
        if section in now and now[section] is not before[section]:
            every.update(changes({section: before[section]}, {section: now[section]}))
    # By section only where anyone may be told one in their own way.
    return Shared(before, now, by_section(every) if told.concerned is None else {}, every)


def own_card_changes(every: Mapping[str, Any], before: Seen, now: Seen) -> Mapping[str, Any]:
    """What a card has changed for one of the two whom it concerns, where it is known that it concerns nobody else.

    For whoever played, the hand and that nothing is asked any more; for whoever plays next, what is asked.
    """
    found = dict(every)
    if now.now["hand"] is not before.now["hand"]:
        differences(before.now["hand"], now.now["hand"], "hand", found)
    if "say" in now.now:
        for section in ASKED:
            found[section] = now.now[section]
    elif "say" in before.now:
        found["decision"], found["legal"] = None, NOTHING_TO_DO
    return found


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
