"""What a server counts, for Prometheus. Labels name kinds of things only: never a table, a person or a card.

With several workers, each writes to files in a folder they share (`SHARED_FOLDER` names it in the environment), and
whichever is asked answers for all of them.
"""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

if TYPE_CHECKING:
    pass

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Tally:
    """Counts what happens often together: the counter is told once in a turn of the event loop."""

    def __init__(self, counter: Counter) -> None:
        self._counter = counter
        self._more = 0

    def one_more(self) -> None:
        """It has happened."""
        if not self._more:
            asyncio.get_running_loop().call_soon(self._tell)
        self._more += 1

    def _tell(self) -> None:
        self._counter.inc(self._more)
        self._more = 0


class Metrics:
    """The counters of one app, each in a registry of its own, so that a process can hold many apps."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self.requests = Counter(
            "followsuit_requests", "Requests answered.", ("method", "route", "status"), registry=own
        )
        self.request_seconds = Histogram(
            "followsuit_request_seconds",
            "From a request to the end of its answer.",
            ("route",),
            buckets=QUICK,
            registry=own,
        )
        self.connections = Gauge(
            "followsuit_connections", "Connections open.", registry=own, multiprocess_mode="livesum"
        )
        self.connections_ended = Counter(
            "followsuit_connections_ended",
            "Connections refused or ended, by why: too many in all, or of one address; silent; unread answers.",
            ("why",),
            registry=own,
        )
        self.sockets = Gauge("followsuit_sockets", "WebSockets open.", registry=own, multiprocess_mode="livesum")
        self.frames = Counter("followsuit_frames", "Messages sent on WebSockets.", registry=own)
        self.actions = Counter("followsuit_actions", "Actions of players that were acknowledged.", registry=own)
        self.refusals = Counter(
            "followsuit_refusals",
            "Actions of players that were refused, by the code of the error.",
            ("code",),
            registry=own,
        )
        self.commit_seconds = Histogram(
            "followsuit_commit_seconds", "To write one batch of events for good.", buckets=QUICK, registry=own
        )
        self.batch_size = Histogram(
            "followsuit_batch_size", "Appends written in one transaction.", buckets=SIZES, registry=own
        )
        self.bot_seconds = Histogram(
            "followsuit_bot_seconds", "For a bot to decide, by the kind of bot.", ("bot",), buckets=QUICK, registry=own
        )
        self.thinking_waiting = Gauge(
            "followsuit_thinking_waiting",
            "Bots' turns, hints and the like that wait to be thought about, by what they are for.",
            ("rank",),
            registry=own,
            multiprocess_mode="livesum",
        )
        self.thinking_wait_seconds = Histogram(
            "followsuit_thinking_wait_seconds",
            "How long they waited before somebody began to think.",
            ("rank",),
            buckets=QUICK,
            registry=own,
        )
        self.reviews = Counter(
            "followsuit_reviews",
            "Reviews of finished games, by what became of them: made, made elsewhere, unwanted, refused, failed.",
            ("outcome",),
            registry=own,
        )
        self.reviews_waiting = Gauge(
            "followsuit_reviews_waiting",
            "Reviews of finished games that are being made, or wait to be.",
            registry=own,
            multiprocess_mode="livesum",
        )
        self.tables = Gauge("followsuit_tables", "Tables held in memory.", registry=own, multiprocess_mode="livesum")
        self.timers = Counter("followsuit_timers", "Turns that a timer ended or a sweep picked up.", registry=own)
        self.failed_writes = Counter(
            "followsuit_failed_writes",
            "Writes that the store did not take, by the code of the error.",
            ("code",),
            registry=own,
        )
        self.store_up = Gauge(
            "followsuit_store_up",
            "Whether the store took the last write: 1 or 0.",
            registry=own,
            multiprocess_mode="livemin",
        )
        self.bus_up = Gauge(
            "followsuit_bus_up",
            "Whether nodes can tell each other news: 1 or 0.",
            registry=own,
            multiprocess_mode="livemin",
        )
        self.frame_sent = Tally(self.frames).one_more
        self.action_done = Tally(self.actions).one_more

    def committed(self, size: int, seconds: float) -> None:
        """The store has written a batch."""
        self.batch_size.observe(size)
        self.commit_seconds.observe(seconds)

    def write_failed(self, code: str) -> None:
        """The store has not taken something."""
        self.failed_writes.labels(code).inc()

    def text(self) -> tuple[bytes, str]:
        """Everything in Prometheus' own format, and the name of that format for the Content-Type header."""
        registry = self.registry
        if os.environ.get(SHARED_FOLDER):
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry), CONTENT_TYPE_LATEST
