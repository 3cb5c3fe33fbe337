"""`followsuit games`, `bots` and `rules`: what there is to play, against whom, and how."""

from __future__ import annotations

from typing import Annotated

import typer

from followsuit.cli.arguments import Key, LanguageCode, Options, Seats, asked_game, asked_language
from followsuit.cli.completing import game_keys
from followsuit.errors import GameError, OptionError, quoted
from followsuit.language.message import Message

Words = Annotated[
    list[str] | None,
    typer.Argument(metavar="WORD", help="A part of a name or of what the game is about, or how many play.",
                   show_default=False, autocompletion=game_keys),
]  # fmt: skip


def list_games(
    words: Words = None,
    family: Annotated[
        str | None,
        typer.Option("--family", metavar="NAME", help="Those of a family alone: exact-bids, partners, alone, avoid."),
    ] = None,
    language: LanguageCode = None,
) -> None:
    """List the games, family by family: their keys, seats, minutes, origins and options."""
    from followsuit.engine.game import games
    from followsuit.rules.families import FAMILIES
    from followsuit.rules.page import broken_pages
    from followsuit.terminal.finding import found
    from followsuit.terminal.listings import games_list
    from followsuit.terminal.paging import by_pages
    from followsuit.terminal.style import screen

    if family is not None and family not in FAMILIES:
        raise OptionError("family", Message("command/no-family", {"family": quoted(family), "families": FAMILIES}))
    spoken = asked_language(language)
    asked = found(games().values(), spoken.say, words or (), family)
    if (words or family) and not asked:
        raise GameError(Message("command/no-game-fits"))
    console = screen()
    with by_pages(console):
        console.print(games_list(asked, spoken, words or ()))
    for error in broken_pages().values():
        screen(stderr=True).print(str(error), style="red")


def list_players(language: LanguageCode = None) -> None:
    """List the program's own players: their names, and how they play."""
    from followsuit.bots import players
    from followsuit.terminal.listings import players_table
    from followsuit.terminal.paging import by_pages
    from followsuit.terminal.style import screen

    console = screen()
    with by_pages(console):
        console.print(players_table(players(), asked_language(language).say))


def rules(
    key: Key,
    seats: Seats = None,
    option: Options = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the Markdown itself.")] = False,
    language: LanguageCode = None,
) -> None:
    """Show a game's rules, for the seats and options asked for."""
    from rich.markdown import Markdown

    from followsuit.telling.rules_page import illustrated_page
    from followsuit.terminal.paging import by_pages
    from followsuit.terminal.style import screen

    page, console = illustrated_page(asked_game(key, seats, option), asked_language(language).code), screen()
    with by_pages(console):
        if markdown or not console.is_terminal:
            console.out(page, end="", highlight=False)
        else:
            console.print(Markdown(page), width=min(console.width, 100))
