"""Either kind of database, set up so that what is committed stays. Work on it is plain code that is given a connection.

SQLite's driver blocks, so its work is done in threads, each piece in one go: one thread writes, since an SQLite file
has one writer at a time, and a few read. PostgreSQL's driver waits in the event loop itself.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

import asyncpg
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from followsuit.language.message import Message
from followsuit.server.errors import StoreAddressError, StoreUnavailable
from followsuit.server.store.address import Address

# How long a statement may wait for another process that is writing the same SQLite file.
BUSY_SECONDS = 10
SECONDS_BETWEEN_LOG_TRIES = 0.01
CONNECT_SECONDS = 10
# How long PostgreSQL may take over a statement before it counts as away.
STATEMENT_SECONDS = 20
POOL_SIZE = 10
SQLITE_READERS = 4

SMALL_LOG = 4_000_000
"""Bytes that SQLite's write-ahead log keeps on the disk when it is begun anew."""
LARGE_LOG = 16_000_000
"""From this size on it is begun anew as soon as can be. While nobody reads for long it stays below twice that."""
SQLITE_PRAGMAS = (
    f"busy_timeout = {BUSY_SECONDS * 1000}",
    "synchronous = FULL",
    "foreign_keys = ON",
    # What is in the write-ahead log is put into the file by a thread of its own, for whose end no commit has to wait.
    "wal_autocheckpoint = 0",
    f"journal_size_limit = {SMALL_LOG}",
)
CHECKPOINT_SECONDS = 2.0
"""How often that is done while something is written."""
SECONDS_BETWEEN_CHECKPOINTS = 0.2
"""How often at most, when much is written."""
READER_SECONDS = 0.1
"""How long the writer waits for those who still read the log, when it is to be begun anew."""
# The execution option that says with which word an SQLite transaction begins; "" begins none.
BEGIN = "followsuit_begin"

T = TypeVar("T")
Statements: TypeAlias = Callable[[Connection], T]
"""What is done to a database, on a connection that somebody else opens and ends."""


class CommitUnsure(Exception):
    """A commit broke off: it may have been done or not."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(cause)
        self.cause = cause


class GivenUp(Exception):
    """Whoever asked for something does not want it any more. Nobody is left to hear of it."""


def closed() -> StoreUnavailable:
    """What is told to whoever comes too late."""
    return StoreUnavailable(Message("store/closed"))


class Database(Protocol):
    """A database, and the four ways to work on it. Once it is closed, each raises StoreUnavailable."""

    async def write(self, work: Statements[T]) -> T:
        """Do something and commit it; nothing is written if it raises or is cancelled before the commit.

        CommitUnsure if the commit itself failed.
        """

    async def write_at_once(self, work: Statements[T]) -> T:
        """Do something that is one statement, and with it is committed; CommitUnsure if it may have been or not."""

    async def read(self, work: Statements[T]) -> T:
        """Look something up, each statement by itself."""

    async def read_one_moment(self, work: Statements[T]) -> T:
        """Look several things up that are all of the same moment."""

    async def close(self) -> None:
        """Let go of it."""


def database_at(address: Address, *, statement_seconds: float | None = STATEMENT_SECONDS) -> Database:
    """The database at an address. It is connected to when it is first used."""
    return SqliteDatabase(address) if address.kind == "sqlite" else PostgresDatabase(address, statement_seconds)


def prepare_file(address: Address) -> None:
    """Make an SQLite file that does not exist yet, for its owner's eyes only: it holds the secrets of running games."""
    try:
        address.file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(address.file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        reason: Message | str = error.strerror or str(error)
        if isinstance(error, FileExistsError | NotADirectoryError):
            blocking = next(path for path in address.file.parents if path.exists())
            reason = Message("store/not-a-folder", {"path": str(blocking)})
        facts = {"file": str(address.file), "reason": reason}
        raise StoreUnavailable(Message("store/file-unusable", facts)) from None


def require_file(address: Address) -> None:
    """Raise StoreUnavailable if an SQLite file is not there; one that is only read must not be made."""
    if address.kind == "sqlite" and not address.file.exists():
        raise StoreUnavailable(Message("store/no-file", {"file": str(address.file)}))


class SqliteDatabase:
    """An SQLite file."""

    def __init__(self, address: Address) -> None:
        self.engine = _sqlite_engine(address)
        self._log = Path(f"{address.file}-wal")
        self._by_itself = self.engine.execution_options(**{BEGIN: ""})
        self._of_one_moment = self.engine.execution_options(**{BEGIN: "BEGIN"})
        self._writer = ThreadPoolExecutor(1, "store writer")
        self._readers = ThreadPoolExecutor(SQLITE_READERS, "store reader")
        self._closed = False
        self._checkpoint: asyncio.Task[None] | None = None
        self._last_checkpoint = -CHECKPOINT_SECONDS

    async def write(self, work: Statements[T]) -> T:
        given_up = threading.Event()
        try:
            done = await self._in(self._writer, partial(_committed, self.engine, work, given_up))
        except asyncio.CancelledError:
            # The thread cannot be stopped, but what it has done can be left undone.
            given_up.set()
            raise
        self._put_into_file()
        return done

    async def write_at_once(self, work: Statements[T]) -> T:
        try:
            done = await self._in(self._writer, partial(_done, self._by_itself, work))
        except DBAPIError as error:
            if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_IOERR:
                raise CommitUnsure(error) from error
            raise
        self._put_into_file()
        return done

    def _put_into_file(self) -> None:
        """Begin to empty the write-ahead log, unless that was done just now or is under way."""
        now = asyncio.get_running_loop().time()
        is_under_way = self._checkpoint is not None and not self._checkpoint.done()
        if self._closed or is_under_way or now < self._last_checkpoint + SECONDS_BETWEEN_CHECKPOINTS:
            return
        is_large = _size(self._log) > LARGE_LOG
        if is_large or now >= self._last_checkpoint + CHECKPOINT_SECONDS:
            self._last_checkpoint = now
            self._checkpoint = asyncio.create_task(self._empty_log(anew=is_large))

    async def _empty_log(self, *, anew: bool) -> None:
        """Put what is in the log into the file.

        Who writes meanwhile writes on at its end, so that with much to write it would grow for ever. When it is to be
        begun `anew`, the writer's own thread puts the little into the file that came meanwhile, while nobody writes.
        """
        # A file that cannot be written now is written next time: until then all is in the log.
        with suppress(DBAPIError, StoreUnavailable):
            await self._in(self._readers, partial(_checkpointed, self._by_itself))
            if anew:
                await self._in(self._writer, partial(_begun_anew, self._by_itself))

    async def read(self, work: Statements[T]) -> T:
        return await self._in(self._readers, partial(_done, self._by_itself, work))

    async def read_one_moment(self, work: Statements[T]) -> T:
        """Look several things up that are all of the same moment."""
        return await self._in(self._readers, partial(_done, self._of_one_moment, work))

    async def close(self) -> None:
        """Let what is being done be done, and let go of the file."""
        self._closed = True
        if self._checkpoint is not None:
            await asyncio.wait([self._checkpoint])
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()

    async def _in(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        if self._closed:
            raise closed()
        return await asyncio.get_running_loop().run_in_executor(threads, work)


def _committed(engine: Engine, work: Statements[T], given_up: threading.Event) -> T:
    committing = False
    try:
        with engine.connect() as connection:
            done = work(connection)
            if given_up.is_set():
                raise GivenUp
            committing = True
            connection.commit()
    except Exception as error:
        if committing:
            raise CommitUnsure(error) from error
        raise
    return done


def _checkpointed(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def _begun_anew(engine: Engine) -> None:
    """Put all of the log into the file, and write from its beginning again; if somebody still reads it, not now."""
    with engine.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {READER_SECONDS * 1000:.0f}")
        try:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")
        finally:
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0


def _done(engine: Engine, work: Statements[T]) -> T:
    with engine.connect() as connection:
        return work(connection)


def _sqlite_engine(address: Address) -> Engine:
    engine = create_engine(
        address.url,
        # Python's driver begins transactions late and for some statements only, so we begin them ourselves.
        connect_args={"isolation_level": None, "timeout": BUSY_SECONDS},
        pool_size=1 + SQLITE_READERS,
        max_overflow=0,
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        _write_ahead(cursor)
        for pragma in SQLITE_PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes its lock at once: one that began as a reader could not wait for another writer.
        if word := connection.get_execution_options().get(BEGIN, "BEGIN IMMEDIATE"):
            connection.exec_driver_sql(word)

    return engine


def _write_ahead(cursor: sqlite3.Cursor) -> None:
    """Keep a write-ahead log. SQLite refuses those who begin one in a new file together without letting them wait."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() >= deadline:
                raise
            time.sleep(SECONDS_BETWEEN_LOG_TRIES)


class PostgresDatabase:
    """A database of a PostgreSQL server."""

    def __init__(self, address: Address, statement_seconds: float | None) -> None:
        self._engine = _postgres_engine(address, statement_seconds)
        self._by_itself = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._of_one_moment = self._engine.execution_options(isolation_level="REPEATABLE READ")
        # The writers of one process would only get in each other's way.
        self._turn = asyncio.Lock()
        self._closed = False

    async def write(self, work: Statements[T]) -> T:
        self._check_open()
        committing = False
        try:
            async with self._turn, self._engine.connect() as connection:
                done = await connection.run_sync(work)
                committing = True
                await connection.commit()
        except Exception as error:
            if committing:
                raise CommitUnsure(error) from error
            raise
        return done

    async def write_at_once(self, work: Statements[T]) -> T:
        self._check_open()
        writing = False
        try:
            async with self._turn, self._by_itself.connect() as connection:
                writing = True
                return await connection.run_sync(work)
        except IntegrityError:
            raise
        except Exception as error:
            if writing:
                raise CommitUnsure(error) from error
            raise

    async def read(self, work: Statements[T]) -> T:
        return await self._read(self._by_itself, work)

    async def read_one_moment(self, work: Statements[T]) -> T:
        """Look several things up that are all of the same moment."""
        return await self._read(self._of_one_moment, work)

    async def _read(self, engine: AsyncEngine, work: Statements[T]) -> T:
        self._check_open()
        async with engine.connect() as connection:
            return await connection.run_sync(work)

    def _check_open(self) -> None:
        if self._closed:
            raise closed()

    async def close(self) -> None:
        self._closed = True
        await self._engine.dispose()


def _postgres_engine(address: Address, statement_seconds: float | None) -> AsyncEngine:
    async def connect() -> Any:
        try:
            return await asyncpg.connect(
                address.given,
                timeout=CONNECT_SECONDS,
                command_timeout=statement_seconds,
                server_settings={"application_name": "followsuit"},
            )
        except (ValueError, asyncpg.InterfaceError, asyncpg.InternalClientError):
            # The driver's own sentence can hold a part of the password.
            raise StoreAddressError(Message("store/url-unreadable", {"kind": "PostgreSQL"})) from None
        except TimeoutError:
            raise TimeoutError(f"no answer within {CONNECT_SECONDS} seconds") from None

    return create_async_engine(
        address.url,
        async_creator=connect,
        pool_size=POOL_SIZE,
        pool_timeout=CONNECT_SECONDS,
        # Connections that broke while nobody used them, as when the server restarts, are replaced unseen.
        pool_pre_ping=True,
        hide_parameters=True,
    )
