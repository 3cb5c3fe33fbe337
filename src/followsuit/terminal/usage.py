"""Command lines that cannot be read: what Click refuses, told like every other error."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

import typer

from followsuit.errors import CommandError, quoted
from followsuit.rules.prose import listed

Unreadable: type[Exception] = typer.BadParameter.__bases__[0]
"""Click's usage error. Typer has no name for it, and which Click it belongs to depends on Typer's version."""

_EXTRA = re.compile(r"Got unexpected extra argument(?:s|\(s\))? \((.*)\)", re.DOTALL)


def is_help(error: Exception) -> bool:
    """Whether this is the help that is shown where nothing at all was asked for."""
    return type(error).__name__ == "NoArgsIsHelpError"


def unknown_command(name: str, known: Iterable[str], group: str) -> CommandError:
    """There is no command of that name among those of a group."""
    return CommandError(
        f"There is no command {quoted(name)}.",
        _nearest(get_close_matches(name, known)) or f"`{group} --help` lists those there are.",
    )


def command_error(error: Any, command: str) -> CommandError:
    """What Click refuses; `command` is what was being read, for the errors that do not know it."""
    if error.ctx is not None:
        command = error.ctx.command_path
    how = f"`{command} --help` tells how it is written."
    # Told apart by name: Click's classes, too, are Typer's own or not, depending on its version.
    kind = type(error).__name__
    if kind == "NoSuchOption":
        near = _nearest(error.possibilities or ())
        return CommandError(
            f"There is no option {quoted(error.option_name)}.", near or f"`{command} --help` lists those there are."
        )
    if kind == "MissingParameter":
        return CommandError(f"{error.param.metavar or error.param.name} is missing.", how)
    if extra := _EXTRA.fullmatch(error.message):
        return CommandError(f"There is no place for {quoted(extra[1])}.", how)
    return CommandError(f"{error.format_message().rstrip('.')}.", how)


def _nearest(names: Sequence[str]) -> str:
    return f"Did you mean {listed(names, last='or')}?" if names else ""
