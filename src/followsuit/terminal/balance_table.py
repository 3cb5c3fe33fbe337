"""What was measured of a game, as a table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from followsuit.lab.measuring.balance import Balance
from followsuit.lab.reporting import sentences
from followsuit.terminal.board import table
from followsuit.terminal.style import decimal


def balance_table(found: Balance) -> RenderableType:
    """What was measured of a game: the main figures of each seat count, and what they say."""
    better = sentences.better_wins_title(found.settings)
    rows = {
        str(each.seats): {
            "rounds": decimal(each.player.rounds.mean),
            "not over": sentences.percent(each.player.unfinished.mean) if each.player.unfinished.mean else "",
            "lead changes": decimal(each.player.lead_changes.mean),
            "margin": decimal(each.player.margin.mean) if each.player.margin else "",
            "bids made": sentences.percent(each.player.all_bids.mean) if each.player.all_bids else "",
            better: sentences.better_wins(each),
        }
        for each in found.settings
    }
    columns = [name for name in next(iter(rows.values()), {}) if any(row[name] for row in rows.values())]
    made = table("seats", *columns, right=("seats", *columns))
    for seats, row in rows.items():
        made.add_row(seats, *(row[name] for name in columns))
    told = Table.grid(padding=(0, 1, 0, 0))
    for sentence in sentences.in_short(found):
        told.add_row("-", sentence)
    return Group(made, Text(), told) if rows else told
