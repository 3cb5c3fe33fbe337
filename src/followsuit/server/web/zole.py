"""Zole by hand: a small protocol of texts under `/zole`, made for curl, at ordinary tables.

A table has three letters for a code, and a player two cookies. Answers are texts for people, or JSON where the client
asks for it; whatever is refused has status 400 and a reason.
"""

from __future__ import annotations

import itertools
import re
import secrets
import string
import uuid
from collections.abc import Callable, Coroutine
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Request
from fastapi.routing import APIRoute
from starlette.responses import PlainTextResponse, Response

from followsuit.engine.game import game
from followsuit.errors import FollowsuitError, TableError
from followsuit.language.message import Message
from followsuit.server.errors import CodeTaken
from followsuit.server.live.acting import act
from followsuit.server.live.desk import Desk
from followsuit.server.live.hall import Hall
from followsuit.server.refusals import refused, status_of
from followsuit.server.table import playing, seating
from followsuit.server.table.events import Created, Customs, SeatPlan
from followsuit.server.table.model import Table
from followsuit.server.table.seating import Events
from followsuit.server.telling.errors import error_body
from followsuit.server.web import zole_words as words
from followsuit.server.web.answers import Json
from followsuit.server.web.documents import ErrorDocument
from followsuit.server.web.identity import YEAR, caller, holder_of
from followsuit.server.web.routes.context import AN_ERROR, Responses, TheHall, hall_of, is_secure, origin_of
from followsuit.server.web.short_codes import short_codes_of
from followsuit.server.web.zole_words import Answer, Place

SEATS = 3
CANDIDATES = 50
"""How many codes are looked at in one go; only if all of them are taken, all that are free are."""
TRIES = 5
"""How often another one is chosen because somebody took it in the same moment."""
EVERY_CODE = frozenset(map("".join, itertools.product(string.ascii_uppercase, repeat=3)))
CODE, UUID = "code", "uuid"
"""The cookies."""
KEPT = {"cache-control": "no-store", "vary": "Accept"}


class Registration(msgspec.Struct):
    """Who wants a seat where."""

    code: str
    name: str


class ZoleRoute(APIRoute):
    """A route whose refusals are texts too."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The usual handler, and an answer for whatever is refused."""
        usual = super().get_route_handler()

        async def handle(request: Request) -> Response:
            try:
                return await usual(request)
            except FollowsuitError as error:
                return refusal(request, error)

        return handle


def documented(model: Any, says: str, example: str) -> Responses:
    """An answer for the API's own description, as JSON and as text."""
    text = {"schema": {"type": "string"}, "example": example}
    return {200: {"model": model, "description": says, "content": {"text/plain": text}}}


REFUSED: Responses = {
    400: {
        "description": "Refused, and why.",
        "content": {
            "text/plain": {"schema": {"type": "string"}, "example": "It is not your turn. Anna is to act."},
            **AN_ERROR,
        },
    },
    "4XX": {"description": "Too much, too large, too slow, or from another site's page.", "content": AN_ERROR},
    503: {"description": "The server, or its database, is away for a moment.", "content": AN_ERROR},
}
HAND_EXAMPLE = "Qc Js Ad 9d Ac Ts Ks\n"
TURN_EXAMPLE = "Bruno is to lead.\nRound 1: Anna plays Big, alone.\nTrick 1: no card yet.\n"

router = APIRouter(prefix="/zole", tags=["zole"], route_class=ZoleRoute, responses=REFUSED)


def wants_json(accept: str) -> bool:
    """Whether an `Accept` header asks for JSON, and not rather for text; whoever takes anything gets text."""
    wishes = {"application/json": 0.0, "text/plain": 0.0}
    for part in accept.lower().split(","):
        kind, *parameters = (piece.strip() for piece in part.split(";"))
        quality = next((given[2:] for given in parameters if given.startswith("q=")), "1")
        if kind in wishes and re.fullmatch(r"[01](\.\d{0,3})?", quality):
            wishes[kind] = float(quality)
    return wishes["application/json"] > 0 and wishes["application/json"] >= wishes["text/plain"]


def answer(request: Request, told: Answer, status: int = 200) -> Response:
    """The document or the text, as the client wants it."""
    if wants_json(request.headers.get("accept", "")):
        return Json(told.document, status, headers=KEPT)
    return PlainTextResponse(told.text, status, headers=KEPT)


def refusal(request: Request, error: FollowsuitError) -> Response:
    """The answer to what is refused: 400, unless it is the server that cannot."""
    document: ErrorDocument = {"error": error_body(error)}
    text = re.sub(r"`((?:choose|stash|play) [^`]+)`", lambda found: f"`{words.path_of(found[1])}`", str(error))
    status = status_of(error)
    return answer(request, Answer(document, text + "\n"), status if status >= 500 else 400)


async def desk_called(hall: Hall, alias: str) -> Desk:
    """The table with these three letters."""
    row = await hall.store.find_alias(alias) if re.fullmatch(r"[A-Z]{3}", alias) else None
    if row is None:
        raise refused("table/unknown", table=alias[:20])
    return await hall.desk(row.code)


async def own_place(request: Request) -> Place:
    """The seat that the cookies of a request name."""
    alias, token = request.cookies.get(CODE), request.cookies.get(UUID)
    if not alias or not token:
        raise refused("zole/not-registered")
    try:
        desk = await desk_called(hall_of(request), alias)
        seat = seating.own_seat(desk.table, holder_of(token))
    except TableError as error:
        if error.code != "seat/arriving":
            # Whether there is no such table, or no seat of theirs at it, is all the same to whoever guesses.
            short_codes_of(request).guess(request)
        raise
    desk.asked_by(holder_of(token), origin_of(request))
    return Place(desk, desk.table, seat)


async def act_now(request: Request, action: str) -> Place:
    """Do something in the game as it is now."""
    place = await own_place(request)
    done = await act(place.desk, place.table.seats[place.seat].holder, action)
    return place._replace(table=done.table)


async def free_alias(hall: Hall) -> str:
    """Three letters that no table has."""
    candidates = secrets.SystemRandom().sample(sorted(EVERY_CODE), CANDIDATES)
    free = frozenset(candidates) - await hall.store.taken_aliases(candidates)
    if not free:
        free = EVERY_CODE - await hall.store.taken_aliases()
    if not free:
        raise refused("table/no-code")
    return secrets.choice(sorted(free))


def site_of(request: Request) -> str:
    """The address of this server, as whoever asks knows it."""
    return (hall_of(request).settings.public_url or str(request.base_url)).rstrip("/")


@router.get("", include_in_schema=False)
@router.get("/", responses=documented(words.HelloDocument, "What can be asked here.", words.hello(None).text))
async def say_hello(request: Request) -> Response:
    """Say hello: what can be asked, and for those with a seat where their table can be watched."""
    try:
        place = await own_place(request)
    except FollowsuitError:
        return answer(request, words.hello(None))
    found = words.place_document(request.cookies[CODE], place.table, site_of(request))
    return answer(request, words.hello(found))


@router.post("/new", responses=documented(words.PlaceDocument, "The table's code.", "KXR"))
async def make_table(request: Request, hall: TheHall) -> Response:
    """Make a table for three. Whoever sends a bearer token of `POST /api/v1/keys` is its host there."""
    short_codes_of(request).make(request)
    settled = game("zole", seats=SEATS, rounds=0)
    customs = Customs(takeover_seconds=None, round_pause=None, pace=hall.settings.pace)
    created = Created(
        settled.key,
        settled.version,
        dict(settled.options),
        (SeatPlan(),) * SEATS,
        caller(request).holder or "",
        customs,
    )
    for _ in range(TRIES):
        alias = await free_alias(hall)
        try:
            desk = await hall.create(created, [], alias, origin=origin_of(request))
        except CodeTaken:
            continue
        return answer(request, Answer(words.place_document(alias, desk.table, site_of(request)), alias))
    raise refused("table/no-code")


@router.post(
    "/register",
    responses=documented(
        words.OrderDocument,
        "Seated. Sets the cookies `code` and `uuid`.",
        "Welcome, Anna. You sit at table KXR.\nClockwise: Anna.\nTwo more players are needed.\n",
    ),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {
                    "schema": {
                        "type": "object",
                        "required": ["code", "name"],
                        "properties": {"code": {"type": "string"}, "name": {"type": "string"}},
                    },
                    "example": {"code": "KXR", "name": "Anna"},
                }
            },
        }
    },
)
async def register(request: Request, hall: TheHall) -> Response:
    """Take a seat at a table. With the third player the game begins; in it, a bot's seat is free with the next deal."""
    wish = read(await request.body())
    alias = wish.code.strip().upper()
    short_codes_of(request).guess(request)
    desk = await desk_called(hall, alias)
    short_codes_of(request).was_right(request)
    token, known = str(uuid.uuid4()), request.cookies.get(UUID)
    holder = holder_of(token)

    def sit(table: Table) -> Events:
        if known and (own := table.seat_of(holder_of(known))) is not None:
            raise refused("seat/holder", seat=own)
        if known:
            seating.require_no_arrival(table, holder_of(known))
        if all(seat.is_person for seat in table.seats):
            raise refused("table/full")
        return seating.sit(table, holder, wish.name)

    table = await desk.do(sit)
    seat = table.seat_of(holder)
    told = words.arriving(table, holder, alias) if seat is None else words.registered(Place(desk, table, seat), alias)
    response = answer(request, told)
    path = f"{hall_of(request).settings.prefix}/zole"
    for key, value in ((CODE, alias), (UUID, token)):
        response.set_cookie(
            key, value, max_age=YEAR, path=path, secure=is_secure(request), httponly=True, samesite="lax"
        )
    return response


def read(body: bytes) -> Registration:
    """Who wants a seat where, whatever the client says its body is."""
    try:
        return msgspec.json.decode(body, type=Registration)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        reason = str(error) if isinstance(error, msgspec.DecodeError) else Message("zole/no-json")
        raise refused("zole/invalid", reason=reason) from None


@router.get("/turn", responses=documented(words.TurnDocument, "Where the round is.", TURN_EXAMPLE))
async def get_turn(request: Request) -> Response:
    """Whose turn it is, the played cards of the trick, the game type and the solo player."""
    return answer(request, words.turn(await own_place(request)))


@router.get("/hand", responses=documented(words.HandDocument, "Your hand.", HAND_EXAMPLE))
async def get_hand(request: Request) -> Response:
    """Your hand, trumps first; after a round, how it ended: the next cards are shown when somebody goes on."""
    return answer(request, words.hand(await own_place(request)))


@router.post("/choice/{choice}", responses=documented(words.TurnDocument, "Chosen.", TURN_EXAMPLE))
async def choose(
    request: Request,
    choice: Annotated[str, Path(description="B for Big, Z for Zole, S for Small zole, P to pass.", examples=["B"])],
) -> Response:
    """Choose a game type, or pass."""
    return answer(request, words.turn(await act_now(request, f"choose {choice.strip().upper()}")))


@router.post("/stash/{cards}", responses=documented(words.HandDocument, "Your new hand.", HAND_EXAMPLE))
async def stash(
    request: Request, cards: Annotated[str, Path(description="Two of your cards.", examples=["Ac,Ts"])]
) -> Response:
    """Stash two cards when you play Big: your new hand."""
    named = " ".join(card.strip() for card in cards.split(","))
    return answer(request, words.hand(await act_now(request, f"stash {named}")))


@router.post("/play/{card}", responses=documented(words.HandDocument, "Your new hand.", HAND_EXAMPLE))
async def play(
    request: Request, card: Annotated[str, Path(description="One of your cards.", examples=["Qc"])]
) -> Response:
    """Play a card: your new hand."""
    return answer(request, words.hand(await act_now(request, f"play {card}")))


@router.get(
    "/turnOrder",
    responses=documented(
        words.OrderDocument,
        "Who sits where.",
        "Clockwise: Anna, Bruno, Clara.\nBruno chooses first in this round.\n",
    ),
)
async def get_turn_order(request: Request) -> Response:
    """The sitting order, clockwise."""
    return answer(request, words.order(await own_place(request)))


@router.get(
    "/score",
    responses=documented(
        words.ScoreDocument,
        "The scores.",
        "Anna: 2\nBruno: −1\nClara: −1\nRound 1: Anna played Big and won with 74.\n",
    ),
)
async def get_score(request: Request) -> Response:
    """The scores, and how the last round ended."""
    return answer(request, words.score(await own_place(request)))


@router.post("/nextRound", responses=documented(words.TurnDocument, "The next round has begun.", TURN_EXAMPLE))
async def next_round(request: Request) -> Response:
    """Start the next round, once the last one is over."""
    place = await own_place(request)
    holder = place.table.seats[place.seat].holder
    table = await place.desk.do(lambda now: playing.go_on(now, holder))
    return answer(request, words.turn(place._replace(table=table)))
