"""The store: every table as an append-only list of events, with what can be asked of it without reading them."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from functools import partial
from itertools import islice
from typing import Any

from sqlalchemy import ColumnElement, Select, bindparam, exists, func, select, text, tuple_
from sqlalchemy.engine import Row as DatabaseRow
from sqlalchemy.exc import IntegrityError

from followsuit.language.message import Message
from followsuit.server.errors import CodeTaken, StoreError, StoreUnavailable
from followsuit.server.store.address import Address, parse_address
from followsuit.server.store.archive import ArchivedTable
from followsuit.server.store.condition import Condition
from followsuit.server.store.database import Database, database_at, prepare_file
from followsuit.server.store.days import DayStore
from followsuit.server.store.migrate import migrate
from followsuit.server.store.orders import OrderStore
from followsuit.server.store.reports import ReportStore
from followsuit.server.store.reviews import (
    StoredReview,
    claim_review,
    drop_review,
    find_review,
    keep_review,
    want_review,
)
from followsuit.server.store.rows import (
    Cursor,
    HeldSeat,
    Holder,
    NewTable,
    Row,
    SeatCursor,
    Status,
    Stored,
    Summary,
    TableRow,
)
from followsuit.server.store.schema import closures, events, holders, tables
from followsuit.server.store.trouble import as_store_errors
from followsuit.server.store.upkeep import Only, add_archived, archive_table, forget_some, free_aliases, restart_table
from followsuit.server.store.writer import Observer, Then, Writer
from followsuit.server.store.writing import SELECT_LAST, Append, Create

TABLE_COLUMNS = tuple(tables.c[name] for name in TableRow.__dataclass_fields__)
SELECT_EVENTS = (
    select(events.c.sequence, events.c.at, events.c.body)
    .where(events.c.table_id == bindparam("table_id"), events.c.sequence > bindparam("after"))
    .order_by(events.c.sequence)
)
SELECT_TIME = text("SELECT extract(epoch FROM clock_timestamp())::double precision")
# Changes nothing, and is written and synced like everything else.
WRITE_A_LITTLE = text("UPDATE alembic_version SET version_num = version_num")
TRIED_EVERY = 1.0
"""Seconds for which the outcome of a write counts; after that it is tried whether the store takes another."""
TRY_SECONDS = 2.0
"""How long a try may take before the store counts as away."""
IDS_AT_ONCE = 1000
SECONDS_BETWEEN_TRIES = 0.25


def _unobserved(_: int, __: float) -> None:
    """Nobody measures."""


class Store:
    """A database of tables. Made with `Store.open`; every method may raise StoreUnavailable or StoreFull."""

    def __init__(self, address: Address, database: Database, observe: Observer, condition: Condition) -> None:
        self.condition = condition
        self._address = address
        self._database = database
        self._writer = Writer(database, observe, condition)
        self.days = DayStore(database)
        """What is known of deals of the day."""
        self.orders = OrderStore(database)
        """What whoever runs the server has ordered."""
        self.reports = ReportStore(database)
        """What people report to them."""
        self._trying: asyncio.Task[None] | None = None

    def __repr__(self) -> str:
        return f"<Store at {self._address.shown}>"

    @classmethod
    async def open(
        cls, url: str, *, wait: float = 0, observe: Observer = _unobserved, condition: Condition | None = None
    ) -> Store:
        """Open a database, make it if it is an SQLite file that is not there, and bring it up to date.

        A database that does not answer is tried anew for `wait` seconds. `observe` is told of every commit, and
        `condition` of the outcome of every write.
        """
        address = parse_address(url)
        if address.kind == "sqlite":
            await asyncio.to_thread(prepare_file, address)
        await _migrated(address, wait)
        return cls(address, database_at(address), observe, condition or Condition())

    async def close(self) -> None:
        """Finish what is being written, then let go of the database."""
        await self._writer.close()
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)
        await self._database.close()

    async def trouble(self) -> StoreError | None:
        """What is the matter with the store now, if anything is.

        The last write tells, if it was a moment ago; otherwise a small one is tried. However many ask, it is tried
        once a second at most, and nobody waits for longer than two.
        """
        if not self.condition.is_known_since(TRIED_EVERY):
            if self._trying is None or self._trying.done():
                self._trying = asyncio.create_task(self._try())
            ended, _ = await asyncio.wait([self._trying], timeout=TRY_SECONDS)
            if not ended and not self.condition.is_known_since(TRIED_EVERY):
                self.condition.is_away(StoreUnavailable(Message("store/slow", {"seconds": round(TRY_SECONDS)})))
        return self.condition.error

    async def _try(self) -> None:
        try:
            with as_store_errors():
                await self._database.write(lambda connection: connection.execute(WRITE_A_LITTLE))
        except StoreError as error:
            self.condition.take(error)
        else:
            self.condition.take(None)

    async def time(self) -> float:
        """What time it is, in seconds since 1970: by the clock of PostgreSQL, which all nodes share, or by our own."""
        if self._address.kind == "sqlite":
            return time.time()
        with as_store_errors():
            return float(await self._database.read(lambda connection: connection.execute(SELECT_TIME).scalar_one()))

    async def newest(self) -> float:
        """When something last happened at a table where more will be due, or that was made or ended then; or 0."""
        # Events without a summary leave `changed_at` as it is, and bring nothing that is due.
        rows = await self._rows(select(func.max(tables.c.changed_at)))
        return rows[0][0] or 0.0

    async def create(self, new: NewTable, rows: Sequence[Row], summary: Summary) -> int:
        """Store a new table and return its id; CodeTaken if its code or alias is."""
        return await self._writer.write(Create(new, tuple(rows), summary))

    async def append(self, table_id: int, after: int, rows: Sequence[Row], summary: Summary | None = None) -> None:
        """Store events as numbers after + 1 and on, all or none; Conflict unless `after` is the last there is.

        When it returns they are on disk, and so is the summary. Without rows, only the summary is written.
        """
        await self._writer.write(Append(table_id, after, tuple(rows), summary))

    def append_soon(self, table_id: int, after: int, rows: Sequence[Row], summary: Summary | None, then: Then) -> None:
        """As `append`, for whoever is in a hurry: no task waits, and `then` is called with the exception or without."""
        self._writer.put(Append(table_id, after, tuple(rows), summary), then)

    async def find(self, code: str) -> TableRow | None:
        return await self._one(tables.c.code == code)

    async def find_alias(self, alias: str) -> TableRow | None:
        return await self._one(tables.c.alias == alias)

    async def get(self, table_id: int) -> TableRow | None:
        return await self._one(tables.c.id == table_id)

    async def record(self, table_id: int) -> str | None:
        rows = await self._rows(select(tables.c.record).where(tables.c.id == table_id))
        return rows[0][0] if rows else None

    async def events(self, table_id: int, after: int = 0, most: int | None = None) -> list[Stored]:
        """The events of a table, in order, from number after + 1 on."""
        query = SELECT_EVENTS.params(table_id=table_id, after=after)
        return [Stored(*row) for row in await self._rows(query if most is None else query.limit(most))]

    async def last_sequences(self, table_ids: Iterable[int]) -> dict[int, int]:
        """The number of the last event of each of these tables, as far as they are there."""
        found: dict[int, int] = {}
        ids = iter(table_ids)
        while some := list(islice(ids, IDS_AT_ONCE)):
            found |= {row[0]: row[1] for row in await self._rows(SELECT_LAST.params(ids=some))}
        return found

    async def holders(self, table_id: int) -> list[Holder]:
        """Who holds the seats of a table, by seat."""
        query = select(holders.c.seat, holders.c.holder, holders.c.name).order_by(holders.c.seat)
        return [Holder(*row) for row in await self._rows(query.where(holders.c.table_id == table_id))]

    async def due(self, before: float, limit: int, without: Collection[str] = ()) -> list[TableRow]:
        """Tables where something is to be done at or before that time, the longest overdue first; not these codes."""
        query = select(*TABLE_COLUMNS).where(tables.c.due_at <= before)
        if without:
            query = query.where(tables.c.code.not_in(without))
        return [_table(row) for row in await self._rows(query.order_by(tables.c.due_at, tables.c.id).limit(limit))]

    async def listed(self, game: str | None = None, before: Cursor | None = None, limit: int = 50) -> list[TableRow]:
        """Public tables with a free seat, newest first, from a cursor on."""
        is_closed = exists().where(closures.c.code == tables.c.code)
        query = select(*TABLE_COLUMNS).where(tables.c.visibility == "public", tables.c.status == "open", ~is_closed)
        if game is not None:
            query = query.where(tables.c.game == game)
        if before is not None:
            query = query.where(tuple_(tables.c.created_at, tables.c.id) < tuple_(*before))
        newest = query.order_by(tables.c.created_at.desc(), tables.c.id.desc())
        return [_table(row) for row in await self._rows(newest.limit(limit))]

    async def held_by(self, holder: str, before: SeatCursor | None = None, limit: int = 50) -> list[HeldSeat]:
        """The seats of somebody, those at the newest tables first, from a cursor on."""
        place = (tables.c.created_at, tables.c.id, holders.c.seat)
        query = select(*TABLE_COLUMNS, holders.c.seat, holders.c.name).join(holders).where(holders.c.holder == holder)
        if before is not None:
            query = query.where(tuple_(*place) < tuple_(*before))
        rows = await self._rows(query.order_by(*(column.desc() for column in place)).limit(limit))
        return [HeldSeat(_table(row[:-2]), *row[-2:]) for row in rows]

    async def all_ids(self) -> AsyncIterator[int]:
        """The id of every table, in the order in which they were made; what is made meanwhile may be left out."""
        last = 0
        while rows := await self._rows(
            select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(IDS_AT_ONCE)
        ):
            for (last,) in rows:
                yield last

    async def archive(self, table_id: int) -> ArchivedTable | None:
        """All there is of a table at one moment, for export."""
        with as_store_errors():
            return await self._database.read_one_moment(lambda connection: archive_table(connection, table_id))

    async def import_tables(self, archived: Iterable[ArchivedTable]) -> int:
        """Add exported tables, all or none, and say how many were new.

        One whose code already exists must be the same to the letter; otherwise CodeTaken.
        """
        given_up = threading.Event()
        with as_store_errors():
            try:
                return await self._database.write(lambda connection: add_archived(connection, archived, given_up))
            except asyncio.CancelledError:
                given_up.set()
                raise
            except IntegrityError:
                raise CodeTaken(Message("import/taken-meanwhile")) from None

    async def delete_before(self, changed_before: float, statuses: Sequence[Status]) -> int:
        """Forget tables of these statuses at which nothing happened since then, and say how many.

        A finished table keeps its record, its seats and how it was made, and loses its other events; any other table
        goes as a whole.
        """
        forgotten = 0
        last: int | None = 0
        with as_store_errors():
            while last is not None:
                # A few at a time, so that those who play need not wait for the end.
                count, last = await self._database.write(partial(forget_some, changed_before, statuses, last))
                forgotten += count
        return forgotten

    async def restart(self, table_id: int, secret: str, rows: Sequence[Row], summary: Summary) -> None:
        """Let a table begin anew under its code, with another secret; nobody else may write to it meanwhile."""
        with as_store_errors():
            await self._database.write(lambda connection: restart_table(connection, table_id, secret, rows, summary))

    async def taken_aliases(self, among: Sequence[str] | None = None) -> set[str]:
        """The aliases that tables have: of those asked for, or all of them."""
        alias = tables.c.alias
        wanted = alias.is_not(None) if among is None else alias.in_(among)
        return {found for (found,) in await self._rows(select(alias).where(wanted))}

    async def free_aliases(self, changed_before: float, only: Only = "all") -> int:
        """Let others have the aliases of tables at which nothing happened since then, and say how many."""
        with as_store_errors():
            return await self._database.write(partial(free_aliases, changed_before, only))

    async def review(self, table_id: int) -> StoredReview | None:
        """What there is of the review of a table."""
        with as_store_errors():
            return await self._database.read(lambda connection: find_review(connection, table_id))

    async def claim_review(self, table_id: int, maker: str, now: float, silent_since: float) -> bool:
        """Let a node make a review, unless it is made, or another node makes it that was heard since then."""
        try:
            with as_store_errors():
                claim = partial(claim_review, table_id=table_id, maker=maker, now=now, silent_since=silent_since)
                return await self._database.write(claim)
        except IntegrityError:
            # Another node was quicker by a moment.
            return False

    async def keep_review(self, table_id: int, maker: str, kept: StoredReview) -> float | None:
        """Write what there is of a review; when it was last wanted, or none if it is not its maker's any more."""
        with as_store_errors():
            return await self._database.write(partial(keep_review, table_id=table_id, maker=maker, kept=kept))

    async def want_review(self, table_id: int, now: float) -> None:
        """Tell whichever node makes a review that somebody waits for it."""
        with as_store_errors():
            await self._database.write(partial(want_review, table_id=table_id, now=now))

    async def drop_review(self, table_id: int, maker: str) -> None:
        """Forget what a node has made of a review so far."""
        with as_store_errors():
            await self._database.write(partial(drop_review, table_id=table_id, maker=maker))

    async def _one(self, condition: ColumnElement[bool]) -> TableRow | None:
        rows = await self._rows(select(*TABLE_COLUMNS).where(condition))
        return _table(rows[0]) if rows else None

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[DatabaseRow[*tuple[Any, ...]]]:
        try:
            with as_store_errors():
                return await self._database.read(lambda connection: connection.execute(query).all())
        except StoreUnavailable as error:
            self.condition.is_away(error)
            raise


async def _migrated(address: Address, wait: float) -> None:
    """Bring the database up to date on a connection of its own, which may take longer over a statement than others."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + wait
    database = database_at(address, statement_seconds=None)
    try:
        while True:
            try:
                with as_store_errors():
                    return await database.write(migrate)
            except StoreUnavailable:
                if loop.time() >= deadline:
                    raise
                await asyncio.sleep(min(SECONDS_BETWEEN_TRIES, max(0, deadline - loop.time())))
    finally:
        await database.close()


def _table(row: Sequence[Any]) -> TableRow:
    return TableRow(*row)
