"""What has changed between two documents, so that only that is sent: by path, such as `seats.2.cards`.

A path leads through keys and places in lists. A place just past the end of a list adds to it, and one after a minus,
`hand.-3`, is taken out. What has another shape now, or is said in another sentence, is given whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from followsuit.telling.told import Told

STEP = "."
OUT = "-"


def changes(before: Mapping[str, Any] | None, now: Mapping[str, Any]) -> dict[str, Any]:
    """The paths at which something else stands now, each with what stands there."""
    if before is None:
        return dict(now)
    found: dict[str, Any] = {}
    if before is not now:
        _compare(before, now, "", found)
    return found


class Shared(NamedTuple):
    """How what everyone is told has changed, section by section. It keeps both, so that their identities are theirs."""

    before: Mapping[str, Any]
    now: Mapping[str, Any]
    sections: Mapping[str, Mapping[str, Any]]
    all: Mapping[str, Any]


class Comparison:
    """Finds what has changed for each of several viewers; what everyone is told is compared once."""

    def __init__(self) -> None:
        self._shared: Shared | None = None

    def changes(self, before: Told | None, now: Told) -> Mapping[str, Any]:
        """As `changes`; viewers for whom the same has changed, and nothing of their own, are given the very same."""
        if before is None:
            return now.whole
        shared, found = self._of_all(before.public, now.public), dict[str, Any]()
        own = now.own if now.own.keys() == before.own.keys() else {**before.own, **now.own}
        for section in own:
            was = before.own[section] if section in before.own else shared.before[section]
            told = now.own[section] if section in now.own else shared.now[section]
            if was is not told:
                _differ(was, told, section, found)
        if not found and own.keys().isdisjoint(shared.sections):
            return shared.all
        for section, paths in shared.sections.items():
            if section not in own:
                found.update(paths)
        return found

    def _of_all(self, before: Mapping[str, Any], now: Mapping[str, Any]) -> Shared:
        known = self._shared
        if known is None or known.before is not before or known.now is not now:
            sections: dict[str, dict[str, Any]] = {}
            for section, told in now.items():
                if before[section] is not told:
                    found: dict[str, Any] = {}
                    _differ(before[section], told, section, found)
                    if found:
                        sections[section] = found
            every = {path: value for paths in sections.values() for path, value in paths.items()}
            known = self._shared = Shared(before, now, sections, every)
        return known


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
        if before[key] is not value:
            _differ(before[key], value, path + key, found)


def _differ(before: Any, now: Any, path: str, found: dict[str, Any]) -> None:
    """Find what differs, if anything does."""
    if isinstance(now, dict) and isinstance(before, dict) and _is_same(before, now):
        _compare(before, now, path + STEP, found)
    elif not (isinstance(now, list) and isinstance(before, list)):
        if before != now:
            found[path] = now
    elif _has_grown(before, now):
        for place, value in enumerate(now):
            if place >= len(before):
                found[f"{path}{STEP}{place}"] = value
            elif before[place] is not value:
                _differ(before[place], value, f"{path}{STEP}{place}", found)
    elif (gone := _taken_out(before, now)) is not None:
        found[f"{path}{STEP}{OUT}{gone}"] = None
    elif before != now:
        found[path] = now


def _taken_out(before: list[Any], now: list[Any]) -> int | None:
    """The place of the one document that is no longer in a list, if that is all that changed."""
    if not len(before) == len(now) + 1 > 1:
        return None
    place = 0
    while place < len(now) and (before[place] is now[place] or before[place] == now[place]):
        place += 1
    return place if isinstance(before[place], dict) and before[place + 1 :] == now[place:] else None


def _is_same(before: dict[str, Any], now: dict[str, Any]) -> bool:
    """Whether two documents tell of the same thing: not of another trick, or by another sentence."""
    return before.keys() == now.keys() and "code" not in now and before.get("number") == now.get("number")


def _has_grown(before: list[Any], now: list[Any]) -> bool:
    """Whether both are lists of documents, of which none has gone."""
    return 0 < len(before) <= len(now) and isinstance(now[0], dict)
