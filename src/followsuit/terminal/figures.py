"""Tables about games: which there are, and what a simulation comes to."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console, Group, RenderableType
from rich.progress import (
    BarColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from followsuit.engine.game import Game
from followsuit.lab.measuring.summary import Summary
from followsuit.rules.options import shown
from followsuit.rules.prose import counted, number_ranges
from followsuit.terminal.board import table
from followsuit.terminal.style import decimal, screen, shown_names

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


class Rate(ProgressColumn):
    """How many games a second."""

    def render(self, task: Task) -> Text:
        """The speed so far."""
        return Text(f"{task.speed:,.0f} a second" if task.speed else "", "dim")


class Done(ProgressColumn):
    """How many of how many."""

    def render(self, task: Task) -> Text:
        """Both numbers, the first as wide as the second, so that the bar keeps its place."""
        total = f"{task.total or 0:,.0f}"
        return Text(f"{task.completed:,.0f}".rjust(len(total)) + f"/{total}", "progress.download")


def games_progress() -> Progress:
    """A bar for so many games, on the terminal only."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), Done(), Rate(), TimeRemainingColumn(),
        console=screen(stderr=True), transient=True, redirect_stdout=False, disable=not screen(stderr=True).is_terminal,
    )  # fmt: skip


def steps_progress(console: Console) -> Progress:
    """A bar for a few long steps, on the terminal only. What else is printed must go to the same console."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), Done(), TimeRemainingColumn(),
        console=console, transient=True, redirect_stdout=False, disable=not console.is_terminal,
    )  # fmt: skip


def bytes_progress(console: Console, *, shown: bool) -> Progress:
    """A bar for so much of a file, on the terminal only. What else is printed must go to the same console."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(),
        console=console, transient=True, redirect_stderr=False, disable=not shown or not console.is_terminal,
    )  # fmt: skip


def summary_tables(summary: Summary) -> RenderableType:
    """The figures of a simulation."""
    parts = [_facts(summary), Text(), _seats(summary)]
    if summary.contracts:
        parts += [Text(), _contracts(summary)]
    return Group(*parts)


def _facts(summary: Summary) -> RenderableType:
    rounds = summary.rounds
    spread = f" ({rounds.least:,}–{rounds.most:,})" if rounds.least != rounds.most else ""
    lines = [
        f"games      {summary.games:,}" + (f", {summary.unfinished:,} of them cut off" if summary.unfinished else ""),
        f"rounds     {decimal(rounds.mean)} a game{spread}",
        *([f"void       {counted(summary.void_rounds, 'round')}"] if summary.void_rounds else []),
        f"actions    {summary.actions:,}, {summary.actions_per_second:,.0f} a second",
    ]
    return Text("\n".join(lines))


def _seats(summary: Summary) -> RenderableType:
    has_bids = summary.game.rules.bidding is not None
    columns = ["seat", "player", "wins", "of games", "mean score", "sd", *(["bids made"] if has_bids else [])]
    made = table(*columns, right=[column for column in columns if column != "player"])
    for seat, name in enumerate(shown_names(summary.players)):
        score = summary.scores[seat]
        row = [
            str(seat),
            name,
            f"{summary.wins[seat]:,.1f}".removesuffix(".0"),
            f"{summary.wins[seat] / summary.games:.1%}",
            decimal(score.mean, 2),
            decimal(score.deviation, 2),
        ]
        made.add_row(*row, *([f"{summary.bids[seat].share:.1%}"] if has_bids else []))
    return made


def _contracts(summary: Summary) -> RenderableType:
    made = table("contract", "rounds", "of rounds", "won by solo", right=("rounds", "of rounds", "won by solo"))
    rounds = sum(tally.tried for tally in summary.contracts.values())
    contracts = summary.game.rules.contracts
    assert contracts is not None
    for name, tally in summary.contracts.items():
        won = "" if name == contracts.all_pass.name or not tally.tried else f"{tally.share:.1%}"
        made.add_row(name, f"{tally.tried:,}", f"{tally.tried / rounds:.1%}" if rounds else "", won)
    return made
