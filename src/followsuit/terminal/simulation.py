"""A simulation on the terminal: played with a bar, stopped when asked to, and reported whole or not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from followsuit.bots.own.guarded import Faults, merge_faults
from followsuit.lab.measuring.summary import Summary
from followsuit.lab.playing.run import Piece
from followsuit.lab.reporting.files import uninterrupted
from followsuit.lab.reporting.record_files import RecordFile, records_to
from followsuit.lab.reporting.result_files import Results, results_file
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.terminal.progress import games_progress
from followsuit.terminal.simulation_tables import summary_tables
from followsuit.terminal.style import screen


class Outputs(NamedTuple):
    """Where games are written: whole, and as rows of figures."""

    records: Path | None
    results: Path | None
    legal: bool
    """Whether each action of a record comes with all that were allowed."""
    force: bool
    """Whether files that exist are replaced."""
    about: Mapping[str, str] = {}
    """What rows of figures are about, for a file that can say so itself."""


def play_and_report(
    pieces: Iterable[Piece], summary: Summary, title: Message, outputs: Outputs, *, asked: int, say: Say
) -> bool:
    """Play so many games and say what came of them, also when a file cannot be written; whether all were played."""
    records, results, legal, force, about = outputs
    with (
        nullcontext() if results is None else results_file(results, about, replace=force) as rows,
        nullcontext() if records is None else records_to(records, replace=force) as file,
    ):
        faults: dict[str, Faults] = {}
        try:
            _play(_noting(pieces, faults), summary, asked, file, rows, say, legal=legal)
        except KeyboardInterrupt:
            return False
        finally:
            _report(summary, title, asked, file, say)
            tell_of_faults(faults, say)
    return True


def _noting(pieces: Iterable[Piece], faults: dict[str, Faults]) -> Iterator[Piece]:
    """The pieces, and what was forfeited in them added up."""
    for piece in pieces:
        merge_faults(faults, piece.faults)
        yield piece


def _play(
    pieces: Iterable[Piece], summary: Summary, asked: int, file: RecordFile | None, rows: Results | None, say: Say,
    *, legal: bool,
) -> None:  # fmt: skip
    began = perf_counter()
    with games_progress(say) as progress:
        task = progress.add_task(summary.game.name, total=asked)
        try:
            for piece in pieces:
                with uninterrupted():
                    # Counted first, so that what was played is told also if it cannot be written.
                    summary.add(piece.results)
                    if file is not None:
                        file.write_all(piece.records(legal=legal))
                    if rows is not None:
                        rows.write_all(piece.rows())
                progress.advance(task, piece.games)
        finally:
            summary.seconds = perf_counter() - began


def _report(summary: Summary, title: Message, asked: int, file: RecordFile | None, say: Say) -> None:
    console = screen(stderr=file is not None and file.is_output)
    console.print(say(title), style="bold")
    if summary.games:
        console.print(summary_tables(summary, say))
    if file is not None:
        console.print(say(written(file)), soft_wrap=True)
    if summary.games < asked:
        console.print(say(Message("lab/stopped-games", {"done": summary.games, "asked": asked})), style="bold")


def tell_of_faults(faults: Mapping[str, Faults], say: Say) -> None:
    """Say what players of one's own forfeited, and why."""
    for name, each in faults.items():
        screen(stderr=True).print(say(each.told(name)), style="yellow", soft_wrap=True)


def written(file: RecordFile) -> Message:
    """How many games were written, and where."""
    return Message("lab/games-written", {"games": file.count, "file": str(file.path)})
