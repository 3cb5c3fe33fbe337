"""An error as every answer tells it, over HTTP and in a socket's frames."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from followsuit.errors import FollowsuitError, IllegalAction


class ErrorBody(TypedDict):
    """What was wrong, what would be right, and a stable code."""

    code: str
    sentence: str
    remedy: str
    facts: dict[str, Any]


def error_body(error: FollowsuitError) -> ErrorBody:
    """An error as every answer tells it; of an illegal action, `facts` name the rule too."""
    facts = dict(getattr(error, "facts", {}))
    if isinstance(error, IllegalAction):
        facts["rule"] = error.rule
    return {"code": error.code, "sentence": error.sentence, "remedy": error.remedy, "facts": facts}
