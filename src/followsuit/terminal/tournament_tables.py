"""How the players of a tournament did, as tables."""

from __future__ import annotations

from math import isfinite

from rich.console import Group, RenderableType
from rich.text import Text

from followsuit.bots.player import Budget
from followsuit.lab.measuring.inference import Estimate
from followsuit.lab.measuring.tournament import Difference, Tournament
from followsuit.lab.playing.kernel_games import are_compiled
from followsuit.lab.reporting.amounts import decimal, number
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.terminal.lab_tables import facts_text, headed, share

PASS = "P"
HARDLY_EVER = 0.0001
"""Chances below this are not told apart."""


def tournament_tables(found: Tournament, say: Say) -> RenderableType:
    """How the players did, how each pair differs, and how to read it."""
    parts = [_facts(found, say), Text(), _players(found, say), Text(), _pairs(found, say)]
    if any(choices.made for choices in found.choices):
        parts += [Text(), _choices(found, say)]
    return Group(*parts, Text(), _notes(found, say))


def _facts(found: Tournament, say: Say) -> RenderableType:
    cut_off = Message("lab/deals-cut-off", {"unfinished": found.unfinished, "cap": found.max_rounds})
    played = {"deals": found.deals, "ways": found.seating.ways, "games": found.games}
    return facts_text(
        say,
        [
            ("deals", Message("lab/deals-played", played)),
            *([("cut-off", cut_off)] if found.unfinished else []),
            ("rounds", Message("lab/rounds-a-game", {"rounds": decimal(found.rounds / found.games)})),
            *([] if are_compiled(found.players) else [("thinking", thinking(found.budget))]),
            ("time", Message("lab/seconds", {"seconds": decimal(found.seconds)})),
        ],
    )


def thinking(budget: Budget) -> Message:
    """How long players think over a decision."""
    if budget.worlds is not None:
        return Message("lab/thinking-worlds", {"worlds": budget.worlds})
    if budget.seconds is None:
        return Message("lab/thinking-forever")
    return Message("lab/thinking-time", {"milliseconds": round(budget.seconds * 1000)})


def _players(found: Tournament, say: Say) -> RenderableType:
    standings = found.standings()
    score = "score" if standings[0].distance is None else "from-zero"
    columns = ("player", score, "error", "reach", "wins", "error", "reach", "rating", "from-to")
    made = headed(say, *columns, left=("player",))
    for standing in standings:
        points = standing.score if standing.distance is None else standing.distance
        rating, wins = standing.rating, standing.wins
        ends = {"low": decimal(rating.low, 0), "high": decimal(rating.high, 0)}
        cells = (
            decimal(points.mean, 2), decimal(points.error, 2), decimal(points.half, 2),
            _share(wins.mean), _share(wins.error), _share(wins.half),
            decimal(rating.value, 0), Message("lab/from-to", ends),
        )  # fmt: skip
        made.add_row(Text(standing.name, "bold", overflow="fold"), *map(say, cells))
    return made


def _pairs(found: Tournament, say: Say) -> RenderableType:
    columns = ("pair", "points", "reach", "chance", "wins", "reach", "chance", "surely-by")
    made = headed(say, *columns, left=("pair", "surely-by"))
    for pair in found.pairs():
        cells = (
            decimal(pair.points.by.mean, 2), decimal(pair.points.by.half, 2), _chance(pair.points),
            _share(pair.wins.by.mean), _share(pair.wins.by.half), _chance(pair.wins),
        )  # fmt: skip
        name = Text(say(Message("lab/pair", {"one": pair.one, "other": pair.other})), overflow="fold")
        name.highlight_words((pair.one, pair.other), "bold")
        made.add_row(name, *map(say, cells), _verdict(pair.points, pair.wins, say))
    return made


def _verdict(points: Difference, wins: Difference, say: Say) -> Text:
    """By what a difference is significant, and whether the first of the pair is the better one by it."""
    ways = [
        Message(code, {"other_way": each.by.mean <= 0})
        for code, each in (("lab/by-points", points), ("lab/by-wins", wins))
        if each.significant
    ]
    if not ways:
        return Text(say(Message("lab/surely-not")), "yellow")
    return Text(say(Message("lab/surely-by", {"ways": ways})), "green")


def _choices(found: Tournament, say: Say) -> RenderableType:
    """What each player chose, and what came of playing alone."""
    contracts = found.game.rules.contracts
    assert contracts is not None
    columns = ("player", "choice", "times", "of-choices", "won-alone", "reach", "points", "reach")
    made = headed(say, *columns, left=columns[:2])
    offers = [
        (PASS, Message("lab/choice-pass", {"letter": PASS})),
        *(
            (offer.letter, Message("lab/choice", {"letter": offer.letter, "contract": offer.name}))
            for offer in contracts.offers
        ),
    ]
    for name, choices in zip(found.names, found.choices, strict=True):
        for letter, called in offers:
            cells = (
                called, number(choices.made[letter], 0), _share(choices.share(letter)),
                *_alone(choices.won(letter), choices.points(letter)),
            )  # fmt: skip
            made.add_row(Text(name, "bold"), *map(say, cells))
    return made


def _alone(won: Estimate | None, points: Estimate | None) -> tuple[Message, ...]:
    if won is None or points is None:
        return ()
    return _share(won.mean), _share(won.half), decimal(points.mean, 2), decimal(points.half, 2)


def _notes(found: Tournament, say: Say) -> RenderableType:
    rules = found.game.rules
    facts = {"aim": rules.aim.value, "partners": rules.sides.has_partners, "even": share(found.even)}
    notes = [
        Message("lab/note-means", facts),
        *([Message("lab/note-cut-off", {"games": found.unfinished})] if found.unfinished else []),
        Message("lab/note-signs"),
        Message("lab/note-pairs", {"pairs": len(found.pairs())}),
        Message("lab/note-rating"),
    ]
    return Text("\n".join(map(say, notes)), "dim")


def _share(value: float) -> Message:
    return share(value) if isfinite(value) else Message("lab/unknown")


def _chance(each: Difference) -> Message:
    if each.chance < HARDLY_EVER:
        return Message("lab/hardly-ever", {"number": 100 * HARDLY_EVER, "digits": 2})
    return share(each.chance, 2)
