"""How the networks of the package learned, read from their own files: a table of them, and their curves drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import followsuit as fs
from followsuit.knowledge.pictures.paper import BOLD, MARGIN, SMALL, Paper
from followsuit.minds.files import About, load
from followsuit.minds.library import shipped_file
from followsuit.rules.end import Aim
from followsuit.rules.page import pages

COLUMNS, PANEL, GAP = 3, (200.0, 96.0), (56.0, 66.0)
"""Panels beside each other, how large one is, and how much room is left of and above it."""
MILLION = 1_000_000
PLANNED = 100_000
"""Lessons come some ten thousand at a time, so that a course ends a little after what was planned."""


@dataclass(frozen=True)
class Learned:
    """A network that comes with the program."""

    game: fs.Game
    about: About
    size: int

    @property
    def has_lead(self) -> bool:
        """Whether a round says who is ahead: not where a game is about coming to zero."""
        return self.game.rules.aim is not Aim.ZERO


@cache
def learned() -> tuple[Learned, ...]:
    """Every network that comes with the program, by the names of their games."""
    games = [fs.Game.of(page) for page in pages().values()]
    return tuple(_learned(game) for game in games if shipped_file(game).exists())


def _learned(game: fs.Game) -> Learned:
    path = shipped_file(game)
    return Learned(game, load(path, game.page).about, path.stat().st_size)


def command() -> str:
    """The command that makes one of them."""
    of_zole = next(each for each in learned() if each.game.key == "zole")
    lessons = of_zole.about.lessons // PLANNED * PLANNED
    out = "src/followsuit/minds/weights/zole.npz"
    return f"```sh\nfollowsuit train zole --lessons {lessons} --seed {of_zole.about.seed} --out {out}\n```"


def rows() -> Iterator[tuple[str, ...]]:
    """What is told of each network."""
    for each in learned():
        about, last = each.about, each.about.curve[-1]
        digits = 2 if last.reach < 0.2 else 1 if last.reach < 10 else 0
        yield (
            each.game.name,
            f"{about.lessons:,}",
            str(len(about.settings)),
            f"{last.seconds:.0f} s",
            f"{last.points:+.{digits}f} ± {last.reach:.{digits}f}" if each.has_lead else "",
            f"{each.size / 1000:.0f} kB",
        )


def curves() -> str:
    """How far each network was ahead of rules of thumb as it learned, in points a round, with 99 % intervals."""
    found = [each for each in learned() if each.has_lead]
    lines = -(-len(found) // COLUMNS)
    paper = Paper(2 * MARGIN + COLUMNS * (PANEL[0] + GAP[0]))
    for number, each in enumerate(found):
        left = MARGIN + GAP[0] + number % COLUMNS * (PANEL[0] + GAP[0])
        top = MARGIN + GAP[1] / 2 + number // COLUMNS * (PANEL[1] + GAP[1])
        _panel(paper, each, left, top)
    told = [
        f"{name}: {points} points a round after {lessons} lessons."
        for name, lessons, _, _, points, *_ in rows()
        if points
    ]
    return paper.svg(2 * MARGIN + lines * (PANEL[1] + GAP[1]), "How the networks learned", told)


def _panel(paper: Paper, each: Learned, left: float, top: float) -> None:
    """A curve with its interval as a band, over lessons; what is further below zero than above is cut off."""
    points, (width, height) = each.about.curve, PANEL
    most = max(points[-1].lessons, 1)
    high = max(point.points + point.reach for point in points)

    def across(lessons: int) -> float:
        return left + width * lessons / most

    def down(value: float) -> float:
        return top + height * (1 - max(value, -high) / high) / 2

    paper.text(left, top - 12, each.game.name, size=SMALL, weight=BOLD)
    upper = [f"{across(point.lessons):.1f} {down(point.points + point.reach):.1f}" for point in points]
    lower = [f"{across(point.lessons):.1f} {down(point.points - point.reach):.1f}" for point in reversed(points)]
    middle = [f"{across(point.lessons):.1f} {down(point.points):.1f}" for point in points]
    paper.shape(f"M{'L'.join([*upper, *lower])}Z", fill="blue-soft")
    paper.shape(f"M{left:.1f} {top:.1f}V{top + height:.1f}H{left + width:.1f}", stroke="line-2")
    paper.shape(f"M{left:.1f} {down(0):.1f}H{left + width:.1f}", stroke="line-2", stroke_dasharray="4 3")
    paper.shape(f"M{'L'.join(middle)}", stroke="blue", stroke_width=2)
    for value, label in ((high, f"{high:+.2g}"), (0, "0"), (-high, f"{-high:+.2g}")):
        paper.text(left - 8, down(value) + 4, label, size=SMALL, ink="ink-2", anchor="end")
    foot = top + height + 18
    paper.text(left, foot, "0", size=SMALL, ink="ink-2")
    paper.text(left + width, foot, f"{most / MILLION:.1f} million", size=SMALL, ink="ink-2", anchor="end")
