"""What learning brings, part by part: players with parts of a mind switched off, each beside the yardstick."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.table import Table

from bench.strength.apart import PARTS_OF_MINDS
from bench.strength.match import Match, play
from bench.strength.playing import Plan
from bench.strength.results import Results
from bench.strength.yardsticks import FLAT_GREEDY

WORLDS = 64
"""That everybody looks at."""
LONGEST = 24
"""Rounds after which a game is cut off unless something else is asked for: some go on for hundreds."""


def plans(game: str, worlds: int, seed: str, rounds: int = LONGEST) -> Iterator[Plan]:
    """Each of them against the yardstick."""
    for name in PARTS_OF_MINDS:
        yield Plan(game, (f"{name}@{worlds}w", f"{FLAT_GREEDY}@{worlds}w"), seed, rounds)


def measured(
    games: Sequence[str],
    deals: int,
    results: Results,
    *,
    worlds: int = WORLDS,
    seed: str = "1",
    rounds: int = LONGEST,
    cores: int = 1,
    each: Callable[[Match], None] = lambda _: None,
) -> Iterator[Match]:
    """Every match of every game, as it is done."""
    for game in games:
        for plan in plans(game, worlds, seed, rounds):
            yield play(plan, deals, results, cores=cores, each=each)


def told(found: Sequence[Match]) -> Table:
    """By how much each part is ahead of the yardstick."""
    table = Table(title="What learning brings: points over flat-greedy at equal worlds", title_justify="left")
    for column in ("game", "player", "deals", "points", "wins"):
        table.add_column(column, justify="left" if column in {"game", "player"} else "right")
    for match in found:
        points, wins = match.points(), match.wins()
        table.add_row(
            match.plan.game,
            match.plan.players[0],
            str(match.deals),
            f"{points.by.mean:+.2f} ± {points.by.half:.2f}" + (" *" if points.significant else ""),
            f"{100 * wins.by.mean:+.1f} ± {100 * wins.by.half:.1f} %",
        )
    return table
