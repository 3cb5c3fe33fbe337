"""What has changed between two documents, so that only that is sent: by path, such as `seats.2.cards`.

A path leads through keys and places in lists. A place just past the end of a list adds to it, and one after a minus,
`hand.-3`, is taken out. What has another shape now, or is said in another sentence, is given whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from followsuit.telling.told import Seen

STEP = "."
OUT = "-"
ASKED = frozenset(("say", "decision", "legal"))
"""Sections of what one viewer is asked, which are told whole: of another moment nothing of them stays as it was."""


def changes(before: Mapping[str, Any] | None, now: Mapping[str, Any]) -> dict[str, Any]:
    """The paths at which something else stands now, each with what stands there."""
    if before is None:
        return dict(now)
    found: dict[str, Any] = {}
    if before is not now:
        _compare(before, now, "", found)
    return found


class Shared(Struct, frozen=True, gc=False):
    """How what everyone is told has changed, section by section."""

    before: Mapping[str, Any]
    now: Mapping[str, Any]
    sections: Mapping[str, Mapping[str, Any]]
    all: Mapping[str, Any]

    def with_own(self, before: Seen, now: Seen) -> Mapping[str, Any]:
        """What has changed for one viewer; those for whom nothing else has are given the very same."""
        if now.lasting is before.lasting:
            # What it is told in its own way has changed only as what all are told.
            if now.now is before.now and self.sections.keys().isdisjoint(now.now):
                return self.all
            earlier, own = before.now, now.now
        else:
            earlier, own = {**before.lasting, **before.now}, {**now.lasting, **now.now}
        found, sections = dict(self.all), self.sections
        for section, last in own.items():
            if section in sections:
                for path in sections[section]:
                    del found[path]
            first = earlier[section] if section in earlier else self.before[section]
            if first is not last:
                if section not in ASKED:
                    differences(first, last, section, found)
                elif first != last:
                    found[section] = last
        if own.keys() != earlier.keys():
            for section in earlier.keys() - own.keys():
                # From now on it is told as all are.
                for path in sections.get(section, ()):
                    del found[path]
                if earlier[section] != (last := self.now[section]):
                    found[section] = last
        return self.all if found == self.all else found


def by_section(every: Mapping[str, Any]) -> Mapping[str, Mapping[str, Any]]:
    """Paths, by the section that each leads into."""
    sections: dict[str, dict[str, Any]] = {}
    for path, value in every.items():
        sections.setdefault(path.partition(STEP)[0], {})[path] = value
    return sections


def compared(before: Mapping[str, Any], now: Mapping[str, Any]) -> Shared:
    """How what everyone is told has changed."""
    sections: dict[str, dict[str, Any]] = {}
    if before is not now:
        for section, told in now.items():
            if before[section] is not told:
                found: dict[str, Any] = {}
                differences(before[section], told, section, found)
                if found:
                    sections[section] = found
    return Shared(before, now, sections, {path: value for paths in sections.values() for path, value in paths.items()})


def changed(before: Mapping[str, Any], by_path: Mapping[str, Any]) -> dict[str, Any]:
    """A document after its changes; what it was before is left as it is."""
    now = dict(before)
    for path, value in by_path.items():
        *way, last = path.split(STEP)
        place: Any = now
        for step in way:
            key: Any = int(step) if isinstance(place, list) else step
            place[key] = list(place[key]) if isinstance(place[key], list) else dict(place[key])
            place = place[key]
        if not isinstance(place, list):
            place[last] = value
        elif last.startswith(OUT):
            del place[int(last.removeprefix(OUT))]
        elif int(last) == len(place):
            place.append(value)
        else:
            place[int(last)] = value
    return now


def _compare(before: Mapping[str, Any], now: Mapping[str, Any], path: str, found: dict[str, Any]) -> None:
    for key, value in now.items():
        was = before[key]
        if was is value:
            continue
        if type(value) is dict or type(value) is list:
            differences(was, value, path + key, found)
        elif was != value:
            found[path + key] = value


def differences(before: Any, now: Any, path: str, found: dict[str, Any]) -> None:
    """Find what differs, if anything does. Documents are plain dicts and lists, so that their type tells all."""
    if type(now) is dict and type(before) is dict:
        if _is_same(before, now):
            _compare(before, now, path + STEP, found)
        elif before != now:
            found[path] = now
    elif type(now) is not list or type(before) is not list or not before or type(before[0]) is not dict:
        if before != now:
            found[path] = now
    elif len(before) <= len(now):
        _compare_rows(before, now, path + STEP, found)
    elif (gone := _taken_out(before, now)) is not None:
        found[f"{path}{STEP}{OUT}{gone}"] = None
    else:
        found[path] = now


def _compare_rows(before: list[Any], now: list[Any], path: str, found: dict[str, Any]) -> None:
    """Find what differs in a list of documents of which none has gone."""
    for place, value in enumerate(now):
        if place >= len(before):
            found[f"{path}{place}"] = value
        elif before[place] is not value:
            differences(before[place], value, f"{path}{place}", found)


def _taken_out(before: list[Any], now: list[Any]) -> int | None:
    """The place of the one document that is no longer in a list, if that is all that changed."""
    if not len(before) == len(now) + 1 > 1:
        return None
    place = 0
    while place < len(now) and (before[place] is now[place] or before[place] == now[place]):
        place += 1
    return place if before[place + 1 :] == now[place:] else None


def _is_same(before: dict[str, Any], now: dict[str, Any]) -> bool:
    """Whether two documents tell of the same thing: not of another trick, or by another sentence."""
    return before.keys() == now.keys() and "code" not in now and before.get("number") == now.get("number")
