"""`followsuit knows`: what players can know at a moment of a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from followsuit.cli.arguments import File, Force, LanguageCode, asked_language, naming, number_option
from followsuit.cli.knows_files import check_files, write_files
from followsuit.errors import FileError, OptionError, SeatError, quoted
from followsuit.language.message import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from followsuit.knowledge.moments import Moment, Moments
    from followsuit.terminal.knowing import Knowing


def knows(
    file: File,
    formula: Annotated[
        str | None,
        typer.Argument(metavar="FORMULA", help='What to ask, such as "K[S] !holds(E, Qh)".', show_default=False),
    ] = None,
    *,
    at: Annotated[
        int | None, number_option("at", 0, "After so many actions of players in the game. Usual: the end.")
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="SEAT", help="List what this seat knows: a number, N E S W, or a name."),
    ] = None,
    since: Annotated[bool, typer.Option("--since", help="Say from which action on it has been so.")] = False,
    draw: Annotated[
        str | None,
        typer.Option(
            "--draw", metavar="WHAT", help="Draw a card, such as Qh; table: where the cards may be; timeline."
        ),
    ] = None,
    figures: Annotated[
        bool, typer.Option("--numbers", help="Deals left, bits learned, chances: the whole game.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", "-o", metavar="FILE", help="Write a picture (.svg, .dot) or numbers (.json, .csv) there."
        ),
    ] = None,
    force: Force = False,
    number: Annotated[int, number_option("game", 1, "Which game of the file, from 1. Usual: the first.")] = 1,
    memory: Annotated[
        int, number_option("memory", 1, "Megabytes that an answer may take. Usual: 512.", most=1_000_000)
    ] = 512,
    language: LanguageCode = None,
) -> None:
    """Say what players can know for certain at a moment of a game, and why.

    A FORMULA is answered with yes or no as the first word. Without one: what a --seat knows, or what the last action
    taught everyone. FILE may be - for the standard input.
    """
    from followsuit.knowledge.certain import seat_knowledge
    from followsuit.knowledge.notation import Seating, read
    from followsuit.knowledge.questions import Questions
    from followsuit.knowledge.questions import since as since_when
    from followsuit.terminal.knowing import Knowing
    from followsuit.terminal.paging import by_pages
    from followsuit.terminal.speech import Speech
    from followsuit.terminal.style import screen

    if formula is not None and seat is not None:
        raise OptionError("seat", Message("knows/formula-and-seat"))
    if formula is None and since:
        raise OptionError("since", Message("knows/since-what"))
    check_files(formula, draw, figures=figures, out=out, force=force)
    spoken, console = asked_language(language), screen()
    with naming(file):
        moments = _moments(file, number)
    moment = moments.at(at)
    if moment.round is None:
        # When the game is over, its last round lies there as it ended.
        moment = moment.round_end or moment
    seating = Seating(moments.game, moments.players)
    asked = None if seat is None else seating.seat(seat)
    if seat is not None and asked is None:
        raise SeatError(Message("knows/no-seat", {"given": quoted(seat), "seats": seating.calls()}))
    if draw is not None or figures:
        write_files(moments, draw, at=at, seat=asked, out=out, language=spoken.code)
        return
    knowing = Knowing(moment, Speech.about(moments.game, moments.players, asked, spoken.code))
    if formula is not None:
        question = read(formula, moments.game, moments.players)
        answer = Questions(moment, memory).ask(question)
        when = since_when(_of_round(moments, moment), question, memory) if answer.holds or since else None
        said = knowing.answer(formula, answer, when)
    elif asked is not None:
        said = knowing.seat(seat_knowledge(moment, asked))
    else:
        said = _lesson(knowing, moments, moment)
    with by_pages(console):
        for piece in said:
            console.print(piece, soft_wrap=True)


def _moments(file: Path, number: int) -> Moments:
    """The moments of a game of a file."""
    from itertools import islice

    from followsuit.knowledge.moments import Moments
    from followsuit.lab.reporting.record_files import entries

    found = list(islice(entries(file), number))
    if len(found) < number:
        raise FileError(Message("replay/no-game", {"file": str(file), "games": len(found)}))
    return Moments.of_state(found[-1].state(), found[-1].record()["players"])


def _lesson(knowing: Knowing, moments: Moments, moment: Moment) -> Iterator[RenderableType]:
    """What the action before a moment taught; before the first, there is only the deal."""
    from followsuit.knowledge.learning import lesson

    if not moment.number:
        return knowing.deal_only()
    return knowing.lesson(lesson(moments.at(moment.number - 1), moment.round_end or moment))


def _of_round(moments: Moments, moment: Moment) -> tuple[Moment, ...]:
    """The moments of a moment's round, up to it."""
    if moment.round is None:
        return (moment,)
    return tuple(each for each in moments.in_round(moment.round) if each.number <= moment.number)
