"""Guided deals, and how the cards rank at a table: what the rules page has to say at the moment when it matters."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from followsuit.language.catalogue import ENGLISH
from followsuit.language.markdown import Say
from followsuit.language.scene import Scene
from followsuit.language.wording import language
from followsuit.server.live.lessons import begin_lesson
from followsuit.server.refusals import refused
from followsuit.server.table.model import Table
from followsuit.server.table.seating import own_seat
from followsuit.server.telling.table_documents import Document
from followsuit.server.web.answers import Json
from followsuit.server.web.documents import CardsDocument, LessonDocument
from followsuit.server.web.identity import caller_to_seat
from followsuit.server.web.routes.bodies import LessonBody
from followsuit.server.web.routes.context import (
    ERRORS,
    TheCaller,
    TheDesk,
    TheHall,
    documented,
    origin_of,
    seen_from,
    shown,
)
from followsuit.server.web.routes.games import WORDS, Key
from followsuit.server.web.wording import language_asked
from followsuit.telling.game_constants import constants_of
from followsuit.telling.lesson import lesson_steps
from followsuit.telling.ranking import card_rows

router = APIRouter(tags=["lessons"], responses=ERRORS)
IN_WORDS = {"parameters": [WORDS]}


@router.post("/games/{key}/lesson", status_code=201, responses=documented(Document, 201, "The table."))
async def learn(key: Key, body: LessonBody, request: Request, hall: TheHall) -> Response:
    """Begin a guided deal: a private table with bots, at the same deal for everyone, which ends with its round."""
    asking, holder = caller_to_seat(request)
    return shown(await begin_lesson(hall, key, holder, body.name, origin_of(request)), asking, request, 201)


@router.get("/tables/{code}/lesson", responses=documented(LessonDocument), openapi_extra=IN_WORDS)
async def get_lesson(desk: TheDesk, asking: TheCaller, request: Request) -> Response:
    """The steps of a guided deal as they stand, in words."""
    table = desk.table
    seat = own_seat(table, asking.holder)
    if not table.is_lesson or table.state is None:
        raise refused("lesson/none")
    steps = lesson_steps(table.state, seat, _speaker(table, seat, request))
    document: LessonDocument = {"version": table.version, "steps": steps}
    return Json(document)


@router.get("/tables/{code}/cards", responses=documented(CardsDocument), openapi_extra=IN_WORDS)
async def get_cards(desk: TheDesk, asking: TheCaller, request: Request) -> Response:
    """How the cards rank in the round under way and what they are worth, in words; and what you picked up."""
    table, viewer = desk.table, seen_from(desk, asking)
    if table.state is None:
        raise refused("table/not-started")
    view = table.state.view(viewer.seat)
    say = _speaker(table, viewer.seat, request)
    rows = [row.worded(say) for row in card_rows(constants_of(table.game), view.order)]
    document: CardsDocument = {"rows": rows, "picked_up": [card for card in map(str, view.table) if card != "??"]}
    return Json(document)


def _speaker(table: Table, seat: int | None, request: Request) -> Say:
    spoken = language(language_asked(request) or ENGLISH)
    scene = Scene(table.game.rules.deck.names, table.names, seat)
    return lambda message: spoken.say(message, scene)
