"""What whoever runs the server has to say to everyone, for pages that have no WebSocket."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from followsuit.language.scene import Scene
from followsuit.language.wording import language
from followsuit.server.telling.table_documents import NoticeDocument
from followsuit.server.web.answers import Json
from followsuit.server.web.routes.context import ERRORS, TheHall, documented
from followsuit.server.web.wording import words_asked
from followsuit.telling.words import in_words

router = APIRouter(tags=["notices"], responses=ERRORS)


@router.get("/notices", responses=documented(list[NoticeDocument]))
async def list_notices(request: Request, hall: TheHall) -> Response:
    """What people should know now; a table tells its own besides."""
    words = words_asked(request)
    told = hall.orders.notices
    return Json(told if words is None else in_words(told, language(words), Scene()))
