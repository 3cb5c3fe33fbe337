"""Work on several cores at once, its results in order, and nothing left running when it is broken off."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

from followsuit.errors import OptionError

T = TypeVar("T")
SECONDS_TO_END = 5


def in_order(
    pool: Executor, work: Callable[..., T], tasks: Iterator[tuple[Any, ...]], ahead: int
) -> Generator[T, None, None]:
    """What the tasks come to, in their order, with so many of them under way or waiting."""
    pending: deque[Future[T]] = deque()
    try:
        while True:
            while len(pending) < ahead and (task := next(tasks, None)) is not None:
                pending.append(pool.submit(work, *task))
            if not pending:
                return
            yield pending.popleft().result()
    finally:
        for future in pending:
            future.cancel()


@contextmanager
def processes(count: int) -> Iterator[Executor]:
    """Processes that end with the work, also when it is broken off in the middle of a long game."""
    others = set(active_children())
    with ProcessPoolExecutor(count, get_context("spawn"), _leave_interrupts_alone) as pool:
        try:
            yield pool
        except BrokenProcessPool:
            raise OptionError(
                "cores", "A process ended without a word; perhaps there is too little memory.", "Try fewer cores."
            ) from None
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(active_children()) - others:
                child.terminate()
                child.join(SECONDS_TO_END)
            raise


def _leave_interrupts_alone() -> None:
    """Ctrl-C is for the process that shared out the work; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
