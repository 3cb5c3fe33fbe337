"""`followsuit language`: which languages there are, and what is missing or wrong in one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated

import typer

from followsuit.cli.arguments import known_language
from followsuit.cli.group import REFUSED
from followsuit.language.catalogue import ENGLISH, folders, texts

if TYPE_CHECKING:
    from followsuit.language.checking import Checked
    from followsuit.language.scene import Scene

PEOPLE = ("Anna", "Jānis", "Mei", "Līga")
"""Who sits at the table in the examples."""

languages = typer.Typer(
    no_args_is_help=True,
    help="See which languages there are, and what is missing or wrong in one.",
    epilog="Example: [bold]followsuit language check nl[/bold]",
)


@languages.command("list", epilog="Example: [bold]followsuit language list[/bold]")
def list_languages() -> None:
    """List the languages, and how complete each is."""
    from followsuit.terminal.languages import languages_table
    from followsuit.terminal.style import screen

    screen().print(languages_table(map(checked, folders())))


@languages.command("check", epilog="Example: [bold]followsuit language check nl[/bold]")
def check_language(
    code: Annotated[str, typer.Argument(metavar="LANGUAGE", help="A language's code, such as nl.", show_default=False)],
) -> None:
    """Check a language beside English: what it lacks, and what is wrong in it.

    What is missing is shown in English, and is no fault. The exit status is 0 if nothing is wrong, else 2.
    """
    from followsuit.terminal.languages import language_report
    from followsuit.terminal.style import screen

    found = checked(known_language(code))
    screen().print(language_report(found))
    if found.faults:
        raise typer.Exit(REFUSED)


def checked(code: str) -> Checked:
    """A language that there is, beside English."""
    from followsuit.language.checking import check

    return check(code, texts(folders()[code]), texts(folders()[ENGLISH]), example_scene)


@cache
def example_scene(key: str) -> Scene:
    """A table of a game, for the examples of the English catalogue to speak of."""
    from followsuit.engine.game import game
    from followsuit.language.scene import Scene

    return Scene(game(key).rules.deck.names, PEOPLE)
