"""What was measured of a game, as a table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from followsuit.lab.measuring.balance import Balance
from followsuit.lab.reporting import sentences
from followsuit.lab.reporting.amounts import decimal, percent
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.terminal.tables import table


def balance_table(found: Balance, say: Say) -> RenderableType:
    """What was measured of a game: the main figures of each seat count, and what they say."""
    rows: list[list[Message | None]] = [
        [
            decimal(each.player.rounds.mean),
            percent(each.player.unfinished.mean) if each.player.unfinished.mean else None,
            decimal(each.player.lead_changes.mean),
            decimal(each.player.margin.mean) if each.player.margin else None,
            percent(each.player.all_bids.mean) if each.player.all_bids else None,
            sentences.better_wins(each),
        ]
        for each in found.settings
    ]
    codes = ("rounds", "not-over", "lead-changes", "margin", "bids-made")
    titles = [*(Message(f"lab/heading-{code}") for code in codes), sentences.better_wins_title(found.settings)]
    shown = [place for place in range(len(titles)) if any(row[place] for row in rows)]
    columns = [say(each) for each in (Message("lab/heading-seats"), *(titles[place] for place in shown))]
    made = table(*columns, right=columns)
    for each, row in zip(found.settings, rows, strict=True):
        cells = [row[place] for place in shown]
        made.add_row(str(each.seats), *("" if cell is None else say(cell) for cell in cells))
    told = Table.grid(padding=(0, 1, 0, 0))
    # The first of them, the verdict, stands above everything.
    for sentence in sentences.in_short(found)[1 if found.settings else 0 :]:
        told.add_row("-", say(sentence))
    return Group(made, Text(), told) if rows else told
