"""Measuring a game on the terminal: with a bar, stopped when asked to, and reported whole or not."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from pathlib import Path

from rich.console import Console

from followsuit.lab.balance import Balance
from followsuit.lab.outputs import try_all, write_json, write_text
from followsuit.lab.report import page
from followsuit.rules.prose import counted
from followsuit.terminal.figures import steps_progress
from followsuit.terminal.standings import balance_table
from followsuit.terminal.style import screen


def survey(found: Balance, waiting: Console) -> None:
    """Measure all of a game, or as much of it as there is time for, with a bar on a console.

    What the plan tells meanwhile must go to the same console.
    """
    steps = found.measure()
    try:
        with steps_progress(waiting) as progress, closing(steps):
            task = progress.add_task(found.page.name, total=found.pieces)
            for done in steps:
                progress.update(task, advance=1, description=f"{found.page.name}: {done}")
    except KeyboardInterrupt:
        pass


def report(found: Balance, command: str, page_file: Path | None, json_file: Path | None) -> None:
    """What was measured of a game, on the terminal and in files."""
    console = screen()
    console.print(f"{found.page.name} · seed {found.plan.seed}", style="bold", soft_wrap=True)
    if not found.is_whole:
        console.print(f"Stopped after {found.done} of {counted(found.pieces, 'step')}; all of those are told.")
    console.print(balance_table(found))
    if not found.settings:
        return
    writes = [] if page_file is None else [partial(_write_page, found, command, page_file)]
    try_all(writes if json_file is None else [*writes, partial(_write_figures, found, json_file)])


def _write_page(found: Balance, command: str, path: Path) -> None:
    write_text(path, page(found, command))
    screen().print(f"Report written to {path}.", soft_wrap=True)


def _write_figures(found: Balance, path: Path) -> None:
    write_json(path, found.data())
    screen().print(f"Figures written to {path}.", soft_wrap=True)
