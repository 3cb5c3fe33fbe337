"""Telling a database in trouble from a statement that was wrong."""

from __future__ import annotations

import sqlite3
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from followsuit.language.message import Message
from followsuit.server.errors import StoreError, StoreFull, StoreUnavailable
from followsuit.server.store.database import CommitUnsure

SQLITE_TROUBLE = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
    }
)
# Classes of PostgreSQL's error codes: connection, authorisation, no such database, resources, operator, system.
POSTGRES_TROUBLE = ("08", "28", "3D", "53", "57", "58")
POSTGRES_READ_ONLY = "25006"
POSTGRES_DISK_FULL = "53100"
# A transaction that stood in another's way and would succeed if tried anew.
POSTGRES_TRY_ANEW = ("40001", "40P01")


def trouble(error: BaseException) -> StoreError | None:
    """What is the matter with the database, or None if the error is not the database's fault."""
    if isinstance(error, CommitUnsure):
        error = error.cause
    if isinstance(error, StoreError):
        return error
    if isinstance(error, PoolTimeout):
        return StoreUnavailable(Message("store/too-busy"))
    if isinstance(error, DBAPIError):
        cause = error.orig if error.orig is not None else error
        number = getattr(cause, "sqlite_errorcode", None)
        state = getattr(cause, "sqlstate", None) or ""
        # The last byte is the kind of error, the rest what exactly failed.
        kind = None if number is None else number & 0xFF
        if kind == sqlite3.SQLITE_FULL or state == POSTGRES_DISK_FULL:
            return StoreFull(Message("store/disk-full"))
        if (
            error.connection_invalidated
            or kind in SQLITE_TROUBLE
            or state.startswith(POSTGRES_TROUBLE)
            or state == POSTGRES_READ_ONLY
        ):
            return _unavailable(cause)
        # The drivers wrap what the network did.
        error = cause.__cause__ or cause
    return _unavailable(error) if isinstance(error, OSError) else None


def is_worth_another_try(error: DBAPIError) -> bool:
    """Whether the statement was fine and only lost against a transaction at the same time."""
    return getattr(error.orig, "sqlstate", None) in POSTGRES_TRY_ANEW


def let_go(error: BaseException | None) -> None:
    """Let an error forget where it came from: what the drivers leave of it refers to itself, and outages bring many."""
    while error is not None:
        traceback.clear_frames(error.__traceback__)
        error.__traceback__ = None
        error = error.__cause__ or error.__context__


@contextmanager
def as_store_errors() -> Iterator[None]:
    """Raise a StoreError in place of the driver's own where the database is in trouble."""
    try:
        yield
    except Exception as error:
        if (told := trouble(error)) is None or told is error:
            raise
        let_go(error)
        raise told from error


def _unavailable(error: BaseException) -> StoreUnavailable:
    cause = error.__cause__ or error
    reason: str = getattr(cause, "strerror", None) or str(cause)
    if not reason:
        return StoreUnavailable(Message("store/no-answer"))
    return StoreUnavailable(Message("store/unusable", {"reason": reason.splitlines()[0].rstrip(".")}))
