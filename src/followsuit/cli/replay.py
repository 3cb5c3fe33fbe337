"""`followsuit replay`: a walk through a recorded game."""

from __future__ import annotations

from typing import Annotated

import typer

from followsuit.cli.arguments import File, LanguageCode, asked_language, naming, number_option
from followsuit.errors import FileError
from followsuit.language.message import Message


def replay(
    file: File,
    number: Annotated[int, number_option("game", 1, "Which game of the file, from 1. Usual: the first.")] = 1,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each piece; q leaves.")] = False,
    seat: Annotated[
        int | None, number_option("seat", 0, "Show only what this seat has seen. Usual: all cards.")
    ] = None,
    language: LanguageCode = None,
) -> None:
    """Walk through a recorded game: deal, choices, bids, every trick, scores."""
    from contextlib import nullcontext
    from itertools import islice

    from followsuit.lab.reporting.record_files import entries
    from followsuit.terminal.paging import by_pages
    from followsuit.terminal.speech import Speech
    from followsuit.terminal.style import screen
    from followsuit.terminal.walk import Walk

    spoken = asked_language(language)
    found = list(islice(entries(file), number + 1))
    if len(found) < number:
        raise FileError(Message("replay/no-game", {"file": str(file), "games": len(found)}))
    with naming(file):
        state, record = found[number - 1].state(), found[number - 1].record()
    state.view(seat)
    console = screen()
    speech = Speech.about(state.game, record["players"], code=spoken.code)
    with nullcontext() if step else by_pages(console):
        for index, piece in enumerate(Walk(state, speech, console.width, seat).pieces()):
            if step and index == 1:
                console.print(speech.say("terminal/enter-goes-on"), style="dim")
            if step and index and not _goes_on():
                return
            console.print(piece)
        if len(found) > number:
            console.print(speech.say("terminal/more-games", option=f"--game {number + 1}"), style="dim")


def _goes_on() -> bool:
    """Wait for Enter; false for q, or where there is nothing more to read."""
    from followsuit.terminal.reading import read_line

    try:
        return read_line("").strip().lower() not in ("q", "quit")
    except EOFError:
        return False
