"""Whether a page that nobody has trained for is soon played well: two minutes of learning, then a match.

The page is the bench's own, `misers`, so that no network comes with it. It learns for so many seconds of CPU time,
whatever else the machine does, and then plays with what it has learned against the yardstick, at equal worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from bench.strength.games import game_of
from bench.strength.match import Match, play
from bench.strength.playing import Plan
from bench.strength.results import Results
from followsuit.minds.course import Course
from followsuit.minds.course import Plan as CoursePlan
from followsuit.minds.library import own_file

GAME = "misers"
SECONDS = 120.0
PLAYERS = ("strong@64w", "flat-greedy@64w")
WHOLE = 48_000_000
"""Lessons of a network that comes with the package."""


@dataclass(frozen=True)
class FirstLessons:
    """What was learned, in how much CPU time, and what it came to."""

    lessons: int
    seconds: float
    match: Match


def learn(game: str, seconds: float, seed: int = 1) -> tuple[int, float]:
    """Let a network learn a game, and keep it where players look for it; its lessons, and the CPU time they took."""
    course = Course(CoursePlan((game_of(game),), seed, seconds=seconds))
    began = process_time()
    for _ in course.go_on():
        # The course has a clock for whoever waits; what is planned here is CPU time.
        course.seconds = process_time() - began
    keep(course)
    return course.school.lessons, course.seconds


def learn_whole(game: str, lessons: int, seed: int = 1) -> Path:
    """Let a network learn one setting from so many lessons, the same each time; where it is kept for players."""
    course = Course(CoursePlan((game_of(game),), seed, lessons))
    for _ in course.go_on():
        pass
    return keep(course)


def keep(course: Course) -> Path:
    """Keep a network where players look for it."""
    path = own_file(course.plan.game)
    path.parent.mkdir(parents=True, exist_ok=True)
    course.save(path)
    return path


def measured(
    deals: int,
    results: Results,
    *,
    seconds: float = SECONDS,
    seed: str = "1",
    rounds: int = 1,
    cores: int = 1,
    each: Callable[[Match], None] = lambda _: None,
) -> FirstLessons:
    """Learn the page, and play the match anew: what was played before was played with another network."""
    lessons, took = learn(GAME, seconds)
    plan = Plan(GAME, PLAYERS, f"{seed}, {lessons} lessons", rounds)
    return FirstLessons(lessons, took, play(plan, deals, results, cores=cores, each=each))
