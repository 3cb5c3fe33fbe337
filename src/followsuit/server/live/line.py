"""Who may think next: people's tables first, and within a rank every address gets as much time as any other. Pure."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Generic, TypeVar

J = TypeVar("J")


class Rank(IntEnum):
    """What comes first."""

    PLAYED = 0
    """A bot at a table where a person is there and plays."""
    ASKED = 1
    """What somebody asked for and waits for: a hint, a chance, a replay."""
    WATCHED = 2
    """A bot at a table where people only look on."""
    REVIEWED = 3
    """A few decisions of a finished game whose review somebody waits for."""
    UNWATCHED = 4
    """A bot at a table where nobody is."""


@dataclass(slots=True)
class _Origin(Generic[J]):
    """What one address has waiting in one rank, and the seconds that its next job counts from."""

    starts_at: float
    waiting: deque[J] = field(default_factory=deque)


class _Lane(Generic[J]):
    """The jobs of one rank. Whoever was served least goes first; who comes anew begins where the others are by now."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._origins: dict[str, _Origin[J]] = {}
        self._served_to = 0.0
        self._running = 0
        self.length = 0

    def put(self, origin: str, job: J) -> J | None:
        """Let a job wait; the one that has to go for it if the lane is full: the newest of whoever has the most."""
        turned_away: J | None = None
        own = self._origins.get(origin)
        if self.length >= self._longest:
            most = max(self._origins.values(), key=lambda each: len(each.waiting))
            if len(most.waiting) <= (0 if own is None else len(own.waiting)) + 1:
                return job
            turned_away = most.waiting.pop()
            self.length -= 1
        if own is None:
            own = self._origins[origin] = _Origin(self._served_to)
        own.starts_at = max(own.starts_at, self._served_to)
        own.waiting.append(job)
        self.length += 1
        return turned_away

    def remove(self, origin: str, job: J) -> bool:
        """Take a job out before its turn; whether it was there."""
        own = self._origins.get(origin)
        if own is None or job not in own.waiting:
            return False
        own.waiting.remove(job)
        self.length -= 1
        return True

    def next(self) -> J | None:
        """The job whose turn it is."""
        ready = [each for each in self._origins.values() if each.waiting]
        if not ready:
            return None
        chosen = min(ready, key=lambda each: each.starts_at)
        self._served_to = chosen.starts_at
        self._running += 1
        self.length -= 1
        return chosen.waiting.popleft()

    def charge(self, origin: str, seconds: float) -> None:
        """A job of this address took so long."""
        self._running -= 1
        if not self.length and not self._running:
            # Everyone was served: nobody has waited for anybody.
            self._origins.clear()
            return
        own = self._origins.setdefault(origin, _Origin(self._served_to))
        own.starts_at = max(own.starts_at, self._served_to) + seconds
        for each in [name for name, it in self._origins.items() if not it.waiting and it.starts_at <= self._served_to]:
            # Nothing waits and nothing is owed: as good as new.
            del self._origins[each]

    @property
    def running(self) -> int:
        return self._running

    def __iter__(self) -> Iterator[J]:
        return (job for each in self._origins.values() for job in each.waiting)


class Line(Generic[J]):
    """Jobs that wait, by rank and origin. At most `workers` run at once, and of all but the first rank half of that.

    So a worker is always free, or free very soon, for a table that people play at. A piece of a review begins only
    where it leaves another worker free at once.
    """

    def __init__(self, workers: int, longest: dict[Rank, int]) -> None:
        self._workers = workers
        self._most_others = max(1, workers // 2)
        self._lanes: dict[Rank, _Lane[J]] = {rank: _Lane(longest[rank]) for rank in Rank}

    def put(self, rank: Rank, origin: str, job: J) -> J | None:
        """Let a job wait; the job that is turned away for it, perhaps this very one, where too many wait."""
        return self._lanes[rank].put(origin, job)

    def remove(self, rank: Rank, origin: str, job: J) -> bool:
        """Take a job out before its turn; whether it was there."""
        return self._lanes[rank].remove(origin, job)

    def next(self) -> J | None:
        """The job to begin with now; none if nothing waits that may."""
        running = sum(lane.running for lane in self._lanes.values())
        others = running - self._lanes[Rank.PLAYED].running
        if running >= self._workers:
            return None
        for rank, lane in self._lanes.items():
            if rank is not Rank.PLAYED and others >= self._most_others:
                return None
            if rank is Rank.REVIEWED and self._workers - running < min(2, self._workers):
                continue
            if (job := lane.next()) is not None:
                return job
        return None

    def done(self, rank: Rank, origin: str, seconds: float) -> None:
        """A job is done, and took so many seconds of a processor."""
        self._lanes[rank].charge(origin, seconds)

    def length(self, rank: Rank) -> int:
        """How many wait in a rank."""
        return self._lanes[rank].length

    def __iter__(self) -> Iterator[J]:
        return (job for lane in self._lanes.values() for job in lane)
