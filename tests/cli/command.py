"""Running the command line in tests, and a person for `play` who types from what the kept record allows."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from typer.main import get_command
from typer.testing import CliRunner, Result

import followsuit as fs
from followsuit.cli import app
from tests.waiting import PATIENCE

PLAIN = {"COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"}

_kept_command = cache(get_command)
"""The command put together from its functions, which takes longer than many a command itself."""


def run(*args: object, typed: str | None = None) -> Result:
    """A command run in this process; `typed` is what is there to be read."""
    with patch("typer.testing._get_command", _kept_command):
        return CliRunner().invoke(app, [str(arg) for arg in args], input=typed, env=PLAIN, prog_name="followsuit")


def start(*args: object, **options: Any) -> subprocess.Popen[str]:
    """The real command, in a process of its own and not waited for."""
    return subprocess.Popen(
        [sys.executable, "-m", "followsuit", *map(str, args)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, encoding="utf-8", env={**os.environ, **PLAIN, "PYTHONUNBUFFERED": "1"}, **options,
    )  # fmt: skip


def finish(*args: object, typed: str = "", **options: Any) -> tuple[int, str, str]:
    """The real command, waited for: its exit status and what it wrote."""
    process = start(*args, **options)
    out, err = process.communicate(typed, timeout=PATIENCE)
    return process.returncode, out, err


FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is always full")


def finish_on_a_full_disk(*args: object, unbuffered: str = "") -> tuple[int, str]:
    """The real command, whose output cannot be written: its exit status and what it said of it."""
    with FULL.open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "followsuit", *map(str, args)],
            check=False, stdout=full, stderr=subprocess.PIPE, text=True, encoding="utf-8",
            env={**os.environ, **PLAIN, "PYTHONUNBUFFERED": unbuffered},
        )  # fmt: skip
    return done.returncode, done.stderr


def refused(result: Result, code: str) -> str:
    """The one message of a command that was refused, after checking that it is one."""
    assert 2 == result.exit_code
    assert "Traceback" not in result.output
    assert result.stderr.startswith("Error: ")
    assert result.stderr.endswith(f"({code})\n")
    assert 1 == result.stderr.count("\n")
    return result.stderr


class Person:
    """Stands in for `input`: reads the kept record and types something legal, in full or for short."""

    def __init__(self, path: Path, *, seat: int = 0, stop_after: int | None = None, seed: int = 1) -> None:
        self.path, self.seat, self.stop_after = path, seat, stop_after
        self.typed: list[str] = []
        self._chance = random.Random(seed)
        self._rounds_opened = 1

    def __call__(self, prompt: str = "") -> str:
        """The next line."""
        assert "> " == prompt
        self.typed.append(self._line())
        return self.typed[-1]

    def _line(self) -> str:
        state = fs.replay(json.loads(self.path.read_text()))
        rounds = state.rounds_played + 1
        if state.game.rules.is_open_ended and rounds > self._rounds_opened:
            self._rounds_opened = rounds
            return "stop" if state.rounds_played == self.stop_after else ""
        assert self.seat == state.to_act
        text = str(self._chance.choice(state.legal()))
        _, _, short = text.partition(" ")
        return self._chance.choice([text, short or text])
