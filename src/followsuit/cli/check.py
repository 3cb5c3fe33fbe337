"""`followsuit check`: the laws of every game, tried on one page."""

from __future__ import annotations

from typing import Annotated

import typer

from followsuit.cli import arguments
from followsuit.cli.group import REFUSED


def check(
    key: arguments.Key,
    seats: arguments.Seats = None,
    option: arguments.Options = None,
    number: Annotated[int, arguments.number_option("tries", 1, "How often each law is tried. Usual: 10.")] = 10,
    seed: Annotated[int, arguments.number_option("seed", 0, "Another number tries other games. Usual: 0.")] = 0,
    language: arguments.LanguageCode = None,
) -> None:
    """Try the laws of every game on one: no card is lost, nothing hidden is shown, records replay, and more.

    Every seat count is tried, and each option set otherwise, unless you name some. Ends with 2 if a law is broken.
    """
    from followsuit.engine.trials import settings_to_try
    from followsuit.terminal.checking import check_and_report
    from followsuit.terminal.style import screen

    game = arguments.asked_game(key, seats, option)
    games = settings_to_try(game.page) if seats is None and not option else [game]
    if not check_and_report(games, seed, number, screen(), arguments.asked_language(language).say):
        raise typer.Exit(REFUSED)
