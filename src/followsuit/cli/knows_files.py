"""What `followsuit knows` writes instead of answering: pictures, and numbers along a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from followsuit.errors import OptionError
from followsuit.language.message import Message

if TYPE_CHECKING:
    from followsuit.knowledge.moments import Moments


def check_files(formula: str | None, draw: str | None, *, figures: bool, out: Path | None, force: bool) -> None:
    """Raise OptionError for what does not go together, and FileError for a file that cannot be written."""
    from followsuit.lab.reporting.files import checked_output
    from followsuit.lab.reporting.knowledge_files import NUMBERS, PICTURES, checked_ending

    asked = [name for name, is_asked in (("--draw", draw is not None), ("--numbers", figures)) if is_asked]
    if len(asked) == 2 or (asked and formula is not None):
        raise OptionError(asked[0], Message("knows/one-thing", {"options": asked}))
    if out is None:
        return
    if not asked:
        raise OptionError("out", Message("knows/out-what"))
    checked_ending(out, NUMBERS if figures else PICTURES)
    checked_output(out, replace=force)


def write_files(
    moments: Moments, draw: str | None, *, at: int | None, seat: int | None, out: Path | None, language: str
) -> None:
    """Write a picture, or the numbers if there is none to draw, into a file; without one, to the standard output."""
    from followsuit.lab.reporting.files import write_text
    from followsuit.lab.reporting.knowledge_files import numbers_text, picture_text

    if draw is None:
        text = numbers_text(out, moments)
    else:
        text = picture_text(out, moments, draw, at=at, seat=seat, language=language)
    if out is None:
        print(text, end="")
    else:
        write_text(out, text)
