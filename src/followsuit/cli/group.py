"""A group of commands, with every error that a user can meet told in one message and no trace."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import typer
from typer.core import TyperGroup

from followsuit.errors import FollowsuitError
from followsuit.language.catalogue import folders
from followsuit.language.message import Message
from followsuit.language.system import of_locale
from followsuit.language.wording import Language, language
from followsuit.terminal.usage import Unreadable, command_error, is_help, unknown_command

REFUSED = 2
"""The exit status after anything that a user can mend."""
INTERRUPTED = 130
NO_PAGER = "--no-pager"


class Commands(TyperGroup):
    """The commands of `followsuit`, or of one of its groups."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        """Read what stands before the name of a command."""
        if parent is None:
            args = with_games_first(with_no_pager_first(args))
        with answered(lambda: f"{parent.command_path} {info_name}" if parent else str(info_name)):
            return super().make_context(info_name, args, parent, **extra)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not ctx.resilient_parsing:
            raise unknown_command(args[0], self.commands, ctx.command_path)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        with answered(lambda: " ".join(filter(None, (ctx.command_path, ctx.invoked_subcommand)))):
            return super().invoke(ctx)


def with_no_pager_first(args: list[str]) -> list[str]:
    """A command line with `--no-pager` at its beginning, where it is read, wherever it stood."""
    options = args[: args.index("--")] if "--" in args else args
    asked = [NO_PAGER for each in options if each == NO_PAGER]
    return [*asked, *(each for place, each in enumerate(args) if each != NO_PAGER or place >= len(options))]


def with_games_first(args: list[str]) -> list[str]:
    """A command line with `--games PLACE` at its beginning, where it is read, wherever it stood.

    Some commands have a `--games` of their own, a number: that one is left where it is.
    """
    if not any(each.partition("=")[0] == "--games" for each in args):
        return args
    from followsuit.own_games import is_file_name, is_place

    first, others, index = list[str](), list[str](), 0
    while index < len(args):
        name, equals, value = args[index].partition("=")
        place = value if equals else "".join(args[index + 1 : index + 2])
        if name == "--games" and (is_file_name(place) or (is_place(place) and not place.isdigit())):
            first += ["--games", place]
            index += 1 if equals else 2
        else:
            others.append(args[index])
            index += 1
    return [*first, *others]


@contextmanager
def answered(command: Callable[[], str]) -> Iterator[None]:
    """Tell of an error in one message, and end; `command` says what was being read or run."""
    try:
        yield
    except Unreadable as error:
        if is_help(error):
            raise
        complain_of(command_error(error, command()))
    except FollowsuitError as error:
        complain_of(error)
    except KeyboardInterrupt:
        complain(system_language().say(Message("command/stopped")))
        raise typer.Exit(INTERRUPTED) from None
    else:
        return
    raise typer.Exit(REFUSED)


def complain_of(error: FollowsuitError) -> None:
    """Tell of an error, on the standard error stream."""
    spoken = system_language()
    complain(spoken.say(Message("command/error", {"error": error.told(spoken.code), "code": error.code})))


def complain(text: str) -> None:
    """Print a message to the standard error stream."""
    from followsuit.terminal.style import screen

    screen(stderr=True).print(text, style="red", soft_wrap=True)


def system_language() -> Language:
    """The language of the system."""
    return language(of_locale(os.environ, folders()))
