"""Which games and which players there are."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text

from followsuit.engine.game import Game
from followsuit.rules.options import shown
from followsuit.rules.prose import number_ranges
from followsuit.terminal.board import table
from followsuit.terminal.style import screen

ROOM = {"name": 80, "in a sentence": 50}
"""Columns of the games that are left out on a narrower screen, for the others are what one types."""


def games_table(games: Mapping[str, Game]) -> RenderableType:
    """Every game with its options and their usual values. Nothing is cut: the last column takes what room there is."""
    width = screen().width
    columns = ("game", "name", "seats", "options", "in a sentence")
    made = table(*(column for column in columns if ROOM.get(column, 0) <= width))
    made.padding = (0, 2, 1, 0)
    *whole, last = made.columns
    for column in whole:
        column.no_wrap = True
    last.overflow = "fold"
    for key, game in games.items():
        cells: dict[str, RenderableType] = {
            "game": Text(key, "bold"),
            "name": game.name,
            "seats": number_ranges(game.page.seats),
            "options": "\n".join(f"{option.key}={shown(option.default)}" for option in game.page.options),
            "in a sentence": game.title,
        }
        made.add_row(*(cells[str(column.header)] for column in made.columns))
    return made


def players_table(players: Mapping[str, str]) -> RenderableType:
    """Every player with a sentence about it."""
    made = table("player", "how it plays")
    for name, says in players.items():
        made.add_row(Text(name, "bold"), says)
    return made
