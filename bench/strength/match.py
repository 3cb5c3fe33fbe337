"""A match: two players, or one against a table of others, over duplicate deals with everybody in every seat.

The unit of all statistics is a deal, of one round or of a whole game, played in every seating: the difference within
a deal is free of what the cards gave, and intervals (99 %) are over deals. It is the lab's tournament
(`followsuit.lab.measuring.tournament`), with a budget and a clock for each player and with players from outside.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field, replace

from rich.table import Table

from bench.strength.games import game_of
from bench.strength.playing import Plan, Row, deals_of, play_deal
from bench.strength.results import Results
from followsuit.lab.measuring.inference import Estimate
from followsuit.lab.measuring.rating import Rating
from followsuit.lab.measuring.tournament import Difference, Tournament
from followsuit.lab.playing.limits import BUDGET
from followsuit.lab.playing.workers import in_order, processes


@dataclass
class Match:
    """The deals of a plan that were played, and what they say of the first player beside each other one."""

    plan: Plan
    asked: int
    seconds: list[float] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        plan = self.plan
        # Budgets are the contestants' own, and part of their names.
        self.table = Tournament(game_of(plan.game), plan.players, plan.seed, BUDGET, plan.most_rounds, self.asked)
        self.table.seating = plan.seating
        self.seconds, self.decisions = [0.0] * len(plan.players), [0] * len(plan.players)

    def add(self, row: Row) -> None:
        """Count a deal."""
        self.table.add(deals_of(self.plan, row))
        for place in range(len(self.plan.players)):
            self.seconds[place] += row["seconds"][place]
            self.decisions[place] += row["decisions"][place]

    @property
    def deals(self) -> int:
        return self.table.deals

    def points(self, other: int = 1) -> Difference:
        """By how many points a seat of the first was better in a deal; nearer to zero, where zero is the aim."""
        return self._pair(other)[0]

    def wins(self, other: int = 1) -> Difference:
        """By how much more often a seat of the first won."""
        return self._pair(other)[1]

    def _pair(self, other: int) -> tuple[Difference, Difference]:
        first, second = self.table.names[0], self.table.names[other]
        pair = next(pair for pair in self.table.pairs() if {pair.one, pair.other} == {first, second})
        if pair.one == first:
            return pair.points, pair.wins
        return _turned(pair.points), _turned(pair.wins)

    def rating(self) -> Rating:
        """How far the first of two stands above the second, on the scale of Elo."""
        by_name = {standing.name: standing.rating for standing in self.table.standings()}
        own = by_name[self.table.names[0]]
        # The two ratings have mean 0, so that their difference is twice either.
        return Rating(2 * own.value, 2 * own.low, 2 * own.high)

    def milliseconds(self, place: int) -> float:
        """CPU time of a player's mean decision, of those in which it had a choice."""
        return 1000 * self.seconds[place] / max(self.decisions[place], 1)


def _turned(found: Difference) -> Difference:
    by = found.by
    return replace(found, by=Estimate(-by.mean, by.error, -by.high, -by.low, by.freedom))


def play(
    plan: Plan,
    deals: int,
    results: Results,
    *,
    cores: int = 1,
    each: Callable[[Match], None] = lambda _: None,
) -> Match:
    """Play what is missing of so many deals, writing each down, and tell what all of them say."""
    match, known = Match(plan, deals), results.deals(plan)
    for deal in sorted(known):
        if deal < deals:
            match.add(known[deal])
    each(match)
    missing = [deal for deal in range(deals) if deal not in known]
    with closing(_played(plan, missing, cores)) as rows:
        for row in rows:
            results.add(plan, row)
            match.add(row)
            each(match)
    return match


def _played(plan: Plan, missing: list[int], cores: int) -> Generator[Row, None, None]:
    if cores == 1 or len(missing) < 2:
        for deal in missing:
            yield play_deal(plan, deal)
        return
    with processes(min(cores, len(missing))) as pool:
        yield from in_order(pool, play_deal, ((plan, deal) for deal in missing), 2 * cores)


def told(match: Match) -> Table:
    """A match as a table: a line for each opponent of the first player."""
    plan, first = match.plan, match.plan.players[0]
    unit = "game" if plan.rounds is None else "round" if plan.rounds == 1 else f"{plan.rounds} rounds"
    title = f"{plan.game}: {first}, {match.milliseconds(0):.2f} CPU-ms a decision"
    ways = f"{match.deals} deals in {plan.seating.ways} seatings, seed {plan.seed}; ± is 99 % by deal"
    found = Table(title=title, caption=f"{ways}; points a seat a {unit}", title_justify="left", caption_justify="left")
    for column in ("against", "points", "wins", "Elo", "CPU-ms a decision"):
        found.add_column(column, justify="left" if column == "against" else "right")
    for place, other in enumerate(plan.players[1:], start=1):
        points, wins = match.points(place), match.wins(place)
        found.add_row(
            other,
            f"{points.by.mean:+.2f} ± {points.by.half:.2f}" + (" *" if points.significant else ""),
            f"{100 * wins.by.mean:+.1f} ± {100 * wins.by.half:.1f} %",
            rating_text(match.rating()) if len(plan.players) == 2 else "",
            f"{match.milliseconds(place):.2f}",
        )
    return found


def rating_text(rating: Rating) -> str:
    """A rating with what it may be off by."""
    return f"{rating.value:+.0f} ± {max(rating.high - rating.value, rating.value - rating.low):.0f}"
