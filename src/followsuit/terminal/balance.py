"""Measuring a game on the terminal: with a bar, stopped when asked to, and reported whole or not."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from functools import partial
from pathlib import Path

from rich.console import Console

from followsuit.lab.measuring.balance import Balance
from followsuit.lab.reporting.files import try_all, write_json, write_text
from followsuit.lab.reporting.index_page import index_page
from followsuit.lab.reporting.report import page, stopped
from followsuit.lab.reporting.sentences import verdict
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.language.wording import language
from followsuit.terminal.balance_table import balance_table
from followsuit.terminal.paging import by_pages
from followsuit.terminal.progress import steps_progress
from followsuit.terminal.style import screen


def measure(found: Balance, waiting: Console, say: Say) -> bool:
    """Measure a game with a bar on a console, all of it or as much as there is time for; whether nobody stopped it.

    What the plan tells meanwhile must go to the same console.
    """
    steps = found.measure()
    try:
        with steps_progress(waiting) as progress, closing(steps):
            task = progress.add_task(found.page.name, total=found.pieces)
            for done in steps:
                progress.update(task, advance=1, description=f"{found.page.name}: {say(done)}")
    except KeyboardInterrupt:
        return False
    return True


def report_index(reports: Mapping[Path, Balance], file: Path, code: str) -> None:
    """A page that leads to all reports, and where it is."""
    write_text(file, index_page({path.name: each for path, each in reports.items()}, code))
    screen().print(language(code).say(Message("lab/report-written", {"file": str(file)})), soft_wrap=True)


def report(found: Balance, command: str, page_file: Path | None, json_file: Path | None, code: str) -> None:
    """What was measured of a game, in files first and then on the terminal, which may be gone; in a language."""
    done: list[Message] = []

    def write_figures(path: Path) -> None:
        write_json(path, found.data())
        done.append(Message("lab/figures-written", {"file": str(path)}))

    def write_page(path: Path) -> None:
        write_text(path, page(found, command, code))
        done.append(Message("lab/report-written", {"file": str(path)}))

    asked = [(write_figures, json_file), (write_page, page_file)] if found.settings else []
    try:
        try_all(partial(write, path) for write, path in asked if path is not None)
    finally:
        console, say = screen(), language(code).say
        with by_pages(console):
            title = Message("lab/balance-title", {"game": found.page.name, "seed": found.plan.seed})
            if found.settings:
                console.print(say(verdict(found)), style="bold")
            console.print(say(title), style="dim", soft_wrap=True)
            for sentence in stopped(found):
                console.print(say(sentence))
            console.print(balance_table(found, say))
            for each in done:
                console.print(say(each), soft_wrap=True)
