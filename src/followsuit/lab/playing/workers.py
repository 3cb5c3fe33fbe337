"""Work on several cores at once, its results in order, and nothing left running when it is broken off."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Protocol, TypeVar

from followsuit.errors import OptionError
from followsuit.language.message import Message

T = TypeVar("T")
Made_co = TypeVar("Made_co", covariant=True)
SECONDS_TO_END = 5


class Promise(Protocol[Made_co]):
    """A task that somebody has taken on."""

    def result(self) -> Made_co:
        """What it comes to, once it is done."""

    def cancel(self) -> object:
        """Nobody wants to know any more."""


class Pool(Protocol):
    """Those who take on tasks; every `Executor` is one."""

    def submit(self, work: Callable[..., T], /, *told: Any) -> Promise[T]:
        """Take on a task."""


def in_order(
    pool: Pool, work: Callable[..., T], tasks: Iterator[tuple[Any, ...]], ahead: int
) -> Generator[T, None, None]:
    """What the tasks come to, in their order, with so many of them under way or waiting."""
    pending: deque[Promise[T]] = deque()
    try:
        while True:
            while len(pending) < ahead and (task := next(tasks, None)) is not None:
                pending.append(pool.submit(work, *task))
            if not pending:
                return
            yield pending.popleft().result()
    except BrokenExecutor:
        # The pool is telling all of them so, and stumbles over one that is cancelled meanwhile.
        pending.clear()
        raise
    finally:
        for future in pending:
            future.cancel()


@contextmanager
def processes(count: int) -> Iterator[Executor]:
    """Processes that end with the work, also when it is broken off in the middle of a long game."""
    others = set(active_children())
    with ProcessPoolExecutor(count, get_context("spawn"), _follow_parent) as pool:
        try:
            yield pool
        except BrokenProcessPool:
            raise OptionError("cores", Message("simulation/process-lost")) from None
        except BaseException:
            # Told first, the pool drops the tasks that wait; those it would else report as lost, cancelled or not.
            pool.shutdown(wait=False, cancel_futures=True)
            children = set(active_children()) - others
            for child in children:
                child.terminate()
            for child in children:
                # Not `join`: the pool's own thread does that.
                wait([child.sentinel], SECONDS_TO_END)
            raise


def _follow_parent() -> None:
    """Leave Ctrl-C to the process that shared out the work, which ends the others, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Wait for the parent's end: a worker holds both ends of the pipe of its tasks, and would wait for more forever."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
