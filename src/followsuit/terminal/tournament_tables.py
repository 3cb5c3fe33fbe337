"""How the players of a tournament did, as tables."""

from __future__ import annotations

from math import isfinite

from rich.console import Group, RenderableType
from rich.text import Text

from followsuit.bots.player import Budget
from followsuit.lab.measuring.inference import Estimate
from followsuit.lab.measuring.tournament import Difference, Tournament
from followsuit.lab.playing.kernel_games import are_compiled
from followsuit.rules.prose import counted, listed
from followsuit.terminal.board import table
from followsuit.terminal.style import decimal

PASS = "P"
UNKNOWN = "?"


def tournament_tables(found: Tournament) -> RenderableType:
    """How the players did, how each pair differs, and how to read it."""
    parts = [_facts(found), Text(), _players(found), Text(), _pairs(found)]
    if any(choices.made for choices in found.choices):
        parts += [Text(), _choices(found)]
    return Group(*parts, Text(), _notes(found))


def _facts(found: Tournament) -> RenderableType:
    lines = [
        f"deals      {found.deals:,}, each in {counted(found.seating.ways, 'seating')}: {found.games:,} games",
        *([f"cut off    {found.unfinished:,}, after {found.max_rounds:,} rounds"] if found.unfinished else []),
        f"rounds     {decimal(found.rounds / found.games)} a game",
        *([] if are_compiled(found.players) else [f"thinking   {thinking(found.budget)} a decision"]),
        f"time       {found.seconds:,.1f} s",
    ]
    return Text("\n".join(lines))


def thinking(budget: Budget) -> str:
    """A budget in words."""
    if budget.worlds is not None:
        return counted(budget.worlds, "world")
    return "as long as it takes" if budget.seconds is None else f"{budget.seconds * 1000:,.0f} ms"


def _players(found: Tournament) -> RenderableType:
    standings = found.standings()
    score = "score" if standings[0].distance is None else "from zero"
    columns = ("player", score, "se", "±", "wins", "se ", "± ", "rating", "from–to")
    made = table(*columns, right=columns[1:])
    for standing in standings:
        points = standing.score if standing.distance is None else standing.distance
        rating = standing.rating
        made.add_row(
            Text(standing.name, "bold"), _number(points.mean), _number(points.error), _number(points.half),
            _share(standing.wins.mean), _share(standing.wins.error), _share(standing.wins.half),
            _number(rating.value, 0), f"{_number(rating.low, 0)} to {_number(rating.high, 0)}",
        )  # fmt: skip
    return made


def _pairs(found: Tournament) -> RenderableType:
    columns = ("pair", "points", "±", "chance", "wins", "± ", "chance ", "surely by")
    made = table(*columns, right=columns[1:-1])
    for pair in found.pairs():
        made.add_row(
            Text.assemble((pair.one, "bold"), " over ", (pair.other, "bold")),
            _number(pair.points.by.mean), _number(pair.points.by.half), _chance(pair.points),
            _share(pair.wins.by.mean), _share(pair.wins.by.half), _chance(pair.wins), _verdict(pair.points, pair.wins),
        )  # fmt: skip
    return made


def _verdict(points: Difference, wins: Difference) -> Text:
    """By what a difference is significant, and whether the first of the pair is the better one by it."""
    by = [
        word if each.by.mean > 0 else f"{word} (the other way)"
        for word, each in (("points", points), ("wins", wins))
        if each.significant
    ]
    return Text(listed(by), "green") if by else Text("no", "yellow")


def _choices(found: Tournament) -> RenderableType:
    """What each player chose, and what came of playing alone."""
    contracts = found.game.rules.contracts
    assert contracts is not None
    columns = ("player", "choice", "times", "of its choices", "won alone", "±", "points", "± ")
    made = table(*columns, right=columns[2:])
    for name, choices in zip(found.names, found.choices, strict=True):
        for letter, says in ((PASS, "pass"), *((offer.letter, offer.name) for offer in contracts.offers)):
            made.add_row(
                Text(name, "bold"), f"{letter} {says}", f"{choices.made[letter]:,}", _share(choices.share(letter)),
                *_alone(choices.won(letter), choices.points(letter)),
            )  # fmt: skip
    return made


def _alone(won: Estimate | None, points: Estimate | None) -> tuple[str, ...]:
    if won is None or points is None:
        return "", "", "", ""
    return _share(won.mean), _share(won.half), _number(points.mean), _number(points.half)


def _notes(found: Tournament) -> RenderableType:
    cut = [f"Nobody has won the {counted(found.unfinished, 'game')} cut off; wins and even are of all games."]
    pairs = len(found.pairs())
    together = f", all {pairs} together (Bonferroni)" if pairs > 1 else ""
    better = "nearer to zero is better" if found.standings()[0].distance is not None else "more points are better"
    lines = [
        f"Means over deals; {better}. Wins are of one seat: even is {found.even:.1%}.",
        *(cut if found.unfinished else []),
        "se: standard error; ±: 99 % confidence; chance: how often equals differ as much.",
        f"Pairs: the difference within each deal, by a paired t-test{together}.",
        "Rating: on Elo's scale, from who did better at the same table (jackknife).",
    ]
    return Text("\n".join(lines), "dim")


def _number(value: float, digits: int = 2) -> str:
    return decimal(value, digits) if isfinite(value) else UNKNOWN


def _share(value: float) -> str:
    return f"{decimal(100 * value, 1)}%" if isfinite(value) else UNKNOWN


def _chance(each: Difference) -> str:
    return "<0.01%" if each.chance < 0.0001 else f"{each.chance:.2%}"
