"""A tournament on the terminal: played with a bar, stopped when asked to, and reported whole or not."""

from __future__ import annotations

from contextlib import closing, nullcontext
from pathlib import Path
from time import perf_counter

from followsuit.lab.outputs import write_json
from followsuit.lab.plots import tournament_plot
from followsuit.lab.records import RecordFile, uninterrupted
from followsuit.lab.tournament import Tournament
from followsuit.rules.prose import counted
from followsuit.terminal.figures import games_progress
from followsuit.terminal.standings import standings_tables
from followsuit.terminal.style import screen


def hold(found: Tournament, file: RecordFile | None, cores: int | None) -> bool:
    """Play a tournament and write down its games; whether it came to its end."""
    waiting, began = screen(stderr=True), perf_counter()
    pieces = found.play(cores=cores, tell=lambda text: waiting.print(text, style="dim"))
    try:
        with games_progress() as progress, closing(pieces):
            task = progress.add_task(found.game.name, total=found.asked)
            for piece in pieces:
                with uninterrupted():
                    if file is not None:
                        file.write_all(piece.tell())
                    found.add(piece)
                    found.seconds = perf_counter() - began
                progress.advance(task, piece.deals)
    except KeyboardInterrupt:
        return False
    return True


def hold_and_report(
    found: Tournament, title: str, *,
    records: Path | None, json: Path | None, plot: Path | None, force: bool, cores: int | None,
) -> bool:  # fmt: skip
    """As `hold`, and say how it stands: at its end, when it is stopped, and also when a file cannot be written."""
    with nullcontext() if records is None else RecordFile(records, replace=force) as file:
        try:
            return hold(found, file, cores)
        finally:
            _report(found, title, json, plot)
            if file is not None:
                text = f"{counted(file.count, 'game').capitalize()} written to {file.path}."
                screen().print(text, soft_wrap=True)


def _report(found: Tournament, title: str, json: Path | None, plot: Path | None) -> None:
    console = screen()
    console.print(f"{title} · seed {found.seed}", style="bold", soft_wrap=True)
    if found.deals < found.asked:
        console.print(
            f"Stopped after {found.deals:,} of {found.asked:,} deals; all of those are counted.", style="bold"
        )
    if not found.deals:
        return
    console.print(standings_tables(found))
    if json is not None:
        write_json(json, found.data())
        console.print(f"Figures written to {json}.", soft_wrap=True)
    if plot is not None:
        tournament_plot(found, plot)
        console.print(f"Drawn in {plot}.", soft_wrap=True)
