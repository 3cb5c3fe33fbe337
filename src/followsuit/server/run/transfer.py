"""Writing all tables of a database to a file, and adding those of a file to a database."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from followsuit.errors import FileError
from followsuit.language.message import Message
from followsuit.server.errors import TableRefused
from followsuit.server.run.checking import check_archived
from followsuit.server.store import Store
from followsuit.server.store.address import parse_address
from followsuit.server.store.archive import read_lines, write_line
from followsuit.server.store.database import require_file

LONGEST_LINE = 64_000_000
"""Bytes: several times what the longest game of the most players takes."""


async def export_to(database: str, file: Path, *, replace: bool = False) -> int:
    """Write every table to a file, whole or not at all; how many. An existing file is replaced only when asked."""
    target = _checked(file, replace=replace)
    address = parse_address(database)
    require_file(address)
    if address.kind == "sqlite" and target.exists() and target.samefile(address.file):
        raise FileError(Message("tables/database-itself", {"file": str(file)}))
    store = await Store.open(database)
    count = 0
    try:
        with _written_whole(target) as partial:
            async for table_id in store.all_ids():
                if (table := await store.archive(table_id)) is not None:
                    partial.write(write_line(table))
                    count += 1
    finally:
        await store.close()
    return count


async def import_from(database: str, file: Path) -> tuple[int, int]:
    """Add the tables of a file, all or none: how many were new, and how many already existed.

    Each is played again from its events first: what cannot have been is refused, with its line.
    """
    now = time.time()
    archived = list(read_lines(_lines(file), str(file), lambda table: check_archived(table, now)))
    store = await Store.open(database)
    try:
        added = await store.import_tables(archived)
    finally:
        await store.close()
    return added, len(archived) - added


def _checked(file: Path, *, replace: bool) -> Path:
    """Where a file leads in the end; FileError if something is there that must stay."""
    if file.exists() and not file.is_file():
        raise FileError(Message("tables/no-file", {"file": str(file)}))
    if file.exists() and not replace:
        raise FileError(Message("tables/exists", {"file": str(file)}))
    # Unlike `Path.resolve`, this has an answer also for a link that leads to itself.
    return Path(os.path.realpath(file))


@contextmanager
def _written_whole(file: Path) -> Iterator[IO[str]]:
    """A file to write to that takes its name only once all of it is on disk. Only its owner may read it."""
    try:
        with tempfile.NamedTemporaryFile("w", dir=file.parent, delete=False, encoding="utf-8") as partial:
            try:
                yield partial
                partial.flush()
                os.fsync(partial.fileno())
                Path(partial.name).replace(file)
            except BaseException:
                with suppress(OSError):
                    Path(partial.name).unlink()
                raise
    except OSError as error:
        facts = {"file": str(file), "reason": str(error.strerror)}
        raise FileError(Message("tables/unwritable", facts)) from None


def _lines(file: Path) -> Iterator[str]:
    """The lines of a file, one at a time: a file of any size fits, if no line is longer than a table can be."""
    try:
        with file.open("rb") as opened:
            number = 0
            while line := opened.readline(LONGEST_LINE + 1):
                number += 1
                if len(line) > LONGEST_LINE:
                    facts = {"file": str(file), "line": str(number)}
                    raise TableRefused("import/size", Message("archive/long-line", facts))
                yield line.decode()
    except (OSError, UnicodeDecodeError) as error:
        reason = str(error.strerror) if isinstance(error, OSError) else Message("tables/no-text")
        raise FileError(Message("tables/unreadable", {"file": str(file), "reason": reason})) from None
