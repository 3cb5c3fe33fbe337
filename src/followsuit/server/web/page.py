"""The web table itself: files that the client was built into, and one page for every address of it."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from followsuit.server.refusals import refused
from followsuit.server.web.answers import refusal
from followsuit.server.web.methods import methods_at
from followsuit.server.web.preview import USUAL, Preview, preview_of, tags

FOLDER = Path(__file__).parents[1] / "page"
"""Where the build puts the client."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
KINDS = {".js": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}
"""Kinds of files that not every system knows by their endings."""
RELATIVE = b'="./'
"""How addresses of the client's own files begin in its pages, which are shown at every address there is."""
PLACES = ("table", "t", "replay", "explore", "review", "daily", "match", "rules", "new", "join", "seat", "mine")
"""The first words of addresses that the client draws itself."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the client, also as most browsers want it: compressed, where that makes it smaller."""

    body: bytes
    zipped: bytes | None
    kind: str

    @classmethod
    def read(cls, path: Path, prefix: str = "") -> File:
        """Read and compress it once; pages are told below which path their site has them."""
        body = path.read_bytes()
        if path.suffix == ".html":
            body = body.replace(RELATIVE, f'="{prefix}/'.encode())
        zipped = gzip.compress(body, 9, mtime=0)
        kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
        return cls(body, zipped if len(zipped) < len(body) else None, kind or "application/octet-stream")


class Page:
    """The files of the client, read once."""

    def __init__(self, folder: Path = FOLDER, prefix: str = "") -> None:
        self._files = {
            path.relative_to(folder).as_posix(): File.read(path, prefix)
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        self._pictures = frozenset(name for name in self._files if name.endswith(".png"))

    def file(self, name: str, *, zipped: bool = False) -> Response | None:
        """A file as it is sent; names in `assets/` hold a hash of their content, so browsers may keep them."""
        found = self._files.get(name)
        if found is None:
            return None
        headers = {"cache-control": FOR_EVER if name.startswith("assets/") else ASK_FIRST, "vary": "Accept-Encoding"}
        if not zipped or found.zipped is None:
            return Response(found.body, 200, headers, found.kind)
        return Response(found.zipped, 200, {**headers, "content-encoding": "gzip"}, found.kind)

    def has(self, name: str) -> bool:
        """Whether there is a file or a place of the client at an address."""
        return name == "" or name.partition("/")[0] in PLACES or name in self._files

    def home(self, request: Request, preview: Preview = USUAL, *, zipped: bool = False, status: int = 200) -> Response:
        """The page, whatever its address, with what its link shows of itself."""
        found = self._files.get("index.html")
        if found is None:
            return refusal(request, refused("page/not-built"))
        body = found.body.replace(b"</head>", f"{tags(request, preview, self._pictures)}</head>".encode(), 1)
        headers = {"cache-control": ASK_FIRST, "vary": "Accept-Encoding, Accept-Language"}
        if not zipped:
            return Response(body, status, headers, found.kind)
        return Response(gzip.compress(body, 6, mtime=0), status, {**headers, "content-encoding": "gzip"}, found.kind)


def page_routes(page: Page) -> APIRouter:
    """Routes for the files and for every address of the client; to be added after all others."""
    router = APIRouter(include_in_schema=False)

    @router.get("/{name:path}")
    async def show(name: str, request: Request) -> Response:
        zipped = "gzip" in request.headers.get("accept-encoding", "")
        if name == "" or name.partition("/")[0] in PLACES:
            return page.home(request, await preview_of(request, name), zipped=zipped)
        found = page.file(name, zipped=zipped)
        if found is not None:
            return found
        if methods_at(getattr(request.app.state, "routes", ()), request.scope["path"]):
            raise HTTPException(405)
        # Somebody who follows a dead link in a browser gets a page with a way on, programs the usual refusal.
        if "text/html" in request.headers.get("accept", "") and not name.startswith("api/"):
            return page.home(request, zipped=zipped, status=404)
        return refusal(request, refused("request/unknown"))

    return router
