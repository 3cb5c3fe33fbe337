"""Files that are written at the end of long work: looked at before it begins, so that it is not done in vain."""

from __future__ import annotations

import json
import os
import shutil
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import combinations
from pathlib import Path
from types import FrameType
from typing import Any

from followsuit.errors import FileError
from followsuit.language.message import Message


def checked_outputs(paths: Iterable[Path | None], *, replace: bool = False) -> None:
    """Raise FileError unless all of these can be written, each by itself."""
    given = [checked_output(path, replace=replace) for path in paths if path is not None]
    for one, other in combinations(given, 2):
        if _are_one_file(one, other):
            raise FileError(Message("file/named-twice", {"file": str(other)}))


def checked_output(path: Path, *, replace: bool = False) -> Path:
    """A file that can be written, as far as one can tell without doing it."""
    try:
        _check_output(path, replace=replace)
    except OSError as error:
        raise FileError(Message("file/unwritable", {"file": str(path), "reason": reason(error)})) from None
    return path


def _check_output(path: Path, *, replace: bool) -> None:
    if path.is_dir():
        raise FileError(Message("file/is-a-folder", {"file": str(path)}))
    if path.exists() and not replace:
        raise FileError(Message("file/exists", {"file": str(path)}))
    if not path.parent.is_dir():
        raise FileError(Message("file/no-folder", {"file": str(path), "folder": str(path.parent)}))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise FileError(Message("file/forbidden", {"file": str(path)}))


def _are_one_file(one: Path, other: Path) -> bool:
    """Whether two names lead to one file, there or not. A device takes what comes from anywhere."""
    if one.exists() and other.exists():
        return one.is_file() and one.samefile(other)
    return followed(one) == followed(other)


def followed(path: Path) -> Path:
    """Where a path leads in the end, however many links there are; it need not be there."""
    # Unlike `Path.resolve`, this has an answer also for a link that leads to itself.
    return Path(os.path.realpath(path))


def checked_folder(path: Path) -> Path:
    """A folder to write into, made if it is not there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(Message("file/folder-not-made", {"folder": str(path), "reason": reason(error)})) from None
    return path


def put(path: Path, data: bytes) -> None:
    """Put a file in place of what was there. At any moment it is whole, the old one or the new; OSError leaves the old.

    A link stays a link. What cannot be replaced is written to as it is: a device, or a file in a folder of others.
    """
    target = followed(path)
    if (path.exists() and not path.is_file()) or (target.exists() and not os.access(target.parent, os.W_OK)):
        path.write_bytes(data)
        return
    written = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        written.write_bytes(data)
        if target.exists():
            shutil.copymode(target, written)
        written.replace(target)
    finally:
        with suppress(OSError):
            written.unlink(missing_ok=True)


def write_text(path: Path, text: str) -> None:
    """Put a text into a file, in place of what was there."""
    try:
        put(path, text.encode())
    except OSError as error:
        raise not_written(path, error) from None


def write_json(path: Path, data: dict[str, Any]) -> None:
    """Put figures into a file, for people as well as programs."""
    write_text(path, json.dumps(data, ensure_ascii=False, indent=1, allow_nan=False) + "\n")


def try_all(writes: Iterable[Callable[[], None]]) -> None:
    """Write one thing after another, also after one that cannot be; FileError then tells of all that cannot."""
    failed: list[FileError] = []
    for write in writes:
        try:
            write()
        except FileError as error:
            failed.append(error)
    if len(failed) == 1:
        raise failed[0]
    if failed:
        raise FileError(Message("file/several-not-written", {"failed": [error.message for error in failed]}))


def not_written(path: Path, error: OSError) -> FileError:
    """A file that was to be written at the end of some work, and could not be."""
    return FileError(Message("file/not-written", {"file": str(path), "reason": reason(error)}))


def not_read(path: Path, error: OSError) -> FileError:
    """A file that cannot be read."""
    return FileError(Message("file/not-read", {"file": str(path), "reason": reason(error)}))


def reason(error: OSError) -> str:
    """What the system says, as the end of a sentence."""
    # Libraries put sentences of their own into `strerror`; the number is the system's.
    reason = str(error) if error.errno is None else os.strerror(error.errno)
    return reason[:1].lower() + reason[1:]


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold back Ctrl-C while a game is put away, so that what is counted and what is kept are the same."""
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or before is not signal.default_int_handler:
        yield
        return
    pressed = False

    def remember(number: int, frame: FrameType | None) -> None:
        del number, frame
        nonlocal pressed
        pressed = True

    signal.signal(signal.SIGINT, remember)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
