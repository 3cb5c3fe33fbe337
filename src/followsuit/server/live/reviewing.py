"""Reviews of finished games: made in the background, one at a time at each node, kept, and dropped if nobody waits.

A review is made in pieces, each a turn in the line that bots think in (`line.py`), after all tables that somebody is
at. What there is of it goes to the store every moment, so that any node can show it; a node that dies leaves a review
whose maker is silent, and whoever asks next has it made anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from followsuit.errors import EngineOnly, TableError
from followsuit.review import Reviewer
from followsuit.server.errors import StoreError
from followsuit.server.live.line import Rank
from followsuit.server.live.thinking import Unwanted
from followsuit.server.refusals import refused
from followsuit.server.run.logs import LOGGER, log_failure
from followsuit.server.store.reviews import StoredReview
from followsuit.server.table.matches import require_told
from followsuit.server.telling.replaying import call_labels
from followsuit.telling.documents import Sentence

if TYPE_CHECKING:
    from followsuit.server.live.desk import Desk
    from followsuit.server.live.hall import Hall
    from followsuit.server.table.model import Table

MOST_WAITING = 20
"""How many reviews a node makes or lets wait at once."""
WANTED_FOR = 30.0
"""How many seconds a review is made on after somebody last asked for it."""
SILENT = 20.0
"""After how many seconds without a word from its maker a review is another node's to make."""
KEPT_EVERY = 2.0
"""How often what there is of a review is stored, in seconds."""
SAID_EVERY = 5.0
"""How often a node tells the maker of a review that it is wanted, at most."""
PIECE = 0.03
"""For how many seconds decisions are judged before others have their turn; a decision is never cut in two."""
MOST_FAILED, FAILED_FOR = 100, 60.0
"""How many reviews that could not be made are remembered, and for how many seconds they are not tried again."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a review is, and what there is of it, as compressed JSON."""

    status: Literal["waiting", "making", "finished"]
    ahead: int = 0
    """How many other reviews of this node come first."""
    judged: int = 0
    total: int = 0
    document: bytes | None = field(default=None, repr=False)

    @classmethod
    def stored(cls, kept: StoredReview) -> Progress:
        """That of a review in the store."""
        status: Literal["making", "finished"] = "finished" if kept.is_finished else "making"
        return cls(status, 0, kept.judged, kept.total, kept.document)


@dataclass(eq=False, slots=True)
class Making:
    """A review that this node makes, or will."""

    table_id: int
    table: Table
    origin: str
    wanted_at: float
    has_begun: bool = False
    judged: int = 0
    total: int = 0
    document: bytes | None = None


class Lost(Exception):
    """Another node makes this review."""


class Reviews:
    """The reviews of one node."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._makings: dict[int, Making] = {}
        """By table, in the order in which they were asked for: the first is being made."""
        self._failed: dict[int, tuple[float, TableError]] = {}

    async def begin(self, desk: Desk, origin: str) -> Progress:
        """Have the game of a table reviewed, unless it was or is; how far that is."""
        table, now = desk.table, self._hall.now()
        require_told(table)
        known = await self._known(desk.id)
        if known is not None:
            return known
        if len(self._makings) >= MOST_WAITING:
            raise refused("review/waiting")
        self._hall.budgets.take_review(origin)
        self._makings[desk.id] = Making(desk.id, table, origin, now)
        self._hall.metrics.reviews_waiting.set(len(self._makings))
        if len(self._makings) == 1:
            self._hall.later(self._make_all())
        return self._progress(desk.id)

    async def look(self, desk: Desk) -> Progress:
        """How far the review of a table is, for somebody who waits for it."""
        require_told(desk.table)
        known = await self._known(desk.id)
        if known is None:
            raise refused("review/none")
        return known

    async def _known(self, table_id: int) -> Progress | None:
        """What there is of a review, here or in the store; its maker hears that it is wanted."""
        now = self._hall.now()
        if (making := self._makings.get(table_id)) is not None:
            making.wanted_at = now
            return self._progress(table_id)
        if (failed := self._failed.get(table_id)) is not None and failed[0] > now - FAILED_FOR:
            raise failed[1]
        kept = await self._hall.store.review(table_id)
        # Somebody else may have asked for it here meanwhile.
        if table_id in self._makings:
            return self._progress(table_id)
        if kept is None or (not kept.is_finished and kept.heard_at < now - SILENT):
            return None
        if not kept.is_finished and kept.wanted_at < now - SAID_EVERY:
            await self._hall.store.want_review(table_id, now)
        return Progress.stored(kept)

    def _progress(self, table_id: int) -> Progress:
        making = self._makings[table_id]
        status: Literal["making", "waiting"] = "making" if making.has_begun else "waiting"
        return Progress(status, list(self._makings).index(table_id), making.judged, making.total, making.document)

    async def _make_all(self) -> None:
        while self._makings:
            making = next(iter(self._makings.values()))
            outcome = "failed"
            try:
                outcome = await self._outcome(making)
            finally:
                del self._makings[making.table_id]
                self._hall.metrics.reviews.labels(outcome).inc()
                self._hall.metrics.reviews_waiting.set(len(self._makings))

    async def _outcome(self, making: Making) -> str:
        """Make a review; what became of it."""
        try:
            return await self._make(making)
        except StoreError:
            # Nothing can be kept now; whoever waits asks anew.
            return "failed"
        except EngineOnly:
            self._has_failed(making, refused("review/not-compiled"))
            return "refused"
        except Exception:
            log_failure(LOGGER, "review-failed", table=making.table.code)
            self._has_failed(making, refused("review/failed"))
            return "failed"

    def _has_failed(self, making: Making, error: TableError) -> None:
        self._failed.pop(making.table_id, None)
        self._failed[making.table_id] = self._hall.now(), error
        if len(self._failed) > MOST_FAILED:
            del self._failed[next(iter(self._failed))]

    async def _make(self, making: Making) -> str:
        hall, table_id = self._hall, making.table_id
        await hall.thinking.ready()
        now = hall.now()
        if not await hall.store.claim_review(table_id, hall.node, now, now - SILENT):
            return "elsewhere"
        is_kept = False
        try:
            making.has_begun = True
            await self._judge(making)
            is_kept = True
        except (Unwanted, Lost):
            return "unwanted"
        finally:
            if not is_kept:
                with contextlib.suppress(StoreError):
                    await hall.store.drop_review(table_id, hall.node)
        return "made"

    async def _judge(self, making: Making) -> None:
        """Judge a game piece by piece, and keep what there is every moment."""
        hall, kept_at = self._hall, time.monotonic()
        work = Work(making.table)
        is_over = False
        while not is_over:
            is_over = await self._piece(making, work)
            making.judged, making.total = work.judged, work.total
            if is_over or time.monotonic() > kept_at + KEPT_EVERY:
                making.document = await hall.thinking.work(Rank.REVIEWED, making.origin, work.document)
                kept_at = time.monotonic()
                await self._keep(making, is_over=is_over)

    async def _piece(self, making: Making, work: Work) -> bool:
        """Judge a few decisions; while that takes long, or waits for its turn, other nodes are told that it goes on."""
        hall = self._hall
        piece = asyncio.ensure_future(
            hall.thinking.work(
                Rank.REVIEWED, making.origin, work.some, wanted=lambda: hall.now() < making.wanted_at + WANTED_FOR
            )
        )
        try:
            while not (await asyncio.wait([piece], timeout=KEPT_EVERY))[0]:
                await self._keep(making, is_over=False)
        finally:
            piece.cancel()
        return await piece

    async def _keep(self, making: Making, *, is_over: bool) -> None:
        hall = self._hall
        maker = None if is_over else hall.node
        kept = StoredReview(maker, hall.now(), making.wanted_at, making.judged, making.total, making.document)
        wanted_at = await hall.store.keep_review(making.table_id, hall.node, kept)
        if wanted_at is None:
            raise Lost
        making.wanted_at = max(making.wanted_at, wanted_at)


class Work:
    """The judging itself, to be done in a thread, one piece after another."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._reviewer: Reviewer | None = None
        self._decisions: Iterator[Any] = iter(())
        self._labels: dict[str, Sentence] = {}
        self.judged = 0
        self.total = 0

    def some(self) -> bool:
        """Judge decisions for a moment; whether that were all."""
        until = time.monotonic() + PIECE
        if self._reviewer is None:
            assert self._table.state is not None
            self._reviewer = Reviewer(self._table.state)
            self._decisions = self._reviewer.decisions()
            self.total = self._reviewer.of
            self._labels = call_labels(self._table)
        for _ in self._decisions:
            self.judged += 1
            if time.monotonic() > until:
                return False
        return True

    def document(self) -> bytes:
        """What there is of the review, with the names of the table and what its buttons said."""
        assert self._reviewer is not None
        table = self._table
        named = {**self._reviewer.document(), "players": list(table.names), "labels": self._labels}
        return zlib.compress(msgspec.json.encode(named))
