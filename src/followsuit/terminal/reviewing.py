"""A review on a terminal: a bar while it is made, then who came to what by luck and skill, and the moments."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from followsuit.lab.reporting.reviewed import PARTS, SIGNS, Decision, Reviewed, share
from followsuit.language.message import Message
from followsuit.review import Reviewer
from followsuit.review.classes import Class
from followsuit.terminal.progress import steps_progress
from followsuit.terminal.speech import Speech
from followsuit.terminal.tables import table

KINDS = (Class.BEST, Class.GOOD, Class.SLIP, Class.COSTLY, Class.FORCED)
STYLES = {"slip": "yellow", "costly": "bold red"}
INDENT = 4


def make(reviewer: Reviewer, console: Console, speech: Speech) -> bool:
    """Make a review with a bar on a console; whether nobody stopped it."""
    try:
        with steps_progress(console) as progress:
            task = progress.add_task(speech.say("review-report/judging"), total=reviewer.of)
            for _ in reviewer.decisions():
                progress.update(task, advance=1)
    except KeyboardInterrupt:
        return False
    return True


def told(found: Reviewed, speech: Speech) -> Iterator[RenderableType]:
    """All of a review that a terminal shows."""
    yield Text(speech.say("review-report/heading", game=found.moments.game.name), "bold")
    yield Text(speech.message(found.title()), "dim")
    document = found.document
    if not document["finished"]:
        yield Text(speech.say("review-report/stopped", judged=document["judged"], of=document["of"]))
    yield Text()
    yield _luck(found, speech)
    yield Text()
    yield _classes(found, speech)
    for seat in found.seats:
        yield Text()
        yield Text(speech.say("review-report/moments", seat=seat["seat"]), "bold")
        if not seat["moments"]:
            yield Padding(Text(speech.say("review-report/no-moments")), (0, 0, 0, INDENT))
        for number, step in enumerate(seat["moments"], start=1):
            yield _moment(number, found, found.decisions[step], speech)
    yield Text()
    yield Text(speech.say("review-report/note"), "dim")


def _headed(speech: Speech, columns: tuple[str, ...], left: tuple[str, ...] = ()) -> Table:
    said = {column: speech.say(f"review-report/head-{column}") for column in columns}
    return table(*said.values(), right=[said[column] for column in columns if column not in left])


def _luck(found: Reviewed, speech: Speech) -> Table:
    made = _headed(speech, ("name", *PARTS), left=("name",))
    for seat in found.seats:
        result, *parts, adjusted = map(speech.message, found.parts(seat))
        made.add_row(Text(speech.name(seat["seat"]), "bold"), Text(result, "bold"), *parts, Text(adjusted, "bold"))
    return made


def _classes(found: Reviewed, speech: Speech) -> Table:
    kinds = tuple(kind.value for kind in KINDS)
    made = _headed(speech, ("name", "sound", *kinds), left=("name",))
    for seat in found.seats:
        cell = speech.message(share(found.sound(seat)))
        counts = [
            Text(f"{SIGNS[kind]} {seat['classes'][kind.value]}".strip(), STYLES.get(kind.value, "")) for kind in KINDS
        ]
        made.add_row(Text(speech.name(seat["seat"]), "bold"), cell, *counts)
    return made


def _moment(number: int, found: Reviewed, decision: Decision, speech: Speech) -> RenderableType:
    """What was better, why, and the options."""
    sign = SIGNS[Class(decision["class"])]
    heading = Text(f"{number:>2}  {sign} ", STYLES[decision["class"]]) + Text(speech.message(found.where(decision)))
    said: list[Message | None] = [found.reason(decision), found.open_cards(decision)]
    lines = [Text(speech.message(each), "dim" if place else "") for place, each in enumerate(said) if each]
    options = _headed(speech, ("option", "points", "error", "round", "match"), left=("option",))
    for option in found.shown(decision):
        is_taken = option["action"] == decision["action"]
        name = speech.message(found.called(decision, option["action"]))
        style = "bold" if is_taken else ""
        cells = [Text(speech.message(each), style) for each in found.numbers(option)]
        options.add_row(Text(f"{'▸' if is_taken else ' '} {name}", style), *cells)
    return Group(heading, Padding(Group(*lines, options), (0, 0, 0, INDENT)))
