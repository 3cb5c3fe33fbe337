"""`followsuit review`: every decision of a recorded game judged, and luck told from skill."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from followsuit.cli import arguments
from followsuit.cli.group import INTERRUPTED
from followsuit.errors import FileError, SeatError, quoted
from followsuit.language.message import Message

if TYPE_CHECKING:
    from followsuit.engine.state import State


def review(
    file: arguments.File,
    *,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="SEAT", help="Judge this seat only: a number, N E S W, or a name."),
    ] = None,
    worlds: Annotated[
        int | None, arguments.number_option("worlds", 20, "Imagined deals for a decision. Usual: 160.", most=10_000)
    ] = None,
    seed: Annotated[int, arguments.number_option("seed", 0, "Other deals are imagined with another. Usual: 0.")] = 0,
    json: Annotated[Path | None, arguments.file_option("json", "Write the whole review there.")] = None,
    html: Annotated[Path | None, arguments.file_option("html", "Write a page there, with the chances drawn.")] = None,
    arrays: Annotated[Path | None, arguments.file_option("arrays", "Write it there as arrays for NumPy: .npz.")] = None,
    force: arguments.Force = False,
    number: Annotated[int, arguments.number_option("game", 1, "Which game of the file, from 1. Usual: the first.")] = 1,
    language: arguments.LanguageCode = None,
) -> None:
    """Judge every decision of a game by what its seat could know, and tell luck from skill.

    Shows what each result is made of, and the moments that mattered, with what would have been better and why. Ctrl-C
    stops early and shows what was judged. FILE may be - for the standard input.
    """
    from functools import partial

    from followsuit.bots.registry import prepare
    from followsuit.knowledge.moments import Moments
    from followsuit.knowledge.notation import Seating
    from followsuit.lab.reporting.files import checked_outputs, put, try_all, write_json, write_text
    from followsuit.lab.reporting.knowledge_files import checked_ending
    from followsuit.lab.reporting.plots import pyplot
    from followsuit.lab.reporting.review_arrays import arrays_file
    from followsuit.lab.reporting.review_page import review_page
    from followsuit.lab.reporting.reviewed import Reviewed
    from followsuit.review import Reviewer
    from followsuit.terminal.paging import by_pages
    from followsuit.terminal.reviewing import make, told
    from followsuit.terminal.speech import Speech, notices
    from followsuit.terminal.style import screen

    spoken, console, waiting = arguments.asked_language(language), screen(), screen(stderr=True)
    if arrays is not None:
        checked_ending(arrays, (".npz",))
    checked_outputs((json, html, arrays), replace=force)
    if html is not None:
        pyplot()
    with arguments.naming(file):
        state, players = _game(file, number)
    seating = Seating(state.game, tuple(players))
    asked = None if seat is None else seating.seat(seat)
    if seat is not None and asked is None:
        raise SeatError(Message("knows/no-seat", {"given": quoted(seat), "seats": seating.calls()}))
    reviewer = Reviewer(state, seed=seed, worlds=worlds, seats=None if asked is None else [asked])
    reviewer.players = players
    prepare(["master"], state.game, notices(waiting, spoken.say), may_learn=False)
    speech = Speech.about(state.game, players, None, spoken.code)
    is_whole = make(reviewer, waiting, speech)
    document = reviewer.document()
    found = Reviewed(document, Moments.of_state(state))
    command = _command_again(file, seat, worlds, seed, number)
    writes = [
        (json, lambda path: write_json(path, document), "lab/figures-written"),
        (html, lambda path: write_text(path, review_page(found, speech.names, command, spoken.code, speech.message)),
         "lab/report-written"),
        (arrays, lambda path: put(path, arrays_file(document)), "lab/figures-written"),
    ]  # fmt: skip
    try:
        try_all(partial(write, path) for path, write, _ in writes if path is not None)
    finally:
        with by_pages(console):
            for piece in told(found, speech):
                console.print(piece)
    for path, _, code in writes:
        if path is not None:
            console.print(spoken.say(Message(code, {"file": str(path)})), soft_wrap=True)
    if not is_whole:
        raise typer.Exit(INTERRUPTED)


def _game(file: Path, number: int) -> tuple[State, list[str]]:
    """A game of a file, and the names of those who played."""
    from itertools import islice

    from followsuit.lab.reporting.record_files import entries

    found = list(islice(entries(file), number))
    if len(found) < number:
        raise FileError(Message("replay/no-game", {"file": str(file), "games": len(found)}))
    return found[-1].state(), list(found[-1].record()["players"])


def _command_again(file: Path, seat: str | None, worlds: int | None, seed: int, number: int) -> str:
    """The command line that reviews the same again."""
    given = {"--seat": seat, "--worlds": worlds, "--seed": seed or None, "--game": number if number > 1 else None}
    words = ["followsuit", "review", file.name]
    for name, value in given.items():
        words += [] if value is None else [name, str(value)]
    return shlex.join(words)
