"""Matches at work: their tables are made, dealt the same cards, kept apart while they play, and opened at the end.

Nothing of a match is stored but the events of its tables, each of which knows the codes of all. What happens at one
of them because of another is done by the node that notices, and made up for whenever somebody looks at the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from followsuit.engine.game import Game
from followsuit.errors import TableError
from followsuit.server.live.budgets import NOBODY
from followsuit.server.refusals import UNREADABLE, refused
from followsuit.server.table import matches
from followsuit.server.table.events import Created, MatchPlace, SeatPlan
from followsuit.server.table.matches import BOT_WORLDS, customs_of_match
from followsuit.server.table.model import Table
from followsuit.server.table.seating import leave

if TYPE_CHECKING:
    from followsuit.server.live.desk import Desk
    from followsuit.server.live.hall import Hall
    from followsuit.server.live.mailbox import Decide

GONE = ("table/unknown", *UNREADABLE)


class Matches:
    """The matches that one node has to do with."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def make(self, game: Game, codes: Sequence[str], deals: int, *, origin: str = NOBODY) -> Desk:
        """Make the tables of a match, with these codes; its first one, where the seed is drawn."""
        self._hall.budgets.check_table(origin, len(codes))
        customs, desk = customs_of_match(self._hall.settings.pace), None
        # The first one last: nobody can be told of a match that is not whole.
        for number, code in reversed(list(enumerate(codes))):
            place = MatchPlace(tuple(codes), number, deals, BOT_WORLDS)
            plans = (SeatPlan(),) * game.seats
            created = Created(game.key, game.version, dict(game.options), plans, "", customs, match=place)
            desk = await self._hall.create(created, [], origin=origin, wanted_code=code)
        assert desk is not None
        return desk

    async def desks(self, place: MatchPlace) -> list[Desk | None]:
        """The tables of a match as they are now, in order; none for one that is gone, or cannot be read any more."""
        await self.go_on(place)
        return [await self._desk(code) for code in place.tables]

    async def _desk(self, code: str) -> Desk | None:
        try:
            return await self._hall.desk(code)
        except TableError as error:
            if error.code not in GONE:
                raise
            return None

    async def is_over(self, place: MatchPlace) -> bool:
        """Whether no table of a match is played at any more, as the store has it; one that is gone is over."""
        rows = [await self._hall.store.find(code) for code in place.tables]
        return all(row is None or row.status == "over" for row in rows)

    async def go_on(self, place: MatchPlace) -> None:
        """Do what follows at the tables of a match: deal what was drawn at the first one, or open them all."""
        desks = [desk for code in place.tables if (desk := await self._desk(code)) is not None]
        seed = next((desk.table.cards.seed for desk in desks if desk.table.cards is not None), None)
        if seed is not None:
            for desk in desks:
                if matches.deal_same(desk.table, seed):
                    await desk.do(lambda table: matches.deal_same(table, seed))
        if any(matches.end(desk.table, ()) for desk in desks) and await self.is_over(place):
            people = sorted({holder for desk in desks for holder in desk.table.sitters})
            for desk in desks:
                await desk.do(lambda table: matches.end(table, people))

    async def sit(self, desk: Desk, holder: str, decide: Decide) -> Table:
        """Let somebody have a seat, unless they have one at another table of the match, or know its cards."""
        place = desk.table.match
        if place is None:
            return await desk.do(decide)
        await self._require_elsewhere_unknown(desk, holder)
        table = await desk.do(decide)
        try:
            # They may have sat down at both at once.
            await self._require_elsewhere_unknown(desk, holder)
        except TableError:
            if (seat := table.seat_of(holder)) is not None:
                await desk.do(lambda now: leave(now, holder, seat, away=False) if now.seat_of(holder) == seat else [])
            raise
        return table

    async def host_of(self, desk: Desk, holder: str | None) -> str | None:
        """As whom somebody gives seats to bots: where nobody sits, whoever is at another table of the match may."""
        table = desk.table
        if table.match is None or table.people or holder is None:
            return holder
        others = [other.table for code in table.match.tables if (other := await self._desk(code)) is not None]
        is_in_match = any(other.seat_of(holder) is not None for other in others)
        return table.host if is_in_match else holder

    async def _require_elsewhere_unknown(self, desk: Desk, holder: str) -> None:
        assert desk.table.match is not None
        for code in desk.table.match.tables:
            if code == desk.table.code or (other := await self._desk(code)) is None:
                continue
            if self._hall.has_peers:
                await other.refresh()
            table = other.table
            if holder in table.sitters or table.seat_of(holder) is not None:
                raise refused("match/other-table")
