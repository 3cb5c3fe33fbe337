"""Why an action is not allowed: the one answer that every word gives in the same form."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field


class Refusal(Struct, frozen=True):
    """The broken rule: a stable `code`, a `sentence` that says what would be right, and the `facts` in it.

    The facts are plain data, so that a program can word the refusal anew in another language.
    """

    code: str
    sentence: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.sentence
