"""What has changed between two documents, so that only that is sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def changes(before: Mapping[str, Any] | None, now: Mapping[str, Any]) -> dict[str, Any]:
    """The keys whose value is another one now, with that value."""
    if before is None:
        return dict(now)
    if before is now:
        return {}
    return {key: value for key, value in now.items() if before[key] is not value and before[key] != value}
