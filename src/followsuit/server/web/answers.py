"""How the server answers: JSON quickly, and every refusal in one envelope with a stable code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from followsuit.errors import (
    ActionError,
    FollowsuitError,
    GameError,
    OptionError,
    ParseError,
    PlayerError,
    SeatError,
    TableError,
    quoted,
)
from followsuit.server.live.hall import ServerClosing
from followsuit.server.store.errors import StoreError
from followsuit.server.table.refusals import REFUSALS, Denial
from followsuit.server.telling.errors import error_body
from followsuit.server.web.documents import ErrorDocument
from followsuit.server.web.identity import TokenError
from followsuit.server.web.methods import methods_at

STATUS: Mapping[type[FollowsuitError], int] = {
    ActionError: 409,
    GameError: 404,
    OptionError: 422,
    ParseError: 422,
    PlayerError: 422,
    SeatError: 404,
    ServerClosing: 503,
    StoreError: 503,
    TokenError: 401,
}

WHAT_HTTP_SAYS: Mapping[int, tuple[str, str]] = {
    404: ("request/unknown", "There is nothing at this address."),
    405: ("request/method", "This address does not take that method."),
}


NO_STATUS = 0
"""Of what is refused only in the frames of a socket."""
SAYS = "The answer says what would be right."
OTHER_REFUSALS: Mapping[str, Denial] = {
    "action/illegal": Denial(
        409, "A rule of the game forbids it; `facts` has the rule's own code as `rule`.", "Do one of the legal actions."
    ),
    "action/out-of-turn": Denial(409, "It is not your turn.", "Wait until it is."),
    "frame/invalid": Denial(NO_STATUS, "This message cannot be read.", SAYS),
    "game/unknown": Denial(404, "There is no such game.", SAYS),
    "limit/address": Denial(
        429, "There are too many connections from your network.", "Close some, and try again in a moment."
    ),
    "limit/body": Denial(413, "The request is too large.", SAYS),
    "limit/connections": Denial(503, "This server has no room for another connection.", "Try again in a moment."),
    "limit/head": Denial(431, "The head of the request is too large.", SAYS),
    "limit/rate": Denial(
        429, "That was too much in too short a time.", "Wait; over HTTP, `Retry-After` says how long."
    ),
    "limit/slow": Denial(408, "The request did not arrive in time.", "Send it again."),
    "option/invalid": Denial(422, "The game has no such option, or it does not take that value.", SAYS),
    "page/invalid": Denial(400, "That is no place in this list.", "Take the `next` of the page before as it is."),
    "page/not-built": Denial(503, "The web table was not built.", "Build it with `make page`; the API is at /api/v1."),
    "parse/invalid": Denial(422, "The text is no card or no action.", SAYS),
    "player/unknown": Denial(422, "There is no such player.", SAYS),
    "request/broken": Denial(400, "This is not a request that can be read.", "Send HTTP/1.1."),
    "request/invalid": Denial(422, "The request cannot be read.", SAYS),
    "request/method": Denial(405, "This address does not take that method.", "`Allow` says which it takes."),
    "request/unknown": Denial(404, "There is nothing at this address.", "Look for it in the API's own description."),
    "security/host": Denial(403, "This server does not know the name it was called by.", SAYS),
    "security/origin": Denial(
        403, "It came from a page of another site.", "Open the table at this server's own address."
    ),
    "server/closing": Denial(503, "The server is being restarted.", "Connect again in a moment: nothing is lost."),
    "server/error": Denial(500, "Something went wrong here.", "Try again."),
    "socket/replaced": Denial(
        NO_STATUS, "Your seat is connected from too many other places.", "Close some of them, and open the table again."
    ),
    "socket/silent": Denial(NO_STATUS, "Nothing was heard from this connection for a minute.", "Connect again."),
    "socket/too-slow": Denial(NO_STATUS, "This connection could not keep up with the table.", "Connect again."),
    "store/full": Denial(503, "The database's disk is full.", "Try again later."),
    "store/unavailable": Denial(503, "The database does not answer.", "Try again in a moment."),
    "token/invalid": Denial(401, "That is not a token of this server.", "Get one with `POST /api/v1/keys`."),
    "zole/not-registered": Denial(400, "You have no seat at a table of Zole yet.", "Register first."),
}
"""What is refused beside `REFUSALS`, each in short: the answer itself knows more."""


def documented_refusals() -> dict[str, Denial]:
    """Every code that a client can meet, over HTTP or in a socket, with its status, sentence and way on."""
    return dict(sorted({**REFUSALS, **OTHER_REFUSALS}.items()))


DESCRIBED = "The API describes itself at /api/v1/openapi.json."


class RequestError(FollowsuitError):
    """A request that cannot be read."""

    code = "request/invalid"


def status_of(error: FollowsuitError) -> int:
    """The HTTP status for an error."""
    if isinstance(error, TableError):
        return REFUSALS[error.code].status
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)


class Json(Response):
    """A JSON answer."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """Encode with msgspec, which is several times as fast as the usual encoder."""
        return msgspec.json.encode(content)


def refusal(error: FollowsuitError, status: int | None = None) -> Json:
    """The answer that tells an error."""
    document: ErrorDocument = {"error": error_body(error)}
    return Json(document, status or status_of(error))


def answer_errors(app: FastAPI) -> None:
    """Let every error be answered in the envelope."""

    @app.exception_handler(FollowsuitError)
    async def refused(_: Request, error: FollowsuitError) -> Response:
        return refusal(error)

    @app.exception_handler(RequestValidationError)
    async def unreadable(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"] if part != "body") or "the body"
        problem = RequestError(f"The request cannot be read: {quoted(place)}: {first['msg']}.", DESCRIBED)
        return refusal(problem, 422)

    @app.exception_handler(HTTPException)
    async def not_here(request: Request, error: HTTPException) -> Response:
        if error.status_code not in WHAT_HTTP_SAYS:
            return refusal(RequestError(f"The request cannot be read: {error.detail}.", DESCRIBED), 422)
        path: str = request.scope["path"]
        taken = methods_at(app.state.routes, path) or (["GET", "HEAD"] if app.state.page.has(path[1:]) else [])
        status = 405 if error.status_code == 405 and taken else 404
        code, sentence = WHAT_HTTP_SAYS[status]
        answer = refusal(TableError(code, sentence, DESCRIBED), status)
        if status == 405:
            answer.headers["allow"] = ", ".join(taken)
        return answer
