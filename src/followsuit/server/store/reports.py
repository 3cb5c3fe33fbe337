"""What people at tables report to whoever runs the server, until that is settled or old."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection, delete, func, insert, select

from followsuit.server.store.database import Database
from followsuit.server.store.schema import reports
from followsuit.server.store.trouble import as_store_errors

KEPT_DAYS = 30
"""After so many days a report is forgotten, whether it is settled or not."""
MOST_REPORTS = 1000
MOST_OF_A_TABLE = 20
"""Open reports of all tables, and of one: past these no more are taken."""
COLUMNS = tuple(reports.c[name] for name in ("at", "code", "seat", "name", "said", "why", "more", "reporter"))


@dataclass(frozen=True, slots=True)
class Report:
    """What was reported: somebody's name, or what they `said`; `reporter` is the holder who did, never a token."""

    at: float
    code: str
    seat: int
    name: str
    said: str | None
    why: str
    more: str
    reporter: str


class ReportStore:
    """What the store knows of reports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, report: Report) -> bool:
        """Keep a report, once; whether there was room for it."""
        with as_store_errors():
            return await self._database.write(partial(_add, report))

    async def open(self, now: float) -> list[tuple[int, Report]]:
        """Those that are not settled, each by its number, the oldest first."""
        fresh = select(reports.c.id, *COLUMNS).where(reports.c.at > _oldest(now)).order_by(reports.c.id)
        with as_store_errors():
            rows = await self._database.read(lambda connection: connection.execute(fresh).all())
        return [(row[0], Report(*row[1:])) for row in rows]

    async def settle(self, number: int) -> Report | None:
        """Forget a report; what it was, if there was one."""
        with as_store_errors():
            return await self._database.write(partial(_settle, number))

    async def forget_old(self, now: float) -> None:
        """Forget those that nobody settled in time."""
        old = delete(reports).where(reports.c.at <= _oldest(now))
        with as_store_errors():
            await self._database.write(lambda connection: connection.execute(old))


def _oldest(now: float) -> float:
    return now - KEPT_DAYS * 86_400.0


def _add(report: Report, connection: Connection) -> bool:
    connection.execute(delete(reports).where(reports.c.at <= _oldest(report.at)))
    of_table = reports.c.code == report.code
    same = of_table & (reports.c.seat == report.seat) & (reports.c.name == report.name)
    same &= (reports.c.reporter == report.reporter) & reports.c.said.is_not_distinct_from(report.said)
    if connection.execute(select(reports.c.id).where(same)).first() is not None:
        # Sent twice, it is taken once.
        return True
    count = select(func.count()).select_from(reports)
    if connection.execute(count.where(of_table)).scalar_one() >= MOST_OF_A_TABLE:
        return False
    if connection.execute(count).scalar_one() >= MOST_REPORTS:
        return False
    connection.execute(insert(reports).values({column.name: getattr(report, column.name) for column in COLUMNS}))
    return True


def _settle(number: int, connection: Connection) -> Report | None:
    row = connection.execute(select(*COLUMNS).where(reports.c.id == number)).first()
    connection.execute(delete(reports).where(reports.c.id == number))
    return None if row is None else Report(*row)
