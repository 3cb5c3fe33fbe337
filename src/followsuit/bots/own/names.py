"""How players of one's own are named: `module:Class`, `./bot.py` or `run:COMMAND`, perhaps with `NAME=` before it."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from followsuit.errors import PlayerError, quoted, shortened
from followsuit.language.message import Message

COMMAND = "run:"
HERE = "here:"
"""What makes a player in this very process, for programs that hand over an object."""
HOST = (sys.executable, "-m", "followsuit.bots.own")
"""The program that Python players live in."""
USUAL_MAKER = "make"
"""What makes a player where a file is named without more."""


@dataclass(frozen=True)
class OwnPlayer:
    """A player of one's own: what it is called in tables and results, and the program that it is."""

    name: str
    said: str
    """How it is found: what stood behind its name, wherever that was said."""
    program: tuple[str, ...]
    is_python: bool
    """Whether it is a Python object, which gets views as they are; other programs get them as JSON."""

    @property
    def is_here(self) -> bool:
        """Whether it lives in this process, so that no other one can ask it."""
        return self.program[0] == HERE


def is_own(text: str) -> bool:
    """Whether a text names a player of one's own, rather than one of this program's by its name."""
    return any(sign in text for sign in (":", "=", os.sep)) or text.endswith(".py")


def own_player(text: str) -> OwnPlayer:
    """The player that a text names; PlayerError says what is wrong with it."""
    name, equals, said = text.partition("=")
    if not equals or ":" in name:
        name, said = "", text
    if said.startswith(HERE):
        return OwnPlayer(name or said.removeprefix(HERE), said, (HERE, said.removeprefix(HERE)), is_python=True)
    if said.startswith(COMMAND):
        program = _program(said.removeprefix(COMMAND))
        return OwnPlayer(name or Path(program[-1]).stem, said, program, is_python=False)
    target, _, maker = said.rpartition(":") if _has_maker(said) else (said, "", "")
    found = _file(target) if target.endswith(".py") else _module(target)
    usual = maker.rpartition(".")[2] if maker else Path(target).stem.rpartition(".")[2]
    return OwnPlayer(name or usual, said, (*HOST, found, maker or USUAL_MAKER), is_python=True)


def _has_maker(said: str) -> bool:
    """Whether a maker stands behind a colon; on some systems a path begins with a letter and a colon."""
    return said.rpartition(":")[2].replace(".", "_").isidentifier() and ":" in said and not said.endswith(".py")


def _file(target: str) -> str:
    try:
        is_there = Path(target).is_file()
    except (OSError, ValueError):
        is_there = False
    if not is_there:
        raise PlayerError(Message("own-player/no-file", {"file": shortened(target)}))
    return str(Path(target).resolve())


def _module(target: str) -> str:
    # What lies in the folder that a command is run in is found as it would be by `python -m`.
    if "" not in sys.path and (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    try:
        is_there = find_spec(target) is not None
    except (ImportError, ValueError, AttributeError):
        is_there = False
    if not is_there:
        raise PlayerError(Message("own-player/no-module", {"module": shortened(target)}))
    return target


def _program(said: str) -> tuple[str, ...]:
    try:
        words = shlex.split(said)
    except ValueError:
        words = []
    program = shutil.which(words[0]) if words else None
    if program is None:
        raise PlayerError(Message("own-player/no-program", {"program": quoted(words[0] if words else said)}))
    return (program, *words[1:])
