"""What a shell offers when somebody presses Tab: games, players, options with their values, languages and files.

Pressing Tab must be quick. So names are read from files where these say enough, and only the values of options load
the games; nothing here loads NumPy.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, MutableMapping
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from followsuit.language.catalogue import folders

if TYPE_CHECKING:
    from followsuit.rules.options import Option
    from followsuit.rules.page import Page

SHELL = "_FOLLOWSUIT_COMPLETE"
"""The environment variable by which a shell asks, and says which shell it is."""
BASH = "complete_bash"
FEW = 20
"""So many numbers are offered one by one."""


@contextmanager
def bash_understood(environment: MutableMapping[str, str]) -> Iterator[None]:
    """Let Bash be answered as it asks: it splits words such as `rounds=12` at “=”, and puts in what comes behind it."""
    begun = _rejoined(environment) if environment.get(SHELL) == BASH else ""
    if not begun:
        yield
        return
    said = StringIO()
    try:
        with redirect_stdout(said):
            yield
    finally:
        for line in said.getvalue().splitlines():
            print(line.removeprefix(begun))


def _rejoined(environment: MutableMapping[str, str]) -> str:
    """Put words together again that were split at “=”; what Bash keeps of the one that is completed."""
    words, place = list[str](), int(environment.get("COMP_CWORD", "0"))
    now, ends_open = 0, False
    for index, word in enumerate(environment.get("COMP_WORDS", "").split("\n")):
        if words and (word == "=" or (ends_open and word)):
            words[-1] += word
        else:
            words.append(word)
        ends_open = word == "="
        if index <= place:
            now = len(words) - 1
    environment["COMP_WORDS"], environment["COMP_CWORD"] = "\n".join(words), str(now)
    kept = words[now].split("=")[-2:-1]
    return f"{kept[0]}=" if kept else ""


def game_keys(incomplete: str) -> list[str]:
    """Games by key, or the files of one's own."""
    return [*_beginning(_stems("games"), incomplete), *files(incomplete, only=".py")]


def player_names(incomplete: str) -> list[str]:
    """Players, the last of several that commas part."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in _beginning(_stems("bots", "kinds"), last)]


def language_codes(incomplete: str) -> list[str]:
    """Languages by code."""
    return _beginning(folders(), incomplete)


def files(incomplete: str, only: str = "") -> list[str]:
    """Files and folders; Bash finds them by itself where it is offered nothing."""
    if os.environ.get(SHELL) == BASH:
        return []
    folder, slash, name = incomplete.rpartition("/")
    try:
        found = sorted(Path(f"{folder}{slash}" or ".").iterdir())
    except OSError:
        return []
    # As in a shell: what begins with a dot is hidden from those who do not begin so.
    fitting = [each for each in found if each.name.startswith(name) and (name or not each.name.startswith("."))]
    return [
        f"{folder}{slash}{each.name}{'/' if each.is_dir() else ''}"
        for each in fitting
        if each.is_dir() or each.name.endswith(only)
    ]


def any_file(incomplete: str) -> list[str]:
    """Files and folders of every kind."""
    return files(incomplete)


def seat_counts(ctx: typer.Context, incomplete: str) -> list[str]:
    """How many can play the game that is named."""
    page = _page(ctx)
    return [] if page is None else _beginning(map(str, page.seats), incomplete)


def option_values(ctx: typer.Context, incomplete: str) -> list[str]:
    """The options of the game that is named, each with its values."""
    page = _page(ctx)
    offered = [] if page is None else [f"{each.key}={value}" for each in page.options for value in _values(each)]
    return _beginning(offered, incomplete)


def _page(ctx: typer.Context) -> Page | None:
    """The page of the game that a command line names, if it is named by its key."""
    from followsuit.rules.page import pages

    # What stands before an option that lacks its value is not yet given to any argument.
    named = [ctx.params.get("key"), *(ctx.params.get("games") or ()), *ctx.args]
    known = pages()
    return next((known[text] for text in named if text in known), None)


def _values(option: Option) -> list[str]:
    """What is worth offering of all the values of an option, the usual one first."""
    from followsuit.rules.options import shown

    values = [option.default]
    if option.named:
        values += [named.value for named in option.named]
    elif (bounds := option.bounds) is not None and bounds.most - bounds.least <= FEW:
        values += range(bounds.least, bounds.most + 1)
    else:
        values += [value for group in option.trials for value in group]
    return list(dict.fromkeys(map(shown, values)))


def _stems(*folder: str) -> list[str]:
    """The names of the modules in a folder of the package, as they are typed."""
    found = Path(__file__).parent.parent.joinpath(*folder).glob("[!_]*.py")
    return sorted(file.stem.replace("_", "-") for file in found)


def _beginning(names: Iterable[str], incomplete: str) -> list[str]:
    return [name for name in names if name.startswith(incomplete)]
