"""A course of learning: as much as was planned, looked at as it goes, put away, and gone on with later."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import numpy as np

from followsuit.engine.game import Game
from followsuit.errors import MindError
from followsuit.language.message import Message
from followsuit.minds.calibrating import calibrated, levelled
from followsuit.minds.files import (
    BROKEN,
    FORMAT,
    SHAPE,
    About,
    Point,
    as_text,
    check_format,
    check_game,
    put_whole,
    rounded,
    save,
)
from followsuit.minds.setting import setting_of
from followsuit.minds.training import HALVES, School
from followsuit.rules.options import Value

LOOKS = 20
"""How often in a course it is looked how good the network is by now, besides at its beginning."""
ROUNDS = 300
"""Rounds beside rules of thumb that are played then, each as often as there are seats."""
SHORT, SHORT_SECONDS = 4_000_000, 60.0
"""With fewer lessons, or less time, a course is short."""
LESSONS_A_CALL = 100
"""For so many lessons a call is made at the end, each time that the network's word about calls is set right."""
LESSONS_A_LEVEL = 240
"""For so many lessons a call is made at each number of seats, when the level of calls is set right at last."""
SURELY = 2.576
"""Within so many standard errors lies what is meant, in 99 of 100 cases."""


@dataclass(frozen=True)
class Plan:
    """What is to be learned: settings of one game, the usual one first; by which chance; and for how long.

    That is a number of lessons, or seconds, which come to another number each time.
    """

    games: tuple[Game, ...]
    seed: int
    lessons: int | None = None
    seconds: float | None = None

    @property
    def game(self) -> Game:
        """The usual setting."""
        return self.games[0]

    @property
    def is_short(self) -> bool:
        """Whether there is little time to learn."""
        return self.lessons < SHORT if self.lessons is not None else (self.seconds or 0.0) < SHORT_SECONDS

    @property
    def settings(self) -> tuple[Mapping[str, Value], ...]:
        """The options of each setting."""
        return tuple(dict(game.options) for game in self.games)


class Kept(msgspec.Struct, frozen=True):
    """What is known of a course that was put away, besides what its network has learned."""

    game: str
    version: int
    settings: tuple[Mapping[str, Value], ...]
    seed: int
    lessons: int | None
    seconds: float | None
    spent: float
    curve: tuple[Point, ...]


class Course:
    """Learning by a plan, from its beginning or from where it was put away."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.school = School([setting_of(game) for game in plan.games], seed=plan.seed, is_short=plan.is_short)
        self.seconds = 0.0
        self.curve: list[Point] = []

    @property
    def share(self) -> float:
        """How much of it is done."""
        if self.plan.lessons is not None:
            return self.school.lessons / self.plan.lessons
        assert self.plan.seconds is not None
        return self.seconds / self.plan.seconds

    @property
    def is_over(self) -> bool:
        """Whether all is learned that was planned."""
        return self.share >= 1.0

    def go_on(self) -> Generator[None, None, None]:
        """Learn to the end, with a pause after every few thousand lessons."""
        with ThreadPoolExecutor(HALVES) as pool:
            if not self.curve:
                self._look(0.0)
            while not self.is_over:
                before, began = self.share, perf_counter()
                error = self.school.term(before, pool)
                self.seconds += perf_counter() - began
                if int(min(self.share, 1.0) * LOOKS) > int(before * LOOKS):
                    self._look(error)
                yield

    def _look(self, error: float) -> None:
        """See what the network is worth beside rules of thumb, at the usual setting."""
        mean, deviation = self.school.beside_greedy(0, ROUNDS)
        scale = float(self.school.settings[0].places["scale"])
        reach = SURELY * deviation * scale
        self.curve.append(Point(self.school.lessons, round(self.seconds, 3), mean * scale, reach, error))

    def about(self) -> About:
        """What is to be known of the network."""
        plan, game = self.plan, self.plan.game
        return About(game.key, game.version, plan.seed, self.school.lessons, plan.settings, tuple(self.curve))

    def save(self, path: Path) -> None:
        """Write the network that was learned, with its word about calls set right."""
        learned, school = self.school.learner, self.school
        network = rounded(learned.average, learned.seen)
        network = calibrated(school.settings, network, seed=self.plan.seed, calls=school.lessons // LESSONS_A_CALL)
        network = rounded(network, learned.seen)
        network = levelled(school.settings, network, seed=self.plan.seed, calls=school.lessons // LESSONS_A_LEVEL)
        save(path, network, learned.seen, self.about())

    def put_away(self, path: Path) -> None:
        """Write all that is needed to go on later as if there had been no pause."""
        plan, game = self.plan, self.plan.game
        kept = Kept(
            game.key, game.version, plan.settings, plan.seed, plan.lessons, plan.seconds, self.seconds,
            tuple(self.curve),
        )  # fmt: skip
        file = BytesIO()
        parts: dict[str, Any] = {"format": np.int64(FORMAT), "shape": SHAPE, "kept": as_text(kept)}
        parts |= self.school.memory()
        np.savez(file, **parts)
        put_whole(path, file.getvalue())

    @classmethod
    def resumed(cls, path: Path, plan: Plan) -> Course:
        """A course that was put away; MindError if it cannot be gone on with, or was of another plan."""
        course = cls(plan)
        try:
            with path.open("rb") as file, np.load(file) as saved:
                check_format(path, saved)
                kept = msgspec.json.decode(saved["kept"].tobytes(), type=Kept)
                check_game(path, kept.game, kept.version, plan.game.page)
                if (kept.settings, kept.seed, kept.lessons, kept.seconds) != (
                    plan.settings, plan.seed, plan.lessons, plan.seconds,
                ):  # fmt: skip
                    raise MindError(_other_plan(path, kept))
                course.school.remember(saved)
        except BROKEN:
            raise MindError(Message("mind/unreadable", {"file": str(path)})) from None
        course.seconds, course.curve = kept.spent, list(kept.curve)
        return course


def _other_plan(path: Path, kept: Kept) -> Message:
    minutes = None if kept.seconds is None else kept.seconds / 60
    facts = {"seed": kept.seed, "lessons": kept.lessons, "minutes": minutes, "settings": len(kept.settings)}
    return Message("mind/other-plan", {"file": str(path), **facts})
