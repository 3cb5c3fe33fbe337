"""Signs of life, for whoever runs the server."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from followsuit.server.answers import Json
from followsuit.server.http.context import TheHall
from followsuit.server.store.errors import StoreError

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> Response:
    """The process answers."""
    return Json({"status": "ok"})


@router.get("/readyz")
async def readyz(hall: TheHall) -> Response:
    """Whether people can be sent here: the store answers, and the server is not being stopped."""
    if hall.is_closing:
        return Json({"status": "closing"}, 503)
    try:
        await hall.store.find("none")
    except StoreError as error:
        return Json({"status": "no store", "code": error.code}, 503)
    return Json({"status": "ready", "bus": hall.bus.is_up})


@router.get("/metrics")
async def metrics(hall: TheHall) -> Response:
    """What Prometheus reads."""
    body, kind = hall.metrics.text()
    return Response(body, media_type=kind)
