"""Turning Python into machine code, once: where it is kept, and telling people when they have to wait.

numba keeps compiled code beside the source and does not notice when a function that it calls has changed. Here the
code is kept in the user's cache folder, in a folder named after the content of every module that the function may rest
on, after the limits that the kernel shares with the rules, and after what it was made for.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from inspect import getfile
from pathlib import Path
from typing import Any, Literal, TypeVar, cast

import numba
import numba.core.config
from llvmlite import binding

from followsuit.kernel.linking import jitted
from followsuit.language.message import Message
from followsuit.rules import limits

Part = Literal["simulator", "players", "minds", "study", "agents", "solver", "learning"]
"""What is compiled, and waited for, by itself: many games, players who look at one, those of them with a mind, both
with agents of a study, the solver of open cards, and learning a game."""
F = TypeVar("F", bound=Callable[..., Any])

config: Any = numba.core.config
"""numba's settings, which it makes as it is loaded."""


def has_pdep() -> bool:
    """Whether the code is made for a processor with PDEP. `FOLLOWSUIT_PDEP=0` says no."""
    if os.environ.get("FOLLOWSUIT_PDEP") == "0" or config.CPU_NAME not in (None, "host"):
        return False
    return bool(binding.get_host_cpu_features().get("bmi2", False))


KERNEL = Path(__file__).parent
MINDS = KERNEL.with_name("minds")


@cache
def folder(package: Path = KERNEL) -> Path:
    """Where this version's machine code of a package is kept.

    All of it rests on the kernel's. What is neither of the kernel nor of the minds may rest on the minds', too.
    """
    sources = sha256()
    for place in dict.fromkeys((KERNEL, package) if package == KERNEL else (KERNEL, MINDS, package)):
        for source in sorted(place.glob("*.py")):
            sources.update(source.name.encode() + b"\0" + source.read_bytes())
    sources.update(Path(limits.__file__).read_bytes())
    sources.update(f"{numba.__version__} {sys.version} {has_pdep()}".encode())
    place = kept_root() / f"{package.name}-{sources.hexdigest()[:16]}"
    place.mkdir(parents=True, exist_ok=True)
    return place


@cache
def kept_root() -> Path:
    """Where we keep what was made here and can be made again."""
    for root in _roots():
        with suppress(OSError, RuntimeError):
            (root / "followsuit").mkdir(parents=True, exist_ok=True)
            if os.access(root / "followsuit", os.W_OK):
                return root / "followsuit"
    return Path(tempfile.mkdtemp(prefix="followsuit-"))


def _roots() -> Iterator[Path]:
    """Where to keep code, the best place first; the last resort is good for one process only."""
    for variable in ("FOLLOWSUIT_CACHE", "XDG_CACHE_HOME"):
        if named := os.environ.get(variable):
            yield Path(named)
    with suppress(RuntimeError):
        yield Path.home() / ".cache"


@contextmanager
def _kept_in(place: Path) -> Iterator[None]:
    before = config.CACHE_DIR
    config.CACHE_DIR = str(place)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def compiled(function: F) -> F:
    """Compile a function when it is first called; it runs without Python's lock, and is kept for the next process."""
    with _kept_in(folder(Path(getfile(function)).parent)):
        return cast(F, jitted(function, nogil=True, error_model="numpy"))


@contextmanager
def announced(what: Part, notify: Callable[[Message], None], package: Path = KERNEL) -> Iterator[bool]:
    """Say that a part, the code of a package, is being compiled, if it never was here before; whether that is so."""
    stamp = folder(package) / f"{what}.compiled"
    if is_first := not stamp.exists():
        notify(Message("kernel/compiling", {"part": what}))
    yield is_first
    stamp.touch()
