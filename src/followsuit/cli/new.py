"""`followsuit new`: the first page of a game of one's own."""

from __future__ import annotations

import re
from importlib.resources import files
from keyword import iskeyword
from pathlib import Path
from string import Template
from typing import Annotated

import typer

from followsuit.cli.arguments import Force, LanguageCode, asked_language
from followsuit.errors import GameError, quoted
from followsuit.language.message import Message

NAME = re.compile(r"[A-Za-z][A-Za-z0-9 _-]{,39}")
CALLED = "french"
"""What the page's own function calls, so that it cannot have the same name."""


def new(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="What the game is called, such as mygame.", show_default=False)
    ],
    force: Force = False,
    language: LanguageCode = None,
) -> None:
    """Write the first page of a game of your own into this folder: it can be played at once, and changed."""
    from followsuit.lab.reporting.files import checked_output, write_text
    from followsuit.own_games import key_taken
    from followsuit.rules.page import pages
    from followsuit.terminal.style import screen

    words = re.findall(r"[a-z0-9]+", name.lower())
    key, path = "-".join(words), Path(f"{'_'.join(words)}.py")
    if not NAME.fullmatch(name):
        raise GameError(Message("own-games/no-name", {"name": quoted(name)}))
    if key in pages():
        raise GameError(key_taken(key))
    checked_output(path, replace=force)
    template = Template((files("followsuit.cli") / "first_page.txt").read_text("utf-8"))
    title = " ".join(word.capitalize() for word in words)
    function = f"{path.stem}_" if iskeyword(path.stem) or path.stem == CALLED else path.stem
    write_text(path, template.substitute(name=title, key=key, function=function))
    told = Message("own-games/written", {"file": f"./{path}", "game": key})
    screen().print(asked_language(language).say(told), soft_wrap=True, markup=False)
