"""Tables in files: JSON Lines, one table a line, for moving them from one database to another and for backups."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NoReturn

from followsuit.errors import FileError, FollowsuitError, quoted
from followsuit.server.errors import TableRefused
from followsuit.server.store.rows import STATUSES, Holder, Status, Stored

FORMAT = "followsuit-table/1"
HEXADECIMAL = re.compile("(?:[0-9a-f]{2})+")
LATEST = 1e12
SHA_256 = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class ArchivedTable:
    """All there is of a table, except the id that one database gave it."""

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
    record: str | None = field(repr=False)
    holders: tuple[Holder, ...]
    events: tuple[Stored, ...] = field(repr=False)


def write_line(table: ArchivedTable) -> str:
    """A table as one line of a file, with the line's end."""
    data = {
        "format": FORMAT,
        **{name: getattr(table, name) for name in ArchivedTable.__dataclass_fields__},
        "events": [[event.sequence, event.at, event.body] for event in table.events],
    }
    return json.dumps(data, ensure_ascii=False, allow_nan=False) + "\n"


def read_lines(
    lines: Iterable[str], source: str, check: Callable[[ArchivedTable], None] = lambda _: None
) -> Iterator[ArchivedTable]:
    """The tables of a file; FileError names the line of `source` and what is wrong there, in its form or by `check`."""
    codes: dict[str, int] = {}
    for number, line in enumerate(lines, start=1):
        if not (text := line.removeprefix("\ufeff").strip()):
            continue
        place = f"{source}, line {number}"
        table = _Line(place).table(text)
        if (earlier := codes.setdefault(table.code, number)) != number:
            sentence = f"{place}: the table {quoted(table.code)} is on line {earlier} already."
            raise FileError(sentence, "Remove one of the two.")
        try:
            check(table)
        except FollowsuitError as error:
            sentence = f"{place}: the table {quoted(table.code)} cannot be so. {error.sentence}"
            raise TableRefused(error.code, sentence, error.remedy) from None
        yield table


class _Line:
    """A line that is being read, and where it is, for the errors."""

    def __init__(self, place: str) -> None:
        self.place = place

    def table(self, text: str) -> ArchivedTable:
        data = self.json(text, "the line")
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            self.wrong(f"this is no table of the format {FORMAT}", "Export the tables with this program.")
        expected = {"format", *ArchivedTable.__dataclass_fields__}
        if missing := sorted(expected - data.keys()):
            self.wrong(f"{missing[0]} is missing")
        if unknown := sorted(data.keys() - expected):
            self.wrong(f"{quoted(unknown[0])} is no part of a table")
        if data["status"] not in STATUSES:
            self.wrong(f"status is none of {', '.join(STATUSES)}")
        record = self.optional_text(data, "record")
        if record is not None:
            self.json(record, "the record")
        return ArchivedTable(
            code=self.text(data, "code"),
            alias=self.optional_text(data, "alias"),
            game=self.text(data, "game"),
            status=data["status"],
            visibility=self.text(data, "visibility"),
            open_seats=self.count(data["open_seats"], "open_seats"),
            secret=self.matching(HEXADECIMAL, data["secret"], "secret is no hexadecimal text"),
            created_at=self.time(data["created_at"], "created_at"),
            changed_at=self.time(data["changed_at"], "changed_at"),
            due_at=None if data["due_at"] is None else self.time(data["due_at"], "due_at"),
            record=record,
            holders=self.holders(data["holders"]),
            events=self.events(data["events"]),
        )

    def holders(self, data: object) -> tuple[Holder, ...]:
        holders = []
        for seat, holder, name in self.triples(data, "holders"):
            self.count(seat, "a seat of holders")
            self.matching(SHA_256, holder, f"the holder of seat {seat} is no SHA-256 in hexadecimal")
            if not isinstance(name, str):
                self.wrong(f"the name of the holder of seat {seat} is no text")
            holders.append(Holder(seat, holder, name))
        seats = [holder.seat for holder in holders]
        if seats != sorted(set(seats)):
            self.wrong("holders are not in the order of their seats, each seat once")
        return tuple(holders)

    def events(self, data: object) -> tuple[Stored, ...]:
        events = []
        for expected, (sequence, at, body) in enumerate(self.triples(data, "events"), start=1):
            if type(sequence) is not int or sequence != expected:
                self.wrong(f"where event {expected} should be is {quoted(sequence)}", "Events count from 1.")
            if not isinstance(body, str):
                self.wrong(f"the body of event {sequence} is no text")
            self.json(body, f"the body of event {sequence}")
            events.append(Stored(sequence, self.time(at, f"the time of event {sequence}"), body))
        return tuple(events)

    def triples(self, data: object, name: str) -> Iterator[tuple[Any, Any, Any]]:
        if not isinstance(data, list):
            self.wrong(f"{name} is no list")
        for item in data:
            if not isinstance(item, list) or len(item) != 3:
                self.wrong(f"{name} holds something other than lists of three")
            yield item[0], item[1], item[2]

    def json(self, text: str, what: str) -> Any:
        try:
            return json.loads(text, parse_constant=lambda name: self.wrong(f"{what} holds {name}, which is not JSON"))
        except (ValueError, RecursionError):
            self.wrong(f"{what} is not JSON", "The file may have been cut off or changed.")

    def text(self, data: dict[str, Any], name: str) -> str:
        if not isinstance(data[name], str) or not data[name]:
            self.wrong(f"{name} is no text, or an empty one")
        return str(data[name])

    def optional_text(self, data: dict[str, Any], name: str) -> str | None:
        return None if data[name] is None else self.text(data, name)

    def matching(self, pattern: re.Pattern[str], value: object, problem: str) -> str:
        if not isinstance(value, str) or not pattern.fullmatch(value):
            self.wrong(problem)
        return value

    def count(self, value: object, name: str) -> int:
        if type(value) is not int or not 0 <= value < 1000:
            self.wrong(f"{name} is no count")
        return value

    def time(self, value: object, name: str) -> float:
        # A number that is no number compares to nothing.
        if not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) < LATEST:
            self.wrong(f"{name} is no time in seconds")
        return float(value)

    def wrong(self, problem: str, remedy: str = "Export the table anew.") -> NoReturn:
        raise FileError(f"{self.place}: {problem}.", remedy) from None
