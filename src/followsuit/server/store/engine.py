"""Connections to either kind of database, set up so that what is committed stays."""

from __future__ import annotations

import os
from typing import Any

import asyncpg
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from followsuit.server.store.address import REMEDY, Address
from followsuit.server.store.errors import StoreAddressError, StoreUnavailable

# How long a statement may wait for another process that is writing the same SQLite file.
BUSY_SECONDS = 10
CONNECT_SECONDS = 10
# How long PostgreSQL may take over a statement before it counts as away.
STATEMENT_SECONDS = 20
POOL_SIZE = 10

SQLITE_PRAGMAS = (
    f"busy_timeout = {BUSY_SECONDS * 1000}",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
)
# The execution option that says with which word an SQLite transaction begins; "" begins none.
BEGIN = "followsuit_begin"


def make_engine(address: Address, *, statement_seconds: float | None = STATEMENT_SECONDS) -> AsyncEngine:
    """An engine whose transactions are for writing. It connects when it is first used."""
    if address.kind == "sqlite":
        return _sqlite(address)
    return _postgres(address, statement_seconds)


def for_reading(engine: AsyncEngine) -> AsyncEngine:
    """The same connections, with each statement by itself: reading needs no transaction."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{BEGIN: ""})
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def for_one_moment(engine: AsyncEngine) -> AsyncEngine:
    """The same connections, with transactions in which all that is read is of the same moment."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{BEGIN: "BEGIN"})
    return engine.execution_options(isolation_level="REPEATABLE READ")


def prepare_file(address: Address) -> None:
    """Make an SQLite file that is not there yet, for its owner's eyes only: it holds the secrets of running games."""
    try:
        address.file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(address.file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        sentence = f"The database file {address.file} cannot be opened: {error.strerror or error}."
        raise StoreUnavailable(sentence, "Name a file that can be written.") from None


def _sqlite(address: Address) -> AsyncEngine:
    engine = create_async_engine(
        address.url,
        # Python's driver begins transactions late and for some statements only, so we begin them ourselves.
        connect_args={"isolation_level": None, "timeout": BUSY_SECONDS},
        pool_size=POOL_SIZE,
        max_overflow=0,
        hide_parameters=True,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in SQLITE_PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes its lock at once: one that began as a reader could not wait for another writer.
        if word := connection.get_execution_options().get(BEGIN, "BEGIN IMMEDIATE"):
            connection.exec_driver_sql(word)

    return engine


def _postgres(address: Address, statement_seconds: float | None) -> AsyncEngine:
    async def connect() -> Any:
        try:
            return await asyncpg.connect(
                address.given,
                timeout=CONNECT_SECONDS,
                command_timeout=statement_seconds,
                server_settings={"application_name": "followsuit"},
            )
        except (ValueError, asyncpg.InterfaceError, asyncpg.InternalClientError):
            sentence = "The address of the PostgreSQL database cannot be read."
            # The driver's own sentence can hold a part of the password.
            raise StoreAddressError(sentence, REMEDY) from None
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
