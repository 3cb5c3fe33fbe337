"""What every route needs: the hall, the settings, who asks; and how routes are documented."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from followsuit.server.live.desk import Desk
from followsuit.server.live.hall import Hall
from followsuit.server.refusals import refused
from followsuit.server.table.model import Table
from followsuit.server.telling.table_documents import Document
from followsuit.server.telling.table_view import Viewer, viewer_of
from followsuit.server.web.answers import Json
from followsuit.server.web.documents import DoneDocument, ErrorDocument
from followsuit.server.web.identity import Caller, caller
from followsuit.server.web.limits import client_key
from followsuit.server.web.openapi import SCHEMAS
from followsuit.server.web.wording import language_asked

Code = Annotated[str, Path(description="The table's code.", max_length=40, examples=["bcdfghjkmn"])]
SeatNumber = Annotated[int, Path(description="A seat, from 0.", ge=0, le=99)]
Responses = dict[int | str, dict[str, Any]]

AN_ERROR: dict[str, Any] = {"application/json": {"schema": {"$ref": f"{SCHEMAS}{ErrorDocument.__name__}"}}}
"""By its name: as a model, FastAPI would work it out anew for each status of each route, at every start."""
ERRORS: Responses = {
    status: {**each, "content": AN_ERROR}
    for status, each in {
        400: {"description": "Something about the request is wrong."},
        401: {"description": "The token is none of this server's."},
        403: {"description": "Not allowed to whoever asks."},
        404: {"description": "There is no such thing."},
        408: {"description": "The request did not arrive in time."},
        409: {"description": "Not possible as things are now."},
        410: {"description": "Only a record of it is kept."},
        413: {"description": "The request is too large."},
        422: {"description": "The request cannot be read, or a value in it cannot be."},
        429: {"description": "Too many requests."},
        503: {"description": "The server, or its database, is away for a moment."},
    }.items()
}


def documented(model: Any, status: int = 200, says: str = "Done.") -> Responses:
    """The answers of a route, for the API's own description."""
    return {status: {"model": model, "description": says}}


def hall_of(connection: HTTPConnection) -> Hall:
    """The tables of this node."""
    hall: Hall = connection.app.state.hall
    return hall


async def desk_of(connection: HTTPConnection, code: Code) -> Desk:
    """The table that a path names; whoever asks with a seat there is not away."""
    desk = await hall_of(connection).desk(code)
    desk.asked_by(caller(connection).holder, origin_of(connection))
    return desk


def origin_of(connection: HTTPConnection) -> str:
    """The network address that asks, which has to do with its budget."""
    return client_key(connection.scope)


Origin = Annotated[str, Depends(origin_of)]
TheHall = Annotated[Hall, Depends(hall_of)]
TheDesk = Annotated[Desk, Depends(desk_of)]
TheCaller = Annotated[Caller, Depends(caller)]


def is_secure(request: Request) -> bool:
    """Whether the browser came by HTTPS, as far as the server can know."""
    settings = hall_of(request).settings
    return request.url.scheme == "https" or (settings.public_url or "").startswith("https:")


def seen_from(desk: Desk, asking: Caller, words: str | None = None) -> Viewer:
    """As whom the asker may see the table."""
    if not desk.table.may_enter(asking.holder):
        raise refused("table/no-spectators")
    return viewer_of(desk.table, asking.holder, words)


def shown(desk: Desk, asking: Caller, request: Request, status: int = 200) -> Response:
    """The table as whoever asks may see it, perhaps from a seat that they have just taken."""
    desk.asked_by(asking.holder)
    document: Document = desk.announcer.document(seen_from(desk, asking, language_asked(request)))
    response = Json(document, status)
    asking.keep(response, secure=is_secure(request), path=hall_of(request).settings.prefix or "/")
    return response


def done(table: Table) -> Json:
    """What was asked is done."""
    document: DoneDocument = {"sequence": table.sequence, "version": table.version}
    return Json(document)
