"""An error as every answer tells it, over HTTP and in a socket's frames."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins
from typing_extensions import TypedDict

from followsuit.errors import FollowsuitError, IllegalAction
from followsuit.language.catalogue import ENGLISH


class ErrorBody(TypedDict):
    """What was wrong, what would be right, and a stable code."""

    code: str
    sentence: str
    remedy: str
    facts: dict[str, Any]


def error_body(error: FollowsuitError, language: str = ENGLISH) -> ErrorBody:
    """An error as every answer tells it, in some language.

    Of an illegal action, `facts` name the rule too; of another error that its code alone does not word, the `message`.
    """
    facts: dict[str, Any] = to_builtins(error.facts)
    if isinstance(error, IllegalAction):
        facts["rule"] = error.rule
    elif error.message.code not in ("", error.code):
        facts["message"] = error.message.code
    sentence, remedy = error.in_language(language)
    return {"code": error.code, "sentence": sentence, "remedy": remedy, "facts": facts}
