"""Games of the operator's own that are read again when their files are saved: for a designer, on one node.

A table belongs to the page that it was made with, so where that page changed the game starts anew: the same people in
the same seats, under the same code. A file with a mistake changes nothing, and everyone at its tables reads of it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from followsuit import own_games
from followsuit.bots.registry import USUAL_BOT
from followsuit.engine.game import Game, game
from followsuit.errors import FollowsuitError
from followsuit.language.message import Message
from followsuit.own_games.changes import Changes, Mistake, read_again, take
from followsuit.server.live.desk import Desk
from followsuit.server.live.summary import summary
from followsuit.server.refusals import refused
from followsuit.server.run.logs import LOGGER, log
from followsuit.server.store.rows import Row, TableRow
from followsuit.server.table.events import Created, Sat, SeatPlan, decode, encode
from followsuit.server.table.following import with_consequences
from followsuit.server.table.model import Seat, Table
from followsuit.server.table.seating import Events

if TYPE_CHECKING:
    from followsuit.server.live.hall import Hall

LOOK_AT_FILES_EVERY = 0.5
"""How often files are looked at, in seconds."""
LONGEST_MISTAKE = 300
"""Letters of what is wrong with a file that people at its tables read."""


class Reloading:
    """Looks at the files of games, and lets their tables start anew."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._changes: Changes | None = None

    async def look(self) -> None:
        """Read what was saved since the last look. Files are read in a thread: a page is anybody's code."""
        if self._changes is None:
            self._changes = await asyncio.to_thread(Changes, own_games.places_named())
        for file in await asyncio.to_thread(self._changes.look):
            try:
                keys = take(file, await asyncio.to_thread(read_again, file))
            except Mistake as mistake:
                self._tell_of(file, mistake)
            else:
                log(LOGGER, "games-read-again", file=str(file), games=keys)
                self._hall.forget_unreadable()
                await self._start_anew(keys)

    def _tell_of(self, file: Path, mistake: Mistake) -> None:
        """The old games stay; whoever made the mistake reads of it in the log, and at their tables."""
        said, place = str(mistake.error), f"{mistake.file.name}:{mistake.line or '?'}"
        log(LOGGER, "games-not-read", logging.WARNING, file=str(mistake.file), line=mistake.line, why=said)
        for desk in self._desks_of(own_games.keys_in(file)):
            desk.tell(Message("notice/page-mistake", {"place": place, "error": said[:LONGEST_MISTAKE]}))

    def _desks_of(self, keys: Collection[str]) -> list[Desk]:
        return [desk for desk in self._hall.desks if desk.table.game.key in keys]

    async def _start_anew(self, keys: Collection[str]) -> None:
        for desk in self._desks_of(keys):
            table = desk.table
            if game(table.game.key).page == table.game.page:
                # Saved as it was: all that may be over is a mistake.
                desk.tell(None)
            elif table.status == "over" or (begin := _again(_made(table), table.seats)) is None:
                # What was played by other rules cannot be shown any more.
                self._hall.let_go(desk, refused("table/page-changed"))
            else:
                await self._hall.replaced(desk, self._anew(desk.id, desk.alias, table.code, begin))

    async def anew(self, row: TableRow) -> Desk | None:
        """A table of the store whose page has changed since: started anew, if its game is not over."""
        made = decode((await self._hall.store.events(row.id, most=1))[0].body)
        if row.status == "over" or not isinstance(made, Created):
            return None
        held = {each.seat: each for each in await self._hall.store.holders(row.id)}
        absent = USUAL_BOT if row.status == "playing" else None
        seats = [
            Seat(name=held[number].name, holder=held[number].holder)
            if number in held
            else Seat(name=plan.name, bot=plan.bot or absent)
            for number, plan in enumerate(made.seats)
        ]
        begin = _again(made, seats)
        return None if begin is None else await self._anew(row.id, row.alias, row.code, begin)

    async def _anew(self, table_id: int, alias: str | None, code: str, begin: Events) -> Desk:
        """The table with its first cards dealt again, or waiting for whoever is missing, by the page as it is now."""
        secret, at = secrets.token_hex(32), self._hall.now()
        table, events = with_consequences(Table(code, secret), begin, at)
        await self._hall.store.restart(table_id, secret, [Row(at, encode(event)) for event in events], summary(table))
        desk = Desk(self._hall, table_id, table, alias=alias)
        desk.tell(Message("notice/page-changed", {"game": table.game.name}))
        log(LOGGER, "table-started-anew", table=code, game=table.game.key)
        return desk


def _made(table: Table) -> Created:
    """How a table was made, as far as it matters when it starts anew."""
    options, plans = dict(table.game.options), (SeatPlan(),) * len(table.seats)
    return Created(
        table.game.key,
        table.game.version,
        options,
        plans,
        table.host,
        table.customs,
        branch=table.branch,
        cards=table.cards,
        invited=table.acquainted,
        match=table.match,
    )


def _again(made: Created, seats: Sequence[Seat]) -> Events | None:
    """How a table is made by the page as it is now: with the options that there still are, and everyone in their seat.

    None if its cards are not its own but those of a finished game, a lesson, a day or a match, or if so many cannot sit
    at it any more.
    """
    if made.branch is not None or made.cards is not None or made.match is not None:
        return None
    settled = _settled(made.game, made.options, len(seats))
    if settled is None:
        return None
    plans = tuple(SeatPlan(None if seat.is_person else seat.bot, seat.name) for seat in seats)
    created = replace(
        made,
        version=settled.version,
        options=dict(settled.options),
        seats=plans,
        edition=settled.page.edition,
    )
    sat = [Sat(at, seat.name, seat.holder) for at, seat in enumerate(seats) if seat.holder is not None]
    return [created, *sat]


def _settled(key: str, options: Mapping[str, object], seats: int) -> Game | None:
    """A game with these options, or with the usual ones if its page does not take them any more."""
    for each in (options, {"seats": seats}):
        with suppress(FollowsuitError):
            return game(key, **each)
    return None
