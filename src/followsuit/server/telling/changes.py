"""What has changed between two documents, so that only that is sent: by path, such as `seats.2.turn`.

A path leads through keys and places in lists; a place just past the end of a list adds to it. What has another shape
now, or is said in another sentence, is given whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

STEP = "."


def changes(before: Mapping[str, Any] | None, now: Mapping[str, Any]) -> dict[str, Any]:
    """The paths at which something else stands now, each with what stands there."""
    found: dict[str, Any] = {}
    if before is None:
        return dict(now)
    if before is not now:
        _compare(before, now, "", found)
    return found


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
        elif int(last) == len(place):
            place.append(value)
        else:
            place[int(last)] = value
    return now


def _compare(before: Mapping[str, Any], now: Mapping[str, Any], path: str, found: dict[str, Any]) -> None:
    for key, value in now.items():
        if before[key] is not value and before[key] != value:
            _differ(before[key], value, path + key, found)


def _differ(before: Any, now: Any, path: str, found: dict[str, Any]) -> None:
    if isinstance(now, dict) and isinstance(before, dict) and before.keys() == now.keys() and "code" not in now:
        _compare(before, now, path + STEP, found)
    elif _has_grown(before, now):
        for place, value in enumerate(now):
            if place >= len(before):
                found[f"{path}{STEP}{place}"] = value
            elif before[place] is not value and before[place] != value:
                _differ(before[place], value, f"{path}{STEP}{place}", found)
    else:
        found[path] = now


def _has_grown(before: Any, now: Any) -> bool:
    """Whether both are lists of documents, of which none has gone."""
    if not (isinstance(before, list) and isinstance(now, list) and 0 < len(before) <= len(now)):
        return False
    return isinstance(now[0], dict)
