"""Longer texts before anybody words them, such as rules pages: paragraphs and tables of messages. Then, as Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from followsuit.language.message import Message

Paragraph: TypeAlias = tuple[Message, ...]
"""Sentences that follow one another."""
Cell: TypeAlias = Message | str
"""A text stands as it is: a name that is typed, or a number."""
Say: TypeAlias = Callable[[Message], str]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells below their headings."""

    head: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]


Block: TypeAlias = Paragraph | Table


@dataclass(frozen=True, slots=True)
class Section:
    """What stands below a heading."""

    heading: Message
    blocks: tuple[Block, ...]


def paragraph(*sentences: Message | None) -> Paragraph:
    """The sentences that there are."""
    return tuple(sentence for sentence in sentences if sentence is not None)


def markdown(blocks: Iterable[Block], say: Say) -> str:
    """Paragraphs and tables, each worded message by message."""
    return "\n\n".join(
        _table(block, say) if isinstance(block, Table) else " ".join(map(say, block)) for block in blocks
    )


def _table(table: Table, say: Say) -> str:
    rows = (table.head, *table.rows)
    lines = [f"| {' | '.join(cell if isinstance(cell, str) else say(cell) for cell in row)} |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(table.head), *lines[1:]])
