"""`followsuit solve`: what every card of a recorded position is worth, with all cards open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from followsuit.cli.arguments import File, LanguageCode, asked_language, naming, number_option
from followsuit.errors import FileError, OptionError, quoted
from followsuit.language.message import Message

if TYPE_CHECKING:
    from pathlib import Path

    from followsuit.engine.position import Position
    from followsuit.knowledge.moments import Moments


def solve(
    file: File,
    *,
    at: Annotated[
        int | None,
        number_option(
            "at", 0, "After so many actions of players in the game. Usual: the first card of the last round."
        ),
    ] = None,
    utility: Annotated[
        str, typer.Option("--for", metavar="WHAT", help="What counts: score, tricks or points (of cards).")
    ] = "score",
    paranoid: Annotated[
        bool, typer.Option("--paranoid", help="All others play against the seat to act, where each is alone.")
    ] = False,
    number: Annotated[int, number_option("game", 1, "Which game of the file, from 1. Usual: the first.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")] = False,
    language: LanguageCode = None,
) -> None:
    """Say what each card that may be played comes to if everyone sees all cards and plays best.

    The score is how much better the side to act does than the others in the mean. FILE may be - for the standard input.
    """
    from followsuit.kernel.compiling import announced
    from followsuit.kernel.solve import UTILITIES
    from followsuit.kernel.solve import solve as solved
    from followsuit.terminal.solving import as_data, lines
    from followsuit.terminal.speech import Speech, notices
    from followsuit.terminal.style import screen

    spoken, console = asked_language(language), screen()
    counted = next((each for each in UTILITIES if each == utility), None)
    if counted is None:
        raise OptionError("for", Message("solve/no-utility", {"given": quoted(utility), "utilities": list(UTILITIES)}))
    with naming(file):
        moments = _moments(file, number)
    position = _position(moments, at)
    with announced("solver", notices(screen(stderr=True), spoken.say)):
        solution = solved(position, counted, paranoid=paranoid, game=moments.game)
    if json:
        print(as_data(solution))
        return
    speech = Speech.about(moments.game, moments.players, None, spoken.code)
    for line in lines(solution, position, speech):
        console.print(line, soft_wrap=True)


def _moments(file: Path, number: int) -> Moments:
    """The moments of a game of a file."""
    from itertools import islice

    from followsuit.knowledge.moments import Moments
    from followsuit.lab.reporting.record_files import entries

    found = list(islice(entries(file), number))
    if len(found) < number:
        raise FileError(Message("replay/no-game", {"file": str(file), "games": len(found)}))
    return Moments.of_state(found[-1].state(), found[-1].record()["players"])


def _position(moments: Moments, at: int | None) -> Position:
    """The position after some actions; usually the last one in which the first card of a round is to be played."""
    from followsuit.engine.position import Phase

    if at is not None:
        position = moments.at(at).position
        assert position is not None
        return position
    for moment in reversed(moments):
        position = moment.position
        assert position is not None
        if (
            position.phase is Phase.PLAY
            and not position.table.tricks
            and not (position.table.trick and position.table.trick.cards)
        ):
            return position
    assert position is not None
    return position
