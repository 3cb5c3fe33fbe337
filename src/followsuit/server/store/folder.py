"""The folder that an SQLite database is in, made when it does not exist yet."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from followsuit.errors import FileError
from followsuit.language.message import Message
from followsuit.server.run.logs import LOGGER, log
from followsuit.server.run.settings import default_database
from followsuit.server.store.address import parse_address


def missing_folder(database: str) -> Path | None:
    """The folder of an SQLite database, if it does not exist yet."""
    if not database.startswith("sqlite:"):
        return None
    folder = parse_address(database).file.parent
    with suppress(OSError):
        if folder.exists():
            return None
    return folder


def make_folder(database: str) -> None:
    """Make the folder of an SQLite database, and log that if it is one that somebody named."""
    if (folder := missing_folder(database)) is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        facts = {"folder": str(folder), "reason": str(error.strerror)}
        raise FileError(Message("store/folder-unusable", facts)) from error
    if database != default_database():
        log(LOGGER, "folder-created", folder=folder.absolute())
