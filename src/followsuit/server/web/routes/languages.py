"""Which languages there are, and what the page says in each."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from typing import Annotated, NamedTuple

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from followsuit.language.catalogue import entries_of, folders, texts
from followsuit.language.wording import language, languages
from followsuit.server.refusals import refused
from followsuit.server.web.answers import Json
from followsuit.server.web.documents import LanguageDocument
from followsuit.server.web.page import ASK_FIRST
from followsuit.server.web.routes.context import ERRORS, Responses, documented

router = APIRouter(tags=["languages"], responses=ERRORS)
Code = Annotated[str, Path(description="The language's code.", max_length=40, examples=["lv"])]
OF_THE_PAGE = (
    "names.ftl", "play.ftl", "page.ftl", "front.ftl", "errors.ftl", "games.ftl", "explorer.ftl", "review.ftl",
    "reviewing.ftl", "match.ftl",
)  # fmt: skip
"""The files of a language that the page needs; it is sent rules already worded."""
CATALOGUE: Responses = {
    200: {
        "description": "Messages in the form of Project Fluent.",
        "content": {"text/plain": {"schema": {"type": "string"}}},
    },
    304: {"description": "It is still the one whose `ETag` was sent."},
}


class Text(NamedTuple):
    """A catalogue as it is sent, plain or compressed."""

    plain: bytes
    zipped: bytes
    tag: str


@router.get("/languages", responses=documented(list[LanguageDocument]))
async def list_languages() -> Response:
    """Every language that the server speaks, English first; each by what it calls itself."""
    spoken: list[LanguageDocument] = [{"code": code, "name": language(code).name} for code in languages()]
    return Json(spoken, headers={"cache-control": ASK_FIRST})


@router.get("/languages/{code}", responses=CATALOGUE, response_class=Response)
async def get_language(code: Code, request: Request) -> Response:
    """What the page says in a language, without comments; what is not there it says in English."""
    known = folders()
    if code not in known:
        raise refused("language/unknown", language=code[:20], languages=list(known))
    text = _text(code)
    headers = {"cache-control": ASK_FIRST, "etag": text.tag, "vary": "Accept-Encoding"}
    if text.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(text.plain, 200, headers, "text/plain")
    return Response(text.zipped, 200, {**headers, "content-encoding": "gzip"}, "text/plain")


@cache
def _text(code: str) -> Text:
    found = texts(folders()[code])
    needed = (found.get(name, "") for name in OF_THE_PAGE)
    plain = "".join(entry for text in needed for _, entry in entries_of(text)).encode()
    return Text(plain, gzip.compress(plain, 9, mtime=0), f'"{sha256(plain).hexdigest()[:20]}"')
