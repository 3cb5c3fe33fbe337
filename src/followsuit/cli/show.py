"""`followsuit games`, `bots` and `rules`: what there is to play, against whom, and how."""

from __future__ import annotations

from typing import Annotated

import typer

from followsuit.cli.arguments import Key, LanguageCode, Options, Seats, asked_game, asked_language
from followsuit.engine.game import games


def list_games(language: LanguageCode = None) -> None:
    """List the games: their keys, seats and options."""
    from followsuit.rules.page import broken_pages
    from followsuit.terminal.listings import games_table
    from followsuit.terminal.style import screen

    screen().print(games_table(games(), asked_language(language).say))
    for error in broken_pages().values():
        screen(stderr=True).print(str(error), style="red")


def list_players(language: LanguageCode = None) -> None:
    """List the program's own players: their names, and how they play."""
    from followsuit.bots import players
    from followsuit.terminal.listings import players_table
    from followsuit.terminal.style import screen

    screen().print(players_table(players(), asked_language(language).say))


def rules(
    key: Key,
    seats: Seats = None,
    option: Options = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the Markdown itself.")] = False,
    language: LanguageCode = None,
) -> None:
    """Show a game's rules, for the seats and options asked for."""
    from rich.markdown import Markdown

    from followsuit.terminal.style import screen

    page, console = asked_game(key, seats, option).rules_page(asked_language(language).code), screen()
    if markdown or not console.is_terminal:
        print(page, end="")
    else:
        console.print(Markdown(page), width=min(console.width, 100))
