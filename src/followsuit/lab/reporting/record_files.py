"""Records in files: one JSON object, or JSON Lines with a game a line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from followsuit.engine.replay import replay
from followsuit.engine.state import State
from followsuit.errors import FileError, RecordError
from followsuit.lab.reporting.files import not_read, not_written, reason
from followsuit.language.message import Message


@dataclass(frozen=True, slots=True)
class Entry:
    """A record as it stands in a file: unread text, from a line on, up to a place counted in bytes."""

    line: int
    text: bytes
    end: int

    def record(self) -> dict[str, Any]:
        """The record as plain data; RecordError says which line cannot be read."""
        try:
            record = json.loads(self.text.decode())
        except json.JSONDecodeError as error:
            place = f"line {self.line + error.lineno - 1}"
            if error.pos >= len(error.doc.rstrip()) or error.msg.startswith("Unterminated string"):
                raise RecordError(place, Message("record/breaks-off")) from None
            raise RecordError(place, Message("record/no-json", {"error": error.msg, "column": error.colno})) from None
        except (ValueError, RecursionError):
            raise RecordError(f"line {self.line}", Message("record/unreadable-json")) from None
        if not isinstance(record, dict):
            raise RecordError(f"line {self.line}", Message("record/no-object"))
        return record

    def state(self) -> State:
        """The state in which the game ends, with every line of it checked; RecordError names the first wrong place."""
        record = self.record()
        try:
            return replay(record)
        except RecordError as error:
            raise RecordError.at(f"line {self.line}: {error.place}", error) from None


STANDARD_INPUT = STANDARD_OUTPUT = Path("-")
"""In place of a file: what is given to the command, and what it gives."""


def entries(path: Path) -> Iterator[Entry]:
    """The records of a file, one by one, each unread; FileError if the file cannot be read or holds none."""
    found = False
    try:
        with nullcontext(sys.stdin.buffer) if path == STANDARD_INPUT else path.open("rb") as file:
            for entry in _entries(path, file):
                found = True
                yield entry
    except OSError as error:
        raise not_read(path, error) from None
    if not found:
        raise FileError(Message("file/without-games", {"file": str(path)}))


def _entries(path: Path, file: BinaryIO) -> Iterator[Entry]:
    lines, end = enumerate(file, start=1), 0
    for number, line in lines:
        end += len(line)
        # Some editors put a mark before the first letter of a file.
        if not (text := line.removeprefix(b"\xef\xbb\xbf").strip()):
            continue
        if b"\0" in text or not _is_text(text):
            raise FileError(Message("file/no-text", {"file": str(path)}))
        if not _is_json(text):
            rest = file.read()
            whole = (text + b"\n" + rest).rstrip()
            # One record over many lines, unless lines after this one are records by themselves.
            if _is_json(whole) or not any(map(_is_record, rest.splitlines())):
                yield Entry(number, whole, end + len(rest))
                return
            lines = enumerate(rest.splitlines(keepends=True), start=number + 1)
        yield Entry(number, text, end)
        break
    for number, line in lines:
        end += len(line)
        if text := line.strip():
            yield Entry(number, text, end)


def _is_text(line: bytes) -> bool:
    try:
        line.decode()
    except UnicodeDecodeError:
        return False
    return True


def _is_json(text: bytes) -> bool:
    with suppress(ValueError, RecursionError):
        json.loads(text)
        return True
    return False


def _is_record(line: bytes) -> bool:
    with suppress(ValueError, RecursionError):
        record = json.loads(line)
        return isinstance(record, dict) and "format" in record
    return False


class RecordFile:
    """A file to which games are written, a line each. What is in it is whole lines at any moment.

    An existing file is refused unless `replace` is true.
    """

    def __init__(self, path: Path, *, replace: bool = False) -> None:
        self.path = path
        self.count = 0
        self._size = 0
        try:
            self._file = path.open("wb" if replace else "xb", buffering=0)
        except FileExistsError:
            raise FileError(Message("file/exists", {"file": str(path)})) from None
        except OSError as error:
            raise not_written(path, error) from None

    def __enter__(self) -> RecordFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    @property
    def is_output(self) -> bool:
        """Whether it is the standard output, so that all else is to be said elsewhere."""
        return False

    def write_all(self, records: Iterable[Mapping[str, Any]]) -> None:
        """Add games one by one."""
        for record in records:
            self.write(record)

    def write(self, record: Mapping[str, Any]) -> None:
        """Add a game; FileError says how many are kept if it cannot be added."""
        left = line_of(record)
        size = self._size + len(left)
        try:
            while left:
                left = left[self._file.write(left) :]
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(self._size)
            facts = {"file": str(self.path), "reason": reason(error), "games": self.count}
            raise FileError(Message("file/full", facts)) from None
        self.count += 1
        self._size = size


class OutputOfRecords(RecordFile):
    """The standard output in place of a file of games."""

    def __init__(self) -> None:
        self.path, self.count = STANDARD_OUTPUT, 0

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Others may write there still."""

    @property
    def is_output(self) -> bool:
        return True

    def write(self, record: Mapping[str, Any]) -> None:
        """Write a game; a reader that has gone away is left to whoever began this."""
        try:
            sys.stdout.buffer.write(line_of(record))
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise FileError(Message("file/output", {"reason": reason(error)})) from None
        self.count += 1


def records_to(path: Path, *, replace: bool = False) -> RecordFile:
    """Where games are written: to a file, or to the standard output, which is named by a hyphen."""
    return OutputOfRecords() if path == STANDARD_OUTPUT else RecordFile(path, replace=replace)


def records_to_check(path: Path | None) -> Path | None:
    """The file that games are to be written to; none where they go to the standard output."""
    return None if path == STANDARD_OUTPUT else path


def line_of(record: Mapping[str, Any]) -> bytes:
    """A game as it stands in a file."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
