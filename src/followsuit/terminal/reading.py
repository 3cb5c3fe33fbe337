"""What a person types, a line at a time."""

from __future__ import annotations

import sys
from contextlib import suppress


def is_typed() -> bool:
    """Whether somebody types what is read, at a terminal."""
    return sys.stdin is not None and sys.stdin.isatty()


def read_line(prompt: str) -> str:
    """A line as it was typed; EOFError where there is nobody who could type one."""
    if is_typed():
        with suppress(ImportError):
            import readline  # noqa: F401, PLC0415 - where the system has it, lines can be edited and called back
    try:
        return input(prompt)
    except RuntimeError as error:
        # So `input` says that a standard stream is closed.
        raise EOFError from error
