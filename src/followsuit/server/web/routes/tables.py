"""Making tables, finding them, sitting down and getting up."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from followsuit.bots import registry
from followsuit.engine.game import game
from followsuit.server.live.desk import Desk
from followsuit.server.live.hall import Hall
from followsuit.server.refusals import refused
from followsuit.server.store.rows import HeldSeat, TableRow
from followsuit.server.table import drawing, handover, seating
from followsuit.server.table.events import Created, SeatPlan, TableEvent
from followsuit.server.table.fold import after
from followsuit.server.table.model import Table
from followsuit.server.table.spoken import LONGEST
from followsuit.server.telling.table_documents import Document
from followsuit.server.web.answers import Json
from followsuit.server.web.documents import (
    CodeDocument,
    DoneDocument,
    HandOverDocument,
    KeyDocument,
    TableListDocument,
    TableRowDocument,
)
from followsuit.server.web.identity import caller_to_seat, new_token
from followsuit.server.web.routes.bodies import (
    ClaimBody,
    CommitmentBody,
    FillBody,
    NewTableBody,
    RevealBody,
    SeatBody,
    SitBody,
)
from followsuit.server.web.routes.context import (
    ERRORS,
    SeatNumber,
    TheCaller,
    TheDesk,
    TheHall,
    documented,
    done,
    origin_of,
    shown,
)
from followsuit.server.web.routes.paging import seat_cursor, table_cursor, written
from followsuit.server.web.short_codes import code_meant

router = APIRouter(tags=["tables"], responses=ERRORS)
Limit = Annotated[int, Query(ge=1, le=100, description="How many at most.")]
Said = Annotated[
    str,
    Path(
        description="Three words or six letters, with or without anything between them.",
        max_length=LONGEST,
        examples=["amber-heron-twelve"],
    ),
]
After = Annotated[
    str | None,
    Query(alias="after", max_length=100, pattern=r"^[A-Za-z0-9_-]+$", description="The `next` of the page before."),
]


@router.post("/keys", status_code=201, responses=documented(KeyDocument, 201, "A new token."))
async def make_key() -> Response:
    """A seat token for programs that keep no cookies."""
    key: KeyDocument = {"token": new_token()}
    return Json(key, 201)


@router.post("/tables", status_code=201, responses=documented(Document, 201, "The table."))
async def make_table(body: NewTableBody, request: Request, hall: TheHall) -> Response:
    """Make a table, and sit down at it if a name is given; without one, a `seat` or a `commitment` is refused."""
    asking, holder = caller_to_seat(request)
    desk = await _made(hall, body, holder, origin_of(request))
    return shown(desk, asking, request, 201)


async def _made(hall: Hall, body: NewTableBody, holder: str, origin: str) -> Desk:
    settled = game(body.game, **body.options)
    plans = tuple(SeatPlan(wish.bot) for wish in body.seats) if body.seats else (SeatPlan(),) * settled.seats
    if len(plans) != settled.seats:
        raise refused("seat/plan", given=len(plans), seats=settled.seats)
    for plan in plans:
        if plan.bot is not None:
            registry.check_at_table(plan.bot)
    created = Created(
        settled.key,
        settled.version,
        dict(settled.options),
        plans,
        holder,
        body.customs.customs(hall.settings.pace),
    )
    then: list[TableEvent] = []
    if body.name is not None:
        empty = after(Table("", ""), created, 0.0)
        then += seating.sit(empty, holder, body.name, seat=body.seat, commitment=body.commitment)
    return await hall.create(created, then, origin=origin)


@router.get("/tables", responses=documented(TableListDocument))
async def list_tables(
    hall: TheHall,
    of_game: Annotated[str | None, Query(alias="game", max_length=40, description="Only tables of this game.")] = None,
    limit: Limit = 20,
    after_page: After = None,
) -> Response:
    """Public tables with an open seat, the newest first."""
    rows = await hall.store.listed(of_game, table_cursor(after_page), limit + 1)
    page: TableListDocument = {
        "tables": [row_document(row) for row in rows[:limit]],
        "next": written(rows[limit - 1].cursor) if len(rows) > limit else None,
    }
    return Json(page)


@router.get("/me/tables", responses=documented(TableListDocument))
async def my_tables(
    hall: TheHall,
    asking: TheCaller,
    limit: Limit = 20,
    after_page: After = None,
) -> Response:
    """The tables where whoever asks has a seat, the newest first."""
    if asking.holder is None:
        return Json({"tables": [], "next": None})
    seats = await hall.store.held_by(asking.holder, seat_cursor(after_page), limit + 1)
    page: TableListDocument = {
        "tables": [own_row(held, hall.at_hand(held.table.code)) for held in seats[:limit]],
        "next": written(seats[limit - 1].cursor) if len(seats) > limit else None,
    }
    return Json(page)


def row_document(row: TableRow) -> TableRowDocument:
    """A table in a list."""
    return {
        "code": row.code,
        "game": row.game,
        "status": row.status,
        "visibility": row.visibility,  # type: ignore[typeddict-item]  # written by this server, from the same words
        "open_seats": row.open_seats,
        "created_at": row.created_at,
    }


def own_row(held: HeldSeat, desk: Desk | None) -> TableRowDocument:
    """A table in the list of one's own; how it stands is told only if it is at hand, for the store does not know."""
    row = row_document(held.table)
    row["seat"], row["name"] = held.seat, held.name
    if desk is None:
        return row
    table, seat = desk.table, held.seat
    following = (*table.seats[seat + 1 :], *table.seats[:seat])
    row["others"] = [other.name for other in following if other.is_person]
    row["your_turn"] = table.to_act == seat and table.seats[seat].bot is None
    row["round"] = None
    if table.state is not None and table.status == "playing":
        row["round"] = table.state.rounds_played + (not table.state.is_between_rounds)
    row["rounds"] = table.game.rounds
    return row


@router.get("/codes/{said}", responses=documented(CodeDocument))
async def get_code(said: Said, request: Request, hall: TheHall) -> Response:
    """Which table is meant by a code that was said aloud; wrong ones are counted."""
    document: CodeDocument = {"code": await code_meant(request, hall, said)}
    return Json(document)


@router.get("/tables/{code}", responses=documented(Document))
async def get_table(desk: TheDesk, asking: TheCaller, request: Request) -> Response:
    """The table, and its game, as whoever asks may see it."""
    return shown(desk, asking, request)


@router.post("/tables/{code}/seats", status_code=201, responses=documented(Document, 201, "Seated."))
async def sit_down(desk: TheDesk, body: SitBody, request: Request) -> Response:
    """Take an open seat; in a game the seat of a bot, with the next deal."""
    asking, holder = caller_to_seat(request)

    def sit(table: Table) -> seating.Events:
        return seating.sit(table, holder, body.name, seat=body.seat, commitment=body.commitment)

    await desk.hall.matches.sit(desk, holder, sit)
    return shown(desk, asking, request, 201)


@router.put("/tables/{code}/seats/{seat}", responses=documented(DoneDocument))
async def give_seat(desk: TheDesk, seat: SeatNumber, body: SeatBody, asking: TheCaller) -> Response:
    """Give a seat to a bot or take it back: the host before the game, everyone their own in it."""
    return done(await desk.do(lambda table: seating.give(table, asking.holder, seat, body.bot)))


@router.delete("/tables/{code}/seats/{seat}", responses=documented(DoneDocument))
async def leave_seat(desk: TheDesk, seat: SeatNumber, asking: TheCaller) -> Response:
    """Get up for good, or call off sitting down; as the host remove who is away, or decline an arrival."""

    def leave(table: Table) -> seating.Events:
        return seating.leave(table, asking.holder, seat, away=desk.is_away(table, seat))

    return done(await desk.do(leave))


@router.post("/tables/{code}/fill", responses=documented(DoneDocument))
async def fill_seats(desk: TheDesk, body: FillBody, asking: TheCaller) -> Response:
    """Give every open seat to a bot, as the host; the game starts then. In a match also where nobody sits."""
    host = await desk.hall.matches.host_of(desk, asking.holder)
    return done(await desk.do(lambda table: seating.fill(table, host, body.bot)))


@router.post("/tables/{code}/commitment", responses=documented(DoneDocument))
async def commit(desk: TheDesk, body: CommitmentBody, asking: TheCaller) -> Response:
    """Take part in drawing the seed, until the draw is sealed: when everyone is there."""
    return done(
        await desk.do(lambda table: drawing.commit(table, seating.own_seat(table, asking.holder), body.commitment))
    )


@router.post("/tables/{code}/reveal", responses=documented(DoneDocument))
async def reveal(desk: TheDesk, body: RevealBody, asking: TheCaller) -> Response:
    """Tell the contribution that one committed to, once the draw is sealed; when all have, the game starts."""
    return done(
        await desk.do(lambda table: drawing.reveal(table, seating.own_seat(table, asking.holder), body.contribution))
    )


@router.post("/tables/{code}/seats/{seat}/key", responses=documented(HandOverDocument))
async def hand_over_key(desk: TheDesk, seat: SeatNumber, asking: TheCaller) -> Response:
    """A key that gives one's seat to another device, once."""
    if desk.table.seat_of(asking.holder) != seating.checked_seat(desk.table, seat):
        raise refused("seat/not-yours", seat=seat)
    key, expires_at = handover.make_key(desk.table, seat, desk.hall.now())
    document: HandOverDocument = {
        "key": key,
        "path": f"/table/{desk.table.code}#seat={key}",
        "expires_at": expires_at,
    }
    return Json(document)


@router.post("/tables/{code}/claim", responses=documented(Document))
async def claim_seat(desk: TheDesk, body: ClaimBody, request: Request) -> Response:
    """Take a seat over with a key from another device."""
    asking, holder = caller_to_seat(request)

    def claim(table: Table) -> seating.Events:
        return seating.hand_over(table, handover.seat_of_key(table, body.key, desk.hall.now()), holder)

    await desk.hall.matches.sit(desk, holder, claim)
    return shown(desk, asking, request)
