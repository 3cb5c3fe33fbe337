"""What goes into the store and what comes out of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

Status: TypeAlias = Literal["open", "playing", "over"]
STATUSES: tuple[Status, ...] = ("open", "playing", "over")

# Where a page of tables ended, newest first: when the last one was made, and its id.
Cursor: TypeAlias = tuple[float, int]
# The same for the seats of one holder, who may have several at a table.
SeatCursor: TypeAlias = tuple[float, int, int]


class Holder(NamedTuple):
    """Who has a seat: the SHA-256 of their seat token in hexadecimal, never the token itself, and their name."""

    seat: int
    holder: str
    name: str


@dataclass(frozen=True, slots=True)
class NewTable:
    """What is fixed when a table is made."""

    code: str
    game: str
    visibility: str
    secret: str = field(repr=False)
    created_at: float
    alias: str | None = None


class Row(Struct, frozen=True, gc=False):
    """An event to be stored: when it happened and its JSON text, kept to the letter."""

    at: float
    body: str


@dataclass(frozen=True, slots=True)
class Stored:
    """An event as stored. The first of a table has sequence 1."""

    sequence: int
    at: float
    body: str


@dataclass(frozen=True, slots=True)
class Summary:
    """What can be asked of a table without folding its events.

    `holders` and `record` cost a write of their own; None leaves them as they are.
    """

    status: Status
    open_seats: int
    due_at: float | None = None
    holders: tuple[tuple[int, str, str], ...] | None = None
    record: str | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        if self.holders is not None and len({holder[0] for holder in self.holders}) != len(self.holders):
            raise ValueError("a seat has two holders")


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the store knows it. Its record, which can be long, is asked for by itself.

    `changed_at` is when its summary was last written; events without a summary leave it as it is.
    """

    id: int
    code: str
    alias: str | None
    game: str
    status: Status
    visibility: str
    open_seats: int
    secret: str = field(repr=False)
    created_at: float
    changed_at: float
    due_at: float | None

    @property
    def cursor(self) -> Cursor:
        """Where to go on after this table."""
        return self.created_at, self.id


class HeldSeat(NamedTuple):
    """A seat of somebody, and the table that it is at."""

    table: TableRow
    seat: int
    name: str

    @property
    def cursor(self) -> SeatCursor:
        """Where to go on after this seat."""
        return self.table.created_at, self.table.id, self.seat
