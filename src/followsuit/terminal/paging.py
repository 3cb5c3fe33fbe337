"""Long output by pages, as `git` shows it: on a terminal, where it is longer than the screen."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

VARIABLES = ("FOLLOWSUIT_PAGER", "PAGER")
"""The environment variables that name a pager, the first that is set."""
USUAL = "less"
SETTINGS = {"LESS": "FRX", "LV": "-c"}
"""What pagers are told that nobody has told anything: to keep colours, and to leave the screen as it was."""
NONE = ("", "cat")
"""What is named where no pager is wanted."""
MAY_PAGE: ContextVar[bool] = ContextVar("may_page", default=True)
"""Whether the command line leaves it to the terminal."""


@contextmanager
def by_pages(console: Console) -> Iterator[None]:
    """Let a pager show what is printed to a console meanwhile, if it is a terminal and too short for it."""
    pager = pager_of(os.environ) if _is_screen(console) and MAY_PAGE.get() else None
    if pager is None:
        yield
        return
    capture = console.capture()
    try:
        with capture:
            yield
    finally:
        text = capture.get()
        if not (is_long(text, console) and _read_with(pager, text, console)):
            console.file.write(text)
            console.file.flush()


def pager_of(environment: Mapping[str, str]) -> str | None:
    """The pager that somebody has chosen, or the usual one; none if none is wanted, or if there is no such program."""
    wanted = next((environment[name] for name in VARIABLES if name in environment), USUAL).strip()
    if wanted in NONE:
        return None
    with suppress(ValueError):
        return wanted if shutil.which(shlex.split(wanted)[0]) else None
    return None


def is_long(text: str, console: Console) -> bool:
    """Whether a text takes more lines than the screen has, the one for the next command included."""
    lines = text.splitlines()
    if len(lines) >= console.height:
        return True
    from rich.text import Text  # noqa: PLC0415 - takes its time, and every command reads this module

    width = max(console.width, 1)
    return sum(max(-(-Text.from_ansi(line).cell_len // width), 1) for line in lines) >= console.height


def _is_screen(console: Console) -> bool:
    return console.is_terminal and not console.is_dumb_terminal and console.file.isatty()


def _read_with(pager: str, text: str, console: Console) -> bool:
    """Hand a text to a pager, and wait until it has been read; false if the pager cannot be begun."""
    try:
        reader = subprocess.Popen(pager, shell=True, stdin=subprocess.PIPE, env={**SETTINGS, **os.environ})
    except OSError:
        return False
    from followsuit.terminal.plain import PLAIN  # noqa: PLC0415 - the same

    assert reader.stdin is not None
    # Whoever has read enough leaves before the end.
    with suppress(BrokenPipeError), reader.stdin as pipe:
        pipe.write(text.encode(console.encoding, PLAIN))
    while True:
        # Ctrl-C is the pager's, as long as it is there.
        with suppress(KeyboardInterrupt):
            reader.wait()
            return True
