"""The files that a page of one's own is made of, itself and those beside it that it imports: they tell its edition."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

EDITION_LENGTH = 16
"""Letters of a digest: enough to tell two editions of one page apart."""


def files_behind(page: Path) -> tuple[Path, ...]:
    """A page's file, then every file beside it that it imports, or that one of these imports."""
    found: dict[Path, None] = {}
    waiting = [page]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found[file] = None
            waiting += [beside for name in _imported(file) for beside in _modules(page.parent, name)]
    return tuple(found)


def edition(page: Path) -> str:
    """A short text that is another when anything is in the files that a page is made of, wherever they lie."""
    digest = sha256()
    for file in files_behind(page):
        content = _content(file)
        digest.update(f"{file.name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:EDITION_LENGTH]


def _modules(folder: Path, name: str) -> Iterator[Path]:
    """The file of a module in a folder, or all files of a package there."""
    if (file := folder / f"{name}.py").is_file():
        yield file
    elif (package := folder / name).is_dir():
        yield from sorted(package.rglob("*.py"))


def _imported(file: Path) -> Iterator[str]:
    """The first parts of the names that a file imports; none of one that is no Python."""
    try:
        tree = ast.parse(_content(file))
    except (SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
            yield node.module.partition(".")[0]


def _content(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:
        # It was taken away just now.
        return b""
