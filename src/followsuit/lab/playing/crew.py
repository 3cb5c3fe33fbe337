"""Who plays pieces of work: this machine, on some of its cores, or somebody else, such as a cluster of machines."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from followsuit.lab.playing.workers import Pool, in_order, processes

T = TypeVar("T")
AHEAD = {True: 2, False: 4}
"""How many pieces are under way or waiting for each that is played: fewer where they are compiled, and large."""


class Crew(Protocol):
    """Whoever plays pieces of work.

    A piece is a function of a module and what it is told, plain data or what can be sent as such: so anybody can play
    any of them, and what comes of it is the same.
    """

    @property
    def size(self) -> int:
        """How many pieces are played at the same time."""

    def pool(self, *, compiled: bool) -> AbstractContextManager[Pool]:
        """Those who play while it is open; `compiled`: whether the work leaves Python's lock to others."""


@dataclass(frozen=True)
class Machine:
    """This machine: compiled work in threads, other work in processes; on one core, in this very process."""

    size: int

    def pool(self, *, compiled: bool) -> AbstractContextManager[Pool]:
        """Threads or processes that end with the work."""
        if compiled:
            return ThreadPoolExecutor(self.size)
        return nullcontext(_ThisProcess()) if self.size == 1 else processes(self.size)


Cores = int | Crew | None
"""Who plays: so many cores of this machine, all of them where nothing is said, or a crew."""


def crew_of(cores: Cores) -> Crew:
    """Who plays."""
    if cores is None or isinstance(cores, int):
        return Machine(cores or os.cpu_count() or 1)
    return cores


def shared(
    crew: Crew, work: Callable[..., T], tasks: Iterator[tuple[Any, ...]], *, compiled: bool
) -> Generator[T, None, None]:
    """What pieces of work come to, in their order, whoever plays which."""
    with crew.pool(compiled=compiled) as pool:
        yield from in_order(pool, work, tasks, AHEAD[compiled] * crew.size)


class _ThisProcess:
    """Plays a piece when somebody wants to know what it comes to."""

    def submit(self, work: Callable[..., T], /, *told: Any) -> _Later[T]:
        return _Later(work, told)


@dataclass(frozen=True)
class _Later(Generic[T]):
    work: Callable[..., T]
    told: tuple[Any, ...]

    def result(self) -> T:
        return self.work(*self.told)

    def cancel(self) -> bool:
        return True
