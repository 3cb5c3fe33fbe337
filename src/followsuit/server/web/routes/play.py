"""Playing: actions, hints, taking back, going on, talking, time and playing again."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from followsuit.bots.registry import HINT_BOT
from followsuit.engine.state import State
from followsuit.engine.view import View, last_round_view
from followsuit.knowledge.worlds import worlds
from followsuit.server.live.acting import act
from followsuit.server.live.desk import Desk
from followsuit.server.live.line import Rank
from followsuit.server.live.rematch import play_again
from followsuit.server.live.reporting import report
from followsuit.server.refusals import refused
from followsuit.server.table import playing
from followsuit.server.table.seating import own_seat, require_game
from followsuit.server.telling.table_documents import Document
from followsuit.server.telling.table_view import for_viewer, viewer_of
from followsuit.server.web.answers import Json
from followsuit.server.web.documents import ChanceDocument, DoneDocument, HintDocument, UnseenDocument
from followsuit.server.web.identity import Caller
from followsuit.server.web.routes.bodies import ActionBody, AnswerBody, ChatBody, RematchBody, ReportBody, TimeBody
from followsuit.server.web.routes.context import ERRORS, Origin, TheCaller, TheDesk, documented, done, origin_of, shown
from followsuit.server.web.wording import language_asked
from followsuit.telling.sentences import sentence_of

router = APIRouter(prefix="/tables/{code}", tags=["play"], responses=ERRORS)


@router.post("/actions", responses=documented(DoneDocument))
async def do_action(desk: TheDesk, body: ActionBody, asking: TheCaller) -> Response:
    """Do something in the game. Sent twice, it is done once and acknowledged twice."""
    acted = await act(desk, asking.holder, body.action, body.version)
    document: DoneDocument = {"sequence": acted.sequence, "version": acted.table.version}
    return Json(document)


@router.get("/hint", responses=documented(HintDocument))
async def hint(desk: TheDesk, asking: TheCaller, origin: Origin, request: Request) -> Response:
    """What a strong player would do in your place, and why."""
    decision, version = await desk.hints.ask(asking.holder, origin)
    document: HintDocument = {
        "action": str(decision.action),
        "reason": None if decision.reason is None else sentence_of(decision.reason),
        "player": HINT_BOT,
        "version": version,
    }
    return Json(for_viewer(document, desk.table, viewer_of(desk.table, asking.holder, language_asked(request))))


@router.get("/chances", responses=documented(ChanceDocument))
async def chances(
    desk: TheDesk, asking: TheCaller, origin: Origin, card: Annotated[str, Query(max_length=8, examples=["Qs"])]
) -> Response:
    """Where an unseen card may be, from all that your seat knows for certain."""
    view = _view_to_count(desk, asking)
    return Json(await desk.hall.thinking.work(Rank.ASKED, origin, lambda: chance_document(view, card)))


@router.get("/chances/cards", responses=documented(UnseenDocument))
async def unseen(desk: TheDesk, asking: TheCaller, origin: Origin) -> Response:
    """The cards of which it may be asked where they are: those that your seat has not seen."""
    view = _view_to_count(desk, asking)
    cards = await desk.hall.thinking.work(Rank.ASKED, origin, lambda: list(map(str, worlds(view).unseen)))
    document: UnseenDocument = {"cards": cards}
    return Json(document)


def _view_to_count(desk: Desk, asking: Caller) -> View:
    """What somebody's own seat sees, where it may be counted how cards can lie."""
    table = desk.table
    seat = own_seat(table, asking.holder)
    state = require_game(table)
    if not table.customs.chances:
        raise refused("chances/off")
    return view_to_count(state, seat)


def view_to_count(state: State, seat: int) -> View:
    """What a seat sees of the round under way; once the game is over, of its last round as that ended."""
    if state.is_between_rounds:
        raise refused("table/between-rounds")
    return last_round_view(state.game, state.position, seat) if state.is_over else state.view(seat)


def chance_document(view: View, card: str) -> ChanceDocument:
    """The exact chance of each place for a card that a view does not show."""
    face = view.game.rules.deck.parse(card)
    found = worlds(view)
    rows = {place: found.chance(face, place) for place in found.places}
    if not any(rows.values()):
        raise refused("chances/seen", card=card)
    return {
        "card": str(face),
        "copies": found.unseen[face],
        "seats": [float(rows.get(seat, Fraction(0))) for seat in range(view.game.seats)],
        "elsewhere": {str(place): float(chance) for place, chance in rows.items() if not isinstance(place, int)},
        "worlds": str(found.count),
    }


@router.post("/undo", responses=documented(DoneDocument))
async def ask_undo(desk: TheDesk, asking: TheCaller) -> Response:
    """Ask to take your last action back; where only bots play along, it is taken back at once."""
    return done(await desk.do(lambda table: playing.ask_undo(table, asking.holder)))


@router.put("/undo", responses=documented(DoneDocument))
async def answer_undo(desk: TheDesk, body: AnswerBody, asking: TheCaller) -> Response:
    """Agree that somebody takes something back, or do not."""
    return done(await desk.do(lambda table: playing.answer_undo(table, asking.holder, agrees=body.agrees)))


@router.post("/next", responses=documented(DoneDocument))
async def next_round(desk: TheDesk, asking: TheCaller) -> Response:
    """Go on to the next round."""
    return done(await desk.do(lambda table: playing.go_on(table, asking.holder)))


@router.post("/stop", responses=documented(DoneDocument))
async def stop(desk: TheDesk, asking: TheCaller) -> Response:
    """End an open-ended game between two rounds, as the host."""
    return done(await desk.do(lambda table: playing.stop(table, asking.holder)))


@router.post("/time", responses=documented(DoneDocument))
async def give_time(desk: TheDesk, body: TimeBody, asking: TheCaller) -> Response:
    """Give whoever is to act more time."""
    return done(await desk.do(lambda table: playing.extend(table, asking.holder, body.seat, body.seconds)))


@router.post("/chat", responses=documented(DoneDocument))
async def chat(desk: TheDesk, body: ChatBody, asking: TheCaller) -> Response:
    """Say one of the phrases; between rounds, anything."""
    return done(await desk.do(lambda table: playing.say(table, asking.holder, preset=body.preset, text=body.text)))


@router.post("/reports", responses=documented(DoneDocument))
async def report_somebody(desk: TheDesk, body: ReportBody, asking: TheCaller, origin: Origin) -> Response:
    """Report the name of somebody at your table, or a line that they wrote, to whoever runs the server."""
    await report(desk, asking.holder, origin, seat=body.seat, line=body.line, why=body.why, more=body.more)
    return done(desk.table)


@router.post("/rematch", responses=documented(Document))
async def rematch(desk: TheDesk, asking: TheCaller, request: Request, body: RematchBody | None = None) -> Response:
    """Play again with the same people: the new table, with you in your old seat."""
    commitment = None if body is None else body.commitment
    new = await play_again(desk, asking.holder, commitment=commitment, origin=origin_of(request))
    return shown(new, asking, request)
