"""The ladder: in every game, at its smallest and a middle seat count, each level meets the next one up.

And one number a game, for comparing versions: how far the highest level stands above the yardstick, on the scale of
Elo. Of the two numbers that offer themselves, points in units of their standard deviation and a rating from who did
better than whom, this is the second: it means the same in a game of ten points and in one of a thousand, a few wild
deals do not decide it, the lab has it with an interval that rests on deals, and people know its scale. What it does
not say, by how much, stands beside it in points. The yardstick never changes, so that ratings of different versions
can be compared; it always has the budget in worlds of `YARDSTICK`, whatever the levels have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from rich.table import Table

from bench.strength.match import Match, play, rating_text
from bench.strength.playing import Plan
from bench.strength.results import Results

LEVELS = ("random", "greedy", "beginner", "instant", "casual@8w", "strong@128w", "master@1024w")
"""From the lowest up, those that think ahead with their own number of worlds."""
YARDSTICK = "flat-greedy@64w"
LONGEST = 24
"""Rounds after which a game is cut off unless something else is asked for: some go on for hundreds."""


def plans(game: str, levels: Sequence[str], seed: str, rounds: int = LONGEST) -> Iterator[tuple[str, Plan]]:
    """The steps of a game, each level against the one below it, then what it is rated by."""
    for lower, upper in pairwise(levels):
        yield "step", Plan(game, (upper, lower), seed, rounds)
    yield "rating", Plan(game, (levels[-1], YARDSTICK), seed, rounds)


def climb(
    games: Sequence[str],
    levels: Sequence[str],
    deals: int,
    results: Results,
    *,
    seed: str = "1",
    rounds: int = LONGEST,
    cores: int = 1,
    each: Callable[[Match], None] = lambda _: None,
) -> Iterator[tuple[str, Match]]:
    """Every match of every game, as it is done."""
    for game in games:
        for kind, plan in plans(game, levels, seed, rounds):
            yield kind, play(plan, deals, results, cores=cores, each=each)


def told(found: Sequence[tuple[str, Match]]) -> Table:
    """The ladder as a table: whether each step is significant, and the rating of each game."""
    table = Table(title="The ladder: each level over the one below it", title_justify="left")
    for column in ("game", "player", "over", "deals", "points", "wins", "step at 99 %", "Elo"):
        table.add_column(column, justify="right" if column in {"deals", "points", "wins", "Elo"} else "left")
    for kind, match in found:
        points, wins = match.points(), match.wins()
        verdict = "significant" if points.significant else "not shown"
        if points.significant and points.by.mean < 0:
            verdict = "THE WRONG WAY"
        table.add_row(
            match.plan.game,
            *match.plan.players,
            str(match.deals),
            f"{points.by.mean:+.2f} ± {points.by.half:.2f}",
            f"{100 * wins.by.mean:+.1f} ± {100 * wins.by.half:.1f} %",
            verdict if kind == "step" else "rating",
            rating_text(match.rating()),
        )
    return table
