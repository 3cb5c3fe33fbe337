"""Which games and which players there are."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from followsuit.engine.game import Game
from followsuit.language.markdown import Cell, Say
from followsuit.language.message import Message
from followsuit.rules.explain import options_told, speaker
from followsuit.rules.families import family_name
from followsuit.rules.options import shown
from followsuit.rules.prose import number_ranges
from followsuit.terminal.lab_tables import headed
from followsuit.terminal.speech import Spoken
from followsuit.terminal.style import screen
from followsuit.terminal.tables import APART, Facts

COLUMNS = ("game", "name", "seats", "minutes", "origin")
LEFT_OUT = ("origin", "name")
"""Columns that are left out, in this order, on a screen too narrow for all: the others are what one types."""


def games_list(games: Sequence[Game], spoken: Spoken, asked: Collection[str] = ()) -> RenderableType:
    """Games with their sentences and options, each family under its name. Nothing is cut on a narrow screen.

    Of a game that is asked for by its key, and of one that is alone, all that its options may be is told.
    """
    say = spoken.say
    headings = {column: say(Message(f"lab/heading-{column}")) for column in COLUMNS}
    cells = {game.key: _cells(game, say) for game in games}
    widths = {
        name: max(map(len, (heading, *(row[name] for row in cells.values())))) for name, heading in headings.items()
    }
    for name in LEFT_OUT:
        if sum(widths.values()) + APART * (len(widths) - 1) > screen().width:
            del widths[name]
    lines: list[RenderableType] = [_row(headings, widths, "dim", "dim")]
    for family, members in groupby(games, key=lambda game: game.page.front_page.family):
        lines += ["", Rule(Text(say(family_name(family)), "bold"), align="left", style="dim")]
        for game in members:
            about = _told(game, spoken) if game.key in asked or len(games) == 1 else _about(game, say)
            lines += [_row(cells[game.key], widths, "bold"), Padding(about, (0, 0, 0, APART), expand=False)]
    return Group(*lines)


def _cells(game: Game, say: Say) -> dict[str, str]:
    page = game.page
    minutes = page.front_page.minutes
    return {
        "game": page.key,
        "name": page.name,
        "seats": number_ranges(page.seats),
        "minutes": "" if minutes is None else str(minutes),
        "origin": say(Message(f"game/{page.key}/origin", english=page.origin)) if page.origin else "",
    }


def _row(cells: Mapping[str, str], widths: Mapping[str, int], key_style: str, style: str = "") -> Text:
    row = Text()
    for name, width in widths.items():
        cell = cells[name].rjust(width) if name == "minutes" else cells[name].ljust(width)
        row.append(cell + " " * APART, key_style if name == "game" else style)
    row.rstrip()
    return row


def _sentence(game: Game, say: Say) -> Text:
    return Text(say(Message(f"game/{game.key}/title", english=game.title)))


def _told(game: Game, spoken: Spoken) -> RenderableType:
    """The sentence about a game, and each of its options: its values, the usual one, and what it does."""
    lines: list[RenderableType] = [_sentence(game, spoken.say)]
    say = speaker(game.rules, spoken.code, notation=True)
    told = options_told(game.page)
    _, _, usually, _ = (_plain(cell, say) for cell in told.head)
    for row in told.rows:
        # What is typed stands in backticks where a page is written in Markdown.
        name, values, usual, says = (_plain(cell, say) for cell in row)
        lines += ["", Text(name, "bold"), Facts([Text(values), Text(f"{usually} ", "dim") + usual]), Text(says)]
    return Group(*lines)


def _plain(cell: Cell, say: Say) -> str:
    return (cell if isinstance(cell, str) else say(cell)).replace("`", "")


def _about(game: Game, say: Say) -> Text:
    """The sentence about a game, and below it its options with their usual values."""
    about = _sentence(game, say)
    if game.page.options:
        usual = (f"{option.key}={shown(option.default)}" for option in game.page.options)
        about.append("\n" + (" " * APART).join(usual), "dim")
    return about


def players_table(players: Mapping[str, str], say: Say) -> RenderableType:
    """Every player with a sentence about it."""
    columns = ("player", "how-it-plays")
    made = headed(say, *columns, left=columns)
    for name, says in players.items():
        made.add_row(Text(name, "bold"), say(Message(f"bot/{name}.says", english=says)))
    return made
