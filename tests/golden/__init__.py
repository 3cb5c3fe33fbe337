"""One short, readable game of each kind, move by move: `make golden` writes them anew, a test compares them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import followsuit as fs
from followsuit.engine import chance, step
from followsuit.engine.shuffle import pick
from followsuit.engine.view import trick_data

FOLDER = Path(__file__).parent
SEED = "golden"
MOST_TOLD = 60
"""Two of ten cards can be put away in 45 ways, which are all told; three of thirteen can be passed in 286."""
ROUNDS = 3
"""Enough to see hands grow, the deal move and scores add up."""


def transcript(game: fs.Game) -> str:
    """The first rounds of a game in which every seat picks by the seed, chance and all choices included."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: fs.Game) -> Iterator[str]:
    yield f"{game!r}, seed {SEED!r}"
    position, number = game.start().position, 0
    while position.to_act is not None and len(position.past) < ROUNDS:
        legal = step.legal(position)
        if position.to_act == fs.CHANCE:
            action = chance.draw(position, SEED)
            yield f"chance: {action}"
        else:
            number += 1
            action = pick(legal, SEED, f"move {number}")
            others = [str(other) for other in legal if other != action]
            yield f"seat {position.to_act}: {action}" + (f"   [or {_told(others)}]" if others else "")
        before = position
        position, _ = step.step(position, action)
        yield from _results(game, before.round, position)


def _told(others: list[str]) -> str:
    """All that could have been done instead; how many it is where nobody would read them."""
    return ", ".join(others) if len(others) <= MOST_TOLD else f"{len(others)} others"


def _results(game: fs.Game, before, position) -> Iterator[str]:
    """A line for each trick and each round that the step brought to its end."""
    ended = (
        position.past[-1].round
        if position.past and before and position.past[-1].round.number == before.number
        else None
    )
    after = ended or position.round
    if before and len(after.tricks) > len(before.tricks):
        data = trick_data(after.tricks[-1], game.rules.tokens is not None)
        yield f"  trick {len(after.tricks)}: " + ", ".join(f"{key} {value}" for key, value in data.items())
    if ended:
        void = ", void" if ended.void else ""
        yield f"  round {ended.number}: scores {list(ended.scores)}, totals {list(ended.totals)}{void}"
        yield ""


def path(game: fs.Game) -> Path:
    """Where a game's transcript is kept."""
    return FOLDER / f"{game.key}.txt"
