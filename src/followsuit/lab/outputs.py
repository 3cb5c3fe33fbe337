"""Files that are written at the end of long work: looked at before it begins, so that it is not done in vain."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from followsuit.errors import FileError
from followsuit.lab.records import reason


def checked_output(path: Path, *, replace: bool = False) -> Path:
    """A file that can be written, as far as one can tell without doing it."""
    if path.is_dir():
        raise FileError(f"{path} is a folder.", "Name a file.")
    if path.exists() and not replace:
        raise FileError(f"{path} is there already.", "Name another file, or replace it with --force.")
    if not path.parent.is_dir():
        raise FileError(f"{path} cannot be written: there is no folder {path.parent}.", "Make it, or name another.")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise FileError(f"{path} cannot be written: it is not allowed.", "Name another file.")
    return path


def checked_folder(path: Path) -> Path:
    """A folder to write into, made if it is not there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(f"{path} cannot be made: {reason(error)}.", "Name another folder.") from None
    return path


def write_text(path: Path, text: str) -> None:
    """Put a text into a file, in place of what was there."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise FileError(f"{path} cannot be written: {reason(error)}.") from None


def write_json(path: Path, data: dict[str, Any]) -> None:
    """Put figures into a file, for people as well as programs."""
    write_text(path, json.dumps(data, ensure_ascii=False, indent=1, allow_nan=False) + "\n")
