"""What an operator does with the store as a whole: copying tables out and in, and forgetting old ones."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, insert, select, update

from followsuit.errors import quoted
from followsuit.language.message import Message
from followsuit.server.errors import CodeTaken
from followsuit.server.store.archive import ArchivedTable
from followsuit.server.store.database import GivenUp
from followsuit.server.store.rows import Holder, Row, Status, Stored, Summary
from followsuit.server.store.schema import events, holders, reviews, tables
from followsuit.server.store.writing import event_rows, insert_events, write_holders

# The columns that an archived table has under the same name.
ARCHIVED_COLUMNS = tuple(
    tables.c[name] for name in ArchivedTable.__dataclass_fields__ if name not in {"holders", "events"}
)
TABLES_AT_ONCE = 200
Only = Literal["all", "over", "open", "empty"]
"""All tables, those whose game is over, those where none has begun, or of these where nobody sits."""


def archive_table(connection: Connection, table_id: int) -> ArchivedTable | None:
    """All there is of a table. The connection should see one moment, lest an event come in between."""
    row = connection.execute(select(*ARCHIVED_COLUMNS).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    seats = select(holders.c.seat, holders.c.holder, holders.c.name).order_by(holders.c.seat)
    happened = select(events.c.sequence, events.c.at, events.c.body).order_by(events.c.sequence)
    return ArchivedTable(
        **row._mapping,
        holders=tuple(Holder(*it) for it in connection.execute(seats.where(holders.c.table_id == table_id))),
        events=tuple(Stored(*it) for it in connection.execute(happened.where(events.c.table_id == table_id))),
    )


def add_archived(connection: Connection, archived: Iterable[ArchivedTable], given_up: threading.Event) -> int:
    """Add tables and say how many were new; one that already exists must be the same, or CodeTaken is raised."""
    added = 0
    for table in archived:
        if given_up.is_set():
            raise GivenUp
        if _already_exists(connection, table):
            continue
        values = {column.name: getattr(table, column.name) for column in ARCHIVED_COLUMNS}
        (table_id,) = connection.execute(insert(tables).returning(tables.c.id), values).one()
        if table.events:
            rows = [Row(event.at, event.body) for event in table.events]
            insert_events(connection, event_rows(table_id, 0, rows))
        write_holders(connection, {table_id: table.holders})
        added += 1
    return added


def _already_exists(connection: Connection, table: ArchivedTable) -> bool:
    table_id = connection.execute(select(tables.c.id).where(tables.c.code == table.code)).scalar()
    if table_id is not None:
        there = archive_table(connection, table_id)
        # Its alias may have been given to another table since.
        if there in (table, replace(table, alias=None)):
            return True
        raise CodeTaken(Message("import/code-taken", {"code": quoted(table.code)}))
    if table.alias is not None:
        clash = connection.execute(select(tables.c.code).where(tables.c.alias == table.alias)).scalar()
        if clash is not None:
            facts = {"code": quoted(clash), "alias": quoted(table.alias)}
            raise CodeTaken(Message("import/alias-taken", facts))
    return False


def forget_some(
    changed_before: float, statuses: Sequence[Status], after_id: int, connection: Connection
) -> tuple[int, int | None]:
    """Forget the next few tables that nothing happened at since then: how many, and the id to go on from, if any.

    A finished table keeps its record, its seats and how it was made, and loses its other events and its review; any
    other table goes as a whole.
    """
    stale = _is_stale(changed_before, statuses)
    candidates = select(tables.c.id).where(stale, tables.c.id > after_id).order_by(tables.c.id).limit(TABLES_AT_ONCE)
    ids = list(connection.execute(candidates).scalars())
    if not ids:
        return 0, None
    # Whoever appends to a locked table waits, so what is stale now stays so until the end of the transaction.
    connection.execute(select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update())
    chosen = select(tables.c.id, tables.c.record.is_not(None)).where(stale, tables.c.id.in_(ids))
    found = connection.execute(chosen).all()
    finished = [table_id for table_id, has_record in found if has_record]
    others = [table_id for table_id, has_record in found if not has_record]
    # How it was made stays, for that says who may see the record.
    connection.execute(delete(events).where(events.c.table_id.in_(finished), events.c.sequence > 1))
    connection.execute(delete(reviews).where(reviews.c.table_id.in_(finished)))
    connection.execute(delete(tables).where(tables.c.id.in_(others)))
    return len(found), ids[-1]


def restart_table(connection: Connection, table_id: int, secret: str, rows: Sequence[Row], summary: Summary) -> None:
    """Let a table begin anew under its code: what happened at it is forgotten, and this happened instead."""
    values = {"secret": secret, "status": summary.status, "open_seats": summary.open_seats, "due_at": summary.due_at}
    at = {"created_at": rows[0].at, "changed_at": rows[-1].at}
    connection.execute(update(tables).where(tables.c.id == table_id).values(**values, **at, record=None))
    connection.execute(delete(events).where(events.c.table_id == table_id))
    connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
    insert_events(connection, event_rows(table_id, 0, rows))
    write_holders(connection, {table_id: summary.holders or ()})


def free_aliases(changed_before: float, only: Only, connection: Connection) -> int:
    """Take the aliases from tables at which nothing happened since then, and say how many: there are few of them."""
    idle = tables.c.alias.is_not(None) & _is_quiet_since(changed_before)
    if only != "all":
        idle &= tables.c.status == ("over" if only == "over" else "open")
    if only == "empty":
        idle &= ~exists(select(holders.c.seat).where(holders.c.table_id == tables.c.id))
    return connection.execute(update(tables).where(idle).values(alias=None)).rowcount


def _is_stale(changed_before: float, statuses: Sequence[Status]) -> ColumnElement[bool]:
    return (
        tables.c.status.in_(statuses)
        & _is_quiet_since(changed_before)
        # A finished table with only its first event was forgotten before.
        & (tables.c.record.is_(None) | exists(_its_events().where(events.c.sequence > 1)))
    )


def _is_quiet_since(moment: float) -> ColumnElement[bool]:
    return (tables.c.changed_at < moment) & ~exists(_its_events().where(events.c.at >= moment))


def _its_events() -> Select[int]:
    """The events of the table that a statement is about."""
    return select(events.c.sequence).where(events.c.table_id == tables.c.id)
