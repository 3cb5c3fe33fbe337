"""Finished games: their records, their replays step by step, and playing on from one of the steps."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from followsuit.errors import TableError
from followsuit.server.live.branching import play_on
from followsuit.server.live.hall import Hall
from followsuit.server.live.line import Rank
from followsuit.server.refusals import UNREADABLE, refused
from followsuit.server.store.rows import TableRow
from followsuit.server.table.matches import require_told
from followsuit.server.table.model import Table
from followsuit.server.table.seating import checked_seat
from followsuit.server.telling.replaying import FACE_UP, SPECTATOR, replay_piece, state_at
from followsuit.server.telling.table_documents import Document
from followsuit.server.web.answers import Json, zipped
from followsuit.server.web.documents import ChanceDocument, ReplayDocument
from followsuit.server.web.identity import Caller, caller_to_seat
from followsuit.server.web.routes.bodies import BranchBody
from followsuit.server.web.routes.context import (
    ERRORS,
    Code,
    Origin,
    TheCaller,
    TheDesk,
    TheHall,
    documented,
    origin_of,
    seen_from,
    shown,
)
from followsuit.server.web.routes.play import chance_document, view_to_count
from followsuit.server.web.wording import language_asked

router = APIRouter(prefix="/tables/{code}", tags=["past"], responses=ERRORS)


@router.get("/record", responses=documented(dict[str, Any], says="The record, `followsuit/1`."))
async def get_record(hall: TheHall, code: Code, asking: TheCaller, request: Request) -> Response:
    """The record of a finished game, with everything that proves its deals fair; however long ago it was."""
    row = await _finished(hall, code, asking)
    record = await hall.store.record(row.id)
    if record is None:
        raise refused("table/unknown", table=code[:20])
    name = f"{row.game}-{row.code}.json"
    body = msgspec.json.format(record, indent=1)
    answer = Response(
        body, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )
    return await asyncio.to_thread(zipped, request, answer)


async def _finished(hall: Hall, code: str, asking: Caller) -> TableRow:
    """A finished table that whoever asks may see."""
    try:
        desk = await hall.desk(code)
    except TableError as error:
        return await _row_of_unreadable(hall, code, asking, error)
    seen_from(desk, asking)
    row = await hall.store.get(desk.id)
    require_told(desk.table)
    if row is None:
        raise refused("table/not-over")
    return row


async def _row_of_unreadable(hall: Hall, code: str, asking: Caller, error: TableError) -> TableRow:
    """A finished table that cannot be opened, of whose game there is a record that whoever asks may see."""
    known = await hall.finished_unreadable(code) if error.code in UNREADABLE else None
    if known is None:
        raise error
    row, made, holders = known
    if made.match is not None and not await hall.matches.is_over(made.match):
        raise refused("match/not-over")
    is_watched = made.customs.spectators and made.customs.visibility != "private"
    if not is_watched and asking.holder not in (made.host, *made.invited, *holders):
        raise refused("table/no-spectators")
    return row


@router.get("/replay", responses=documented(ReplayDocument))
async def get_replay(
    desk: TheDesk,
    asking: TheCaller,
    origin: Origin,
    request: Request,
    seat: Annotated[
        str, Query(pattern=rf"^({FACE_UP}|{SPECTATOR}|[0-9][0-9]?)$", description="Whose eyes: a seat, or these words.")
    ] = FACE_UP,
    first: Annotated[
        int, Query(ge=0, le=10**6, description="From which step on: the `next` of the answer before.")
    ] = 0,
) -> Response:
    """A finished game step by step, a thousand at a time: all cards open, as a spectator, or as one seat saw it."""
    own, table = seen_from(desk, asking, language_asked(request)), desk.table
    require_told(table)
    eyes = checked_seat(table, int(seat)) if seat.isdecimal() else None
    about = desk.announcer.document(own)["table"]

    def answer() -> Response:
        steps, more = replay_piece(table, eyes, face_up=seat == FACE_UP, first=first, words=own.words)
        return zipped(request, Json({"table": about, "steps": msgspec.Raw(steps), "next": more}))

    return await desk.hall.thinking.work(Rank.ASKED, origin, answer)


@router.get("/replay/chances", responses=documented(ChanceDocument))
async def get_past_chances(
    desk: TheDesk,
    asking: TheCaller,
    origin: Origin,
    seat: Annotated[int, Query(ge=0, le=99, description="Whose eyes.")],
    step: Annotated[int, Query(ge=0, le=10**6, description="After which step of the replay.")],
    card: Annotated[str, Query(max_length=8, examples=["Qs"])],
) -> Response:
    """Where a card might have been at a step of a finished game, from all that a seat knew for certain then."""
    seen_from(desk, asking)
    table = desk.table
    require_told(table)
    eyes = checked_seat(table, seat)
    return Json(await desk.hall.thinking.work(Rank.ASKED, origin, lambda: _past_chances(table, eyes, step, card)))


@router.post("/branch", status_code=201, responses=documented(Document, 201, "The new table."))
async def branch(desk: TheDesk, body: BranchBody, request: Request) -> Response:
    """Play on from a step of a finished game: a new table at that very step, with bots in all other seats."""
    asking, holder = caller_to_seat(request)
    seen_from(desk, asking)
    new = await play_on(
        desk, holder, step=body.step, seat=body.seat, bot=body.bot, name=body.name, origin=origin_of(request)
    )
    return shown(new, asking, request, 201)


def _past_chances(table: Table, seat: int, step: int, card: str) -> ChanceDocument:
    return chance_document(view_to_count(state_at(table, step), seat), card)
