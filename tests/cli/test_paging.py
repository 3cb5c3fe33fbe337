import os
import pty
import sys
from io import StringIO
from pathlib import Path
from subprocess import Popen

import pytest
from rich.console import Console

from followsuit.cli.group import with_no_pager_first
from followsuit.terminal.paging import MAY_PAGE, by_pages, pager_of
from tests.waiting import PATIENCE

PAGER = "cat > paged.txt"
"""A pager that leaves on paper what it was given."""
LINES = 10


class Screen(StringIO):
    """Where a console of the tests writes, which it takes for a terminal."""

    def isatty(self):
        """It is one."""
        return True


@pytest.fixture
def console(monkeypatch):
    """A terminal of ten lines, and a pager."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("FOLLOWSUIT_PAGER", PAGER)
    monkeypatch.delenv("NO_COLOR", raising=False)
    return Console(file=Screen(), force_terminal=True, color_system="standard", width=20, height=LINES)


def paged():
    """What the pager was given, if it was called."""
    path = Path("paged.txt")
    return path.read_text("utf-8") if path.exists() else None


def test_what_is_longer_than_the_screen_is_read_by_pages(console):
    """In its colours, and nothing of it besides on the screen."""
    with by_pages(console):
        for _ in range(LINES):
            console.print("♥", style="red")

    assert "\x1b[31m♥\x1b[0m\n" * LINES == paged()
    assert "" == console.file.getvalue()


def test_what_fits_on_the_screen_is_printed(console):
    """With a line left for the next command; a line that the terminal folds counts as what it takes."""
    with by_pages(console):
        console.print("\n".join(["♥"] * (LINES - 1)))
    assert "♥\n" * (LINES - 1) == console.file.getvalue()
    assert paged() is None

    with by_pages(console):
        console.print("♥" * 20 * LINES, soft_wrap=True)
    assert "♥" * 20 * LINES + "\n" == paged()


def test_whoever_wants_no_pager_has_none(console):
    """By an option of the command."""
    before = MAY_PAGE.set(False)
    try:
        with by_pages(console):
            console.print("\n" * LINES)
    finally:
        MAY_PAGE.reset(before)

    assert paged() is None
    assert "\n" * (LINES + 1) == console.file.getvalue()


def test_what_was_printed_before_an_error_is_there(console):
    """On the screen, as it would be without a pager."""

    def fail():
        with by_pages(console):
            console.print("before")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()

    assert "before\n" == console.file.getvalue()


def test_a_pager_is_named_as_for_git():
    """By the program's own variable, then by everybody's; one that is not there is no pager."""
    assert "cat -v" == pager_of({"FOLLOWSUIT_PAGER": "cat -v", "PAGER": "more"})
    assert "cat -v" == pager_of({"PAGER": "cat -v"})
    assert pager_of({"PAGER": ""}) is None
    assert pager_of({"PAGER": "cat"}) is None
    assert pager_of({"PAGER": "no-such-pager"}) is None
    assert pager_of({"PAGER": "'"}) is None


def test_the_option_may_stand_anywhere():
    """As `--games` may, but not behind what ends the options."""
    assert ["--no-pager", "rules", "zole"] == with_no_pager_first(["rules", "--no-pager", "zole"])
    assert ["rules", "--", "--no-pager"] == with_no_pager_first(["rules", "--", "--no-pager"])


@pytest.mark.parametrize(("option", "is_paged"), [([], True), (["--no-pager"], False)])
def test_rules_are_read_by_pages_on_a_real_terminal(option, is_paged):
    """The command itself, on a terminal of 24 lines; the pager is told to keep colours."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "PAGER": "env > told.txt; cat > paged.txt", "LINES": "24"}
    for name in ("LESS", "NO_COLOR", "FOLLOWSUIT_PAGER"):
        environment.pop(name, None)
    with Popen(
        [sys.executable, "-m", "followsuit", "rules", "zole", *option], stdout=theirs, env=environment
    ) as command:
        os.close(theirs)
        shown = read_all(ours)
        assert 0 == command.wait(PATIENCE)

    if is_paged:
        assert "LESS=FRX" in Path("told.txt").read_text().splitlines()
        assert "\x1b[" in (paged() or "")
        assert b"" == shown
    else:
        assert paged() is None
        assert shown.count(b"\n") > 24


def read_all(terminal):
    """What a program writes to a terminal until it ends."""
    shown = b""
    try:
        while piece := os.read(terminal, 65536):
            shown += piece
    except OSError:
        # So says a terminal that nobody writes to any more.
        pass
    os.close(terminal)
    return shown
