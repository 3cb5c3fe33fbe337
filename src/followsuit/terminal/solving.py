"""What a solved position says, in lines and as data."""

from __future__ import annotations

import json
from collections.abc import Iterator

from followsuit.engine.position import Position
from followsuit.kernel.solve import Solution, Valued
from followsuit.terminal.speech import Speech


def lines(solution: Solution, position: Position, speech: Speech) -> Iterator[str]:
    """Who is to play, and what each card comes to, the best first."""
    yield speech.say("solve/title", seat=solution.seat, utility=solution.utility, alone=not solution.is_two_sided)
    ordered = sorted(solution.options, key=lambda option: -option.value)
    for option in ordered:
        yield "  " + _line(option, solution, speech)
    yield speech.say("solve/trick", number=len(position.table.tricks) + 1, cards=sum(map(len, position.table.hands)))


def _line(option: Valued, solution: Solution, speech: Speech) -> str:
    """A card and what it comes to."""
    digits = 0 if option.value == int(option.value) else 1
    return speech.say(
        "solve/option",
        card=str(option.action).removeprefix("play "),
        utility=solution.utility,
        value=option.value if digits else int(option.value),
        digits=digits,
        best=option.value == solution.value,
    )


def as_data(solution: Solution) -> str:
    """The same as JSON, for programs."""
    data = {
        "seat": solution.seat,
        "for": solution.utility,
        "two_sided": solution.is_two_sided,
        "value": solution.value,
        "options": [
            {"action": str(option.action), "value": option.value, "by_seat": list(option.by_seat)}
            for option in solution.options
        ],
    }
    return json.dumps(data)
