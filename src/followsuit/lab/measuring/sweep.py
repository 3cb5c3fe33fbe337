"""Values of options tried one after another, toward goals such as twenty minutes or at least so much skill."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from typing import Any, Literal

from followsuit.engine.game import Game
from followsuit.errors import OptionError, shortened
from followsuit.lab.measuring.comparison import Comparison, Contender, comparison
from followsuit.lab.measuring.figures import FIGURES, Measured
from followsuit.lab.measuring.inference import Estimate, plain
from followsuit.lab.measuring.plan import Plan
from followsuit.language.message import Message
from followsuit.rules.page import Page
from followsuit.rules.prose import whole_number

MOST = 100
"""So many settings are tried at most: nobody reads a longer table."""
NEAR = 0.1
"""A goal of one number is met by what is within so much of it."""
_GOAL = re.compile(r"\s*([a-z-]+)\s*(>=|<=|=)\s*([\d.]+?)(%?)(?:\.\.([\d.]+)(%?))?\s*")

Met = Literal["yes", "perhaps", "no"]
"""Whether a goal is met: surely, by what was measured though it may be chance, or not."""


@dataclass(frozen=True)
class Goal:
    """Where a figure should lie."""

    figure: str
    least: float
    most: float
    said: str
    """As it was typed."""

    def met(self, value: Estimate | None) -> Met:
        """Whether a figure lies there, with its whole interval or at least by its mean."""
        if value is None or not self.least <= value.mean <= self.most:
            return "no"
        return "yes" if self.least <= value.low and value.high <= self.most else "perhaps"

    def missed_by(self, value: Estimate | None) -> float:
        """How far a figure is from where it should lie, as a part of that."""
        if value is None:
            return 1.0
        bound = self.least if value.mean < self.least else self.most
        return 0.0 if self.least <= value.mean <= self.most else abs(value.mean - bound) / max(abs(bound), NEAR)


def read_goal(text: str) -> Goal:
    """A goal such as `minutes=20`, `minutes=15..25`, `skill>=0.6` or `skill>=60%`; OptionError says how to write it."""
    found = _GOAL.fullmatch(text)
    try:
        if found is None:
            raise ValueError(text)
        figure, sign, *rest = found.groups()
        first = float(rest[0]) / (100 if rest[1] else 1)
        last = None if rest[2] is None else float(rest[2]) / (100 if rest[3] else 1)
    except ValueError:
        raise OptionError("goal", Message("sweep/goal-unreadable", {"text": shortened(text)})) from None
    if figure not in FIGURES:
        raise OptionError("goal", Message("sweep/goal-unknown", {"given": shortened(figure), "figures": [*FIGURES]}))
    if sign != "=":
        if last is not None:
            raise OptionError("goal", Message("sweep/goal-unreadable", {"text": shortened(text)}))
        least, most = (first, float("inf")) if sign == ">=" else (float("-inf"), first)
    else:
        least, most = (first * (1 - NEAR), first * (1 + NEAR)) if last is None else sorted((first, last))
    return Goal(figure, least, most, "".join(text.split()))


def read_values(text: str) -> list[str]:
    """The values in a text such as `4..20`, `4..20..4`, `five,seven` or a single one; at most so many as are tried."""
    values: list[str] = []
    for part in text.split(","):
        numbers = [whole_number(each) for each in part.split("..")]
        if len(numbers) == 1:
            values.append(part)
            continue
        first, last, step = (*numbers, 1)[:3]
        if len(numbers) > 3 or first is None or last is None or not step or step < 0 or first > last:
            raise OptionError("option", Message("sweep/values-unreadable", {"text": shortened(text)}))
        if (last - first) // step >= MOST:
            raise OptionError("option", Message("sweep/too-many", {"most": MOST}))
        values += map(str, range(first, last + 1, step))
    return values


@dataclass
class Sweep:
    """Settings of a game, and which goals they meet."""

    goals: tuple[Goal, ...]
    swept: tuple[str, ...]
    """The options that were given several values."""
    tried: Comparison

    def met(self, found: Measured) -> list[Met]:
        """Whether each goal is met."""
        return [goal.met(found.figures.get(goal.figure)) for goal in self.goals]

    def missed_by(self, found: Measured) -> float:
        """How far a setting is from all goals together."""
        return sum(goal.missed_by(found.figures.get(goal.figure)) for goal in self.goals)

    @property
    def meeting(self) -> list[int]:
        """The places of the settings that meet every goal, those first that surely do."""
        met = {place: self.met(found) for place, found in enumerate(self.tried.found)}
        return sorted((place for place in met if "no" not in met[place]), key=lambda place: met[place].count("perhaps"))

    @property
    def nearest(self) -> int:
        """The place of the setting that misses the goals by least."""
        return min(range(len(self.tried.found)), key=lambda place: self.missed_by(self.tried.found[place]))

    @property
    def shown(self) -> list[str]:
        """The figures that are told of each setting: those that goals are about, then a few that always matter."""
        wanted = dict.fromkeys([*(goal.figure for goal in self.goals), "minutes", "skill", "lead-changes"])
        return [name for name in wanted if any(name in found.figures for found in self.tried.found)]

    def data(self) -> dict[str, Any]:
        """All of it as plain JSON data."""
        told = self.tried.data()
        for each, found in zip(told["contenders"], self.tried.found, strict=True):
            each["met"] = self.met(found)
            del each["changes"]
        goals = plain([asdict(goal) for goal in self.goals])
        return {**told, "format": "followsuit/sweep/1", "goals": goals}


def sweep(page: Page, seats: str | None, options: Mapping[str, str], goals: Sequence[str], plan: Plan) -> Sweep:
    """All settings that are to be tried; errors name what cannot be, before anything is played."""
    values = {key: read_values(text) for key, text in options.items()}
    swept = tuple(key for key, each in values.items() if len(each) > 1)
    count = 1
    for each in values.values():
        count *= len(each)
    if count > MOST:
        raise OptionError("option", Message("sweep/too-many", {"most": MOST}))
    if not swept:
        raise OptionError("option", Message("sweep/nothing-to-try"))
    if seats is not None and "seats" in values:
        raise OptionError("seats", Message("command/twice", {"option": "seats"}))
    given = {} if seats is None else {"seats": seats}
    games = [Game.of(page, **{**given, **dict(zip(values, each, strict=True))}) for each in product(*values.values())]
    tried = comparison([Contender(game, plan.player) for game in games], plan)
    return Sweep(tuple(map(read_goal, goals)), swept, tried)
