"""Several processes that serve at one socket: started, watched, started anew when they die, and stopped together.

Each worker holds the end of a pipe whose other end is only here. When it closes, the worker stops in good order: that
is how workers are told to stop, and also how they notice that this process was killed, so that none is left behind.
"""

from __future__ import annotations

import logging
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import Pipe, get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TYPE_CHECKING, Any

from prometheus_client.multiprocess import mark_process_dead

from followsuit.errors import FollowsuitError
from followsuit.server.errors import StartFailed
from followsuit.server.live.neighbours import Neighbours
from followsuit.server.run.logs import LOGGER, log
from followsuit.server.run.metrics import SHARED_FOLDER

if TYPE_CHECKING:
    from socket import socket
    from types import FrameType

SECONDS_TO_STOP = 12.0
"""A little more than a worker allows itself; then it is killed."""
FIRST_DELAY, LONGEST_DELAY = 0.25, 30.0
HEALTHY_SECONDS = 60.0
"""A worker that lived so long had no trouble with its start."""
INTERRUPTED = 130


class Post:
    """What a worker has of the process that watches it."""

    def __init__(self, lifeline: Connection, reports: Connection, neighbours: Neighbours) -> None:
        self.neighbours = neighbours
        self._lifeline = lifeline
        self._reports = reports

    def ready(self) -> None:
        """Report that this worker serves."""
        with suppress(OSError):
            self._reports.send(None)

    def failed(self, error: FollowsuitError) -> None:
        """Report what this worker could not start for."""
        with suppress(OSError):
            self._reports.send((error.message, error.remedy_given))

    def wait_for_end(self) -> None:
        """Return when this worker is to stop, or when nobody watches it any more."""
        with suppress(EOFError, OSError):
            self._lifeline.recv_bytes()


Work = Callable[..., int]


def _worker(work: Work, post: Post, listener: socket, arguments: tuple[Any, ...]) -> None:
    try:
        sys.exit(work(post, listener, *arguments))
    except FollowsuitError as error:
        post.failed(error)
        sys.exit(1)
    finally:
        watching = parent_process()
        if watching is not None and not watching.is_alive():
            # Whoever made the folder was killed and cannot remove it.
            shutil.rmtree(os.environ[SHARED_FOLDER], ignore_errors=True)


@dataclass
class Place:
    """One place in the crew, and whoever fills it."""

    number: int
    process: BaseProcess | None = None
    lifeline: Connection | None = None
    reports: Connection | None = None
    started: float = 0.0
    start_at: float = 0.0
    delay: float = FIRST_DELAY

    def empty(self) -> None:
        """Close what led to a worker that has ended."""
        for end in (self.lifeline, self.reports):
            if end is not None:
                end.close()
        self.process = self.lifeline = self.reports = None


class Crew:
    """The workers, and the loop that watches them."""

    def __init__(self, count: int, work: Work, arguments: tuple[Any, ...], listener: socket, folder: Path) -> None:
        self._folder = folder
        self._work = work
        self._arguments = arguments
        self._listener = listener
        self._places = [Place(number) for number in range(1, count + 1)]
        self._has_served = False
        self._failure: FollowsuitError | None = None

    def run(self, signals: Signals, ready: Callable[[], None]) -> int:
        """Keep every place filled until a signal comes; return the exit code."""
        while not signals.came:
            now = time.monotonic()
            for place in self._places:
                if place.process is None and place.start_at <= now:
                    self._start(place)
            self._wait(signals, now)
            for place in self._places:
                if self._is_ready(place) and not self._has_served:
                    self._has_served = True
                    ready()
                if place.process is not None and not place.process.is_alive():
                    self._bury(place)
                    if not self._has_served:
                        self.stop(signals)
                        if self._failure is not None:
                            raise self._failure
                        return 1
        log(LOGGER, "stopping", workers=len(self._places))
        return self.stop(signals)

    def stop(self, signals: Signals) -> int:
        """Stop all workers in good order, or kill them when they take too long or Ctrl-C comes once more."""
        self._listener.close()
        deadline = time.monotonic() + SECONDS_TO_STOP
        alive = [place.process for place in self._places if place.process is not None]
        ended = list(alive)
        for place in self._places:
            if place.lifeline is not None:
                place.lifeline.close()
        while alive and signals.interrupts < 2 and (left := deadline - time.monotonic()) > 0:
            signals.wait([process.sentinel for process in alive], left)
            alive = [process for process in alive if process.is_alive()]
        for process in alive:
            log(LOGGER, "worker-killed", logging.WARNING, pid=process.pid)
            process.kill()
        for process in ended:
            process.join()
        for place in self._places:
            place.empty()
        if alive and signals.interrupts > 1:
            return INTERRUPTED
        return 1 if any(process.exitcode for process in ended) else 0

    def _start(self, place: Place) -> None:
        theirs, place.lifeline = Pipe(duplex=False)
        place.reports, reporting = Pipe(duplex=False)
        post = Post(theirs, reporting, Neighbours(place.number - 1, len(self._places), self._folder))
        place.process = get_context("spawn").Process(
            target=_worker, args=(self._work, post, self._listener, self._arguments)
        )
        with _interrupts_put_off():
            place.process.start()
        place.started = time.monotonic()
        theirs.close()
        reporting.close()

    def _wait(self, signals: Signals, now: float) -> None:
        """Return when something may have changed: a signal, a report, a death, or the time for a new start."""
        watched: list[Any] = []
        for place in self._places:
            if place.process is not None:
                watched.append(place.process.sentinel)
                if place.reports is not None:
                    watched.append(place.reports)
        starts = [place.start_at - now for place in self._places if place.process is None]
        signals.wait(watched, max(0.0, min(starts)) if starts else None)

    def _is_ready(self, place: Place) -> bool:
        """Read a worker's report, if there is one, and close the way it came by: each has one thing to say."""
        if place.reports is None or not place.reports.poll():
            return False
        try:
            failure = place.reports.recv()
        except (EOFError, OSError):
            return False
        else:
            self._failure = StartFailed(*failure) if failure is not None else self._failure
            return failure is None
        finally:
            place.reports.close()
            place.reports = None

    def _bury(self, place: Place) -> None:
        """Clear the place of a worker that has ended, and set the time for the next one."""
        process, now = place.process, time.monotonic()
        if process is None:
            return
        process.join()
        mark_process_dead(process.pid, str(self._folder))  # type: ignore[no-untyped-call]
        if now - place.started >= HEALTHY_SECONDS:
            place.delay = FIRST_DELAY
        if self._has_served:
            log(
                LOGGER,
                "worker-died",
                logging.WARNING,
                worker=place.number,
                pid=process.pid,
                exit=process.exitcode,
                anew_in=place.delay,
            )
        place.start_at = now + place.delay
        place.delay = min(LONGEST_DELAY, place.delay * 2)
        place.empty()


class Signals:
    """The signals that came, noticed also in the middle of a wait."""

    def __init__(self) -> None:
        self._reader, self._writer = Pipe(duplex=False)
        self._old: dict[int, Any] = {}
        self.came = False
        self.interrupts = 0

    def __enter__(self) -> Signals:
        for number in (signal.SIGINT, signal.SIGTERM):
            self._old[number] = signal.signal(number, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._old.items():
            signal.signal(number, handler)
        self._reader.close()
        self._writer.close()

    def _note(self, number: int, _frame: FrameType | None) -> None:
        self.came = True
        self.interrupts += number == signal.SIGINT
        self._writer.send_bytes(b"!")

    def wait(self, others: list[Any], seconds: float | None) -> None:
        """Wait for a signal, for one of the others to have something, or for the time to pass."""
        if self._reader in wait([self._reader, *others], seconds):
            self._reader.recv_bytes()


@contextmanager
def _interrupts_put_off() -> Iterator[None]:
    """What is started here ignores Ctrl-C from its first moment: it is for the process that watches, right after."""
    if sys.platform != "win32":
        # Started along with the first worker, it would let interrupts through while they are ignored.
        resource_tracker.ensure_running()
        # One that comes now is kept, though it is ignored, until it is let through again.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    old = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, old)
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def supervise(count: int, work: Work, arguments: tuple[Any, ...], listener: socket, ready: Callable[[], None]) -> int:
    """Run `work(post, listener, *arguments)` in so many processes until a signal comes; return the exit code."""
    with tempfile.TemporaryDirectory(prefix="followsuit-workers-") as folder, Signals() as signals:
        before = os.environ.get(SHARED_FOLDER)
        os.environ[SHARED_FOLDER] = folder
        crew = Crew(count, work, arguments, listener, Path(folder))
        try:
            return crew.run(signals, ready)
        except BaseException:
            crew.stop(signals)
            raise
        finally:
            if before is None:
                del os.environ[SHARED_FOLDER]
            else:
                os.environ[SHARED_FOLDER] = before
