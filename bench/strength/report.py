"""What was found, over versions: `docs/strength.jsonl`, a line a result, and `docs/strength.md`, made from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from json import dumps, loads
from pathlib import Path
from typing import Any

import followsuit as fs
from bench.strength.apart import PARTS_OF_MINDS
from bench.strength.calibration import WITHIN, Calibration
from bench.strength.first_lessons import FirstLessons
from bench.strength.match import Match
from bench.strength.playouts import Speed
from bench.strength.results import ROOT, commit
from bench.strength.sampler import Honesty
from followsuit.lab.measuring.inference import plain

LINES = ROOT / "docs" / "strength.jsonl"
PAGE = ROOT / "docs" / "strength.md"
Line = dict[str, Any]

INTRODUCTION = """\
# Strength

How well the players play, measured by `python -m bench.strength`, which writes this page; nothing on it is written by
hand. Every result that was recorded is kept as a line of [strength.jsonl](strength.jsonl), with the version and the
commit that it was measured of. Where the same was measured again, the latest result stands here, and the older ones
are superseded: of matches all that the same two players did before, whatever their budgets were. Only of ratings and
calibrations those are shown, too, so that one sees how they change.

Deals are duplicate: each is played in every seating, so that everybody holds every hand equally often. ± is 99 %
confidence by deal, points are those of a seat (of a side, where there are partners), and a star marks a difference
that is significant at 99 %. A player's budget stands behind its name, in milliseconds by the clock (`ms`) or in
worlds (`w`; of `ismcts`, simulations). CPU-ms is the CPU time of a mean decision in which there was a choice; on a
busy machine it is less than what the clock allowed. `flat-greedy` is the yardstick: it weighs every option in the
same worlds, played out by rules of thumb, and stays as it is. `ismcts` is OpenSpiel's information-set Monte Carlo
tree search with random playouts.
"""
RATINGS = """\
One number a game: how far the best level is above the yardstick with 64 worlds, on the scale of Elo, now and in
earlier versions. The yardstick stays as it is, so a higher number is a better player. 100 points more are a better
result in 64 of 100 encounters at the same table, 200 in 76, 400 in 91; equal results count half.
"""
SHARES = """\
Players with parts of a mind switched off, in points over the yardstick, everybody looking at as many worlds. “Off” goes
by rules of thumb alone, and is what the yardstick is. “At first sight” does what the network says, without looking at
any world. “Plays” asks the network only how everybody plays on in worlds; “speaks” only what each option is worth, and
plays on by rules of thumb; “both” is `strong`.
"""
FIRST_LESSONS = """\
A page that no network comes with, written for this: it learns for two minutes of CPU time, then plays with that
network against the yardstick, at equal worlds.
"""
CALIBRATION = """\
What was told of a call before the round, less what the round brought the seat, in per cent of what rounds of the game
usually differ by, when a player who always does what it thinks best plays with itself; by hand size, with all seats
together. Asked is that it lies within ±1 %. `network` is the network's word at first sight; a player who thinks ahead
tells what it has seen in worlds, with its network's word. Of the option that looks best, both would be a little too
high even if every option were judged without a mistake on average. A tick
marks what does; “before” is the measurement before this one.
"""
SAMPLERS = """\
OpenSpiel's search is handed the true state and relies on its game's sampler to forget what the seat may not know.
“Right beyond chance” is how much more often than by chance a hidden card is put where it really lies: above zero the
sampler peeks, below zero it forgets what play has shown. “Really undealt” are, of the hidden cards that it deals to
somebody, those that nobody holds: none at all means that it knows them. “Against what was shown” are samples in which
somebody holds a suit that it cannot hold any more.
"""


def line_of(kind: str, match: Match) -> Line:
    """A match of two as a line: a `step` of a ladder, a `rating`, or a `match` for its own sake."""
    plan, points, wins = match.plan, match.points(), match.wins()
    return _line(
        kind,
        game=plan.game,
        players=list(plan.players),
        unit=plan.rounds,
        alone=plan.alone,
        seed=plan.seed,
        deals=match.deals,
        seatings=plan.seating.ways,
        points=asdict(points.by),
        significant=points.significant,
        wins=asdict(wins.by),
        rating=asdict(match.rating()),
        milliseconds=[match.milliseconds(place) for place in range(len(plan.players))],
    )


def line_of_calibration(game: str, by: str, found: Sequence[Calibration]) -> Line:
    """How the calls of a game were valued, by the network or by a player."""
    return _line("calibration", game=game, players=[by], calls=[asdict(each) for each in found])


def line_of_first_lessons(found: FirstLessons) -> Line:
    """What a page was learned in, and the match that was played then."""
    line = line_of("first lessons", found.match)
    return {**line, "lessons": found.lessons, "seconds": round(found.seconds, 1)}


def line_of_sampler(found: Honesty) -> Line:
    """What was found of a sampler of OpenSpiel's."""
    return _line("sampler", **asdict(found))


def line_of_speed(found: Speed) -> Line:
    """Playouts a second at a decision."""
    return _line("speed", **asdict(found))


def _line(kind: str, **facts: Any) -> Line:
    line: Line = plain({"kind": kind, "version": fs.__version__, "commit": commit(), **facts})
    return line


def read(path: Path = LINES) -> list[Line]:
    """Every result so far, oldest first."""
    return [loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def write(lines: Sequence[Line], path: Path = LINES, page: Path = PAGE) -> None:
    """Add results, and make the page anew."""
    with path.open("a", encoding="utf-8") as file:
        for line in lines:
            file.write(dumps(line, ensure_ascii=False) + "\n")
    page.write_text(page_of(read(path)), encoding="utf-8")


def page_of(lines: Sequence[Line]) -> str:
    """The page: the latest result of each kind, and the ratings of all versions."""
    parts = [
        INTRODUCTION,
        _section("Ratings", RATINGS, _ratings(_all(lines, "rating"))),
        _section("The ladder", "", _matches(_latest(lines, "step"))),
        _section("Matches", "", _matches(_matches_now(lines))),
        _section("What learning brings", SHARES, _shares(_latest(lines, "share"))),
        _section("A page learned in two minutes", FIRST_LESSONS, _first_lessons(_latest(lines, "first lessons"))),
        _section("Calls, told and come true", CALIBRATION, _calibrations(_all(lines, "calibration"))),
        _section("OpenSpiel's samplers", SAMPLERS, _samplers(_latest(lines, "sampler"))),
        _section("Playouts a second", "Oh Hell, 4 × 12, a CPU second of one core.\n", _speeds(_latest(lines, "speed"))),
    ]
    return "\n".join(part for part in parts if part)


def _section(title: str, text: str, table: str) -> str:
    return "\n".join(part for part in (f"## {title}\n", text, table) if part) if table else ""


def _all(lines: Iterable[Line], kind: str) -> dict[str, list[Line]]:
    """Of each game every answer, oldest first; what a commit measured again is superseded, too."""
    found: dict[str, dict[str, Line]] = {}
    for line in lines:
        if line["kind"] == kind:
            whose = line["players"][0] if kind == "calibration" else ""
            found.setdefault(dumps([line["game"], whose]), {})[f"{line['version']} {line['commit']}"] = line
    return {game: list(by_commit.values()) for game, by_commit in found.items()}


def _latest(lines: Iterable[Line], kind: str) -> list[Line]:
    """Of each question the last answer, in the order in which the questions were first asked."""
    found: dict[str, Line] = {}
    for line in lines:
        if line["kind"] == kind:
            asked = [line.get(key) for key in ("game", "players", "unit", "alone", "decision")]
            found[dumps(asked)] = line
    return list(found.values())


def _matches_now(lines: Iterable[Line]) -> list[Line]:
    """The latest matches: when two players meet at a later commit, all that they did before is superseded."""
    latest = _latest(lines, "match")
    commits = {_who(line): line["commit"] for line in latest}
    return [line for line in latest if line["commit"] == commits[_who(line)]]


def _who(line: Line) -> str:
    """The game and the players of a match, whatever their budgets."""
    return dumps([line["game"], *(player.partition("@")[0] for player in line["players"]), line["alone"]])


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n" if len(lines) > 2 else ""


def _ratings(games: Mapping[str, Sequence[Line]]) -> str:
    def cell(line: Line) -> str:
        return f"{_around(line['rating'], 'value', 0)} ({line['version']}, {line['commit']})"

    rows = [
        [f"`{now['game']}`", f"`{now['players'][0]}`", cell(now), "; ".join(map(cell, reversed(earlier)))]
        for *earlier, now in games.values()
    ]
    return _table(["game", "player", "rating", "earlier"], rows)


def _shares(lines: Sequence[Line]) -> str:
    games: dict[str, dict[str, Line]] = {}
    for line in lines:
        games.setdefault(line["game"], {})[line["players"][0].partition("@")[0]] = line

    def cell(line: Line | None) -> str:
        return "" if line is None else _around(line["points"], "mean", 2) + (" *" if line["significant"] else "")

    def rest(parts: Mapping[str, Line]) -> list[str]:
        last = list(parts.values())[-1]
        return [last["players"][1], f"{last['deals']} × {last['seatings']}", last["commit"]]

    names = [name.removeprefix("network-").removeprefix("does-").replace("-", " ") for name in PARTS_OF_MINDS]
    rows = [
        [f"`{game}`", *(cell(parts.get(name)) for name in PARTS_OF_MINDS), *rest(parts)]
        for game, parts in games.items()
    ]
    return _table(["game", *names, "over", "deals × seatings", "commit"], rows)


def _first_lessons(lines: Sequence[Line]) -> str:
    rows = [
        [*_match_row(line)[:-2], f"{line['lessons']:,} in {line['seconds']:.0f} CPU-s", line["commit"]]
        for line in lines
    ]
    return _table(["game", "player", "against", "deals × seatings", "points", "wins", "lessons", "commit"], rows)


def _calibrations(games: Mapping[str, Sequence[Line]]) -> str:
    head = ["game", "by", "call", "cards", "calls", "overvalued by", "before", "bids met", "met before", "commit"]
    return _table(head, (row for lines in games.values() for row in _calibration_rows(lines)))


def _calibration_rows(lines: Sequence[Line]) -> Iterator[list[str]]:
    """The calls of a game as they were measured last, each beside what it was the time before."""
    now, before = lines[-1], lines[-2] if len(lines) > 1 else {"calls": []}
    older = {(each["call"], each["cards"]): each for each in before["calls"]}

    def met(call: Line | None) -> str:
        return "" if call is None or call["met"] is None else f"{100 * call['met']:.1f} %"

    for each in now["calls"]:
        old = older.get((each["call"], each["cards"]))
        within = "" if abs(each["over"]["mean"]) > WITHIN else " ✓"
        yield [
            f"`{now['game']}`",
            f"`{now['players'][0]}`",
            each["call"],
            str(each["cards"]),
            f"{each['calls']:,}",
            _around(each["over"], "mean", 1, unit=" %") + within,
            "" if old is None else _around(old["over"], "mean", 1, unit=" %"),
            met(each),
            met(old),
            now["commit"],
        ]


def _around(estimate: Line, middle: str, digits: int, factor: float = 1, unit: str = "") -> str:
    """`+1.20 ± 0.30`; a question mark where the bounds are not known."""
    value = factor * estimate[middle]
    if estimate["low"] is None or estimate["high"] is None:
        return f"{value:+.{digits}f} ± ?{unit}"
    half = factor * max(estimate["high"] - estimate[middle], estimate[middle] - estimate["low"])
    return f"{value:+.{digits}f} ± {half:.{digits}f}{unit}"


def _matches(lines: Sequence[Line]) -> str:
    head = ["game", "player", "against", "deals × seatings", "points", "wins", "CPU-ms, both", "commit"]
    return _table(head, map(_match_row, lines))


def _match_row(line: Line) -> list[str]:
    unit = {None: "games", 1: "rounds"}.get(line["unit"], f"{line['unit']} rounds each")
    one, other = line["players"]
    return [
        f"`{line['game']}`",
        f"`{one}`" + (" alone" if line["alone"] else ""),
        f"`{other}`",
        f"{line['deals']} × {line['seatings']} {unit}",
        _around(line["points"], "mean", 2) + (" *" if line["significant"] else ""),
        _around(line["wins"], "mean", 1, 100, " %"),
        " / ".join(f"{each:.2f}" for each in line["milliseconds"]),
        line["commit"],
    ]


def _samplers(lines: Sequence[Line]) -> str:
    head = ["game", "right beyond chance", "really undealt", "against what was shown", "commit"]
    return _table(head, map(_sampler_row, lines))


def _sampler_row(line: Line) -> list[str]:
    if line["peek"] is None:
        return [f"`{line['game']}`", "no sampler", "", "", line["commit"]]
    undealt = "all are dealt" if line["undealt"] is None else f"{100 * line['undealt']:.1f} %"
    peek, against = _around(line["peek"], "mean", 1, 100, " %"), f"{100 * line['against_voids']:.1f} %"
    return [f"`{line['game']}`", peek, undealt, against, line["commit"]]


def _speeds(lines: Sequence[Line]) -> str:
    row: Callable[[Line], list[str]] = lambda line: [  # noqa: E731 - one line of a table
        line["decision"], f"{line['ours']:,.0f}", f"{line['theirs']:,.0f}", line["commit"],
    ]  # fmt: skip
    return _table(["decision", "`Search.look`", "OpenSpiel's ISMCTS", "commit"], map(row, lines))
