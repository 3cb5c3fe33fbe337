"""Measuring a game on the terminal: with a bar, stopped when asked to, and reported whole or not."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from followsuit.lab.balance import Balance
from followsuit.lab.outputs import write_json, write_text
from followsuit.lab.report import page
from followsuit.rules.prose import counted
from followsuit.terminal.figures import steps_progress
from followsuit.terminal.standings import balance_table
from followsuit.terminal.style import screen


def survey(found: Balance) -> None:
    """Measure all of a game, or as much of it as there is time for."""
    steps = found.measure()
    try:
        with steps_progress() as progress, closing(steps):
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
    if page_file is not None:
        write_text(page_file, page(found, command))
        console.print(f"Report written to {page_file}.", soft_wrap=True)
    if json_file is not None:
        write_json(json_file, found.data())
        console.print(f"Figures written to {json_file}.", soft_wrap=True)
