"""What protects people's browsers: who may send commands here, and headers that forbid the page what it never needs."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from followsuit.errors import FollowsuitError, TableError, quoted
from followsuit.language.message import Message as Said
from followsuit.server.refusals import refused
from followsuit.server.run.origins import origin_of, without_default_port
from followsuit.server.web.envelope import header, refuse

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
ANOTHER_SITE = Said("security/another-site")

# The cards are SVG drawn by the page, some with style attributes; style elements stay forbidden.
CONTENT_SECURITY_POLICY = (
    "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)

HEADERS = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # A link to a table is an invitation: other sites are not to learn it.
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
MAY_BE_SENT = (
    (b"access-control-allow-methods", b"GET, HEAD, POST, PUT, DELETE"),
    (b"access-control-allow-headers", b"Authorization, Content-Type"),
    (b"access-control-max-age", b"600"),
)
"""What a page of an allowed site may send."""
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")


class OriginCheck:
    """ASGI middleware: commands and sockets only from this server's own pages, or from programs other than browsers.

    A browser says from which page a command comes (`Origin`). It passes when that is `public_url`, one of `allowed`,
    or the very host that was asked, if that host is a number, `localhost` or this machine's own name: with any other
    name, a hostile site could point its own name at this server and pass for it (DNS rebinding).
    """

    def __init__(self, app: ASGIApp, *, public_url: str | None = None, allowed: Iterable[str] = ()) -> None:
        self.app = app
        self._origins = frozenset(map(origin_of, [*allowed, *([public_url] if public_url else [])]))
        # Behind a proxy that ends TLS, the server sees http where the browser saw https.
        self._hosts = frozenset(origin.partition("://")[2] for origin in self._origins)
        machine = socket.gethostname().lower()
        self._names = frozenset({"localhost", machine, f"{machine.partition('.')[0]}.local"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        if scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in SAFE_METHODS):
            error = self._refusal(scope)
            if error is not None:
                await refuse(scope, send, error)
                return
        await self.app(scope, receive, send)

    def _refusal(self, scope: Scope) -> FollowsuitError | None:
        origin = header(scope, b"origin")
        if origin is None:
            # Some browsers leave the origin out, yet say that another site is behind the request.
            return _foreign(ANOTHER_SITE) if header(scope, b"sec-fetch-site") == "cross-site" else None
        try:
            given = origin_of(origin)
        except ValueError:
            return _foreign(quoted(origin))
        if given in self._origins:
            return None
        host = without_default_port((header(scope, b"host") or "").lower(), given)
        if given.partition("://")[2] != host:
            return _foreign(quoted(origin))
        if host in self._hosts or self._is_own(host):
            return None
        return refused("security/host", host=quoted(host))

    def _is_own(self, host: str) -> bool:
        name = urlsplit(f"//{host}").hostname or ""
        try:
            ip_address(name)
        except ValueError:
            return name in self._names or name.endswith(".localhost")
        return True


def _foreign(origin: Said | str) -> TableError:
    return refused("security/origin", origin=origin)


class CrossOrigin:
    """ASGI middleware: lets pages of allowed sites read what they are answered (CORS), and asks no browser for cookies.

    Cookies stay at home: they are `SameSite=Lax`, and no answer allows credentials. A page of another site sends a
    bearer token. Origins that are not allowed get no header at all, and so their pages read nothing.
    """

    def __init__(self, app: ASGIApp, *, allowed: Iterable[str]) -> None:
        self.app = app
        self._allowed = frozenset(map(origin_of, allowed))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a browser that asks first whether it may send something; else add who may read the answer."""
        if scope["type"] != "http" or not self._allowed:
            await self.app(scope, receive, send)
            return
        origin = header(scope, b"origin")
        headers = [(b"access-control-allow-origin", origin.encode("latin-1"))] if origin in self._allowed else []
        if headers and scope["method"] == "OPTIONS" and header(scope, b"access-control-request-method") is not None:
            headers += [*MAY_BE_SENT, (b"vary", b"Origin"), (b"content-length", b"0")]
            await send({"type": "http.response.start", "status": 204, "headers": headers})
            await send({"type": "http.response.body", "body": b""})
            return
        if headers:
            headers.append((b"access-control-expose-headers", b"Retry-After, X-Request-Id"))

        async def send_with_origin(message: Message) -> None:
            if message["type"] == "http.response.start":
                theirs = list(message.get("headers", ()))
                varies = [value for name, value in theirs if name.lower() == b"vary"]
                others = [pair for pair in theirs if pair[0].lower() != b"vary"]
                message["headers"] = [*others, (b"vary", b", ".join([*varies, b"Origin"])), *headers]
            await send(message)

        await self.app(scope, receive, send_with_origin)


class SecurityHeaders:
    """ASGI middleware: adds the headers above to every answer that does not set them itself.

    Nothing under `/api` is kept by browsers or proxies: it is somebody's view of a table.
    """

    def __init__(self, app: ASGIApp, *, over_tls: bool = False) -> None:
        self.app = app
        self._headers = (*HEADERS, STRICT_TRANSPORT) if over_tls else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and the headers with its answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path: str = scope["path"]
        is_api = path == "/api" or path.startswith("/api/")
        ours = (*self._headers, (b"cache-control", b"no-store")) if is_api else self._headers

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                theirs = list(message.get("headers", ()))
                named = {name.lower() for name, _ in theirs}
                message["headers"] = theirs + [pair for pair in ours if pair[0] not in named]
            await send(message)

        await self.app(scope, receive, send_with_headers)
