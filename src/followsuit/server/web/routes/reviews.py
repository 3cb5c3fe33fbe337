"""Reviews of finished games: begun when somebody asks, and told as far as they are."""

from __future__ import annotations

import zlib
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from followsuit.server.live.desk import Desk
from followsuit.server.live.line import Rank
from followsuit.server.live.reviewing import Progress
from followsuit.server.table.model import Table
from followsuit.server.telling.table_view import Viewer, for_viewer
from followsuit.server.web.answers import Json
from followsuit.server.web.review_documents import ReviewDocument, ReviewProgressDocument
from followsuit.server.web.routes.context import ERRORS, Origin, TheCaller, TheDesk, documented, seen_from
from followsuit.server.web.wording import language_asked

router = APIRouter(prefix="/tables/{code}", tags=["past"], responses=ERRORS)
First = Annotated[int, Query(ge=0, le=10**6, description="From which decision on; those before are left out.")]


@router.post("/review", responses=documented(ReviewProgressDocument))
async def begin_review(
    desk: TheDesk, asking: TheCaller, origin: Origin, request: Request, first: First = 0
) -> Response:
    """Have a finished game reviewed in the background, unless it was or is; what there is of it so far."""
    own = seen_from(desk, asking, language_asked(request))
    return await _told(desk, origin, await desk.hall.reviews.begin(desk, origin), own, first)


@router.get("/review", responses=documented(ReviewProgressDocument))
async def get_review(desk: TheDesk, asking: TheCaller, origin: Origin, request: Request, first: First = 0) -> Response:
    """What there is of a review. Ask at least twice a minute: one that nobody asks for is not made on."""
    own = seen_from(desk, asking, language_asked(request))
    return await _told(desk, origin, await desk.hall.reviews.look(desk), own, first)


async def _told(desk: Desk, origin: str, progress: Progress, viewer: Viewer, first: int) -> Response:
    packed, table, review = progress.document, desk.table, None
    if packed is not None:
        work = lambda: msgspec.Raw(_unpacked(packed, table, viewer, first))  # noqa: E731
        review = await desk.hall.thinking.work(Rank.ASKED, origin, work)
    return Json(
        {
            "status": progress.status,
            "ahead": progress.ahead,
            "judged": progress.judged,
            "of": progress.total,
            "review": review,
        }
    )


def _unpacked(packed: bytes, table: Table, viewer: Viewer, first: int) -> bytes:
    text = zlib.decompress(packed)
    if not first and viewer.words is None:
        return text
    review: ReviewDocument = msgspec.json.decode(text)
    review["decisions"] = review["decisions"][first:]
    return msgspec.json.encode(for_viewer(review, table, viewer))
