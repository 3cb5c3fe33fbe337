"""Command lines that cannot be read: what Click refuses, told like every other error."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

import typer

from followsuit.errors import CommandError, quoted
from followsuit.language.message import Message

Unreadable: type[Exception] = typer.BadParameter.__bases__[0]
"""Click's usage error. Typer has no name for it, and which Click it belongs to depends on Typer's version."""

_EXTRA = re.compile(r"Got unexpected extra argument(?:s|\(s\))? \((.*)\)", re.DOTALL)


def is_help(error: Exception) -> bool:
    """Whether this is the help that is shown where nothing at all was asked for."""
    return type(error).__name__ == "NoArgsIsHelpError"


def unknown_command(name: str, known: Iterable[str], group: str) -> CommandError:
    """There is no command of that name among those of a group."""
    facts = {"command": quoted(name), "near": get_close_matches(name, known), "group": group}
    return CommandError(Message("command/unknown", facts))


def command_error(error: Any, command: str) -> CommandError:
    """What Click refuses; `command` is what was being read, for the errors that do not know it."""
    if error.ctx is not None:
        command = error.ctx.command_path
    # Told apart by name: Click's classes, too, are Typer's own or not, depending on its version.
    kind = type(error).__name__
    if kind == "NoSuchOption":
        # Click compares dashes, too, and so finds any short option near to any other.
        named = {option.lstrip("-"): option for option in error.possibilities or ()}
        near = [named[name] for name in get_close_matches(error.option_name.lstrip("-"), named)]
        facts = {"option": quoted(error.option_name), "near": near, "command": command}
        return CommandError(Message("command/unknown-option", facts))
    if kind == "MissingParameter":
        argument = error.param.metavar or error.param.name
        return CommandError(Message("command/missing", {"argument": argument, "command": command}))
    if extra := _EXTRA.fullmatch(error.message):
        return CommandError(Message("command/extra", {"argument": quoted(extra[1]), "command": command}))
    reason = error.format_message().rstrip(".")
    return CommandError(Message("command/unreadable", {"reason": reason, "command": command}))
