"""A tournament on the terminal: played with a bar, stopped when asked to, and reported whole or not."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from time import perf_counter

from followsuit.bots.player import Budget
from followsuit.lab.measuring.tournament import Tournament, tournament
from followsuit.lab.playing.crew import Cores
from followsuit.lab.reporting.files import try_all, uninterrupted, write_json
from followsuit.lab.reporting.plots import tournament_plot
from followsuit.lab.reporting.record_files import RecordFile, records_to
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.terminal.paging import by_pages
from followsuit.terminal.progress import games_progress
from followsuit.terminal.simulation import tell_of_faults, written
from followsuit.terminal.speech import notices
from followsuit.terminal.style import screen
from followsuit.terminal.tournament_tables import tournament_tables


def compile_for(found: Tournament, say: Say) -> None:
    """Let all that a tournament needs be compiled, by a deal of one round before its bar and its clock begin."""
    trial = tournament(
        found.game, found.players, 2, found.seed,
        budget=Budget(seconds=None, worlds=1), max_rounds=1, records=found.records,
    )  # fmt: skip
    with closing(trial.play(cores=1, notify=notices(screen(stderr=True), say))) as pieces:
        piece = next(pieces)
        if found.records:
            next(piece.records(), None)


def hold(found: Tournament, file: RecordFile | None, cores: Cores, say: Say) -> bool:
    """Play a tournament and write down its games; whether it came to its end."""
    pieces, began = found.play(cores=cores), perf_counter()
    try:
        with games_progress(say) as progress, closing(pieces):
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
    found: Tournament, title: Message, say: Say, *,
    records: Path | None, json: Path | None, plot: Path | None, force: bool, cores: Cores,
) -> bool:  # fmt: skip
    """As `hold`, and say how it stands: at its end, when it is stopped, and also when a file cannot be written."""
    compile_for(found, say)
    with nullcontext() if records is None else records_to(records, replace=force) as file:
        try:
            return hold(found, file, cores, say)
        finally:
            # The terminal comes last: it may be gone.
            done: list[Message] = []
            try:
                _write(found, json, plot, done, say)
            finally:
                _report(found, title, file, done, say)


def _report(found: Tournament, title: Message, file: RecordFile | None, done: Iterable[Message], say: Say) -> None:
    is_beside = file is not None and file.is_output
    console = screen(stderr=is_beside)
    with nullcontext() if is_beside else by_pages(console):
        console.print(say(title), style="bold", soft_wrap=True)
        if found.deals < found.asked:
            console.print(say(Message("lab/stopped-deals", {"done": found.deals, "asked": found.asked})), style="bold")
        if found.deals:
            console.print(tournament_tables(found, say))
        tell_of_faults(found.faults, say)
        if file is not None:
            console.print(say(written(file)), soft_wrap=True)
        for each in done:
            console.print(say(each), soft_wrap=True)


def _write(found: Tournament, json: Path | None, plot: Path | None, done: list[Message], say: Say) -> None:
    """Write figures, then draw them; what was done is told in `done`, also if something else could not be."""

    def write_figures(path: Path) -> None:
        write_json(path, found.data())
        done.append(Message("lab/figures-written", {"file": str(path)}))

    def draw(path: Path) -> None:
        tournament_plot(found, path, say)
        done.append(Message("lab/plot-drawn", {"file": str(path)}))

    asked = [(write_figures, json), (draw, plot)] if found.deals else []
    try_all(partial(write, path) for write, path in asked if path is not None)
