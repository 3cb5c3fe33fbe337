"""Which games and which players there are."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text

from followsuit.engine.game import Game
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.rules.options import shown
from followsuit.rules.prose import number_ranges
from followsuit.terminal.lab_tables import headed
from followsuit.terminal.style import screen

ROOM = {"name": 80, "sentence": 50}
"""Columns of the games that are left out on a narrower screen, for the others are what one types."""


def games_table(games: Mapping[str, Game], say: Say) -> RenderableType:
    """Every game with its options and their usual values. Nothing is cut: the last column takes what room there is."""
    width = screen().width
    columns = [column for column in ("game", "name", "seats", "options", "sentence") if ROOM.get(column, 0) <= width]
    made = headed(say, *columns, left=columns)
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
            "sentence": say(Message(f"game/{key}/title", english=game.title)),
        }
        made.add_row(*(cells[column] for column in columns))
    return made


def players_table(players: Mapping[str, str], say: Say) -> RenderableType:
    """Every player with a sentence about it."""
    columns = ("player", "how-it-plays")
    made = headed(say, *columns, left=columns)
    for name, says in players.items():
        made.add_row(Text(name, "bold"), say(Message(f"bot/{name}.says", english=says)))
    return made
