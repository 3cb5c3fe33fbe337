"""The sentences of one language as its folder has them, in the form of Project Fluent.

A catalogue of many hundred sentences takes a second to read whole; so it is only cut into its entries, and an entry is
read when it is first said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Protocol

ENGLISH = "en"
HOME = "languages"
"""The folder of this package that has a folder for each language."""
CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
"""What a language is called, and so its folder: `lv`, `pt-BR`."""

_ELSEWHERE: list[Path] = []
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_NEXT = re.compile(r"^(?=[#a-zA-Z-])", re.MULTILINE)
_PLAIN = re.compile(r"[\w-]+ *= *([^{}\n]+)\n")
_WORD = re.compile(r"-?[a-zA-Z][\w-]*")


class Folder(Protocol):
    """Where a language lies: in the package, or anywhere on a disk."""

    @property
    def name(self) -> str:
        """What it is called."""

    def iterdir(self) -> Iterator[Traversable]:
        """What lies in it."""


class Catalogue:
    """All entries of a language by name, each as it stands in its file."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.language = language
        self._texts = tuple(texts)

    @cached_property
    def entries(self) -> Mapping[str, str]:
        """The source of every message and term."""
        return dict(entry for text in self._texts for entry in entries_of(text))

    def plain(self, name: str) -> str | None:
        """A message that is nothing but a line of text, which can be said without reading it first."""
        found = _PLAIN.fullmatch(self.entries[name])
        return found[1] if found else None

    def needed(self, name: str) -> set[str]:
        """The names that stand in an entry: all that it could refer to, and its own."""
        return {word for word in _WORD.findall(self.entries[name]) if word in self.entries}


def entries_of(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a file, without its comments."""
    for found in _ENTRY.finditer(text):
        after = _NEXT.search(text, found.end())
        yield found[1], text[found.start() : after.start() if after else len(text)].rstrip() + "\n"


def also_look_in(home: Path) -> None:
    """Find the languages of another folder too: each is a folder of `.ftl` files there, as in this package."""
    if home not in _ELSEWHERE:
        _ELSEWHERE.append(home)


def folders() -> Mapping[str, Folder]:
    """The folder of every language that there is, English first; of two, the package's own."""
    homes: list[Folder] = [*filter(Path.is_dir, _ELSEWHERE), files("followsuit") / HOME]
    found: dict[str, Folder] = {
        folder.name: folder for home in homes for folder in home.iterdir() if CODE.fullmatch(folder.name)
    }
    return dict(sorted(found.items(), key=lambda item: (item[0] != ENGLISH, item[0])))


def read(folder: Folder) -> Catalogue:
    """The catalogue in a folder: all of its files."""
    return Catalogue(folder.name, texts(folder).values())


def texts(folder: Folder) -> Mapping[str, str]:
    """The files in a folder: each one's name, and what stands in it."""
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=str)
    return {file.name: file.read_text("utf-8") for file in found}


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language that there is."""
    return read(folders()[language])
