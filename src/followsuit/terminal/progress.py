"""Bars for what takes a while, on a terminal only."""

from __future__ import annotations

from rich.console import Console
from rich.progress import (
    BarColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.terminal.style import screen


class Rate(ProgressColumn):
    """How many games a second."""

    def __init__(self, say: Say) -> None:
        super().__init__()
        self._say = say

    def render(self, task: Task) -> Text:
        """The speed so far."""
        return Text(self._say(Message("lab/speed", {"speed": task.speed})) if task.speed else "", "dim")


class Done(ProgressColumn):
    """How many of how many."""

    def render(self, task: Task) -> Text:
        """Both numbers, the first as wide as the second, so that the bar keeps its place."""
        total = f"{task.total or 0:,.0f}"
        return Text(f"{task.completed:,.0f}".rjust(len(total)) + f"/{total}", "progress.download")


def games_progress(say: Say) -> Progress:
    """A bar for so many games, on the terminal only."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), Done(), Rate(say), TimeRemainingColumn(),
        console=screen(stderr=True), transient=True, redirect_stdout=False, disable=not screen(stderr=True).is_terminal,
    )  # fmt: skip


def steps_progress(console: Console) -> Progress:
    """A bar for a few long steps, on the terminal only. What else is printed must go to the same console."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), Done(), TimeRemainingColumn(),
        console=console, transient=True, redirect_stdout=False, disable=not console.is_terminal,
    )  # fmt: skip


def bytes_progress(console: Console, *, shown: bool) -> Progress:
    """A bar for so much of a file, on the terminal only. What else is printed must go to the same console."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(),
        console=console, transient=True, redirect_stderr=False, disable=not shown or not console.is_terminal,
    )  # fmt: skip
