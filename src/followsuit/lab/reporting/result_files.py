"""One row of figures a game, for other programs: JSON Lines, or Parquet where pyarrow is installed.

A Parquet file says itself what it holds: its metadata names the game with its options, the players and the seed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

from followsuit.engine.game import Game
from followsuit.engine.shuffle import Seed, checked_seed
from followsuit.errors import FileError
from followsuit.lab.reporting.files import not_written, reason, uninterrupted
from followsuit.lab.reporting.record_files import RecordFile
from followsuit.language.message import Message

SUFFIXES = (".jsonl", ".parquet")
FORMAT = "followsuit-results/1"
"""Moves when a column changes what it tells."""
GROUP = 10_000
"""Rows that Parquet keeps together, at least; each group takes room and time of its own."""


class Results(Protocol):
    """A file of rows."""

    path: Path
    count: int

    def write_all(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """Add rows; FileError says how many are kept if they cannot be added."""

    def __enter__(self) -> Results: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None: ...


def checked_results(path: Path) -> None:
    """Raise FileError if rows cannot be written to a file with such an ending."""
    if path.suffix not in SUFFIXES:
        raise FileError(Message("results/ending", {"file": str(path), "endings": SUFFIXES}))
    if path.suffix == ".parquet":
        _pyarrow()


def results_file(path: Path, about: Mapping[str, str] | None = None, *, replace: bool = False) -> Results:
    """A file for rows, by its ending; in Parquet with what it is about."""
    checked_results(path)
    if path.suffix == ".jsonl":
        return RecordFile(path, replace=replace)
    return ParquetFile(path, about or {}, replace=replace)


def about_run(game: Game, players: Sequence[str], seed: Seed, max_rounds: int | None) -> dict[str, str]:
    """What a file of results is about, by key; whatever is no text is in JSON."""
    facts = {
        "format": FORMAT,
        "program": f"followsuit {metadata.version('followsuit')}",
        "game": game.key,
        "game_version": game.version,
        "options": dict(game.options),
        "players": list(players),
        "seed": checked_seed(seed),
        "max_rounds": max_rounds,
    }
    return {f"followsuit.{key}": fact if isinstance(fact, str) else json.dumps(fact) for key, fact in facts.items()}


def _pyarrow() -> tuple[Any, Any]:
    """The library and its part for Parquet."""
    try:
        import pyarrow  # noqa: PLC0415 - not everyone has it
        from pyarrow import parquet  # noqa: PLC0415 - not everyone has it
    except ImportError:
        raise FileError(Message("results/no-pyarrow")) from None
    return pyarrow, parquet


class ParquetFile:
    """Rows in Parquet. The file is whole once it is closed, and then holds all that was written before."""

    def __init__(self, path: Path, about: Mapping[str, str], *, replace: bool = False) -> None:
        pyarrow, parquet = _pyarrow()
        if path.exists() and not replace:
            raise FileError(Message("file/exists", {"file": str(path)}))
        numbers = pyarrow.list_(pyarrow.int32())
        self._arrow = pyarrow
        self._schema = pyarrow.schema(
            [("game", pyarrow.int64()), ("finished", pyarrow.bool_())]
            + [(name, pyarrow.int32()) for name in ("rounds", "void_rounds", "first_dealer")]
            + [(name, numbers) for name in ("winners", "totals", "tricks", "bids_met")],
            metadata=dict(about),
        )
        self.path = path
        self.count = 0
        self._waiting: list[dict[str, Any]] = []
        try:
            self._writer = parquet.ParquetWriter(path, self._schema)
        except OSError as error:
            raise not_written(path, error) from None

    def write_all(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """Add rows, of which many are written at once."""
        self._waiting += map(dict, rows)
        if len(self._waiting) >= GROUP:
            with self._told("results/full"):
                self._write_group()

    def _write_group(self) -> None:
        # Emptied first: what could not be written is not tried again at the end.
        group, self._waiting = self._waiting, []
        if group:
            self._writer.write_table(self._arrow.Table.from_pylist(group, schema=self._schema))
        self.count += len(group)

    @contextmanager
    def _told(self, code: str) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise FileError(Message(code, {"file": str(self.path), "reason": reason(error)})) from None

    def __enter__(self) -> ParquetFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Write what is still missing: without its end no program can read the file."""
        with uninterrupted(), self._told("results/unfinished"):
            try:
                self._write_group()
            finally:
                self._writer.close()
