"""Pieces of work on a cluster of machines, by Ray, which comes with the extra `cluster` and is loaded when asked for.

A piece whose worker is lost, with its process or its whole machine, is played again by another one. It depends on
nothing but what it is told, so the results are those of one machine.
"""

from __future__ import annotations

import logging
import os
import pickle
import shutil
import socket
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from followsuit import __version__
from followsuit.errors import ClusterError, shortened
from followsuit.lab.playing.baggage import Baggage, packed
from followsuit.language.message import Message

T = TypeVar("T")
LOCAL = "local"
"""In place of an address: workers on this machine only, which end with the command."""
AUTO = "auto"
"""The cluster that this machine belongs to."""
TRIES = 10
"""How often a piece is played again whose worker was lost, before the piece itself is thought to end its workers."""
STORE_BYTES = 200_000_000
"""Room for what workers of this machine hand over; each piece needs little."""
SETTINGS = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""Of a cluster begun here: its makers are told nothing, and it listens to this machine alone, on every system."""
SECONDS_TO_ANSWER = 10
STARTS = 3
"""How often a cluster of this machine is tried to be begun."""


@contextmanager
def cluster(address: str, cores: int | None = None) -> Iterator[Cluster]:
    """The workers at an address, or those of a cluster begun here; `cores`: at most so many of them at a time."""
    ray = _ray(SETTINGS if address == LOCAL else {})
    quiet = {"log_to_driver": False, "logging_level": logging.CRITICAL, "configure_logging": False}
    logging.getLogger("ray").setLevel(logging.CRITICAL)
    folder = _short_folder() if address == LOCAL else None
    try:
        if folder is not None:
            workers = cores or os.cpu_count() or 1
            _begin(ray, workers, folder, quiet)
        else:
            _join(ray, address, quiet)
            there = max(1, int(ray.cluster_resources().get("CPU", 1)))
            workers = min(cores or there, there)
        yield Cluster(ray, workers)
    finally:
        ray.shutdown()
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)


def _ray(settings: Mapping[str, str]) -> Any:
    """Ray, which reads settings of its own from the environment as it is loaded."""
    for name, value in settings.items():
        os.environ.setdefault(name, value)
    try:
        import ray  # noqa: PLC0415 - not everyone has it, and it takes its time
    except ImportError:
        raise ClusterError(Message("cluster/no-ray")) from None
    return ray


def _short_folder() -> Path:
    """A folder for what Ray writes; its sockets lie in it, so its name must be short."""
    return Path(tempfile.mkdtemp(prefix="followsuit-ray-", dir="/tmp" if Path("/tmp").is_dir() else None))


def _begin(ray: Any, workers: int, folder: Path, quiet: dict[str, Any]) -> None:
    """Begin a cluster of this machine alone."""
    for _ in range(STARTS):
        try:
            ray.init(
                address=LOCAL, num_cpus=workers, include_dashboard=False, object_store_memory=STORE_BYTES,
                _temp_dir=str(folder), _node_ip_address="127.0.0.1", **quiet,
            )  # fmt: skip
        except Exception:
            # Ray waits half a minute, which may be too short where much is going on, and has no class for that.
            ray.shutdown()
        else:
            return
    raise ClusterError(Message("cluster/not-begun"))


def _join(ray: Any, address: str, quiet: dict[str, Any]) -> None:
    """Become one of a running cluster's programs."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if address != AUTO:
        # Ray would try for a minute, and then end this process.
        try:
            if not colon or not 0 < int(port) < 65536:
                raise ValueError
            socket.create_connection((host.strip("[]"), int(port)), SECONDS_TO_ANSWER).close()
        except (OSError, ValueError):
            raise ClusterError(_not_reached(address)) from None
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError):
        raise ClusterError(_not_reached(address)) from None


def _not_reached(address: str) -> Message:
    return Message("cluster/not-reached", {"address": shortened(address)})


class Cluster:
    """Workers elsewhere, each of which plays a piece at a time."""

    def __init__(self, ray: Any, size: int) -> None:
        self._ray = ray
        self._work = ray.remote(_played).options(max_retries=TRIES, num_cpus=1)
        self._baggage: tuple[Baggage, Any] | None = None
        self.size = size

    @contextmanager
    def pool(self, *, compiled: bool) -> Iterator[Cluster]:
        """The same workers for any work; they know the games and players that this process knows by now."""
        del compiled
        baggage = packed()
        if self._baggage is None or self._baggage[0] != baggage:
            self._baggage = baggage, self._ray.put(baggage)
        yield self

    def submit(self, work: Callable[..., T], /, *told: Any) -> Sent[T]:
        """Let some worker play a piece."""
        assert self._baggage is not None
        # As bytes, so that a worker knows games and players of one's own before it reads of them.
        return Sent(self._ray, self._work.remote(__version__, self._baggage[1], pickle.dumps((work, told))))


@dataclass(frozen=True)
class Sent(Generic[T]):
    """A piece that some worker plays."""

    ray: Any
    reference: Any

    def result(self) -> T:
        """What it comes to; ClusterError if it cannot be played there."""
        lost = self.ray.exceptions
        try:
            version, result, fault = self.ray.get(self.reference)
        except lost.RayTaskError as error:
            # Not even this module was found there: what goes wrong in a piece is handed over as a result.
            raise ClusterError(Message("cluster/not-installed")) from error
        except lost.RayError as error:
            raise ClusterError(Message("cluster/worker-lost")) from error
        if version != __version__:
            facts = {"here": __version__, "there": shortened(version)}
            raise ClusterError(Message("cluster/other-version", facts))
        if fault is not None:
            raise fault
        return result  # type: ignore[no-any-return]

    def cancel(self) -> None:
        """Let nobody begin it; a worker that is at it is told to leave off."""
        self.ray.cancel(self.reference)


def _played(version: str, baggage: Baggage, piece: bytes) -> tuple[str, Any, Exception | None]:
    """What a worker does: play a piece for a program of the same version; to another one it only tells its own.

    Its version, what the piece comes to, and what went wrong in it, if something did.
    """
    if version != __version__:
        return __version__, None, None
    try:
        baggage.unpack()
        work, told = pickle.loads(piece)
        return __version__, work(*told), None
    except Exception as error:
        # Games and players are anybody's code.
        return __version__, None, error
