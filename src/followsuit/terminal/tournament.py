"""A tournament on the terminal: played with a bar, stopped when asked to, and reported whole or not."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from time import perf_counter

from followsuit.bots.player import Budget
from followsuit.lab.measuring.tournament import Tournament, tournament
from followsuit.lab.reporting.files import try_all, uninterrupted, write_json
from followsuit.lab.reporting.plots import tournament_plot
from followsuit.lab.reporting.record_files import RecordFile
from followsuit.language.catalogue import ENGLISH
from followsuit.rules.prose import counted
from followsuit.terminal.progress import games_progress
from followsuit.terminal.speech import notices
from followsuit.terminal.style import screen
from followsuit.terminal.tournament_tables import tournament_tables


def compile_for(found: Tournament) -> None:
    """Let all that a tournament needs be compiled, by a deal of one round before its bar and its clock begin."""
    waiting = screen(stderr=True)
    trial = tournament(
        found.game, found.players, 2, found.seed,
        budget=Budget(seconds=None, worlds=1), max_rounds=1, records=found.records,
    )  # fmt: skip
    with closing(trial.play(cores=1, notify=notices(waiting, ENGLISH))) as pieces:
        piece = next(pieces)
        if found.records:
            next(piece.records(), None)


def hold(found: Tournament, file: RecordFile | None, cores: int | None) -> bool:
    """Play a tournament and write down its games; whether it came to its end."""
    pieces, began = found.play(cores=cores), perf_counter()
    try:
        with games_progress() as progress, closing(pieces):
            task = progress.add_task(found.game.name, total=found.asked)
            for piece in pieces:
                with uninterrupted():
                    # Counted first, so that what was played is told also if it cannot be written.
                    found.add(piece)
                    found.seconds = perf_counter() - began
                    if file is not None:
                        file.write_all(piece.records())
                progress.advance(task, piece.deals)
    except KeyboardInterrupt:
        return False
    return True


def hold_and_report(
    found: Tournament, title: str, *,
    records: Path | None, json: Path | None, plot: Path | None, force: bool, cores: int | None,
) -> bool:  # fmt: skip
    """As `hold`, and say how it stands: at its end, when it is stopped, and also when a file cannot be written."""
    compile_for(found)
    with nullcontext() if records is None else RecordFile(records, replace=force) as file:
        try:
            return hold(found, file, cores)
        finally:
            # The terminal comes last: it may be gone.
            written: list[str] = []
            try:
                _write(found, json, plot, written)
            finally:
                _report(found, title, file, written)


def _report(found: Tournament, title: str, file: RecordFile | None, written: Iterable[str]) -> None:
    console = screen()
    console.print(f"{title} · seed {found.seed}", style="bold", soft_wrap=True)
    if found.deals < found.asked:
        console.print(
            f"Stopped after {found.deals:,} of {found.asked:,} deals; all of those are counted.", style="bold"
        )
    if found.deals:
        console.print(tournament_tables(found))
    if file is not None:
        console.print(f"{counted(file.count, 'game').capitalize()} written to {file.path}.", soft_wrap=True)
    for sentence in written:
        console.print(sentence, soft_wrap=True)


def _write(found: Tournament, json: Path | None, plot: Path | None, written: list[str]) -> None:
    """Write figures, then draw them; what was done is told in `written`, also if something else could not be."""

    def write_figures(path: Path) -> None:
        write_json(path, found.data())
        written.append(f"Figures written to {path}.")

    def draw(path: Path) -> None:
        tournament_plot(found, path)
        written.append(f"Drawn in {path}.")

    asked = [(write_figures, json), (draw, plot)] if found.deals else []
    try_all(partial(write, path) for write, path in asked if path is not None)
