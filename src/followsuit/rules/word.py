"""What every word of a page can be asked, whatever it is about."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from followsuit.rules.page import Rules


class Word(ABC):  # noqa: B024 - what a word has to answer depends on what it is about
    """One rule, written once: whoever wants to know something about it asks it."""

    @property
    def is_told_by_faces(self) -> bool:
        """Whether the table of faces tells all that it does, so that nobody else has to know it."""
        return False

    @property
    def parts(self) -> tuple[Word, ...]:
        """The words that it is made of."""
        return ()

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """What is wrong with it on a page, in a sentence each; `field` is what they call it."""
        return iter(())
