"""Writing many tables' events in few statements, on a connection that somebody else opens and ends."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from operator import attrgetter
from typing import Any, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, Double, Select, bindparam, delete, func, insert, select, text, update

from followsuit.errors import quoted
from followsuit.language.message import Message
from followsuit.server.errors import CodeTaken, Conflict, StoreError
from followsuit.server.store.rows import NewTable, Row, Summary
from followsuit.server.store.schema import events, holders, tables

INSERT_TABLES = insert(tables).returning(tables.c.id, sort_by_parameter_order=True)
INSERT_EVENTS = insert(events)
EVENT_COLUMNS = tuple(column.name for column in events.c)
ROWS_AT_ONCE = 500
MOST_AT_ONCE = 4_000
"""Events that one statement may append: SQLite takes 32,766 values."""
INSERT_HOLDERS = insert(holders)
DELETE_HOLDERS = delete(holders).where(holders.c.table_id.in_(bindparam("ids", expanding=True)))
# One look at the end of the index for each table, where grouping would read all of its events.
_LAST = select(func.max(events.c.sequence)).where(events.c.table_id == tables.c.id).scalar_subquery()
SELECT_LAST = select(tables.c.id, func.coalesce(_LAST, 0)).where(tables.c.id.in_(bindparam("ids", expanding=True)))
"""The id and the number of the last event of each of the tables `ids`, as far as they are there."""
SELECT_LAST_TOGETHER = select(func.json_group_array(func.json_array(*SELECT_LAST.subquery().c)))
"""The same as one value."""
APPEND_ON_POSTGRESQL = text(f"""
    INSERT INTO events ({", ".join(EVENT_COLUMNS)})
    SELECT * FROM unnest(
        CAST(:table_id AS integer[]), CAST(:sequence AS integer[]),
        CAST(:at AS double precision[]), CAST(:body AS text[])
    )
    WHERE NOT EXISTS (
        SELECT 1 FROM unnest(CAST(:table_ids AS integer[]), CAST(:afters AS integer[])) AS given (table_id, after)
        WHERE after IS DISTINCT FROM (SELECT max(sequence) FROM events WHERE events.table_id = given.table_id)
    )
""")
UPDATE_SUMMARY = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(
        status=bindparam("new_status"),
        open_seats=bindparam("new_open_seats"),
        due_at=bindparam("new_due_at"),
        changed_at=func.coalesce(bindparam("at", type_=Double), tables.c.changed_at),
    )
)
UPDATE_RECORD = update(tables).where(tables.c.id == bindparam("which")).values(record=bindparam("new_record"))


@dataclass(frozen=True, slots=True)
class Create:
    """A new table with its first events."""

    new: NewTable
    rows: Sequence[Row]
    summary: Summary

    def lost(self) -> StoreError:
        """What to say when another was first."""
        alias = None if self.new.alias is None else quoted(self.new.alias)
        return CodeTaken(Message("store/taken", {"code": quoted(self.new.code), "alias": alias}))

    def found(self, connection: Connection) -> int | None:
        """The id of the table if this very creation is in the database."""
        mine = (tables.c.code == self.new.code) & (tables.c.secret == self.new.secret)
        mine &= tables.c.created_at == self.new.created_at
        return connection.execute(select(tables.c.id).where(mine)).scalar()


class Append(Struct, frozen=True):
    """More events of a table whose last one is number `after`."""

    table_id: int
    after: int
    rows: Sequence[Row]
    summary: Summary | None

    @property
    def is_plain(self) -> bool:
        """Whether it is nothing but events after others."""
        return self.summary is None and bool(self.rows) and self.after > 0

    def lost(self) -> StoreError:
        """What to say when another was first."""
        return Conflict(Message("store/conflict"))

    def found(self, connection: Connection) -> int | None:
        """The id of the table if these very events are in the database."""
        place = (events.c.table_id == self.table_id) & (events.c.sequence > self.after)
        query = select(events.c.at, events.c.body).where(place).order_by(events.c.sequence).limit(len(self.rows))
        there = [Row(at, body) for at, body in connection.execute(query)]
        return self.table_id if there and there == list(self.rows) else None


Work: TypeAlias = Create | Append
# The id of the table that was written, or why it was not.
Outcome: TypeAlias = int | StoreError


def write_all(connection: Connection, works: Sequence[Work]) -> list[Outcome]:
    """Write all that does not conflict with what is there, several appends to one table too, in the order given.

    Raises the driver's IntegrityError where another transaction was quicker; then nothing must be committed.
    """
    created = iter(_create(connection, [work for work in works if isinstance(work, Create)]))
    appends = [work for work in works if isinstance(work, Append)]
    bare = {work.table_id for work in appends if not work.rows}
    _lock(connection, bare)
    # One that is locked must not be held besides: two nodes that hold it would wait for each other to lock it.
    _hold(connection, {work.table_id for work in appends if work.summary is not None} - bare)
    last = _last_sequences(connection, {work.table_id for work in appends})
    outcomes: list[Outcome] = []
    new_rows: list[dict[str, Any]] = []
    seated: dict[int, Iterable[tuple[int, str, str]]] = {}
    changes: dict[int, _Change] = {}
    for work in works:
        if isinstance(work, Create):
            table_id, after = next(created), 0
        else:
            table_id, after = work.table_id, work.after
            if last.get(table_id) != after:
                outcomes.append(work.lost())
                continue
            last[table_id] = after + len(work.rows)
            if work.summary is not None:
                changes.setdefault(table_id, _Change()).take(work.summary, work.rows)
        outcomes.append(table_id)
        new_rows += event_rows(table_id, after, work.rows)
        if work.summary is not None and work.summary.holders is not None:
            seated[table_id] = work.summary.holders
    if new_rows:
        _order(new_rows)
        insert_events(connection, new_rows)
    _change_tables(connection, changes)
    write_holders(connection, seated)
    return outcomes


def append_at_once(connection: Connection, works: Sequence[Append]) -> int:
    """Append events in one statement, which needs no transaction around it; how many: all, or none if any is late."""
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for work in works:
        if last.setdefault(work.table_id, work.after) != work.after:
            return 0
        first.setdefault(work.table_id, work.after)
        last[work.table_id] += len(work.rows)
    # One order for all nodes, as in `_order`.
    rows = [
        (work.table_id, sequence, row.at, row.body)
        for work in sorted(works, key=attrgetter("table_id", "after"))
        for sequence, row in enumerate(work.rows, start=work.after + 1)
    ]
    if len(rows) > MOST_AT_ONCE:
        return 0
    if connection.dialect.name == "sqlite":
        values = chain(chain.from_iterable(first.items()), chain.from_iterable(rows))
        return connection.exec_driver_sql(_appending_on_sqlite(len(first), len(rows)), tuple(values)).rowcount
    columns = dict(zip(EVENT_COLUMNS, map(list, zip(*rows, strict=True)), strict=True))
    places = {"table_ids": list(first), "afters": list(first.values())}
    return connection.execute(APPEND_ON_POSTGRESQL, {**columns, **places}).rowcount


@lru_cache(maxsize=256)
def _appending_on_sqlite(tables: int, rows: int) -> str:
    """The same as `APPEND_ON_POSTGRESQL` where there are no arrays, for so many tables and events."""
    # The driver counts the rows only of a statement whose first word is INSERT.
    return f"""
        INSERT INTO events ({", ".join(EVENT_COLUMNS)})
        WITH given (table_id, after) AS (VALUES {_places(2, tables)})
        SELECT * FROM (VALUES {_places(len(EVENT_COLUMNS), rows)})
        WHERE NOT EXISTS (
            SELECT 1 FROM given
            WHERE after IS NOT (SELECT max(sequence) FROM events WHERE events.table_id = given.table_id)
        )
    """


def _order(rows: list[dict[str, Any]]) -> None:
    """One order for all nodes, so that no two wait for each other in a circle."""
    rows.sort(key=lambda row: (row["table_id"], row["sequence"]))


def _places(columns: int, rows: int) -> str:
    """So many rows of so many values each."""
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


def event_rows(table_id: int, after: int, rows: Iterable[Row]) -> list[dict[str, Any]]:
    """Events as rows of the database, numbered on from `after`."""
    return [
        {"table_id": table_id, "sequence": sequence, "at": row.at, "body": row.body}
        for sequence, row in enumerate(rows, start=after + 1)
    ]


def insert_events(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    """Write events, in one go on SQLite: its driver lets other threads run at each row, and then waits for them."""
    if connection.dialect.name != "sqlite":
        connection.execute(INSERT_EVENTS, rows)
        return
    for first in range(0, len(rows), ROWS_AT_ONCE):
        some = rows[first : first + ROWS_AT_ONCE]
        statement = f"INSERT INTO events ({', '.join(EVENT_COLUMNS)}) VALUES {_places(len(EVENT_COLUMNS), len(some))}"
        connection.exec_driver_sql(statement, tuple(row[column] for row in some for column in EVENT_COLUMNS))


def _last_sequences(connection: Connection, table_ids: set[int]) -> dict[int, int]:
    """The number of the last event of each of these tables; as one value on SQLite, for the same reason."""
    if not table_ids:
        return {}
    ids = {"ids": sorted(table_ids)}
    if connection.dialect.name != "sqlite":
        return {row[0]: row[1] for row in connection.execute(SELECT_LAST, ids)}
    return dict(json.loads(connection.execute(SELECT_LAST_TOGETHER, ids).scalar_one()))


def _create(connection: Connection, creates: Sequence[Create]) -> list[int]:
    if not creates:
        return []
    rows = [
        {
            "code": create.new.code,
            "alias": create.new.alias,
            "game": create.new.game,
            "status": create.summary.status,
            "visibility": create.new.visibility,
            "open_seats": create.summary.open_seats,
            "secret": create.new.secret,
            "created_at": create.new.created_at,
            "changed_at": create.new.created_at,
            "due_at": create.summary.due_at,
            "record": create.summary.record,
        }
        for create in creates
    ]
    return list(connection.execute(INSERT_TABLES, rows).scalars())


def _hold(connection: Connection, table_ids: set[int]) -> None:
    """Let nobody forget these tables; whoever just does is waited for, so that one sees what is left of them."""
    if table_ids:
        connection.execute(_in_order(table_ids).with_for_update(read=True, key_share=True))


def _lock(connection: Connection, table_ids: set[int]) -> None:
    """Keep out other writers of tables that get only a summary: no event of ours would stand in their way."""
    if table_ids:
        connection.execute(_in_order(table_ids).with_for_update())


def _in_order(table_ids: set[int]) -> Select[int]:
    return select(tables.c.id).where(tables.c.id.in_(sorted(table_ids))).order_by(tables.c.id)


class _Change:
    """What one batch makes of a table's summary: the newest of each part."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {"at": None}
        self.record: str | None = None

    def take(self, summary: Summary, rows: Sequence[Row]) -> None:
        """Put a summary over an earlier one."""
        self.values |= {
            "new_status": summary.status,
            "new_open_seats": summary.open_seats,
            "new_due_at": summary.due_at,
        }
        if rows:
            self.values["at"] = rows[-1].at
        if summary.record is not None:
            self.record = summary.record


def _change_tables(connection: Connection, changes: Mapping[int, _Change]) -> None:
    if not changes:
        return
    ordered = sorted(changes.items())
    connection.execute(UPDATE_SUMMARY, [{"which": table_id, **change.values} for table_id, change in ordered])
    records = [
        {"which": table_id, "new_record": change.record} for table_id, change in ordered if change.record is not None
    ]
    if records:
        connection.execute(UPDATE_RECORD, records)


def write_holders(connection: Connection, seated: Mapping[int, Iterable[tuple[int, str, str]]]) -> None:
    """Say who holds the seats of each of these tables, in place of what was said before."""
    if not seated:
        return
    connection.execute(DELETE_HOLDERS, {"ids": list(seated)})
    rows = [
        {"table_id": table_id, "seat": seat, "holder": holder, "name": name}
        for table_id, people in seated.items()
        for seat, holder, name in people
    ]
    if rows:
        connection.execute(INSERT_HOLDERS, rows)
