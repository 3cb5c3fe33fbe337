"""`followsuit replay`: a walk through a recorded game."""

from __future__ import annotations

from typing import Annotated

import typer

from followsuit.cli.arguments import File, naming, number_option
from followsuit.errors import FileError
from followsuit.rules.prose import counted


def replay(
    file: File,
    number: Annotated[int, number_option("game", 1, "Which game of the file, from 1. Usual: the first.")] = 1,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each piece; q leaves.")] = False,
    seat: Annotated[
        int | None, number_option("seat", 0, "Show only what this seat has seen. Usual: all cards.")
    ] = None,
) -> None:
    """Walk through a recorded game: deal, choices, bids, every trick, scores."""
    from itertools import islice

    from followsuit.lab.reporting.record_files import entries
    from followsuit.terminal.people import People
    from followsuit.terminal.style import screen, shown_names
    from followsuit.terminal.walk import Walk

    found = list(islice(entries(file), number + 1))
    if len(found) < number:
        raise FileError(f"{file} holds {counted(len(found), 'game')}.", f"Choose one from 1 to {len(found):,}.")
    with naming(file):
        state, record = found[number - 1].state(), found[number - 1].record()
    state.view(seat)
    console = screen()
    people = People(shown_names(record["players"]))
    for index, piece in enumerate(Walk(state, people, console.width, seat).pieces()):
        if step and index == 1:
            console.print("Enter goes on, q leaves.", style="dim")
        if step and index and not _goes_on():
            return
        console.print(piece)
    if len(found) > number:
        console.print(f"The file holds more games: --game {number + 1} shows the next one.", style="dim")


def _goes_on() -> bool:
    """Wait for Enter; false for q, or where there is nothing more to read."""
    from followsuit.terminal.reading import read_line

    try:
        return read_line("").strip().lower() not in ("q", "quit")
    except EOFError:
        return False
