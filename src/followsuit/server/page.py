"""The web table itself: files that the client was built into, and one page for every address of it."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import APIRouter
from starlette.responses import Response

from followsuit.errors import FollowsuitError
from followsuit.server.answers import refusal

FOLDER = Path(__file__).parent / "page"
"""Where the build puts the client."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
PLACES = ("table", "replay", "rules", "new", "join", "seat")
"""The first words of addresses that the client draws itself."""


class NotBuilt(FollowsuitError):
    """The server runs from sources whose client was not built."""

    code = "page/not-built"


class Page:
    """The files of the client, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): (path.read_bytes(), mimetypes.guess_type(path.name)[0])
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }

    def file(self, name: str) -> Response | None:
        """A file as it is sent; names in `assets/` hold a hash of their content, so browsers may keep them."""
        if name not in self._files:
            return None
        body, kind = self._files[name]
        keep = FOR_EVER if name.startswith("assets/") else ASK_FIRST
        return Response(body, media_type=kind or "application/octet-stream", headers={"cache-control": keep})

    def home(self) -> Response:
        """The page, whatever its address."""
        found = self.file("index.html")
        if found is not None:
            return found
        error = NotBuilt("The web table was not built.", "Build it with `make page`; the API is at /api/v1.")
        return refusal(error, 503)


class NothingHere(FollowsuitError):
    """An address that leads nowhere."""

    code = "request/unknown"


def page_routes(page: Page) -> APIRouter:
    """Routes for the files and for every address of the client; to be added after all others."""
    router = APIRouter(include_in_schema=False)

    @router.get("/{name:path}")
    async def show(name: str) -> Response:
        if name == "" or name.partition("/")[0] in PLACES:
            return page.home()
        nothing = NothingHere("There is nothing at this address.", "Start at the home page.")
        return page.file(name) or refusal(nothing, 404)

    return router
