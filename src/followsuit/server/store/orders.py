"""What whoever runs the server has ordered: bans for a time, closed tables, a message to all. All nodes go by it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from sqlalchemy import Connection, Table, delete, func, insert, select

from followsuit.language.message import Message
from followsuit.server.errors import OrderError
from followsuit.server.store.database import Database
from followsuit.server.store.rows import Status
from followsuit.server.store.schema import bans, closures, events, holders, messages, tables
from followsuit.server.store.trouble import as_store_errors

MOST_ORDERS = 1000
"""Bans, and closed tables: every node has all of them at hand."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """What is said to everyone, in the words of whoever runs the server."""

    id: str
    text: str
    until: float


@dataclass(frozen=True, slots=True)
class Orders:
    """All that is in force: until when each network is banned, why each table is closed, what is said to everyone."""

    bans: dict[str, float] = field(default_factory=dict)
    closures: dict[str, str] = field(default_factory=dict)
    message: Announcement | None = None


@dataclass(frozen=True, slots=True)
class Overview:
    """A table as whoever runs the server sees it: nobody's address, no card, no secret."""

    code: str
    game: str
    status: Status
    visibility: str
    free: int
    names: tuple[str, ...]
    made_at: float
    moved_at: float
    closed: str | None


class OrderStore:
    """What the store knows of orders."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self, now: float) -> Orders:
        """What is in force."""
        with as_store_errors():
            return await self._database.read(partial(_all, now))

    async def ban(self, network: str, until: float, now: float) -> None:
        """Ban a network until then; a ban that it has is replaced, and bans that are over are forgotten."""
        with as_store_errors():
            await self._database.write(partial(_ban, network, until, now))

    async def unban(self, network: str) -> bool:
        """Take a ban back; whether there was one."""
        return await self._removed(bans, network)

    async def close(self, code: str, reason: str, now: float) -> bool:
        """Close a table, and say why; whether there is such a table."""
        with as_store_errors():
            return await self._database.write(partial(_close, code, reason, now))

    async def reopen(self, code: str) -> bool:
        """Let a closed table go on; whether it was closed."""
        return await self._removed(closures, code)

    async def announce(self, said: Announcement) -> None:
        """Say something to everyone; what was said before is taken back."""
        with as_store_errors():
            await self._database.write(partial(_announce, said))

    async def take_back(self) -> bool:
        """Say nothing to everyone any more; whether anything was said."""
        gone = delete(messages)
        with as_store_errors():
            return await self._database.write(lambda connection: connection.execute(gone).rowcount > 0)

    async def overview(self, status: Status | None, most: int) -> list[Overview]:
        """The tables at which something happened last."""
        with as_store_errors():
            return await self._database.read(partial(_overview, status, most))

    async def _removed(self, where: Table, key: str) -> bool:
        (column,) = where.primary_key.columns
        gone = delete(where).where(column == key)
        with as_store_errors():
            return await self._database.write(lambda connection: connection.execute(gone).rowcount > 0)


def _all(now: float, connection: Connection) -> Orders:
    banned = connection.execute(select(bans.c.network, bans.c.until).where(bans.c.until > now)).all()
    closed = connection.execute(select(closures.c.code, closures.c.reason)).all()
    said = connection.execute(select(messages).where(messages.c.until > now)).first()
    message = None if said is None else Announcement(*said)
    return Orders({row[0]: row[1] for row in banned}, {row[0]: row[1] for row in closed}, message)


def _announce(said: Announcement, connection: Connection) -> None:
    connection.execute(delete(messages))
    connection.execute(insert(messages).values(id=said.id, text=said.text, until=said.until))


def _ban(network: str, until: float, now: float, connection: Connection) -> None:
    connection.execute(delete(bans).where((bans.c.until <= now) | (bans.c.network == network)))
    _check_room(bans, connection)
    connection.execute(insert(bans).values(network=network, until=until))


def _close(code: str, reason: str, now: float, connection: Connection) -> bool:
    if connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar() is None:
        return False
    # Whether a table that is gone was closed is of no use to anyone.
    gone = closures.c.code.not_in(select(tables.c.code))
    connection.execute(delete(closures).where(gone | (closures.c.code == code)))
    _check_room(closures, connection)
    connection.execute(insert(closures).values(code=code, reason=reason, closed_at=now))
    return True


def _check_room(where: Table, connection: Connection) -> None:
    if connection.execute(select(func.count()).select_from(where)).scalar_one() >= MOST_ORDERS:
        raise OrderError(Message("admin/too-many", {"most": MOST_ORDERS}))


def _overview(status: Status | None, most: int, connection: Connection) -> list[Overview]:
    moved = select(func.max(events.c.at)).where(events.c.table_id == tables.c.id).scalar_subquery()
    columns = (tables.c.id, tables.c.code, tables.c.game, tables.c.status, tables.c.visibility, tables.c.open_seats)
    query = select(*columns, tables.c.created_at, func.coalesce(moved, tables.c.changed_at), closures.c.reason)
    query = query.select_from(tables.outerjoin(closures, closures.c.code == tables.c.code))
    if status is not None:
        query = query.where(tables.c.status == status)
    rows = connection.execute(query.order_by(tables.c.changed_at.desc(), tables.c.id.desc()).limit(most)).all()
    seated = select(holders.c.table_id, holders.c.name).where(holders.c.table_id.in_([row[0] for row in rows]))
    names: dict[int, list[str]] = {}
    for table_id, name in connection.execute(seated.order_by(holders.c.table_id, holders.c.seat)):
        names.setdefault(table_id, []).append(name)
    return [Overview(*row[1:6], tuple(names.get(row[0], ())), *row[6:]) for row in rows]
