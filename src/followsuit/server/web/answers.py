"""How the server answers: JSON quickly, and every refusal in one envelope with a stable code."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from followsuit.errors import (
    FollowsuitError,
    quoted,
)
from followsuit.language.message import Message
from followsuit.server.refusals import refused, status_of
from followsuit.server.telling.errors import error_body
from followsuit.server.web.documents import ErrorDocument
from followsuit.server.web.methods import methods_at
from followsuit.server.web.wording import language_of_errors


class Json(Response):
    """A JSON answer."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """Encode with msgspec, which is several times as fast as the usual encoder."""
        return msgspec.json.encode(content)


LEAST_ZIPPED = 1_000
"""Bytes: what is smaller goes into one packet anyway."""
MOST_ZIPPED = 2_000_000
"""Bytes that are compressed for one answer; more is sent as it is, rather than keep a processor busy."""
QUICKLY = 1


def zipped(request: Request, answer: Response) -> Response:
    """An answer, compressed for whoever takes it so.

    Only for what everyone may know: how small something gets tells of what it is made, and whoever can add a word to
    it could guess the rest by its length. A game under way and a seat's key are never compressed.
    """
    answer.headers["vary"] = "Accept-Encoding"
    body = bytes(answer.body)
    if "gzip" not in request.headers.get("accept-encoding", "") or not LEAST_ZIPPED <= len(body) <= MOST_ZIPPED:
        return answer
    answer.body = gzip.compress(body, QUICKLY, mtime=0)
    answer.headers["content-encoding"] = "gzip"
    answer.headers["content-length"] = str(len(answer.body))
    return answer


def refusal(request: Request, error: FollowsuitError) -> Json:
    """The answer that tells an error, in the language that was asked for."""
    document: ErrorDocument = {"error": error_body(error, language_of_errors(request))}
    return Json(document, status_of(error))


def answer_errors(app: FastAPI) -> None:
    """Let every error be answered in the envelope."""

    @app.exception_handler(FollowsuitError)
    async def not_done(request: Request, error: FollowsuitError) -> Response:
        return refusal(request, error)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"] if part != "body")
        reason = Message("request/at", {"place": quoted(place) if place else None, "problem": first["msg"]})
        return refusal(request, refused("request/invalid", reason=reason))

    @app.exception_handler(HTTPException)
    async def not_here(request: Request, error: HTTPException) -> Response:
        if error.status_code not in (404, 405):
            return refusal(request, refused("request/invalid", reason=error.detail))
        path: str = request.scope["path"]
        taken = methods_at(app.state.routes, path) or (["GET", "HEAD"] if app.state.page.has(path[1:]) else [])
        if error.status_code == 404 or not taken:
            return refusal(request, refused("request/unknown"))
        answer = refusal(request, refused("request/method", methods=", ".join(taken)))
        answer.headers["allow"] = ", ".join(taken)
        return answer
