"""Learning a game on the terminal: with a bar, put away when it is stopped, and told what came of it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from followsuit import minds
from followsuit.kernel.compiling import announced
from followsuit.lab.measuring.tournament import Tournament
from followsuit.lab.reporting.curves import curve_plot
from followsuit.lab.reporting.files import not_written, uninterrupted
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.minds.course import Course, Plan
from followsuit.minds.files import Point
from followsuit.minds.training import HALVES, School
from followsuit.terminal.speech import game_title, notices
from followsuit.terminal.style import screen
from followsuit.terminal.tournament import hold_and_report

KEPT_EVERY = 30.0
"""Seconds after which an unfinished course is put away, in case that it is ended by force."""


class Outputs(NamedTuple):
    """Where what was learned is written and drawn."""

    network: Path
    curve: Path | None
    again: bool
    """Whether to begin anew, where an unfinished course could be gone on with."""

    @property
    def unfinished(self) -> Path:
        """Where a course is put away that is not over."""
        return self.network.with_name(f"{self.network.name}.unfinished")


def learn_and_report(plan: Plan, outputs: Outputs, meeting: Tournament | None, say: Say) -> bool:
    """Learn by a plan, say how it goes and what came of it, and let players meet; whether it came to its end."""
    waiting, console = screen(stderr=True), screen()
    notify = notices(waiting, say)
    is_going_on = outputs.unfinished.exists() and not outputs.again
    course = Course.resumed(outputs.unfinished, plan) if is_going_on else Course(plan)
    _compile(course, notify)
    if is_going_on:
        notify(Message("train/going-on", {"lessons": course.school.lessons}))
    is_whole = _learn(course, outputs.unfinished, say)
    if is_whole:
        _write(outputs.network, course.save)
        outputs.unfinished.unlink(missing_ok=True)
    title = game_title(plan.game, str(plan.seed))
    console.print(say(title), style="bold", soft_wrap=True)
    facts = {"lessons": course.school.lessons, "seconds": course.seconds, "settings": len(plan.games)}
    console.print(say(Message("train/learned" if is_whole else "train/stopped", facts)), soft_wrap=True)
    if course.curve:
        console.print(say(standing(course.curve[-1])), soft_wrap=True)
    written = outputs.network if is_whole else outputs.unfinished
    console.print(
        say(Message("train/written" if is_whole else "train/put-away", {"file": str(written)})), soft_wrap=True
    )
    if outputs.curve is not None and course.curve:
        curve_plot(course.about(), plan.game, outputs.curve, say)
        console.print(say(Message("lab/plot-drawn", {"file": str(outputs.curve)})), soft_wrap=True)
    if is_whole and meeting is not None:
        console.print()
        return hold_and_report(meeting, title, say, records=None, json=None, plot=None, force=False, cores=None)
    return is_whole


def standing(point: Point) -> Message:
    """How good a network was at a point of its course."""
    facts = {"points": point.points, "reach": point.reach, "lessons": point.lessons, "seconds": point.seconds}
    return Message("train/standing", facts)


def _compile(course: Course, notify: Callable[[Message], None]) -> None:
    """Let learning be compiled before its bar and its clock begin, by a few lessons of somebody else."""
    with announced("learning", notify, Path(minds.__path__[0])) as is_first, ThreadPoolExecutor(HALVES) as pool:
        if is_first:
            trial = School(course.school.settings[:1], seed=0)
            trial.term(0.0, pool)
            trial.beside_greedy(0, 1)


def _learn(course: Course, unfinished: Path, say: Say) -> bool:
    """Learn to the end, or until Ctrl-C; what is not over is put away."""
    waiting, began, before = screen(stderr=True), perf_counter(), course.school.lessons
    kept, told = began, len(course.curve)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=waiting, transient=True, redirect_stdout=False, disable=not waiting.is_terminal)
    try:
        with bar, closing(course.go_on()) as steps:
            task = bar.add_task(course.plan.game.name, total=1.0)
            while not course.is_over:
                # What is half learned cannot be gone on with.
                with uninterrupted():
                    next(steps)
                for point in course.curve[told:]:
                    bar.console.print(say(standing(point)), style="dim")
                now, told = perf_counter(), len(course.curve)
                facts = {"lessons": course.school.lessons, "speed": (course.school.lessons - before) / (now - began)}
                bar.update(task, completed=course.share, description=say(Message("train/progress", facts)))
                if now - kept > KEPT_EVERY and not course.is_over:
                    with uninterrupted():
                        _write(unfinished, course.put_away)
                    kept = now
    except KeyboardInterrupt:
        if not course.is_over:
            _write(unfinished, course.put_away)
            return False
    return True


def _write(path: Path, write: Callable[[Path], None]) -> None:
    try:
        write(path)
    except OSError as error:
        raise not_written(path, error) from None
