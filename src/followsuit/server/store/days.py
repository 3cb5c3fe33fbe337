"""Deals of the day in the store: secrets that are announced, who has tried, and what came of it. All nodes share them.

Whatever is written once stays as it is: of two nodes that write the same thing at once the first one counts.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial

from sqlalchemy import ColumnElement, Connection, delete, func, select, text, update

from followsuit.server.store.database import Database
from followsuit.server.store.schema import day_lines, day_tries, days
from followsuit.server.store.trouble import as_store_errors

MOST_CONTRIBUTIONS = 500
"""Of the players of a day, so many have their part in the next one's seed: those who began first."""
ANNOUNCE = text(
    "INSERT INTO days (day, secret, announced_at) VALUES (:day, :secret, :announced_at) ON CONFLICT DO NOTHING"
)
BEGIN = text(
    "INSERT INTO day_tries (day, game, holder, code, began_at, contribution) "
    "VALUES (:day, :game, :holder, '', :began_at, :contribution) ON CONFLICT DO NOTHING"
)
KEEP_LINE = text("INSERT INTO day_lines (day, game, line) VALUES (:day, :game, :line) ON CONFLICT DO NOTHING")


@dataclass(frozen=True, slots=True)
class StoredDay:
    """A day, its secret, and since when that has been promised; `contributions` once the day has begun."""

    day: str
    secret: str = field(repr=False)
    announced_at: float
    contributions: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Try:
    """Somebody's counted try at a game of a day: at which table, and with its result once it is over."""

    code: str
    began_at: float
    points: int | None


class DayStore:
    """What the store knows of days."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def announce(self, secrets: Iterable[tuple[str, str]], at: float) -> None:
        """Give days their secrets; a day that has one keeps it."""
        rows = [{"day": day, "secret": secret, "announced_at": at} for day, secret in secrets]
        with as_store_errors():
            await self._database.write(lambda connection: connection.execute(ANNOUNCE, rows))

    async def between(self, first: str, last: str) -> list[StoredDay]:
        """The days that are known from one to another, in order."""
        query = select(days).where(days.c.day >= first, days.c.day <= last).order_by(days.c.day)
        with as_store_errors():
            rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [_day(*row) for row in rows]

    async def open(self, day: str, before: str) -> StoredDay:
        """A day that has begun: what players of the day before gave is fixed with the first look at it."""
        with as_store_errors():
            return await self._database.write(partial(_open, day, before))

    async def find_try(self, day: str, game: str, holder: str) -> Try | None:
        """The counted try of somebody."""
        with as_store_errors():
            return await self._database.read(partial(_find_try, day, game, holder))

    async def begin(self, day: str, game: str, holder: str, at: float, contribution: str | None) -> bool:
        """Let a try count, before there is a table for it; whether it is the first of its holder."""
        row = {"day": day, "game": game, "holder": holder, "began_at": at, "contribution": contribution}
        with as_store_errors():
            return bool(await self._database.write(lambda connection: connection.execute(BEGIN, row).rowcount))

    async def begin_again(self, day: str, game: str, holder: str, at: float, began_at: float) -> bool:
        """Take up a try whose table was never made; whether nobody else has."""
        own = _own(day, game, holder) & (day_tries.c.code == "") & (day_tries.c.began_at == began_at)
        change = update(day_tries).where(own).values(began_at=at)
        with as_store_errors():
            return bool(await self._database.write(lambda connection: connection.execute(change).rowcount))

    async def seat(self, day: str, game: str, holder: str, code: str) -> None:
        """Tell at which table a try is made."""
        change = update(day_tries).where(_own(day, game, holder) & (day_tries.c.code == "")).values(code=code)
        with as_store_errors():
            await self._database.write(lambda connection: connection.execute(change))

    async def finish(self, day: str, game: str, holder: str, code: str, points: int) -> bool:
        """Write the result of a try, once; whether it is one that counts."""
        own = _own(day, game, holder) & (day_tries.c.code == code) & day_tries.c.points.is_(None)
        change = update(day_tries).where(own).values(points=points)
        with as_store_errors():
            return bool(await self._database.write(lambda connection: connection.execute(change).rowcount))

    async def results(self, day: str, game: str) -> list[tuple[int, int]]:
        """How many tables came to each result."""
        known = (day_tries.c.day == day) & (day_tries.c.game == game) & day_tries.c.points.is_not(None)
        query = select(day_tries.c.points, func.count()).where(known).group_by(day_tries.c.points)
        with as_store_errors():
            rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [(points, tables) for points, tables in rows]

    async def tables(self, day: str) -> dict[str, int]:
        """How many tables of each game have come to a result on a day."""
        known = (day_tries.c.day == day) & day_tries.c.points.is_not(None)
        query = select(day_tries.c.game, func.count()).where(known).group_by(day_tries.c.game)
        with as_store_errors():
            rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in rows}

    async def tries(self, day: str, holder: str) -> dict[str, Try]:
        """All counted tries of somebody on a day, by game."""
        query = select(day_tries.c.game, day_tries.c.code, day_tries.c.began_at, day_tries.c.points)
        own = (day_tries.c.day == day) & (day_tries.c.holder == holder)
        with as_store_errors():
            rows = await self._database.read(lambda connection: connection.execute(query.where(own)).all())
        return {game: Try(code, began_at, points) for game, code, began_at, points in rows}

    async def line(self, day: str, game: str) -> str | None:
        """How the strongest player played it, if it has."""
        query = select(day_lines.c.line).where(day_lines.c.day == day, day_lines.c.game == game)
        with as_store_errors():
            line: str | None = await self._database.read(lambda connection: connection.execute(query).scalar())
        return line

    async def keep_line(self, day: str, game: str, line: str) -> None:
        """Write how the strongest player played it; what is written already stays."""
        row = {"day": day, "game": game, "line": line}
        with as_store_errors():
            await self._database.write(lambda connection: connection.execute(KEEP_LINE, row))

    async def forget_before(self, day: str) -> int:
        """Remove all that is known of earlier days, and say how many days."""
        with as_store_errors():
            return await self._database.write(partial(_forget_before, day))


def _own(day: str, game: str, holder: str) -> ColumnElement[bool]:
    return (day_tries.c.day == day) & (day_tries.c.game == game) & (day_tries.c.holder == holder)


def _day(day: str, secret: str, announced_at: float, contributions: str | None) -> StoredDay:
    given = None if contributions is None else tuple(json.loads(contributions))
    return StoredDay(day, secret, announced_at, given)


def _open(day: str, before: str, connection: Connection) -> StoredDay:
    found = select(days).where(days.c.day == day)
    row = connection.execute(found).one()
    if row.contributions is None:
        given = (
            select(day_tries.c.contribution)
            .where(day_tries.c.day == before, day_tries.c.contribution.is_not(None))
            .order_by(day_tries.c.began_at, day_tries.c.game, day_tries.c.holder)
            .limit(MOST_CONTRIBUTIONS)
        )
        contributions = json.dumps(list(connection.execute(given).scalars()))
        unknown = (days.c.day == day) & days.c.contributions.is_(None)
        connection.execute(update(days).where(unknown).values(contributions=contributions))
        row = connection.execute(found).one()
    return _day(*row)


def _find_try(day: str, game: str, holder: str, connection: Connection) -> Try | None:
    query = select(day_tries.c.code, day_tries.c.began_at, day_tries.c.points).where(_own(day, game, holder))
    row = connection.execute(query).one_or_none()
    return None if row is None else Try(*row)


def _forget_before(day: str, connection: Connection) -> int:
    for each in (day_tries, day_lines):
        connection.execute(delete(each).where(each.c.day < day))
    return connection.execute(delete(days).where(days.c.day < day)).rowcount
