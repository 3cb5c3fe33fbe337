"""Signs of life, for whoever runs the server."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from followsuit.server.web.answers import Json
from followsuit.server.web.routes.context import TheHall

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> Response:
    """The process answers."""
    return Json({"status": "ok"})


@router.get("/readyz")
async def readyz(hall: TheHall) -> Response:
    """Whether people can be sent here: the store took the last write, and the server is not being stopped."""
    if hall.is_closing:
        return Json({"status": "closing"}, 503)
    if (error := await hall.store.trouble()) is not None:
        return Json({"status": "no store", "code": error.code}, 503)
    return Json({"status": "ready", "bus": hall.bus.is_up})


@router.get("/metrics")
async def metrics(hall: TheHall) -> Response:
    """What Prometheus reads."""
    body, kind = hall.metrics.text()
    return Response(body, media_type=kind)
