"""Tables in files: JSON Lines, one table a line, for moving them from one database to another and for backups."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NoReturn

from followsuit.errors import FileError, FollowsuitError, quoted
from followsuit.language.message import Facts, Message
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
        place = {"file": source, "line": str(number)}
        table = _Line(place).table(text)
        facts = {**place, "table": quoted(table.code)}
        if (earlier := codes.setdefault(table.code, number)) != number:
            raise FileError(Message("archive/twice", {**facts, "earlier": str(earlier)}))
        try:
            check(table)
        except FollowsuitError as error:
            said = Message("archive/impossible", {**facts, "why": error.message})
            raise TableRefused(error.code, said, error.remedy_given or error.message) from None
        yield table


class _Line:
    """A line that is being read, and where it is, for the errors."""

    def __init__(self, place: Facts) -> None:
        self.place = place

    def table(self, text: str) -> ArchivedTable:
        data = self.json(text, Message("archive/the-line"))
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            self.wrong("archive/format", format=FORMAT)
        expected = {"format", *ArchivedTable.__dataclass_fields__}
        if missing := sorted(expected - data.keys()):
            self.wrong("archive/missing", part=missing[0])
        if unknown := sorted(data.keys() - expected):
            self.wrong("archive/unknown", part=quoted(unknown[0]))
        if data["status"] not in STATUSES:
            self.wrong("archive/status", statuses=list(STATUSES))
        record = self.optional_text(data, "record")
        if record is not None:
            self.json(record, Message("archive/the-record"))
        return ArchivedTable(
            code=self.text(data, "code"),
            alias=self.optional_text(data, "alias"),
            game=self.text(data, "game"),
            status=data["status"],
            visibility=self.text(data, "visibility"),
            open_seats=self.count(data["open_seats"], "open_seats"),
            secret=self.matching(HEXADECIMAL, data["secret"], "archive/secret"),
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
            self.count(seat, Message("archive/a-seat"))
            self.matching(SHA_256, holder, "archive/holder", seat=seat)
            if not isinstance(name, str):
                self.wrong("archive/holder-name", seat=seat)
            holders.append(Holder(seat, holder, name))
        seats = [holder.seat for holder in holders]
        if seats != sorted(set(seats)):
            self.wrong("archive/holders")
        return tuple(holders)

    def events(self, data: object) -> tuple[Stored, ...]:
        events = []
        for expected, (sequence, at, body) in enumerate(self.triples(data, "events"), start=1):
            if type(sequence) is not int or sequence != expected:
                self.wrong("archive/event", event=str(expected), given=quoted(sequence))
            if not isinstance(body, str):
                self.wrong("archive/event-text", event=str(sequence))
            self.json(body, Message("archive/the-body", {"event": str(sequence)}))
            events.append(Stored(sequence, self.time(at, Message("archive/the-time", {"event": str(sequence)})), body))
        return tuple(events)

    def triples(self, data: object, name: str) -> Iterator[tuple[Any, Any, Any]]:
        if not isinstance(data, list):
            self.wrong("archive/list", part=name)
        for item in data:
            if not isinstance(item, list) or len(item) != 3:
                self.wrong("archive/triples", part=name)
            yield item[0], item[1], item[2]

    def json(self, text: str, part: Message) -> Any:
        try:
            return json.loads(
                text, parse_constant=lambda name: self.wrong("archive/json-constant", part=part, constant=name)
            )
        except (ValueError, RecursionError):
            self.wrong("archive/json", part=part)

    def text(self, data: dict[str, Any], name: str) -> str:
        if not isinstance(data[name], str) or not data[name]:
            self.wrong("archive/text", part=name)
        return str(data[name])

    def optional_text(self, data: dict[str, Any], name: str) -> str | None:
        return None if data[name] is None else self.text(data, name)

    def matching(self, pattern: re.Pattern[str], value: object, problem: str, **facts: Any) -> str:
        if not isinstance(value, str) or not pattern.fullmatch(value):
            self.wrong(problem, **facts)
        return value

    def count(self, value: object, part: Message | str) -> int:
        if type(value) is not int or not 0 <= value < 1000:
            self.wrong("archive/count", part=part)
        return value

    def time(self, value: object, part: Message | str) -> float:
        # A number that is no number compares to nothing.
        if not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) < LATEST:
            self.wrong("archive/time", part=part)
        return float(value)

    def wrong(self, problem: str, **facts: Any) -> NoReturn:
        raise FileError(Message(problem, {**self.place, **facts})) from None
