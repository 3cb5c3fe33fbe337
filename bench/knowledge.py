"""What somebody knows that somebody knows: the model built anew for every question, at points of random games.

Each question is two deep or common knowledge, about a card and about a suit. The goals are stated beside the figures.
"""

from __future__ import annotations

import random
import resource
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from time import perf_counter

from rich.table import Table

import followsuit as fs
from followsuit.knowledge import moment_of, worlds
from followsuit.knowledge.diagram import NODE_BYTES
from followsuit.knowledge.model import Model
from followsuit.knowledge.notation import read
from followsuit.knowledge.questions import Questions

GAMES = 5
REPEATS = 3


@dataclass(frozen=True)
class Point:
    """A point in a game, so many tricks into a round, and the seconds that an answer may take there."""

    name: str
    game: fs.Game
    round: int
    tricks: int
    goal: float


POINTS = (
    Point("Boerenbridge, 5 of 20 cards, opening", fs.game("boerenbridge"), 3, 0, 0.2),
    Point("Boerenbridge, 8 of 52 cards, opening", fs.game("boerenbridge", schedule="fifteen"), 8, 0, 10),
    Point("Zole, trick 4", fs.game("zole"), 1, 3, 1),
    Point("Elemental, 15 cards, trick 8", fs.game("elemental"), 15, 7, 1),
    Point("Ninja Whist for 5, 8 cards, trick 4", fs.game("ninja-whist", seats=5), 8, 3, 1),
)
QUESTIONS = {
    "a card": "K[2] !K[0] !holds(1, {card})",
    "a suit": "K[2] !K[0] !void(1, {suit})",
    "all know that all know": "E E !holds(1, {card})",
    "common": "C !void(1, {suit})",
}


def states(point: Point) -> Iterator[fs.State]:
    """Random games at a point; rounds that end earlier are passed over."""
    found, seed = 0, 0
    while found < GAMES:
        seed += 1
        rng, state = random.Random(seed), point.game.start(seed)
        while state.rounds_played < point.round and state.to_act is not None:
            view = state.view()
            if view.round == point.round and view.trick is not None and len(view.tricks) == point.tricks:
                found += 1
                yield state
                break
            state = state.play(rng.choice(state.legal()))


def measured(state: fs.State, text: str) -> tuple[float, int]:
    """The seconds that an answer takes, the best of some repeats, and the nodes of its model."""
    moment, rng = moment_of(state), random.Random(1)
    assert moment.deal is not None
    card = rng.choice([card for hand in moment.deal.hands for card in hand])
    suit = card.suit or state.game.rules.deck.suits[0].letter
    formula, times = read(text.format(card=card, suit=suit), state.game), []
    for _ in range(REPEATS):
        start = perf_counter()
        Questions(moment).holds(formula, moment.deal)
        times.append(perf_counter() - start)
    model = Model(moment.public, formula)
    model.within(formula)
    return min(times), model.diagram.nodes


def knowledge_table() -> Table:
    """Measure every point."""
    table = Table(title="Knowledge of knowledge, one core", caption="", caption_justify="left")
    for column in ("point", "deals", "question", "usual ms", "slowest ms", "may take ms", "nodes", "MB"):
        is_text = column in ("point", "question")
        table.add_column(column, justify="left" if is_text else "right", no_wrap=not is_text)
    for point in POINTS:
        found = list(states(point))
        deals = max(worlds(state.view()).count for state in found)
        for place, (name, text) in enumerate(QUESTIONS.items()):
            times, nodes = zip(*(measured(state, text) for state in found), strict=True)
            table.add_row(
                point.name if not place else "",
                f"{deals:.0e}" if not place else "",
                name,
                f"{1e3 * median(times):.1f}",
                f"{1e3 * max(times):.1f}",
                f"{1e3 * point.goal:,.0f}" if not place else "",
                f"{max(nodes):,}",
                f"{max(nodes) * NODE_BYTES / 1e6:.1f}",
            )
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    table.caption = f"nodes of the whole question as one model; the process took {peak:,.0f} MB at most"
    return table
