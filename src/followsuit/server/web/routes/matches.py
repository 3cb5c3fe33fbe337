"""Matches: tables that play the same deals, and how they compare once all of them are over."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from followsuit.engine.game import game
from followsuit.server.live.desk import Desk
from followsuit.server.live.hall import new_code
from followsuit.server.refusals import refused
from followsuit.server.table.matches import Comparison, compare, deals_of, tables_of, team_of
from followsuit.server.table.model import Table
from followsuit.server.telling.table_view import kind_of_seat
from followsuit.server.web.answers import Json
from followsuit.server.web.match_documents import (
    ComparisonDocument,
    MatchDocument,
    MatchSeatDocument,
    MatchTableDocument,
)
from followsuit.server.web.routes.bodies import NewMatchBody
from followsuit.server.web.routes.context import ERRORS, Origin, TheCaller, TheDesk, TheHall, documented

router = APIRouter(prefix="/matches", tags=["matches"], responses=ERRORS)


@router.post("", status_code=201, responses=documented(MatchDocument, 201, "The match."))
async def make_match(body: NewMatchBody, hall: TheHall, asking: TheCaller, origin: Origin) -> Response:
    """Make the tables of a match: the same game, options and deals at each, all seats for people to take."""
    settled = game(body.game, **body.options)
    tables, deals = tables_of(settled, body.tables), deals_of(settled, body.deals)
    desk = await hall.matches.make(settled, [new_code(hall.neighbours) for _ in range(tables)], deals, origin=origin)
    return Json(await _document(desk, asking.holder), 201)


@router.get("/{code}", responses=documented(MatchDocument))
async def get_match(desk: TheDesk, asking: TheCaller) -> Response:
    """A match by the code of any of its tables: who sits where, and how they compare once all of them are over."""
    return Json(await _document(desk, asking.holder))


async def _document(desk: Desk, holder: str | None) -> MatchDocument:
    place = desk.table.match
    if place is None:
        raise refused("match/none")
    found = await desk.hall.matches.desks(place)
    tables = [None if each is None else each.table for each in found]
    there = [table for table in tables if table is not None]
    if not any(table.may_enter(holder) for table in there):
        raise refused("table/no-spectators")
    settled, states = desk.table.game, [None if table is None else table.state for table in tables]
    is_over = await desk.hall.matches.is_over(place)
    has_seats = any(seat.is_open for table in there for seat in table.seats if table.status == "open")
    return {
        "code": place.tables[0],
        "game": {
            "key": settled.key,
            "name": settled.name,
            "version": settled.version,
            "options": dict(settled.options),
        },
        "deals": place.deals,
        "status": "over" if is_over else "open" if has_seats else "playing",
        "tables": [_table(code, number, holder, tables[number]) for number, code in enumerate(place.tables)],
        "comparison": _told(compare(settled, states)) if is_over else None,
    }


def _table(code: str, number: int, holder: str | None, table: Table | None) -> MatchTableDocument:
    """A table as everyone in its match is told it: neither cards nor points."""
    if table is None:
        return {"code": code, "status": "gone", "closed": True, "deals": 0, "seats": []}
    seats: list[MatchSeatDocument] = [
        {
            "seat": at,
            "kind": kind_of_seat(seat),
            "name": seat.name,
            "team": team_of(table.game, number, at),
            "you": holder is not None and seat.holder == holder,
        }
        for at, seat in enumerate(table.seats)
    ]
    played = 0 if table.state is None else table.state.rounds_played
    return {"code": code, "status": table.status, "closed": table.closed, "deals": played, "seats": seats}


def _told(found: Comparison) -> ComparisonDocument:
    return {
        "deals": [
            {
                "points": [None if points is None else list(points) for points in deal.points],
                "ahead": [None if ahead is None else list(ahead) for ahead in deal.ahead],
            }
            for deal in found.deals
        ],
        "people": [
            {
                "table": each.table,
                "seat": each.seat,
                "points": each.points,
                "others": each.others,
                "ahead": each.ahead,
            }
            for each in found.people
        ],
        "teams": [{"team": team, "ahead": ahead} for team, ahead in found.teams],
    }
